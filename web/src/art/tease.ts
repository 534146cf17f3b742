/**
 * What Queens and Kings do once they have been seen: a wink, or the tongue after a false slap.
 *
 * Drawn over the face, in its box of 250 x 350, at both of its ends; the face itself stays as it is.
 */

const KEY = "var(--key,#1A1A2E)";
const CARD = "var(--card,#fff)";
const RED = "var(--ink-vermilion,#D70008)";

/** One eye open, the other still shut. */
const WINK =
  `<circle cx="112" cy="87" r="10" fill="${CARD}" stroke="${KEY}" stroke-width="3"/>` +
  `<circle cx="114" cy="88" r="4.5" fill="${KEY}"/>` +
  `<path d="M98 70Q110 62 124 70" fill="none" stroke="${KEY}" stroke-width="4" stroke-linecap="round"/>`;

const TONGUE =
  `<path d="M116 106Q125 101 134 106V124Q134 138 125 138T116 124z" fill="${RED}" stroke="${KEY}" stroke-width="3"/>` +
  `<path d="M125 108V126" stroke="${KEY}" stroke-width="2.5"/>`;

export type Tease = "wink" | "tongue";

/** Whether a card has a face that teases. */
export function canTease(card: string): boolean {
  return /^[QK]/.test(card);
}

export function teaseArt(tease: Tease): string {
  const body = tease === "wink" ? WINK : TONGUE + WINK;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" aria-hidden="true" focusable="false">` +
    `${body}<g transform="rotate(180 125 175)">${body}</g></svg>`
  );
}
