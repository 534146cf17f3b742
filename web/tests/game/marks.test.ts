import { describe, expect, it } from "vitest";
import { markOf, onLastChance } from "../../src/game/marks";
import { rulesOf } from "../../src/game/ruleset";
import { startView } from "../../src/game/view";
import type { SeatCard, View } from "../../src/protocol/messages";

const seat = { seat: 0, handicap_us: 0 } as SeatCard;

function view(changes: Partial<View>, rules = {}): View {
  return { ...startView(rulesOf(rules), 2), ...changes };
}

describe("the mark of a seat", () => {
  it("is none where nothing is special", () => {
    expect(markOf(seat, view({}))).toBeNull();
  });

  it("says what it owes, before the chance that it has", () => {
    const challenge = { owner: 1, left: 3, payer: 0 };
    const status: View["status"] = ["last_chance", "active"];
    expect(markOf(seat, view({ challenge, status }))).toEqual({
      key: "table-owes-of",
      given: { cards: 3 },
    });
    const decided = { ...challenge, left: 0 };
    expect(markOf(seat, view({ challenge: decided }))).toBeNull();
  });

  it("tells a last chance from a slap in", () => {
    const status: View["status"] = ["last_chance", "active"];
    expect(markOf(seat, view({ status }))?.key).toBe("table-last-chance-of");
    const free = view({ status }, { last_chance: "unlimited" });
    expect(markOf(seat, free)?.key).toBe("table-slap-in-of");
    expect(onLastChance(free)).toEqual([0]);
  });

  it("counts the cards that a hand rests, then who is away or gives help", () => {
    const resting = view({ timed_out: { 0: 7 }, flips: 5, away: [0] });
    expect(markOf(seat, resting)).toEqual({ key: "table-rests-of", given: { cards: 2 } });
    expect(markOf(seat, view({ away: [0] }))?.key).toBe("table-away-of");
    const strong = { ...seat, handicap_us: 300_400 };
    expect(markOf(strong, view({}))).toEqual({ key: "table-paws-of", given: { ms: 300 } });
  });

  it("is only that one is out, once one is", () => {
    const status: View["status"] = ["out", "active"];
    const gone = view({ status, challenge: { owner: 1, left: 1, payer: 0 } });
    expect(markOf(seat, gone)?.key).toBe("table-out-of");
  });
});
