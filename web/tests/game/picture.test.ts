import { describe, expect, it } from "vitest";
import { pileShown, statusOf } from "../../src/game/picture";
import { rulesOf } from "../../src/game/ruleset";
import { startView } from "../../src/game/view";
import type { View } from "../../src/protocol/messages";

function view(changes: Partial<View>): View {
  return { ...startView(rulesOf({}), 3), state: "turn", flips: 4, pile: ["2H", "3H"], ...changes };
}

function situation(changes: Partial<Parameters<typeof statusOf>[0]>) {
  return statusOf({
    view: view({ turn: 1 }),
    me: { seat: 0 },
    isMyTurn: false,
    board: { armed: null },
    lobby: { phase: "playing", cutter: null },
    ...changes,
  });
}

describe("pileShown", () => {
  it("has the face that was shown before its event came", () => {
    const shown = pileShown(view({}), { flip: 5, card: "JS" });
    expect(shown).toEqual({ pile: ["2H", "3H", "JS"], flip: 5 });
  });

  it("is the View's own pile once the event is in", () => {
    expect(pileShown(view({}), { flip: 4, card: "3H" }).pile).toEqual(["2H", "3H"]);
    expect(pileShown(view({ pile: [] }), { flip: 4, card: "3H" }).pile).toEqual([]);
  });
});

describe("statusOf", () => {
  it("names who flips, or calls oneself to it", () => {
    expect(situation({})).toMatchObject({ key: "table-turn-of", seat: 1 });
    expect(situation({ isMyTurn: true }).key).toBe("table-your-turn");
  });

  it("tells whose card is on its way", () => {
    const board = { armed: { seat: 1 } };
    expect(situation({ board })).toMatchObject({ key: "table-flipping", seat: 1 });
    expect(situation({ board: { armed: { seat: 0 } } }).key).toBe("table-flipping-own");
  });

  it("tells who may cut before the deal", () => {
    const lobby = { phase: "cutting", cutter: 2 };
    expect(situation({ view: null, lobby })).toMatchObject({ key: "table-cut-wait", seat: 2 });
    expect(situation({ view: null, lobby: { ...lobby, cutter: 0 } }).key).toBe("table-cut-own");
  });

  it("names who may slap in a tie, and that the new card lies there", () => {
    const tie = { seats: [0, 2], armed: false, count: 0, flip: 4 };
    const waits = view({ turn: 1, state: "tie_replay", tie });
    expect(situation({ view: waits })).toMatchObject({ key: "table-replay", seats: [0, 2] });
    const lies = view({ turn: null, state: "tie_replay", tie: { ...tie, armed: true } });
    expect(situation({ view: lies })).toMatchObject({ key: "table-replay-now", seats: [0, 2] });
  });

  it("tells a seat without cards that the next slap is its last chance", () => {
    const last = view({ turn: 1, status: ["last_chance", "active", "active"] });
    expect(situation({ view: last }).key).toBe("table-last-chance");
    const rules = rulesOf({ last_chance: "unlimited" });
    expect(situation({ view: { ...last, rules } }).key).toBe("table-slap-in");
  });
});
