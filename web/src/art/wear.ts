/**
 * What an evening does to a deck: creases on the faces, plasters on the Jacks. Backs stay identical.
 *
 * Drawn into the face, at the same places on every screen, so that a worn face shows as fast as a new
 * one and tells nobody anything.
 */

export const WEAR_MOST = 3;

const CREASE = "var(--key,#1A1A2E)";
const PLASTER = "#f2c9a0";

/** A number that belongs to a card. */
function seedOf(card: string): number {
  return [...card].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9973, 7);
}

/** One fold: a dark line with a light one beside it. */
function crease(seed: number): string {
  const x = 20 + (seed % 190);
  const y = 60 + ((seed * 7) % 220);
  const line = `M${x} ${y}l${30 + (seed % 40)} ${((seed * 3) % 50) - 25}l${12 + (seed % 20)} ${(seed % 30) - 8}`;
  return (
    `<path d="${line}" fill="none" stroke="${CREASE}" stroke-width="2" opacity=".28"/>` +
    `<path d="${line}" fill="none" stroke="#fff" stroke-width="2" opacity=".5" transform="translate(1.5 2)"/>`
  );
}

/** A plaster on the cheek that gets the slaps. */
function plaster(turn: number): string {
  return (
    `<g transform="translate(126 214)rotate(${turn})"><rect x="-26" y="-9" width="52" height="18" rx="9" ` +
    `fill="${PLASTER}" stroke="${CREASE}" stroke-width="2"/><rect x="-9" y="-9" width="18" height="18" ` +
    `fill="#fff" opacity=".6"/></g>`
  );
}

/** The marks on one face, by how worn the deck is (0 to 3). */
export function wearOf(card: string, level: number): string {
  const seed = seedOf(card);
  const creases = Array.from({ length: level }, (_, fold) => crease(seed + fold * 997)).join("");
  const plasters = card.startsWith("J") && level > 0 ? plaster(-24) : "";
  const second = card.startsWith("J") && level > 1 ? plaster(38) : "";
  return creases + plasters + second;
}

/** How worn a deck is after so many games. */
export function wearAfter(games: number): number {
  return Math.min(WEAR_MOST, Math.floor(games / 2));
}
