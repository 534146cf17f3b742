import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canTease, teaseArt } from "../../src/art/tease";
import { Board } from "../../src/game/board.svelte";
import { ghostJudged } from "../../src/game/ghost";
import { beatMs } from "../../src/game/heart";
import { Lights } from "../../src/game/lights.svelte";
import type { Row, Verdict } from "../../src/protocol/messages";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Queens and Kings", () => {
  it("wink 400 ms after they were shown, not before, and no Jack ever does", () => {
    const board = new Board();
    board.show(1, "KH");
    vi.advanceTimersByTime(399);
    expect(board.tease).toBeNull();
    vi.advanceTimersByTime(1);
    expect(board.tease).toBe("wink");
    vi.advanceTimersByTime(700);
    expect(board.tease).toBeNull();
    board.show(2, "JH");
    vi.advanceTimersByTime(2_000);
    expect(board.tease).toBeNull();
    expect(["QS", "KD", "JC", "10H", "X1"].map(canTease)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });

  it("put the tongue out after a false slap on a Queen, and leave with the next card", () => {
    const board = new Board();
    board.show(1, "QH");
    board.hand(1, "false");
    expect(board.tease).toBe("tongue");
    vi.advanceTimersByTime(400);
    expect(board.tease).toBe("tongue");
    board.show(2, "4H");
    expect(board.tease).toBeNull();
    board.hand(1, "false");
    expect(board.tease).toBeNull();
  });

  it("are drawn over the face at both ends", () => {
    for (const tease of ["wink", "tongue"] as const) {
      expect(teaseArt(tease)).toContain("rotate(180 125 175)");
    }
    expect(teaseArt("tongue")).not.toBe(teaseArt("wink"));
  });
});

describe("a flip", () => {
  it("lifts the back at once, and it sinks where the table does not go along", () => {
    const board = new Board();
    board.lift();
    expect(board.lifted).toBe(true);
    vi.advanceTimersByTime(1_500);
    expect(board.lifted).toBe(false);
    board.lift();
    board.show(1, "4H");
    expect(board.lifted).toBe(false);
  });
});

describe("the heart", () => {
  it("beats from six cards on, faster with each, never faster than a heart may", () => {
    expect([0, 5].map(beatMs)).toEqual([null, null]);
    const beats = [6, 12, 20, 30, 52].map(beatMs);
    expect(beats).toEqual([1_300, 1_130, 903, 620, 620]);
  });
});

describe("a ghost's slap", () => {
  const row = { seat: 1, result: "won", reaction_us: 300_000, handicap_us: 50_000 } as Row;
  const verdict = { type: "verdict", flip: 4, winner: 1, rows: [row] } as unknown as Verdict;

  it("is told beside the winner's, help included", () => {
    const slap = { flip: 4, ms: 289, behindMs: null };
    expect(ghostJudged(slap, verdict, 0).behindMs).toBe(-61);
    expect(ghostJudged(slap, verdict, 100_000).behindMs).toBe(39);
  });

  it("waits for the verdict on its own card, and for a winner", () => {
    const slap = { flip: 3, ms: 289, behindMs: null };
    expect(ghostJudged(slap, verdict, 0)).toBe(slap);
    expect(ghostJudged({ ...slap, flip: 4 }, { ...verdict, winner: null }, 0).behindMs).toBeNull();
  });
});

describe("lights", () => {
  it("shine less than three times a second; what may be slapped goes before a mere card", () => {
    const lights = new Lights();
    let shone = 0;
    for (let ms = 0; ms < 3_000; ms += 50) {
      const before = lights.now;
      lights.shine("slap", ms);
      if (before === null && lights.now !== null) shone += 1;
      vi.advanceTimersByTime(50);
    }
    expect(shone).toBeLessThan(9);
    lights.shine("card", 5_000);
    lights.shine("trigger", 5_010);
    expect(lights.now).toBe("trigger");
    lights.shine("slap", 5_020);
    expect(lights.now).toBe("trigger");
  });
});
