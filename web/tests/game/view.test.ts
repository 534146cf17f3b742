import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fold, startView, type GameEvent } from "../../src/game/view";
import { rulesOf } from "../../src/game/ruleset";
import type { View } from "../../src/protocol/messages";

/** Games that Python played: each event, and what it changed in Python's view (write_vectors.py). */
interface Played {
  readonly rules: Record<string, unknown>;
  readonly seats: number;
  readonly start: Partial<View>;
  readonly steps: readonly [GameEvent, Partial<View>][];
}

const VECTORS = new URL("../vectors/", import.meta.url);

function played(name: string): Played {
  return JSON.parse(readFileSync(new URL(name, VECTORS), "utf8")) as Played;
}

function publicOf({ rules: _rules, ...rest }: View): Omit<View, "rules"> {
  return rest;
}

describe("fold", () => {
  it.each(readdirSync(VECTORS))("gives after each event of %s what Python's gives", (name) => {
    const game = played(name);
    let view = startView(rulesOf(game.rules), game.seats);
    let expected = { ...game.start };
    expect(publicOf(view)).toEqual(expected);
    for (const [event, changed] of game.steps) {
      expected = { ...expected, ...changed };
      view = fold(view, event);
      expect(publicOf(view), `after event ${event.seq}, ${event.event}`).toEqual(expected);
    }
  });

  it("leaves the view before as it was", () => {
    const [first] = readdirSync(VECTORS);
    const game = played(first ?? "");
    let view = startView(rulesOf(game.rules), game.seats);
    for (const [event] of game.steps) {
      const before = structuredClone(view);
      const after = fold(view, event);
      expect(view).toEqual(before);
      view = after;
    }
  });
});
