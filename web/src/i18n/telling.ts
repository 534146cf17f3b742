/** A telling of the story in words, in the form for oneself where it is about oneself. */

import type { Status } from "../game/picture";
import type { Telling, What } from "../game/telling";
import type { SeatCard } from "../protocol/messages";
import { rankPrinted } from "../settings/letters";
import { printed } from "../settings/printed.svelte";
import { nameAt } from "./names";
import { t, tFirst } from "./words";

export function wordsOf(telling: Telling, seats: readonly SeatCard[], me: number | null): string {
  const own = me !== null && (telling.seat === me || telling.seats.includes(me));
  const given = {
    name: nameAt(seats, telling.seat),
    other: nameAt(seats, telling.other),
    names: namesOf(
      telling.seats.filter((seat) => seat !== me),
      seats,
    ),
    cards: telling.cards,
    ms: telling.ms === null ? 0 : Math.round(telling.ms),
    what: telling.what === null ? "" : whatWords(telling.what, seats),
  };
  const { key } = telling;
  const sentence = own ? tFirst([`${key}.you`, key], given) : t(key, given);
  return telling.lead === null ? sentence : `${leadWords(telling.lead)} ${sentence}`;
}

/** What the table waits for, in words. */
export function waitingWords(
  { key, seat, seats: some }: Status,
  seats: readonly SeatCard[],
  me: number | null,
): string {
  const own = me !== null && (seat === me || some.includes(me));
  const names = namesOf(
    some.filter((one) => one !== me),
    seats,
  );
  const given = { name: nameAt(seats, seat), names };
  return own ? tFirst([`${key}.you`, key], given) : t(key, given);
}

function namesOf(some: readonly number[], seats: readonly SeatCard[]): string {
  return some.map((seat) => nameAt(seats, seat)).join(" + ");
}

function leadWords(lead: string): string {
  return lead.startsWith("trigger-") ? t("why-trigger", { trigger: t(lead) }) : t(lead);
}

function whatWords(what: What, seats: readonly SeatCard[]): string {
  switch (what.kind) {
    case "cards":
      return what.cards.map(cardWords).join(" ");
    case "trigger":
      return t(`trigger-${what.word}`);
    case "shares":
      return what.shares.map(([seat, count]) => `${nameAt(seats, seat)} +${count}`).join(", ");
  }
}

const SUITS: Readonly<Record<string, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A card as it is printed, in words short enough to be called. */
export function cardWords(card: string): string {
  const suit = SUITS[card.slice(-1)];
  if (suit === undefined) return t("trigger-joker");
  return rankPrinted(card, printed.letters) + suit;
}
