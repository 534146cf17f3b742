/** A telling of the story in words, in the form for oneself where it is about oneself. */

import type { Status } from "../game/picture";
import type { Telling } from "../game/story";
import type { SeatCard } from "../protocol/messages";
import { nameAt } from "./names";
import { t, tFirst } from "./words";

export function wordsOf(telling: Telling, seats: readonly SeatCard[], me: number | null): string {
  const given = {
    name: nameAt(seats, telling.seat),
    other: nameAt(seats, telling.other),
    cards: telling.cards,
    ms: telling.ms === null ? 0 : Math.round(telling.ms),
  };
  const own = telling.seat !== null && telling.seat === me;
  return own ? tFirst([`${telling.key}.you`, telling.key], given) : tFirst([telling.key], given);
}

/** What the table waits for, in words. */
export function waitingWords(status: Status, seats: readonly SeatCard[]): string {
  const names = status.seats.map((seat) => nameAt(seats, seat)).join(" + ");
  return t(status.key, { name: nameAt(seats, status.seat), names });
}
