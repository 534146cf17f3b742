import { beforeEach, describe, expect, it, vi } from "vitest";
import { Board } from "../../src/game/board.svelte";
import type { Row } from "../../src/protocol/messages";

const nothing = { claimed_us: null, bound_us: 0, used_us: 0, base_us: 0, handicap_us: 0 };
const won: Row = { ...nothing, seat: 2, reaction_us: 231_000, result: "won", reason: null };
const late: Row = { ...won, seat: 0, reaction_us: 268_000, result: "late", reason: "covered" };

describe("a hand after the verdict", () => {
  let board: Board;

  beforeEach(() => {
    vi.useFakeTimers();
    board = new Board();
    board.judged({
      type: "verdict",
      epoch: 1,
      seq: 1,
      flip: 1,
      winner: 2,
      tie: [],
      rows: [won],
      judge: 1,
    });
  });

  it("joins the finish of its race and lies on the other hands, once for each seat", () => {
    board.late(1, late);
    board.late(1, late);
    expect(board.finish?.rows).toEqual([won, late]);
    expect(board.stamps.map(({ seat, kind, height }) => [seat, kind, height])).toEqual([
      [2, "won", 0],
      [0, "late", 1],
    ]);
  });

  it("stays out of the finish of another race", () => {
    board.late(7, late);
    expect(board.finish?.rows).toEqual([won]);
  });
});
