/** Which hand prints make the poster of a finished game. */

import type { SeatCard, SeatResult } from "../protocol/messages";

/** So many piles of one seat are printed. */
const OF_ONE_SEAT_MAX = 9;
const PRINTS_MAX = 22;

/** The inks to print, in their order: the worst place first, so that the winner's lie on top. */
export function posterPrints(
  results: readonly SeatResult[],
  seats: readonly SeatCard[],
): readonly string[] {
  const worstFirst = results.toSorted((a, b) => (b.place ?? Infinity) - (a.place ?? Infinity));
  const inks = worstFirst.flatMap(({ seat, piles }) => {
    const ink = seats.find((one) => one.seat === seat)?.ink;
    const count = Math.min(piles, OF_ONE_SEAT_MAX);
    return ink === undefined ? [] : Array.from({ length: count }, () => ink);
  });
  return inks.slice(-PRINTS_MAX);
}
