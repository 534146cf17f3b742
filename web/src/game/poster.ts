/** What of a finished game stands on its poster. */

import { isInk, type InkName } from "../art/inks";
import type { PosterGame, PosterSeat } from "../art/poster";
import type { GameResult, SeatCard, SeatResult } from "../protocol/messages";

/** So many piles of one seat are printed. */
const OF_ONE_SEAT_MAX = 9;
const PRINTS_MAX = 22;

/** The inks to print, in their order: the worst place first, so that the winner's lie on top. */
export function posterPrints(
  results: readonly SeatResult[],
  seats: readonly SeatCard[],
): readonly InkName[] {
  return byPlace(results)
    .toReversed()
    .flatMap(({ seat, piles }) => {
      const ink = inkAt(seats, seat);
      return Array.from({ length: Math.min(piles, OF_ONE_SEAT_MAX) }, () => ink);
    })
    .slice(-PRINTS_MAX);
}

/**
 * A game as its poster.
 *
 * @param words title and lines, in the reader's language; they name animals only.
 */
export function posterOf(
  result: GameResult,
  seats: readonly SeatCard[],
  words: Pick<PosterGame, "title" | "lines">,
): PosterGame {
  return {
    id: result.game || result.commit,
    prints: posterPrints(result.seats, seats),
    hero: result.winner === null ? null : inkAt(seats, result.winner),
    seats: byPlace(result.seats).map(({ seat, place }): PosterSeat => {
      const animal = seats.find((one) => one.seat === seat)?.animal ?? "";
      return { animal, ink: inkAt(seats, seat), label: place === null ? "" : String(place) };
    }),
    ...words,
  };
}

function byPlace(results: readonly SeatResult[]): SeatResult[] {
  return results.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity));
}

function inkAt(seats: readonly SeatCard[], seat: number): InkName {
  const ink = seats.find((one) => one.seat === seat)?.ink ?? "";
  return isInk(ink) ? ink : "vermilion";
}
