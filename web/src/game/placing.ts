/**
 * Where seats and cards stand on the board: small arithmetic for the look, nothing of the game.
 *
 * Angles and offsets come from numbers that every screen has, so a pile looks alike everywhere.
 */

/** Seats in the order in which they stand before a player: clockwise from the left neighbour. */
export function around<Seated extends { seat: number }>(
  seats: readonly Seated[],
  me: number | null,
): Seated[] {
  const sorted = seats.toSorted((a, b) => a.seat - b.seat);
  const mine = sorted.findIndex((one) => one.seat === me);
  return mine < 0 ? sorted : [...sorted.slice(mine + 1), ...sorted.slice(0, mine)];
}

/** Turns round the table for place `index` of `count`: 0 is the left, 0.5 the right, by the top. */
export function turnOf(index: number, count: number): number {
  return count === 1 ? 0.25 : (index / (count - 1)) * 0.5;
}

/** The same for a seat: oneself is below. */
export function turnToward(
  seat: number,
  me: number | null,
  others: readonly { seat: number }[],
): number {
  if (seat === me) return 0.75;
  const index = others.findIndex((one) => one.seat === seat);
  return turnOf(index, others.length);
}

/** A card's own tilt in degrees: small, and different from its neighbours'. */
export function tiltOf(number: number): number {
  return ((number * 47) % 17) - 8;
}

/** Layers drawn under the top card for a pile of this many cards: every card at first, fewer later. */
export function layersOf(cards: number): number {
  return Math.min(14, cards <= 6 ? cards : 6 + Math.floor((cards - 6) / 4));
}
