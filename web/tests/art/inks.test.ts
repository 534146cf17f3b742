import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { INKS, inkOf, isInk } from "../../src/art/inks";
import { palmPrint } from "../../src/art/palm";
import { suitInk, suitPlate, type Suit } from "../../src/art/suits";

const TOKENS = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");

function token(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(TOKENS)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  return longHex(value);
}

function longHex(colour: string): string {
  const digits = colour.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
}

/** Relative luminance after WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(longHex(colour).slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe("inks", () => {
  test("the style sheet and the code print the same colours", () => {
    for (const ink of INKS) {
      expect(longHex(ink.colour)).toBe(token(`ink-${ink.id}`));
      expect(longHex(ink.label)).toBe(token(`on-${ink.id}`));
      expect(longHex(ink.tint)).toBe(token(`tint-${ink.id}`));
    }
  });

  test("the suits fall back to the colours of the style sheet", () => {
    for (const suit of ["S", "H", "D", "C"] satisfies Suit[]) {
      const name = suit.toLowerCase();
      expect(suitInk(suit)).toContain(token(`suit-${name}`).toUpperCase());
      expect(suitPlate(suit)).toContain(token(`suit-${name}-plate`).toUpperCase());
    }
  });

  test("words on an ink have 4.5 to 1 and suits on card 4.5 to 1", () => {
    for (const ink of INKS) {
      expect(contrast(ink.colour, ink.label), ink.id).toBeGreaterThanOrEqual(4.5);
    }
    for (const suit of ["s", "h", "d", "c"]) {
      expect(contrast(token(`suit-${suit}`), "#ffffff")).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("an ink that is faint on a ground has a keyline there", () => {
    const [, night = ""] = TOKENS.split(':root[data-theme="night"]');
    for (const ink of INKS) {
      const edge = (css: string): boolean => !css.includes(`--edge-${ink.id}: transparent`);
      const [paper = ""] = TOKENS.split("@media");
      expect(edge(paper), `${ink.id} on paper`).toBe(contrast(ink.colour, "#fff4dc") < 3);
      const faint = contrast(ink.colour, "#14213a") < 3;
      expect(night.includes(`--edge-${ink.id}: var(--paper)`), `${ink.id} at night`).toBe(faint);
    }
  });

  test("no two inks share a colour, a pattern or a letter", () => {
    for (const key of ["colour", "pattern", "letter"] as const) {
      expect(new Set(INKS.map((ink) => ink[key])).size).toBe(8);
    }
  });

  test("only the eight names are inks", () => {
    expect(isInk("jade")).toBe(true);
    expect(isInk("Jade")).toBe(false);
    expect(inkOf("sky").label).toBe("#1A1A2E");
  });
});

describe("hand prints", () => {
  test("each ink prints in its own pattern, defined beside it", () => {
    for (const ink of INKS) {
      const svg = palmPrint(ink.id);
      const used = /fill="url\(#([^)]+)\)"/.exec(svg)?.[1];
      if (ink.pattern === "solid") expect(used).toBeUndefined();
      else expect(svg).toContain(`<pattern id="${String(used)}"`);
    }
    expect(new Set(INKS.map((ink) => palmPrint(ink.id))).size).toBe(8);
  });

  test("no print needs inline styles, which the content security policy forbids", () => {
    for (const ink of INKS) expect(palmPrint(ink.id)).not.toContain("style=");
  });
});
