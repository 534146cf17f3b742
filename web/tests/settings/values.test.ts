import { describe, expect, it } from "vitest";
import { keptNames } from "../../src/settings/erase";
import { lettersFor, rankPrinted } from "../../src/settings/letters";
import { switchesOf } from "../../src/settings/look";
import { Settings } from "../../src/settings/settings.svelte";
import { USUAL, valuesIn } from "../../src/settings/values";
import { actOf, bindingsIn, rebound, USUAL_KEYS } from "../../src/settings/bindings";

function shelf(kept: Record<string, string> = {}): {
  kept: Record<string, string>;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
} {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
  };
}

describe("what is kept of settings", () => {
  it("comes back, and whatever makes no sense is as usual", () => {
    const kept = { effects: 0.2, music: 7, text: "large", motion: "wild", byEar: true, muted: 1 };
    expect(valuesIn(kept)).toEqual({ ...USUAL, effects: 0.2, text: "large", byEar: true });
    expect(valuesIn(null)).toBe(USUAL);
    expect(valuesIn("x")).toBe(USUAL);
  });

  it("lies under the folder of this page, and is told to who acts on it", () => {
    const keeper = shelf();
    const settings = new Settings(keeper, "/games/");
    const told: number[] = [];
    settings.watch(({ music }) => told.push(music));
    settings.set({ music: 0.5 });
    expect(told).toEqual([0, 0.5]);
    expect(Object.keys(keeper.kept)).toEqual(["slapjack:/games/:settings"]);
    expect(new Settings(keeper, "/games/").values.music).toBe(0.5);
    expect(new Settings(keeper, "/").values).toEqual(USUAL);
  });

  it("is nothing where the browser keeps nothing, which it says", () => {
    const full = { ...shelf(), setItem: () => expect.unreachable("it is full") };
    for (const keeper of [null, full]) {
      const settings = new Settings(keeper, "/");
      settings.probe();
      expect(settings.isKept).toBe(false);
      settings.set({ byEar: true });
      expect(settings.values.byEar).toBe(true);
    }
  });

  it("is forgotten without a trace of another folder's", () => {
    const names = ["slapjack:/:settings", "slapjack:/x/:seats", "other", "slapjack:/:seats"];
    const kept = { length: names.length, key: (index: number) => names[index] ?? null };
    expect(keptNames(kept, "/")).toEqual(["slapjack:/:settings", "slapjack:/:seats"]);
  });
});

describe("switches for the eye", () => {
  it("are left to the system unless something else was chosen", () => {
    const none = { motion: null, theme: null, text: null, contrast: null, hand: null, deck: null };
    expect(switchesOf(USUAL)).toEqual(none);
    const chosen = { motion: "calm", hand: "left", fourColours: false, text: "largest" } as const;
    expect(switchesOf({ ...USUAL, ...chosen })).toEqual({
      ...{ ...none, motion: "calm", hand: "left", deck: "two", text: "largest" },
    });
  });
});

describe("the letters of the court", () => {
  it("are the language's own where it has some and they are wanted", () => {
    expect(lettersFor("fr", "local")).toEqual({ J: "V", Q: "D", K: "R" });
    expect(lettersFor("it", "local").J).toBe("F");
    expect(lettersFor("es", "local").J).toBe("J");
    expect(lettersFor("fr", "international").J).toBe("J");
    expect(rankPrinted("JS", lettersFor("pt", "local"))).toBe("V");
    expect(rankPrinted("10D", lettersFor("pt", "local"))).toBe("10");
  });
});

describe("keys", () => {
  it("can be changed to any free key, also one that is no character", () => {
    const changed = rebound(USUAL_KEYS, "slap", "ArrowUp");
    expect(changed).toEqual({ ...USUAL_KEYS, slap: "ArrowUp" });
    expect(actOf(changed ?? USUAL_KEYS, "Space")).toBeNull();
    expect(rebound(USUAL_KEYS, "slap", "KeyF")).toBeNull();
    expect(rebound(USUAL_KEYS, "slap", "Escape")).toBeNull();
    expect(rebound(USUAL_KEYS, "flip", "KeyF")).toEqual(USUAL_KEYS);
  });

  it("are the usual ones where those kept are not four different keys", () => {
    expect(bindingsIn({ ...USUAL_KEYS, flip: "KeyG" })).toEqual({ ...USUAL_KEYS, flip: "KeyG" });
    for (const odd of [null, {}, { ...USUAL_KEYS, flip: "Space" }, { ...USUAL_KEYS, mute: 3 }]) {
      expect(bindingsIn(odd)).toEqual(USUAL_KEYS);
    }
  });
});
