/**
 * The four suits: shape, letter and the two printing plates, for white card.
 *
 * Colours come from tokens.css, with the same values as fallbacks, so a face also works in a saved
 * file; `data-deck="two"` swaps them there.
 */

import { glyphs } from "./glyphs";

export type Suit = "S" | "H" | "D" | "C";

/** Shapes about 92 units across, their middle at 0 0. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S:
    "M0-47C9-28 46-10 46 14C46 28 36 37 25 37C16 37 9 33 5 26C6 36 10 42 17 47H-17C-10 42-6 36-5 26" +
    "C-9 33-16 37-25 37C-36 37-46 28-46 14C-46-10-9-28 0-47z",
  H: "M0 45C-12 26-46 8-46-17C-46-33-35-43-23-43C-12-43-4-37 0-27C4-37 12-43 23-43C35-43 46-33 46-17C46 8 12 26 0 45z",
  D: "M0-48C9-30 22-13 38 0C22 13 9 30 0 48C-9 30-22 13-38 0C-22-13-9-30 0-48z",
  C:
    "M0-47A21 21 0 0 1 16-12A21 21 0 1 1 5 26C6 36 10 42 17 47H-17C-10 42-6 36-5 26" +
    "A21 21 0 1 1-16-12A21 21 0 0 1 0-47z",
};

const FALLBACK: Readonly<Record<Suit, readonly [string, string]>> = {
  S: ["#1A1A2E", "#8D9BE0"],
  H: ["#C8102E", "#F0697C"],
  D: ["#0B57C2", "#58A6FF"],
  C: ["#0A6B45", "#3FC08A"],
};

export function isSuit(letter: string): letter is Suit {
  return letter === "S" || letter === "H" || letter === "D" || letter === "C";
}

/** The suit's spot ink. */
export function suitInk(suit: Suit): string {
  return `var(--suit-${suit.toLowerCase()},${FALLBACK[suit][0]})`;
}

/** The lighter second plate that shows beside the key when the print is off register. */
export function suitPlate(suit: Suit): string {
  return `var(--suit-${suit.toLowerCase()}-plate,${FALLBACK[suit][1]})`;
}

/** The bare shape, `size` units high, its middle at x y. */
export function suitShape(suit: Suit, x: number, y: number, size: number, fill: string): string {
  return `<path d="${SUIT_PATHS[suit]}" fill="${fill}" transform="translate(${x} ${y})scale(${size / 94})"/>`;
}

/** Where a letter sits well inside each shape, and how high it may be, for a shape 94 high. */
const LETTER: Readonly<Record<Suit, readonly [number, number]>> = {
  S: [11, 34],
  H: [-10, 38],
  D: [0, 38],
  C: [3, 34],
};

/** Shape with its letter knocked out: colour is never the only sign of a suit. */
export function suitPip(suit: Suit, x: number, y: number, size: number): string {
  const scale = size / 94;
  const [middle, height] = LETTER[suit];
  const cut = (height / 100) * scale;
  return (
    suitShape(suit, x + size * 0.055, y + size * 0.045, size, suitPlate(suit)) +
    suitShape(suit, x, y, size, suitInk(suit)) +
    `<g fill="none" stroke="var(--card,#fff)" stroke-width="19" ` +
    `transform="translate(${x - 30 * cut} ${y + middle * scale - 50 * cut})scale(${cut})">${glyphs(suit)}</g>`
  );
}
