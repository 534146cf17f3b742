/** What a seat is called: its typed name, else its animal in the reader's language. */

import type { SeatCard } from "../protocol/messages";
import { t, tFirst } from "./words";

export function nameOf(seat: SeatCard | null | undefined): string {
  if (!seat) return t("animal-other");
  return seat.name || tFirst([`animal-${seat.animal}`, "animal-other"]);
}

/** The name of a seat number among the seats of a table. */
export function nameAt(seats: readonly SeatCard[], seat: number | null): string {
  return nameOf(seats.find((one) => one.seat === seat));
}
