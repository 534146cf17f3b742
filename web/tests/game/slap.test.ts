import { describe, expect, it } from "vitest";
import { answered, slapMessage, Zone } from "../../src/game/slap";

function touch(timeStamp: number): { timeStamp: number; pointerType: string } {
  return { timeStamp, pointerType: "touch" };
}

describe("Zone", () => {
  it("lets six contacts of one palm be one press, at the first contact's own time", () => {
    const zone = new Zone();
    const presses = [0, 6, 12, 18, 24, 30].map((at) => zone.pointer(touch(1_000 + at), 1_010 + at));
    expect(presses.filter((press) => press !== null)).toEqual([{ atMs: 1_000, source: "touch" }]);
  });

  it("takes the next press after 250 ms", () => {
    const zone = new Zone();
    zone.pointer(touch(1_000), 1_001);
    expect(zone.pointer(touch(1_249), 1_250)).toBeNull();
    expect(zone.pointer(touch(1_250), 1_251)).not.toBeNull();
  });

  it("takes one slap of a key that is held", () => {
    const zone = new Zone();
    const held = Array.from({ length: 50 }, (_, index) =>
      zone.key({ timeStamp: 1_000 + index * 100, repeat: index > 0 }, 1_001 + index * 100),
    );
    expect(held.filter((press) => press !== null)).toHaveLength(1);
  });

  it("takes the click of a press, however late, as the same tap", () => {
    const zone = new Zone();
    zone.pointer(touch(1_000), 1_001);
    expect(zone.click({ timeStamp: 3_000 }, 3_001)).toBeNull();
  });

  it("takes a click without a press, as a screen reader sends it", () => {
    const zone = new Zone();
    expect(zone.click({ timeStamp: 1_000 }, 1_001)).toEqual({ atMs: 1_000, source: "button" });
  });

  it("keeps the slap, and takes a later click, when the system cancels the contacts", () => {
    const zone = new Zone();
    expect(zone.pointer(touch(1_000), 1_001)).not.toBeNull();
    zone.cancel();
    expect(zone.click({ timeStamp: 2_000 }, 2_001)).not.toBeNull();
  });
});

describe("answered", () => {
  const shown = [
    { flip: 4, shownMs: 1_000 },
    { flip: 5, shownMs: 2_000 },
  ];

  it.each([
    [1_999, 4],
    [2_000, 5],
    [9_000, 5],
  ])("a press at %i ms is for flip %i: what stood on the screen then", (at, flip) => {
    expect(answered(at, shown)?.flip).toBe(flip);
  });

  it("is nothing before the first card", () => {
    expect(answered(999, shown)).toBeNull();
    expect(answered(5, [])).toBeNull();
  });
});

it("a slap carries the card, its moment and the press in whole microseconds", () => {
  const press = { atMs: 1_312.4567, source: "touch" } as const;
  expect(
    slapMessage(press, { flip: 9, shownMs: 1_000.1 }, { seat: 2, side: "both" }, "a1"),
  ).toEqual({
    type: "slap",
    action_id: "a1",
    seat: 2,
    flip: 9,
    shown_us: 1_000_100,
    pressed_us: 1_312_457,
    source: "touch",
    side: "both",
  });
});
