/** What is special about a seat at the board just now, as a message key: one thing, the gravest. */

import type { SeatCard, View } from "../protocol/messages";

export interface Mark {
  readonly key: string;
  readonly given: Readonly<Record<string, number>>;
}

export function markOf(seat: SeatCard, view: View): Mark | null {
  if (view.status[seat.seat] === "out") return mark("table-out-of");
  const { challenge } = view;
  if (challenge !== null && challenge.payer === seat.seat && challenge.left > 0) {
    return mark("table-owes-of", { cards: challenge.left });
  }
  if (view.status[seat.seat] === "last_chance") {
    const free = view.rules.last_chance === "unlimited";
    return mark(free ? "table-slap-in-of" : "table-last-chance-of");
  }
  return handMark(seat, view);
}

/** What is special about a seat's hand, or that nobody moves it. */
function handMark({ seat, handicap_us }: SeatCard, view: View): Mark | null {
  const until = view.timed_out[seat];
  if (until !== undefined) return mark("table-rests-of", { cards: until - view.flips });
  if (view.away.includes(seat)) return mark("table-away-of");
  return handicap_us > 0 ? mark("table-paws-of", { ms: Math.round(handicap_us / 1000) }) : null;
}

function mark(key: string, given: Mark["given"] = {}): Mark {
  return { key, given };
}

/** Who may come back by a slap only. */
export function onLastChance(view: View): number[] {
  return view.status.flatMap((status, seat) => (status === "last_chance" ? [seat] : []));
}
