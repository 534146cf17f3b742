import { beforeEach, expect, it } from "vitest";
import { Mirror } from "../../src/game/mirror.svelte";
import type { Happening } from "../../src/game/onlooker";
import type { GameEvent } from "../../src/game/view";
import type { ServerMessage } from "../../src/protocol/messages";
import { card, lobby as whole } from "./tables";

const lobby = whole({ seats: [card(0, "otter"), card(1, "fox")] });

let mirror: Mirror;
let told: string[];

beforeEach(() => {
  told = [];
  const nothing = (): void => undefined;
  mirror = new Mirror({
    nowMs: () => 0,
    painted: nothing,
    cleared: nothing,
    live: nothing,
    owns: nothing,
    happened: (happening: Happening) => {
      if (happening.kind === "told") told.push(happening.telling.key);
    },
  });
  hear({ type: "welcome", seats: [1], host: false });
  hear({ type: "snapshot", seq: 1, lobby, view: null, flip_left_us: null, game_left_us: null });
  events({ event: "game_started", seats: 2 }, { event: "dealt", dealer: 0, counts: [26, 26] });
});

function hear(message: object): void {
  mirror.heard(message as ServerMessage, 0);
}

function events(...some: object[]): void {
  hear({ type: "events", seq: 1, events: some.map((one, seq) => ({ ...one, seq }) as GameEvent) });
}

it("a hand that counts for nothing is told to its owner, and to nobody else", () => {
  events({ event: "hand", seat: 0, result: "ignored", reason: "flipper" });
  expect([mirror.board.saying, told]).toEqual([null, []]);
  events({ event: "hand", seat: 1, result: "ignored", reason: "flipper" });
  expect([mirror.board.saying?.key, told]).toEqual(["said-flipper", ["said-flipper"]]);
});

it("a price moves a card on the board, and the bell rings at the tenth last flip", () => {
  events({ event: "penalty", from: 0, to: [1], cards: 1, burned: false });
  expect(mirror.board.moves).toEqual([{ from: 0, to: 1 }]);
  events({ event: "card_flipped", seat: 0, card: "2C", flip: 4_990 });
  expect(told).toContain("said-flips-left");
});
