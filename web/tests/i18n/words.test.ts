import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { ANIMALS } from "../../src/art/animals";
import { INKS } from "../../src/art/inks";
import { PRESET_NAMES } from "../../src/game/ruleset";
import { telling } from "../../src/game/telling";
import { shoutWords } from "../../src/game/triggers";
import { LANGUAGES, tongue, type LaterWords } from "../../src/i18n/language.svelte";
import { wordsOf } from "../../src/i18n/telling";
import { hasWords, t, tFirst } from "../../src/i18n/words";

const SOURCES = new URL("../../src/", import.meta.url);

/** The words of pages that are loaded when somebody goes there. */
const LATER = import.meta.glob<LaterWords>("../../src/i18n/later/*.ts", {
  import: "default",
  eager: true,
});

beforeAll(async () => {
  await Promise.all(Object.values(LATER).map((words) => tongue.learn(words)));
});

/** Keys that stand in a source file whole, as `t("…")`, `key: "…"` or in a list of keys. */
function keysIn(text: string): string[] {
  const calls = text.matchAll(/\bt\(\s*"([a-z][\w.-]*)"/g);
  const firsts = text.matchAll(/\btFirst\(\s*\[[^\]]*?"([a-z][\w.-]*)"\]/g);
  const choices = text.matchAll(/\?\s*"(\w+-[\w.-]+)"\s*:\s*"(\w+-[\w.-]+)"/g);
  const told = text.matchAll(/key: (?:\w+ \? )?"([a-z]+-[\w-]+)"/g);
  const guessed = [...choices, ...told].flatMap(([, ...keys]) => keys).filter(isKey);
  return [...calls, ...firsts].flatMap(([, key = ""]) => key).concat(guessed);
}

/** Ids of elements look like keys too; keys begin with the part of the page they belong to. */
function isKey(text: string): boolean {
  return /^(banner|home|host|house|keys|language|lobby|offline|over|referee|refused|replay|result|said|table|tv|why|zone)-/.test(
    text,
  );
}

function sources(): string[] {
  const files = readdirSync(SOURCES, { recursive: true }) as string[];
  return files.filter((file) => /\.(svelte|ts)$/.test(file));
}

describe("words", () => {
  it("has a sentence for every key in the page", () => {
    const keys = sources().flatMap((file) => keysIn(readFileSync(new URL(file, SOURCES), "utf8")));
    expect(keys.length).toBeGreaterThan(100);
    expect([...new Set(keys)].filter((key) => !hasWords(key))).toEqual([]);
  });

  it("would find a key without a sentence, wherever it may stand", () => {
    const text = `t("home-nope") t(busy ? "home-nope1" : "home-bot") { key: "said-nope" }
      tFirst([\`level-\${x}\`, "level-nope"])`;
    const lost = keysIn(text).filter((key) => !hasWords(key));
    expect(lost).toEqual(["home-nope", "level-nope", "home-nope1", "said-nope"]);
  });

  it("has a name for every animal, ink and preset, and what each preset means", () => {
    const keys = [
      ...ANIMALS.map((animal) => `animal-${animal}`),
      ...INKS.map((ink) => `ink-${ink.id}`),
      ...PRESET_NAMES.flatMap((preset) => [`preset-${preset}`, `preset-${preset}-about`]),
      ...shoutWords(["double", "top_bottom", "rank:2/J/Q/K/A"]).map((word) => `trigger-${word}`),
      ...["good", "slow", "weak", "unknown"].map((link) => `table-link-${link}`),
      ...["gentle", "sleepy", "steady", "hasty", "sharp"].map((level) => `level-${level}`),
      ...LANGUAGES.map((language) => `language-${language}`),
      ...["public", "lan", "name", "virtual", "none"].map((kind) => `lobby-reach-${kind}`),
    ];
    expect(keys.filter((key) => !hasWords(key))).toEqual([]);
  });

  it("shows the key where there are no words, and takes the first key that has some", () => {
    expect(t("no-such-key")).toBe("no-such-key");
    expect(tFirst(["no-such-key", "animal-other"])).toBe("Somebody");
  });
});

describe("wordsOf", () => {
  const seat = {
    name: "",
    ink: "jade",
    bot: null,
    present: true,
    away: false,
    ready: false,
    host: false,
    handicap_us: 0,
    link: "good",
    wins: 0,
    left: false,
    held_us: null,
  } as const;
  const seats = [
    { ...seat, seat: 0, animal: "otter" },
    { ...seat, seat: 1, animal: "fox", name: "Mia" },
  ];
  const won = telling({ key: "said-won", seat: 1, cards: 7, ms: 311.6 });

  it("names the seat, with its figures", () => {
    expect(wordsOf(won, seats, 0)).toBe("Mia wins 7 cards, 312 ms.");
  });

  it("speaks to oneself", () => {
    expect(wordsOf(won, seats, 1)).toBe("You win 7 cards, 312 ms!");
    expect(wordsOf({ ...won, cards: 1, ms: null }, seats, 1)).toBe("You win 1 card!");
  });

  it("calls an unnamed seat by its animal", () => {
    const pays = telling({ key: "said-pays", lead: "why-false", seat: 1, other: 0, cards: 1 });
    expect(wordsOf(pays, seats, null)).toBe("False slap! Mia pays Otter one card.");
  });
});
