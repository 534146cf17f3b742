import { describe, expect, it } from "vitest";
import { SCENES, type Value } from "../../src/examples/scenes";
import { stillOf, type Frame } from "../../src/examples/stage";
import { facesOf } from "../../src/examples/triggers";
import presets from "../../src/protocol/presets.json";
import schema from "../../src/protocol/schema.json";

/** Every value that a setting is asked for in the tests of the form, and what lies between. */
const VALUES: readonly Value[] = [
  ...[true, false, 0, 1, 2, 3, 5, 8, 10, 100, 1000, 20000],
  ...["random", "youngest", "host", "rotate", "none", "optional", "required", "ignore"],
  ...["shuffle_stock", "bottom", "top", "shuffle_all", "after_flipper", "winner", "after_winner"],
  ...["to_flipper", "to_each", "burn", "pile_to_flipper", "timeout", "next_player", "eliminate"],
  ...["penalise", "one", "unlimited", "counts", "free", "off", "any", "non_flipping", "flipping"],
  ...["void", "false_slap", "palm_only", "replay", "split", "lowest_hand", "first", "coin"],
  ...["all_cards_or_last", "all_cards", "under_pile", "deal_out", "allow"],
];
const TRIGGERS = [
  ...["rank:J", "rank:10/Q", "double", "sandwich:1", "sandwich:2", "sandwich:3", "top_bottom"],
  ...["marriage", "divorce", "tens", "sum:2", "sum:11", "sum:20", "run:3", "run:5", "run:3:wrap"],
  ...["run:5:wrap", "flush:3", "flush:5", "joker"],
];

const settings = Object.keys(presets.defaults).filter((name) => !/^(preset|name)$/.test(name));

function framesOf(field: string, value: Value): readonly Frame[] {
  return SCENES[field]?.(value).frames ?? [];
}

function ids(frame: Frame): number[] {
  return frame.cards.map((card) => card.id).toSorted((one, other) => one - other);
}

describe("scenes", () => {
  it("show every setting, and the pace", () => {
    expect(Object.keys(SCENES).toSorted()).toEqual([...settings, "pace"].toSorted());
  });

  it.each([...settings, "pace"])("of %s keep every card, whatever is chosen", (field) => {
    for (const value of [...VALUES, ["10"], ["rank:J", "double"]]) {
      const frames = framesOf(field, value);
      expect(frames.length).toBeGreaterThanOrEqual(2);
      expect(frames.length).toBeLessThanOrEqual(8);
      for (const frame of frames) expect(ids(frame)).toEqual(ids(frames[0] as Frame));
      expect(stillOf(frames)).toBeDefined();
    }
  });

  it("differ where a choice makes another game", () => {
    const told = (field: string, value: Value): string => JSON.stringify(framesOf(field, value));
    expect(Object.keys(schemaOf()).length).toBeGreaterThan(15);
    for (const [field, kind] of Object.entries(schemaOf())) {
      const pictures = kind.map((value) => told(field, value));
      expect(new Set(pictures).size, field).toBeGreaterThan(1);
    }
  });

  it("make the pile slappable by every trigger that can be chosen", () => {
    for (const spec of TRIGGERS) {
      const faces = facesOf(spec);
      expect(faces.length).toBeGreaterThanOrEqual(2);
      expect(new Set(faces).size).toBe(faces.length);
      expect(faces.every((face) => /^(?:[2-9JQKA]|10|X)[SHDC12]$/.test(face))).toBe(true);
    }
    expect(facesOf("sum:2").slice(-2)).toEqual(["AH", "AS"]);
    expect(facesOf("run:3:wrap")).toEqual(["KD", "AH", "2C"]);
  });

  it("stand still at the hand, with where the cards go", () => {
    const still = stillOf(framesOf("false_slap", "to_each"));
    expect(still?.hands.map((hand) => hand.mark)).toEqual(["bad"]);
    expect(still?.way).toEqual(["you", "other"]);
    expect(stillOf([])).toBeUndefined();
  });
});

/** The settings that choose between words, with the words. */
function schemaOf(): Record<string, readonly string[]> {
  const { properties } = (schema as unknown as { $defs: { RuleSet: Properties } }).$defs.RuleSet;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { enum: words }]) => (words ? [[name, words]] : [])),
  );
}

interface Properties {
  readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
}
