/** Cards on their way between a seat and the pile, face down: what hands cost, and what is shared. */

import type { GameEvent } from "./view";

/** From where to where; null is the pile in the middle. */
export interface Move {
  readonly from: number | null;
  readonly to: number | null;
}

export function movesOf(event: GameEvent): Move[] {
  switch (event.event) {
    case "penalty":
      return event.burned
        ? [{ from: event.from, to: null }]
        : event.to.map((seat) => ({ from: event.from, to: seat }));
    case "pile_split":
      return event.seats.map((seat) => ({ from: null, to: seat }));
    default:
      return [];
  }
}
