import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { rulesOf } from "../../src/game/ruleset";
import { tell } from "../../src/game/story";
import type { Scene, Telling } from "../../src/game/telling";
import { shoutWords, triggerWord } from "../../src/game/triggers";
import { fold, startView, type GameEvent } from "../../src/game/view";
import { tongue } from "../../src/i18n/language.svelte";
import tableWords from "../../src/i18n/later/table";
import { hasWords } from "../../src/i18n/words";
import { wordsOf } from "../../src/i18n/telling";
import type { View } from "../../src/protocol/messages";

beforeAll(() => tongue.learn(tableWords));

type Bare = GameEvent extends infer One
  ? One extends GameEvent
    ? Omit<One, "seq">
    : never
  : never;

/** A game of three under these rules, told event by event. */
function story(rules: object, ...events: Bare[]): (Telling | null)[] {
  let view: View = startView(rulesOf({ preset: "classic", ...rules }), 3);
  const hands: Scene["hands"][number][] = [];
  const all: Bare[] = [{ event: "dealt", dealer: 2, counts: [17, 18, 17] }, ...events];
  return all.map((one, index) => {
    const event = { ...one, seq: index } as GameEvent;
    const next = all[index + 1] as GameEvent | undefined;
    if (event.event === "hand") hands.push(event);
    const before = view;
    view = fold(before, event);
    return tell(event, { before, after: view, rows: [], hands, next });
  });
}

/** What was told last of all. */
function told(rules: object, ...events: Bare[]): Telling | null {
  return story(rules, ...events).at(-1) ?? null;
}

/** The same in English, as the seat reads it. */
function heard(me: number | null, rules: object, ...events: Bare[]): string {
  const last = told(rules, ...events);
  return last === null ? "" : wordsOf(last, [], me);
}

const flipped = (card: string, flip = 1, seat = 0): Bare => ({
  event: "card_flipped",
  seat,
  card,
  flip,
});
const open = (flip: number, ...triggers: string[]): Bare => ({
  event: "slap_open",
  flip,
  triggers,
});
const judged = (
  result: "false" | "void" | "ignored" | "tied",
  reason: string | null,
  seat = 1,
): Bare => ({ event: "hand", seat, result, reason });
const pays: Bare = { event: "penalty", from: 1, to: [0], cards: 1, burned: false };

describe("the price of a hand", () => {
  it.each([
    ["no_trigger", "why-false"],
    ["empty", "why-empty"],
    ["contact", "why-contact"],
    ["anticipated", "why-anticipated"],
  ])("of a false one (%s) is told with its reason, and the hand itself is not", (reason, lead) => {
    expect(told({}, judged("false", reason), pays)).toMatchObject({ key: "said-pays", lead });
    expect(told({}, judged("false", reason))?.key).toBe("said-false");
  });

  it("of a foul names the wrong hand, free or paid", () => {
    const foul: Bare = { event: "foul", seat: 1, kind: "hand" };
    expect(told({}, foul, judged("void", "hand"), pays)?.lead).toBe("why-hand");
    expect(told({}, foul, judged("void", "hand"))?.key).toBe("said-foul");
  });

  it("is a hand that rests: how many cards are lost to it", () => {
    const rests: Bare = { event: "timed_out", seat: 1, until: 4 };
    const rules = { false_slap: "timeout" };
    expect(heard(1, rules, flipped("2C"), judged("false", "no_trigger"), rests)).toBe(
      "False slap! Your hand rests for 2 more cards.",
    );
  });

  it("is none where slaps are free", () => {
    expect(told({ false_slap: "none" }, judged("false", "no_trigger"))?.key).toBe(
      "said-false-free",
    );
  });
});

describe("a hand that counts for nothing", () => {
  it.each(["flipper", "tie", "claim", "timeout"])("(%s) is told to its owner alone", (reason) => {
    expect(told({}, judged("ignored", reason))?.isPrivate).toBe(true);
  });

  it("and moves nothing is not worth words", () => {
    expect(told({}, judged("ignored", "repeat"))).toBeNull();
    expect(told({}, judged("void", "tie_false_start"))).toBeNull();
  });
});

describe("a trigger", () => {
  it("is named when it is won, where the house has several", () => {
    const won: Bare = { event: "slap_won", seat: 1, cards: 2, flip: 2 };
    const cards = [flipped("5C"), flipped("5D", 2, 1), open(2, "double")];
    const rules = { preset: "doubles-and-sandwiches" };
    expect(told(rules, ...cards, won)?.lead).toBe("trigger-double");
    expect(told({}, flipped("JC"), open(1, "rank:J"), { ...won, flip: 1 })?.lead).toBeNull();
  });

  it("that was buried is named, if it was no Jack", () => {
    const covered = (triggers: string[], card: string): string => {
      const lies = [flipped(card), open(1, ...triggers), flipped("2C", 2, 1)];
      const told = story({ triggers }, ...lies, { event: "trigger_buried", flip: 1 }).at(-2);
      return told ? wordsOf(told, [], 0) : "";
    };
    expect(covered(["rank:J"], "JC")).toBe("Nobody slapped. The Jack is buried.");
    expect(covered(["rank:K"], "KC")).toBe("Nobody slapped. Buried now: King.");
  });

  it("has one word on the wire, whatever its numbers", () => {
    expect(triggerWord("sandwich:2", "5C")).toBe("sandwich");
    expect(triggerWord("top_bottom", "5C")).toBe("top_bottom");
    expect(triggerWord("rank:J/10", "10C")).toBe("ten");
    expect(shoutWords(["rank:J/10", "sandwich:1", "sandwich:2"])).toEqual([
      ...["slapjack", "jack", "ten", "sandwich"],
    ]);
  });
});

