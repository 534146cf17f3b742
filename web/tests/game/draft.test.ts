import { describe, expect, it } from "vitest";
import { Draft, isChosen, itemsOf, listOf, offered } from "../../src/game/draft.svelte";
import { ApiError, type Api } from "../../src/net/api";
import type { Chosen, Form, Question, Rules } from "../../src/net/houseRules";

const question: Question = {
  field: "triggers",
  label: "Cards to slap",
  about: "",
  choices: [],
  items: [
    { label: "Jack", item: "rank:J" },
    { label: "Doubles", item: "double" },
  ],
  least: 1,
  most: 2,
};

function chosen(rules: Rules): Chosen {
  const settings = { triggers: ["rank:J"], jokers: 0, ...rules } as Chosen["settings"];
  const nothing = { changed: [], idle: [], followed: [], offer: null, labels: {}, lengths: [] };
  return { rules, settings, items: { "sum:6": "Sums of 6" }, ...nothing };
}

/** A server that takes all rules but those with nine jokers, and says what it was asked. */
function server(): { api: Api; asked: [Rules, string | undefined][] } {
  const asked: [Rules, string | undefined][] = [];
  const api = {
    ruleForm: () => Promise.resolve({ language: "en" } as Form),
    chooseRules: (rules: Rules, field?: string) => {
      asked.push([rules, field]);
      if (rules["jokers"] === 9) {
        return Promise.reject(new ApiError("bad_rule", "No nine jokers.", "Two at most.", 422));
      }
      return Promise.resolve(chosen(rules));
    },
  };
  return { api: api as unknown as Api, asked };
}

describe("Draft", () => {
  it("asks what each choice makes of the others, one after the other", async () => {
    const { api, asked } = server();
    const draft = new Draft(api);
    await draft.begin({ preset: "fast" });
    void draft.choose({ sets: { jokers: 1 } });
    await draft.choose({ sets: { shout: "required" } });
    expect(asked).toEqual([
      [{ preset: "fast" }, undefined],
      [{ preset: "fast", jokers: 1 }, "jokers"],
      [{ preset: "fast", jokers: 1, shout: "required" }, "shout"],
    ]);
    expect(draft.preset).toBe("fast");
  });

  it("shows a press before it is answered", async () => {
    const draft = new Draft(server().api);
    await draft.begin({});
    const answer = draft.choose({ sets: { jokers: 2 } });
    expect(draft.settings["jokers"]).toBe(2);
    await answer;
    expect(draft.settings["jokers"]).toBe(2);
  });

  it("stays as it was when a choice is turned away, and says why", async () => {
    const draft = new Draft(server().api);
    await draft.begin({ preset: "fast" });
    await draft.choose({ sets: { jokers: 9 } });
    expect(draft.failure).toEqual({ title: "No nine jokers.", hint: "Two at most." });
    expect(draft.settings["jokers"]).toBe(0);
    expect(draft.rules).toEqual({ preset: "fast" });
    await draft.choose({ sets: { jokers: 1 } });
    expect(draft.failure).toBeNull();
  });

  it("takes back one choice after the other", async () => {
    const draft = new Draft(server().api);
    await draft.begin({ preset: "fast" });
    expect(draft.canUndo).toBe(false);
    await draft.startFrom("shout");
    await draft.choose({ sets: { jokers: 1 } });
    await draft.undo();
    expect(draft.rules).toEqual({ preset: "shout" });
    await draft.undo();
    expect(draft.rules).toEqual({ preset: "fast" });
    await draft.undo();
    expect(draft.rules).toEqual({ preset: "fast" });
  });

  it("never leaves a list too short or too long", async () => {
    const { api, asked } = server();
    const draft = new Draft(api);
    await draft.begin({});
    await draft.toggle(question, "rank:J");
    expect(asked).toHaveLength(1);
    await draft.toggle(question, "double");
    await draft.toggle(question, "joker");
    expect(asked.at(-1)).toEqual([{ triggers: ["rank:J", "double"] }, "triggers"]);
    await draft.toggle(question, "rank:K");
    expect(asked.at(-1)?.[0]).toEqual({ triggers: ["rank:J/K", "double"] });
  });
});

describe("lists", () => {
  it("have each rank for itself on the page, and all in one in the rules", () => {
    expect(itemsOf(["rank:J/5", "double"])).toEqual(["rank:J", "rank:5", "double"]);
    expect(listOf(["double", "rank:J", "rank:5"])).toEqual(["rank:J/5", "double"]);
    expect(itemsOf(undefined)).toEqual([]);
  });

  it("show what the table has and the form does not offer", () => {
    const now = chosen({ triggers: ["sum:6", "rank:4"] });
    const labels = offered(question, now, question).map(({ label }) => label);
    expect(labels).toEqual(["Jack", "Doubles", "Sums of 6", "rank:4"]);
  });
});

describe("isChosen", () => {
  it("holds when all that a choice sets is so", () => {
    const choice = { label: "Calm", sets: { min_cover_ms: 2000, flip_timeout_ms: 5000 } };
    expect(isChosen(choice, { min_cover_ms: 2000, flip_timeout_ms: 5000 })).toBe(true);
    expect(isChosen(choice, { min_cover_ms: 2000, flip_timeout_ms: 1000 })).toBe(false);
  });
});
