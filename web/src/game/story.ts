/**
 * What an event is worth saying: which sentence, about whom, and how urgent.
 *
 * One place decides it for the words on the board and for screen readers, so that both tell the
 * same story. Sentences are message keys; words are in the Fluent files.
 */

import type { Row } from "../protocol/messages";
import type { GameEvent } from "./view";

export interface Telling {
  readonly key: string;
  readonly seat: number | null;
  readonly other: number | null;
  readonly cards: number;
  readonly ms: number | null;
}

type Told = Partial<Telling> & { key: string };

/**
 * Tell an event, or null where it is not worth words.
 *
 * @param rows the hands of the race that was judged last.
 */
export function tell(event: GameEvent, rows: readonly Row[]): Telling | null {
  const told = toldOf(event, rows);
  return told && { seat: null, other: null, cards: 0, ms: null, ...told };
}

function toldOf(event: GameEvent, rows: readonly Row[]): Told | null {
  switch (event.event) {
    case "slap_won": {
      const row = rows.find((one) => one.seat === event.seat);
      const ms = row === undefined ? null : row.reaction_us / 1000;
      return { key: "said-won", seat: event.seat, cards: event.cards, ms };
    }
    case "challenge_won":
      return { key: "said-challenge-won", seat: event.seat, cards: event.cards };
    case "pile_given":
      return { key: "said-pile-given", seat: event.from, other: event.seat, cards: event.cards };
    case "penalty":
      return penalty(event);
    case "hand":
      return hand(event);
    case "tie":
      return { key: "said-tie", seat: event.seats[0] ?? null, other: event.seats[1] ?? null };
    case "pile_split":
      return { key: "said-split" };
    case "out_of_cards":
      return { key: "said-last-chance", seat: event.seat };
    case "revived":
      return { key: "said-revived", seat: event.seat };
    case "eliminated":
      return { key: event.cause === "left" ? "said-left" : "said-out", seat: event.seat };
    case "trigger_buried":
      return { key: "said-buried" };
    case "redeal":
      return { key: "said-redeal" };
    default:
      return null;
  }
}

function penalty(event: Extract<GameEvent, { event: "penalty" }>): Told {
  if (event.burned) return { key: "said-burn", seat: event.from, cards: event.cards };
  const only = event.to.length === 1;
  const other = event.to[0] ?? null;
  return { key: only ? "said-pays" : "said-pays-all", seat: event.from, other, cards: event.cards };
}

/** Only hands that need a reason; a win, a loss and a paid slap have events of their own. */
function hand(event: Extract<GameEvent, { event: "hand" }>): Told | null {
  const { seat, result, reason } = event;
  switch (result) {
    case "late":
      return { key: "said-late", seat };
    case "void":
      return { key: reason === "silent" ? "said-silent" : "said-early", seat };
    case "ignored":
      return reason === "timeout" ? { key: "said-timeout", seat } : null;
    case "false":
      return { key: "said-false", seat };
    default:
      return null;
  }
}