describe("an empty stock", () => {
  const empty: Bare = { event: "out_of_cards", seat: 0 };

  it("leaves the next trigger, or this card where it is one itself", () => {
    expect(told({}, flipped("2C"), empty)?.key).toBe("said-last-chance");
    const jack = [flipped("JC"), open(1, "rank:J")];
    expect(told({}, ...jack, empty)?.key).toBe("said-last-now");
    expect(told({ own_last_trigger: "free" }, ...jack, empty)?.key).toBe("said-last-chance");
    expect(told({}, ...jack, { ...empty, seat: 1 })?.key).toBe("said-last-chance");
  });

  it("is no end where one may slap in", () => {
    expect(told({ last_chance: "unlimited" }, flipped("2C"), empty)?.key).toBe("said-slap-in");
  });

  it.each([
    ["missed_last_chance", "said-out-missed"],
    ["no_cards", "said-out-empty"],
    ["false_slap_without_cards", "said-out-false"],
    ["left", "said-left"],
  ] as const)("ends by %s in words of its own", (cause, key) => {
    expect(told({}, { event: "eliminated", seat: 0, cause })?.key).toBe(key);
  });
});

describe("a tie", () => {
  const tie: Bare = { event: "tie", seats: [0, 1], flip: 1, count: 0 };

  it("names who races on, to oneself only the others", () => {
    expect(heard(2, {}, tie)).toBe("Tie! Only Somebody + Somebody slap the next card.");
    expect(heard(1, {}, tie)).toBe("Tie! Slap the next card before Somebody.");
    expect(told({}, { ...tie, count: 1 } as Bare)?.key).toBe("said-tie-again");
  });

  it("is shared by number, or decided by the coin", () => {
    const split: Bare = { event: "pile_split", seats: [0, 1], counts: [4, 3] };
    expect(heard(2, {}, split)).toBe("Tie! They share the pile: Somebody +4, Somebody +3.");
    const won: Bare = { event: "slap_won", seat: 1, cards: 2, flip: 1 };
    const hands = [judged("tied", null, 0), judged("tied", null, 1)];
    expect(told({ tie_rule: "coin" }, ...hands, won)?.lead).toBe("why-coin");
  });
});

describe("a challenge", () => {
  const made: Bare = { event: "challenge", owner: 0, left: 3, payer: 1 };
  const step = (left: number, payer: number | null): Bare => ({
    event: "challenge_step",
    owner: 0,
    left,
    payer,
  });

  it("says who has how many cards to answer, again when it falls to another", () => {
    expect(heard(1, {}, made)).toBe("Challenge! You have 3 cards to answer.");
    expect(told({}, made, step(2, 1))).toBeNull();
    expect(told({}, made, step(2, 2))).toMatchObject({ key: "said-challenge", seat: 2, cards: 2 });
  });

  it("is decided when nothing is left or nobody can pay, and may be stopped", () => {
    expect(told({}, made, step(0, 1))).toMatchObject({ key: "said-decided", seat: 0 });
    expect(told({}, made, step(1, null))?.key).toBe("said-decided");
    expect(heard(2, {}, flipped("10H"), { event: "challenge_stopped", seat: 0, owner: 1 })).toBe(
      "10♥ stops the challenge. Nobody takes the pile.",
    );
  });
});

describe("the end", () => {
  it.each([
    ["last_standing", 1, null, "said-over"],
    ["time_limit", 1, "said-time-up", "said-over"],
    ["flip_limit", null, null, "said-flips-up"],
    ["draw", null, null, "said-draw"],
  ] as const)("by %s says who won, or why nobody did", (reason, winner, lead, key) => {
    const over = told({}, { event: "game_over", winner, reason, places: [1, 2, 3] });
    expect(over).toMatchObject({ key, lead, seat: winner });
  });
});

describe("the story", () => {
  it("has words for everything it tells", () => {
    const source = ["story", "handStory"]
      .map((name) => readFileSync(new URL(`../../src/game/${name}.ts`, import.meta.url), "utf8"))
      .join();
    const keys = [...source.matchAll(/"((?:said|why)-[\w-]+)"/g)].map(([, key]) => key ?? "");
    expect(keys.length).toBeGreaterThan(40);
    expect(keys.filter((key) => !hasWords(key))).toEqual([]);
  });

  it("shows the cards that were seen in the deal", () => {
    expect(heard(0, {}, { event: "misdeal", seat: 0, cards: ["JH", "X1"] })).toBe(
      "Seen in the deal: J♥ Joker. Your stock is shuffled.",
    );
  });
});
