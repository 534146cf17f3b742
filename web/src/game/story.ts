/**
 * The story of a game: for each event that needs words, which sentence, and about whom.
 *
 * One place decides it for the words on the board and for screen readers, so that both tell the
 * same story. Sentences are message keys; words are in the Fluent files.
 */

import type { View } from "../protocol/messages";
import { foulTold, handTold, penaltyTold, whyOf } from "./handStory";
import { telling, type Scene, type Telling, type Told, type What } from "./telling";
import { triggerWord } from "./triggers";
import type { EventOf, GameEvent } from "./view";

/** Tell an event, or null where it is not worth words. */
export function tell(event: GameEvent, scene: Scene): Telling | null {
  const told = toldOf(event, scene);
  return told && telling(told);
}

function toldOf(event: GameEvent, scene: Scene): Told | null {
  switch (event.event) {
    case "cut":
      return { key: "said-cut", seat: event.seat };
    case "misdeal":
      return { key: "said-misdeal", seat: event.seat, what: cards(event.cards) };
    case "foul":
      return foulTold(event, scene.after);
    case "hand":
      return handTold(event, scene);
    case "card_flipped":
      // The card is named as it still lay on top: `trigger_buried` comes when it is covered.
      return scene.next?.event === "trigger_buried" ? buried(scene.before) : null;
    case "out_of_cards":
      return outOfCards(event.seat, scene.after);
    case "revived":
      return { key: "said-revived", seat: event.seat };
    case "eliminated":
      return { key: OUT_BY[event.cause], seat: event.seat };
    case "redeal":
      return { key: "said-redeal" };
    case "away":
    case "back":
      return { key: event.event === "away" ? "said-away" : "said-back", seat: event.seat };
    case "game_over":
      return over(event);
    default:
      return pileTold(event, scene);
  }
}

/** What becomes of the pile, and what hands cost. */
function pileTold(event: GameEvent, scene: Scene): Told | null {
  switch (event.event) {
    case "slap_won":
      return won(event, scene);
    case "penalty":
      return penaltyTold(event, scene);
    case "pile_given": {
      const lead = whyOf(event.from, scene);
      const { from: seat, seat: other, cards: count } = event;
      return { key: "said-pile-given", lead, seat, other, cards: count };
    }
    case "timed_out": {
      const lost = event.until - scene.after.flips - 1;
      return { key: "said-rests", lead: whyOf(event.seat, scene), seat: event.seat, cards: lost };
    }
    case "tie": {
      const again = event.count > 0;
      return { key: again ? "said-tie-again" : "said-tie", seats: event.seats };
    }
    case "tie_false_start":
      return { key: "said-false-start", seat: event.seat };
    case "pile_split": {
      const shares = event.seats.map((seat, index) => [seat, event.counts[index] ?? 0] as const);
      return { key: "said-split", lead: "why-tied", what: { kind: "shares", shares } };
    }
    default:
      return challengeTold(event, scene.before);
  }
}

function challengeTold(event: GameEvent, before: View): Told | null {
  switch (event.event) {
    case "challenge":
    case "challenge_step": {
      const { owner, payer, left } = event;
      if (payer === null || left === 0) return { key: "said-decided", seat: owner };
      const goesOn = event.event === "challenge_step" && payer === before.challenge?.payer;
      return goesOn ? null : { key: "said-challenge", seat: payer, other: owner, cards: left };
    }
    case "challenge_stopped":
      return { key: "said-stopped", what: cards(before.pile.slice(-1)) };
    case "challenge_won":
      return { key: "said-challenge-won", seat: event.seat, cards: event.cards };
    default:
      return null;
  }
}

const OUT_BY: Readonly<Record<EventOf<"eliminated">["cause"], string>> = {
  missed_last_chance: "said-out-missed",
  no_cards: "said-out-empty",
  false_slap_without_cards: "said-out-false",
  left: "said-left",
};

function won(event: EventOf<"slap_won">, { before, rows, hands }: Scene): Told {
  const row = rows.find((one) => one.seat === event.seat);
  const ms = row === undefined ? null : row.reaction_us / 1000;
  const isTossed = hands.filter((one) => one.result === "tied").length > 1;
  const named = before.rules.triggers.length > 1 && before.live_flip === event.flip;
  const lead = isTossed ? "why-coin" : named ? `trigger-${liveWord(before)}` : null;
  return { key: "said-won", lead, seat: event.seat, cards: event.cards, ms };
}

function buried(before: View): Told {
  const word = liveWord(before);
  if (word === "jack") return { key: "said-buried" };
  return { key: "said-buried-other", what: { kind: "trigger", word } };
}

function outOfCards(seat: number, view: View): Told {
  const { last_chance, own_last_trigger } = view.rules;
  if (last_chance === "unlimited") return { key: "said-slap-in", seat };
  const isNow = view.live_flip === view.flips && view.last_flipper === seat;
  const counts = own_last_trigger === "counts";
  return { key: isNow && counts ? "said-last-now" : "said-last-chance", seat };
}

function over(event: EventOf<"game_over">): Told {
  if (event.winner !== null) return { key: "said-over", lead: limit(event), seat: event.winner };
  return { key: limit(event) ?? "said-draw" };
}

function limit({ reason }: EventOf<"game_over">): string | null {
  if (reason === "time_limit") return "said-time-up";
  return reason === "flip_limit" ? "said-flips-up" : null;
}

/** The word of the trigger that lies on top, the first where several do. */
function liveWord(view: View): string {
  return triggerWord(view.live[0] ?? "", view.pile.at(-1) ?? "");
}

function cards(shown: readonly string[]): What {
  return { kind: "cards", cards: shown };
}
