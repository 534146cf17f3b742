/** The deck of each table on this page: how many games it has seen since it was new. */

import type { SeatCard } from "../protocol/messages";
import { wearAfter } from "../art/wear";

class Decks {
  /** Games that a table had seen when somebody here took a new deck. */
  #fresh = $state.raw<Readonly<Record<string, number>>>({});

  /** How worn the deck of a table is. */
  wear(code: string, seats: readonly SeatCard[]): number {
    return wearAfter(gamesOf(seats) - (this.#fresh[code] ?? 0));
  }

  /** Take a new deck. */
  renew(code: string, seats: readonly SeatCard[]): void {
    this.#fresh = { ...this.#fresh, [code]: gamesOf(seats) };
  }
}

function gamesOf(seats: readonly SeatCard[]): number {
  return seats.reduce((sum, { wins }) => sum + wins, 0);
}

export const decks = new Decks();
