import { describe, expect, it } from "vitest";
import { Hourglass } from "../../src/game/hourglass.svelte";
import { rulesOf } from "../../src/game/ruleset";
import { startView, type GameEvent } from "../../src/game/view";
import { card, lobby } from "./tables";
import type { Lobby, Snapshot } from "../../src/protocol/messages";

const view = startView(rulesOf({ preset: "little-ones" }), 3);

function snapshot(changes: Partial<Snapshot>): Snapshot {
  return { flip_left_us: null, game_left_us: null, view, ...changes } as Snapshot;
}

describe("the hourglass", () => {
  it("runs from what a snapshot says is left, and stands while the game is paused", () => {
    const glass = new Hourglass();
    glass.reset(snapshot({ flip_left_us: 2_500_000, game_left_us: 90_000_000 }), 5_000);
    expect(glass.flipAtMs).toBe(7_500);
    expect(glass.remaining).toEqual({ kind: "runs", endsAtMs: 95_000 });
    glass.reset(snapshot({ view: { ...view, paused: true }, game_left_us: 80_000_000 }), 6_000);
    expect(glass.flipAtMs).toBeNull();
    expect(glass.remaining).toEqual({ kind: "stands", leftMs: 80_000 });
  });

  it("follows the deal, pauses and the end", () => {
    const glass = new Hourglass();
    const at = (nowMs: number, event: object): void => {
      glass.follow(event as GameEvent, view, nowMs);
    };
    at(1_000, { event: "dealt" });
    expect(glass.remaining).toEqual({ kind: "runs", endsAtMs: 301_000 });
    at(2_000, { event: "turn", seat: 1 });
    expect(glass.flipAtMs).toBe(12_000);
    at(3_000, { event: "paused" });
    expect(glass.remaining).toEqual({ kind: "stands", leftMs: 298_000 });
    at(9_000, { event: "resumed" });
    expect(glass.remaining).toEqual({ kind: "runs", endsAtMs: 307_000 });
    at(9_500, { event: "turn", seat: null });
    expect(glass.flipAtMs).toBeNull();
    at(10_000, { event: "game_over" });
    expect(glass.remaining).toBeNull();
  });

  it("has nothing to tell where the house has no limit and hurries nobody", () => {
    const glass = new Hourglass();
    const calm = startView(rulesOf({ flip_timeout_ms: 0 }), 3);
    glass.follow({ event: "dealt" } as GameEvent, calm, 1_000);
    glass.follow({ event: "turn", seat: 1 } as GameEvent, calm, 1_000);
    expect(glass.flipAtMs).toBeNull();
    expect(glass.remaining).toBeNull();
  });
});

describe("what the table says beside the cards", () => {
  it("holds seats and deals a rematch at moments of this page's clock", () => {
    const glass = new Hourglass();
    const away = card(1, "fox", { present: false, away: true, held_us: 72_000_000 });
    const asked = { seat: 0, left_us: 8_000_000 };
    glass.told(lobby({ seats: [card(0, "otter"), away], rematch: asked }), 1_000);
    expect(glass.heldUntilMs).toEqual({ fox: 73_000 });
    expect(glass.rematchAtMs).toBe(9_000);
    glass.told(lobby(), 2_000);
    expect(glass.heldUntilMs).toEqual({});
    expect(glass.rematchAtMs).toBeNull();
  });

  it("hurries nobody who plays with bots alone", () => {
    const glass = new Hourglass();
    const bots = [card(0, "otter"), card(1, "fox", { bot: "steady" })];
    glass.told(lobby({ seats: bots }), 0);
    glass.follow({ event: "turn", seat: 0 } as GameEvent, view, 0);
    expect(glass.flipAtMs).toBeNull();
    glass.told(lobby(), 0);
    glass.follow({ event: "turn", seat: 0 } as GameEvent, view, 0);
    expect(glass.flipAtMs).toBe(10_000);
  });

  it("stretches the turn as the host's pace does", () => {
    const glass = new Hourglass();
    for (const [pace, ms] of [
      ["slow", 20_000],
      ["fast", 5_000],
    ] as const) {
      glass.told(lobby({ options: { pace } as Lobby["options"] }), 0);
      glass.follow({ event: "turn", seat: 1 } as GameEvent, view, 0);
      expect(glass.flipAtMs).toBe(ms);
    }
  });
});
