import { describe, expect, it } from "vitest";
import { GAP, seatAround, seatInRow, ZONE_LEAST, type Box } from "../../src/game/spots";

const SCREENS = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const PHONE = { width: 390, height: 844 };
const SEATS = [2, 3, 4, 5, 6, 7, 8];
const TABLETS = SCREENS.flatMap((screen) => SEATS.map((count) => ({ ...screen, count })));

function apart(a: Box, b: Box): number {
  const x = Math.max(a.left - (b.left + b.width), b.left - (a.left + a.width));
  const y = Math.max(a.top - (b.top + b.height), b.top - (a.top + a.height));
  return Math.max(x, y);
}

describe("seatAround", () => {
  it.each(TABLETS)("seats $count at $width x $height with room for a palm each", (at) => {
    const { spots, middle } = seatAround(at.count, at);
    expect(spots).toHaveLength(at.count);
    for (const { size } of spots) {
      expect(size.width).toBeGreaterThanOrEqual(ZONE_LEAST + GAP + 72);
      expect(size.height).toBeGreaterThanOrEqual(ZONE_LEAST);
    }
    expect(Math.min(middle.width, middle.height)).toBeGreaterThanOrEqual(260);
  });

  it.each([...TABLETS, { ...PHONE, count: 2 }])(
    "keeps $count spots and the pile apart at $width x $height, and on the screen",
    (at) => {
      const { spots, middle } = seatAround(at.count, at);
      const boxes = [...spots.map(({ box }) => box), middle];
      boxes.forEach((box, index) => {
        for (const other of boxes.slice(index + 1)) {
          expect(apart(box, other)).toBeGreaterThanOrEqual(GAP - 0.001);
        }
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(at.width + 0.001);
        expect(box.top + box.height).toBeLessThanOrEqual(at.height + 0.001);
      });
    },
  );

  it("turns each spot towards its edge and goes round clockwise, as the turn does", () => {
    const { spots } = seatAround(4, { width: 1024, height: 768 });
    expect(spots.map(({ edge, turn }) => [edge, turn])).toEqual([
      ["bottom", 0],
      ["left", 90],
      ["top", 180],
      ["right", -90],
    ]);
    const angles = seatAround(8, { width: 1024, height: 768 }).spots.map(({ box }) =>
      Math.atan2(box.top + box.height / 2 - 384, box.left + box.width / 2 - 512),
    );
    const steps = angles.map((angle, index) => {
      const turn = (angles[(index + 1) % angles.length] ?? 0) - angle;
      return (turn + 2 * Math.PI) % (2 * Math.PI);
    });
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(2 * Math.PI);
  });

  it("puts two at the ends of a phone, upright or lying", () => {
    expect(seatAround(2, PHONE).spots.map(({ edge }) => edge)).toEqual(["bottom", "top"]);
    const lying = { width: 844, height: 390 };
    expect(seatAround(2, lying).spots.map(({ edge }) => edge)).toEqual(["left", "right"]);
    expect(seatAround(2, PHONE).middle.height).toBeGreaterThan(300);
  });
});

describe("seatInRow", () => {
  it.each(TABLETS)("puts $count below the pile at $width x $height, apart", (at) => {
    const { spots, middle } = seatInRow(at.count, at);
    const boxes = [...spots.map(({ box }) => box), middle];
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) {
        expect(apart(box, other)).toBeGreaterThanOrEqual(GAP - 0.001);
      }
    });
    expect(middle.height).toBeGreaterThan(330);
    expect(spots.every(({ turn }) => turn === 0)).toBe(true);
  });
});
