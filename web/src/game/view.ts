/**
 * The View of a game and the fold that keeps it up to date: the one port of `rules/view.py`.
 *
 * Fields keep their names of the wire, because the struct is the snapshot. Both folds pass the same
 * vectors (tests/vectors), so a rule changed in one place alone fails a test.
 */

import type { Events, View } from "../protocol/messages";

export type GameEvent = Events["events"][number];
export type EventOf<Name extends GameEvent["event"]> = Extract<GameEvent, { event: Name }>;
type Folds = { readonly [Name in GameEvent["event"]]?: (view: View, on: EventOf<Name>) => void };

/** How a card of the pile is written that nobody may see. */
export const FACE_DOWN = "[]";

/** The view of a game of which no event has come yet. */
export function startView(rules: View["rules"], seats: number): View {
  return {
    rules,
    seats,
    dealer: null,
    state: "lobby",
    counts: Array.from({ length: seats }, () => 0),
    pile: [],
    flips: 0,
    last_flipper: null,
    turn: null,
    status: Array.from({ length: seats }, () => "active"),
    out: [],
    live: [],
    live_flip: null,
    challenge: null,
    tie: null,
    paused: false,
    away: [],
    timed_out: {},
    over: null,
    seq: 0,
  };
}

/** The view after the next event; the given one is left as it is. */
export function fold(before: View, event: GameEvent): View {
  const view: View = { ...before, seq: event.seq };
  const step = FOLDS[event.event] as ((view: View, on: GameEvent) => void) | undefined;
  step?.(view, event);
  if (view.state !== "dealing") settle(view);
  return view;
}

const FOLDS: Folds = {
  game_started: (view) => {
    view.state = "dealing";
  },
  dealt: (view, on) => {
    view.state = "turn";
    view.dealer = on.dealer;
    view.counts = [...on.counts];
  },
  card_flipped: (view, on) => {
    add(view, on.seat, -1);
    view.pile = [...view.pile, on.card];
    view.flips = on.flip;
    view.last_flipper = on.seat;
    const running = Object.entries(view.timed_out).filter(([, until]) => until > on.flip);
    view.timed_out = Object.fromEntries(running);
    closeRace(view);
    if (view.tie !== null) view.tie = { ...view.tie, armed: true };
  },
  slap_open: (view, on) => {
    view.live = [...on.triggers];
    view.live_flip = on.flip;
  },
  challenge: owe,
  challenge_step: owe,
  challenge_stopped: (view) => {
    view.challenge = null;
  },
  penalty: (view, on) => {
    add(view, on.from, -on.cards);
    if (on.burned) view.pile = [...faceDown(on.cards), ...view.pile];
    for (const seat of on.to) add(view, seat, Math.floor(on.cards / on.to.length));
  },
  slap_won: takePile,
  challenge_won: takePile,
  pile_given: takePile,
  timed_out: (view, on) => {
    view.timed_out = { ...view.timed_out, [on.seat]: on.until };
  },
  tie: (view, on) => {
    closeRace(view);
    view.challenge = null;
    view.tie = { seats: [...on.seats], armed: false, count: on.count, flip: on.flip };
  },
  tie_false_start: (view, on) => {
    dropFromTie(view, on.seat);
  },
  pile_split: (view, on) => {
    on.seats.forEach((seat, index) => {
      add(view, seat, on.counts[index] ?? 0);
    });
    closePile(view);
  },
  left: (view, on) => {
    add(view, on.seat, -(view.counts[on.seat] ?? 0));
    if (view.rules.leave_policy === "under_pile") {
      view.pile = [...faceDown(on.cards), ...view.pile];
      return;
    }
    const clockwise = Array.from({ length: view.seats - 1 }, (_, step) => on.seat + step + 1);
    const heirs = clockwise
      .map((seat) => seat % view.seats)
      .filter((seat) => !view.out.includes(seat));
    for (let number = 0; number < on.cards; number += 1) {
      add(view, heirs[number % heirs.length] ?? 0, 1);
    }
  },
  eliminated: (view, on) => {
    view.out = [...view.out, on.seat];
    view.away = without(view.away, on.seat);
    const { [on.seat]: _ended, ...running } = view.timed_out;
    view.timed_out = running;
    if (view.challenge?.owner === on.seat) view.challenge = null;
    dropFromTie(view, on.seat);
  },
  redeal: (view, on) => {
    view.counts = [...on.counts];
    closePile(view);
  },
  turn: (view, on) => {
    view.turn = on.seat;
  },
  paused: (view) => {
    view.paused = true;
  },
  resumed: (view) => {
    view.paused = false;
  },
  away: (view, on) => {
    view.away = [...without(view.away, on.seat), on.seat];
  },
  back: (view, on) => {
    view.away = without(view.away, on.seat);
  },
  game_over: (view, on) => {
    view.over = { winner: on.winner, reason: on.reason, places: [...on.places] };
    view.turn = null;
    closeRace(view);
    view.challenge = null;
    view.tie = null;
    if (on.reason === "all_cards" && on.winner !== null) {
      // Under `end_condition=all_cards` the survivor takes what still lies there (rules.md B35).
      add(view, on.winner, view.pile.length);
      view.pile = [];
    }
  },
};

/** Derive what follows from the other fields (rules.md D, states and invariant 4). */
function settle(view: View): void {
  view.status = view.counts.map((count, seat) =>
    view.out.includes(seat) ? "out" : count > 0 ? "active" : "last_chance",
  );
  if (view.over !== null) view.state = "game_over";
  else if (view.tie !== null) view.state = "tie_replay";
  else if (view.challenge !== null && isDecided(view.challenge)) view.state = "claim";
  else view.state = view.live.length > 0 ? "slap_open" : "turn";
}

function isDecided(challenge: NonNullable<View["challenge"]>): boolean {
  return challenge.left === 0 || challenge.payer === null;
}

function owe(view: View, on: EventOf<"challenge" | "challenge_step">): void {
  view.challenge = { owner: on.owner, left: on.left, payer: on.payer };
}

function takePile(view: View, on: EventOf<"slap_won" | "challenge_won" | "pile_given">): void {
  add(view, on.seat, on.cards);
  closePile(view);
}

function closePile(view: View): void {
  view.pile = [];
  closeRace(view);
  view.challenge = null;
  view.tie = null;
}

function closeRace(view: View): void {
  view.live = [];
  view.live_flip = null;
}

function dropFromTie(view: View, seat: number): void {
  if (view.tie !== null) view.tie = { ...view.tie, seats: without(view.tie.seats, seat) };
}

function add(view: View, seat: number, cards: number): void {
  view.counts = view.counts.map((count, index) => (index === seat ? count + cards : count));
}

function faceDown(cards: number): string[] {
  return Array.from({ length: cards }, () => FACE_DOWN);
}

function without(seats: readonly number[], seat: number): number[] {
  return seats.filter((one) => one !== seat);
}
