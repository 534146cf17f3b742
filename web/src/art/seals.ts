/** Where the hand print appears on cards: on the back, and as the joker. */

import { INKS, inkOf, type InkName } from "./inks";
import { FINGER_PATHS, FLAT_PATH, PALM_PATH, PALM_PLATE } from "./palm";

const KEY = "var(--key,#1A1A2E)";
const PAPER = "var(--paper,#FFF4DC)";

/** Six hands of one half of the back: x, y, lean and ink; the other half is the same, turned. */
const SEALS: readonly (readonly [number, number, number, InkName])[] = [
  [55, 56, -16, "vermilion"],
  [125, 50, 6, "ultramarine"],
  [197, 58, 20, "jade"],
  [52, 134, 12, "sky"],
  [123, 130, -20, "aubergine"],
  [194, 138, -4, "blush"],
];

/** The back: a crowd of hands in six inks on paper, the same from both ends. */
export function sealPalms(): string {
  const half = SEALS.map(([x, y, lean, name]) => {
    const ink = inkOf(name);
    return (
      `<g transform="translate(${x} ${y})rotate(${lean})scale(.31)translate(-96 -120)">` +
      `<path d="${PALM_PLATE}" fill="var(--tint-${name},${ink.tint})" transform="translate(9 8)"/>` +
      `<path d="${PALM_PATH}" fill="var(--ink-${name},${ink.colour})" fill-rule="evenodd"/></g>`
    );
  }).join("");
  return (
    `<rect x="13" y="13" width="224" height="324" rx="8" fill="${PAPER}" stroke="${KEY}" stroke-width="4"/>` +
    `${half}<g transform="rotate(180 125 175)">${half}</g>`
  );
}

/** Just beyond the fingertips, in the palm's own units. */
const BELLS: readonly (readonly [number, number])[] = [
  [43, 28],
  [90, 10],
  [136, 21],
  [177, 57],
  [-5, 125],
];

/** The fool: fingers for a cap with bells, the flat of the hand for a face. */
export function jokerPalm(many: boolean): string {
  const ink = (index: number): string => {
    const spot = INKS[[1, 2, 3, 5, 4][index] ?? 0];
    return many && spot ? `var(--ink-${spot.id},${spot.colour})` : KEY;
  };
  const plate = many ? "var(--tint-blush,#FFDCE2)" : "var(--suit-s-plate,#8D9BE0)";
  const flat = many ? "var(--ink-vermilion,#D70008)" : KEY;
  const bells = BELLS.map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="10" fill="var(--sun,#FFD23F)" stroke="${KEY}" stroke-width="4"/>`,
  ).join("");
  return (
    `<g transform="translate(36 54)"><path d="${PALM_PLATE}" fill="${plate}" transform="translate(6 5)"/>` +
    FINGER_PATHS.map((path, index) => `<path d="${path}" fill="${ink(index)}"/>`).join("") +
    `<path d="${FLAT_PATH}" fill="${flat}"/>${many ? bells : ""}` +
    `<g fill="none" stroke="${PAPER}" stroke-width="7" stroke-linecap="round">` +
    `<path d="M68 192Q100 222 134 186M72 160q7-9 14 0M114 158q8-9 15 0"/></g></g>`
  );
}
