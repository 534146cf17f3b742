/** How fast a heart beats for a pile: by its public size alone. Pure. */

const FROM_CARDS = 6;
const FULL_CARDS = 30;
const SLOW_MS = 1_300;
const FAST_MS = 620;

/** Milliseconds from beat to beat; null while the pile is too small to stir anybody. */
export function beatMs(cards: number): number | null {
  if (cards < FROM_CARDS) return null;
  const share = Math.min(1, (cards - FROM_CARDS) / (FULL_CARDS - FROM_CARDS));
  return Math.round(SLOW_MS - (SLOW_MS - FAST_MS) * share);
}
