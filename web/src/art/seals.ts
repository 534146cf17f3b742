/** Where the hand print appears on cards: on the back, and as the joker. */

import { INKS } from "./inks";
import { FINGER_PATHS, FLAT_PATH, PALM_PATH, PALM_PLATE } from "./palm";

const KEY = "var(--key,#1A1A2E)";
const PAPER = "var(--paper,#FFF4DC)";

/** Two hands, palm to palm across the middle, in a frame of stamped triangles. */
export function sealPalms(): string {
  const hand = (dx: number, dy: number, fill: string): string =>
    `<path d="${dx === 0 ? PALM_PATH : PALM_PLATE}" fill="${fill}" fill-rule="evenodd" ` +
    `transform="translate(${126 + dx} ${24 + dy})rotate(14)scale(.62)"/>`;
  const one = hand(4, 3, "var(--ink-vermilion,#D70008)") + hand(0, 0, PAPER);
  const teeth = Array.from({ length: 12 }, (_, i) => `M${17 + i * 18} 14l9 11 9-11z`).join("");
  return (
    `<rect x="14" y="14" width="222" height="322" rx="6" fill="${KEY}"/>` +
    `<path d="${teeth}" fill="var(--card,#fff)"/>` +
    `<path d="${teeth}" fill="var(--card,#fff)" transform="rotate(180 125 175)"/>` +
    one +
    `<g transform="rotate(180 125 175)">${one}</g>`
  );
}

/** The fool: fingers for a cap with bells, the flat of the hand for a face. */
export function jokerPalm(many: boolean): string {
  const ink = (index: number): string => {
    const spot = INKS[[1, 2, 3, 5, 4][index] ?? 0];
    return many && spot ? `var(--ink-${spot.id},${spot.colour})` : KEY;
  };
  const plate = many ? "var(--tint-blush,#FFDCE2)" : "var(--suit-s-plate,#8D9BE0)";
  const flat = many ? "var(--ink-vermilion,#D70008)" : KEY;
  return (
    `<g transform="translate(29 70)"><path d="${PALM_PLATE}" fill="${plate}" transform="translate(6 5)"/>` +
    FINGER_PATHS.map((path, index) => `<path d="${path}" fill="${ink(index)}"/>`).join("") +
    `<path d="${FLAT_PATH}" fill="${flat}"/>` +
    `<g fill="none" stroke="${PAPER}" stroke-width="7" stroke-linecap="round">` +
    `<path d="M68 192Q100 222 134 186M72 160q7-9 14 0M114 158q8-9 15 0"/></g></g>`
  );
}
