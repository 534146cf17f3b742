import { describe, expect, it } from "vitest";
import { queryOf, rulesIn, tableIn } from "../../src/game/ruleLink";

describe("rules as a link", () => {
  const rules = {
    preset: "fast",
    penalty_cards: 2,
    flipper_may_slap: false,
    triggers: ["rank:J/K", "sandwich:2"],
    challenge_stoppers: [],
    name: "Grandma's & ours, 100 %",
  };

  it("come back as they were", () => {
    expect(rulesIn(queryOf(rules))).toEqual(rules);
  });

  it("are short and can be read", () => {
    const { preset, penalty_cards, triggers } = rules;
    expect(queryOf({ preset, penalty_cards, triggers })).toBe(
      "preset=fast&penalty_cards=2&triggers=rank:J/K,sandwich:2",
    );
  });

  it("are handed on as they are typed where they are wrong", () => {
    expect(rulesIn("jokers=two&challenge=maybe&jockers=1&constructor=x")).toEqual({
      jokers: "two",
      challenge: "maybe",
      jockers: "1",
      constructor: "x",
    });
  });

  it("are none without any setting, and a table is none of them", () => {
    expect(rulesIn("")).toBeNull();
    expect(rulesIn("table=BCDF")).toBeNull();
    expect(tableIn("table=BCDF")).toBe("BCDF");
    expect(tableIn("preset=fast")).toBeNull();
  });

  it("are wrong when there are far too many", () => {
    expect(rulesIn(`name=${"x".repeat(9_000)}`)).toEqual({ preset: "" });
  });
});
