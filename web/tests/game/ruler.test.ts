import { describe, expect, it } from "vitest";
import { rulerMarks } from "../../src/game/ruler";
import { around, layersOf, turnOf } from "../../src/game/placing";
import { posterPrints } from "../../src/game/poster";

describe("rulerMarks", () => {
  it("puts the fastest at the left end and the slowest at the right", () => {
    expect(rulerMarks([420_000, 320_000, 520_000]).map((mark) => mark.at)).toEqual([0.5, 0, 1]);
  });

  it("lifts a hand that would cover its neighbour", () => {
    expect(rulerMarks([312_000, 316_000, 500_000]).map((mark) => mark.lane)).toEqual([0, 1, 0]);
  });

  it("shows two hands that are very near as near", () => {
    expect(rulerMarks([300_000, 306_000])[1]?.at).toBeCloseTo(0.1);
  });
});

describe("seats round the table", () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat }));

  it("begin at one's left neighbour, clockwise", () => {
    expect(around(seats, 2).map(({ seat }) => seat)).toEqual([3, 0, 1]);
    expect(around(seats, null)).toHaveLength(4);
  });

  it("stand from the left over the top to the right", () => {
    expect([0, 1, 2].map((index) => turnOf(index, 3))).toEqual([0, 0.25, 0.5]);
    expect(turnOf(0, 1)).toBe(0.25);
  });
});

it("a pile gets thicker with every card, and never too thick to draw", () => {
  const layers = Array.from({ length: 55 }, (_, cards) => layersOf(cards));
  expect(layers.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(layers).toEqual(layers.toSorted((a, b) => a - b));
  expect(Math.max(...layers)).toBe(14);
});

it("a poster has a print for each pile, the winner's on top", () => {
  const result = { slaps: 0, false_slaps: 0, best_us: null, median_us: null };
  const seat = {
    name: "",
    animal: "fox",
    bot: null,
    present: true,
    away: false,
    ready: false,
    left: false,
    held_us: null,
  };
  const card = { ...seat, host: false, handicap_us: 0, link: "good" as const, wins: 0 };
  const prints = posterPrints(
    [
      { ...result, seat: 0, place: 1, piles: 2 },
      { ...result, seat: 1, place: 2, piles: 1 },
    ],
    [
      { ...card, seat: 0, ink: "jade" },
      { ...card, seat: 1, ink: "sky" },
    ],
  );
  expect(prints).toEqual(["sky", "jade", "jade"]);
});
