/** Who has not agreed to the rules yet; a table waits for those who are here to be asked. */

import type { Lobby, SeatCard } from "../protocol/messages";

/** The seats whose thumb is missing: not the host's, who agrees by dealing. */
export function undecided(seats: readonly SeatCard[]): SeatCard[] {
  return seats.filter(
    (seat) => !(seat.ready || seat.host || seat.away || seat.left) && seat.present,
  );
}

/** How many thumbs this table waits for before a game can begin. */
export function thumbsNeeded({ options, seats }: Lobby): number {
  return options.thumbs === "needed" ? undecided(seats).length : 0;
}
