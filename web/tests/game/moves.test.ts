import { expect, it } from "vitest";
import { movesOf } from "../../src/game/moves";
import { turnToward } from "../../src/game/placing";
import type { GameEvent } from "../../src/game/view";

function moves(event: object): unknown {
  return movesOf(event as GameEvent);
}

it("a price goes from the one who pays to each who is paid, or under the pile", () => {
  const paid = { event: "penalty", from: 2, cards: 2, burned: false };
  expect(moves({ ...paid, to: [0, 1] })).toEqual([
    { from: 2, to: 0 },
    { from: 2, to: 1 },
  ]);
  expect(moves({ ...paid, to: [], burned: true })).toEqual([{ from: 2, to: null }]);
});

it("a shared pile goes to each who shares it, and nothing else moves so", () => {
  expect(moves({ event: "pile_split", seats: [1, 0], counts: [4, 3] })).toEqual([
    { from: null, to: 1 },
    { from: null, to: 0 },
  ]);
  expect(moves({ event: "slap_won", seat: 1, cards: 3, flip: 2 })).toEqual([]);
});

it("oneself is below, the others round the top", () => {
  const others = [{ seat: 1 }, { seat: 2 }, { seat: 0 }];
  expect([3, 1, 2, 0].map((seat) => turnToward(seat, 3, others))).toEqual([0.75, 0, 0.25, 0.5]);
});
