/** What the board shows of a View and of the face that was just turned. Pure. */

import type { View } from "../protocol/messages";

export interface ShownPile {
  readonly pile: readonly string[];
  /** Number of the flip on top. */
  readonly flip: number;
}

/** The pile as it lies on the screen: a face comes by `show` before its events do. */
export function pileShown(view: View, face: { flip: number; card: string } | null): ShownPile {
  if (face === null || face.flip <= view.flips) return { pile: view.pile, flip: view.flips };
  return { pile: [...view.pile, face.card], flip: face.flip };
}

export interface Status {
  readonly key: string;
  readonly seat: number | null;
  readonly seats: readonly number[];
}

interface Situation {
  readonly view: View | null;
  readonly me: { seat: number } | null;
  readonly isMyTurn: boolean;
  readonly board: { armed: { seat: number } | null };
  readonly lobby: { phase: string; cutter: number | null } | null;
}

/** What the table waits for, as a message key. */
export function statusOf(now: Situation): Status {
  const { view, me, board } = now;
  if (view === null || view.turn === null) return view?.flips ? unturned(view) : dealing(now);
  if (board.armed !== null) {
    const own = board.armed.seat === me?.seat;
    return about(own ? "table-flipping-own" : "table-flipping", board.armed.seat);
  }
  return view.state === "tie_replay" ? unturned(view) : turn(now, view);
}

/** Nobody is to flip: a claim or a tie is on its way, or only hands are waited for. */
function unturned(view: View): Status {
  if (view.tie !== null) {
    const key = view.tie.armed ? "table-replay-now" : "table-replay";
    return { key, seat: null, seats: view.tie.seats };
  }
  if (view.state === "claim") return about("table-claim", view.challenge?.owner);
  return about("table-wait-turn");
}

function dealing({ lobby, me }: Situation): Status {
  const cutter = lobby?.cutter ?? null;
  if (cutter === null) return about("table-dealing");
  return about(cutter === me?.seat ? "table-cut-own" : "table-cut-wait", cutter);
}

function turn({ me, isMyTurn }: Situation, view: View): Status {
  if (isMyTurn) return about("table-your-turn");
  if (me !== null && view.status[me.seat] === "last_chance") {
    return about(view.rules.last_chance === "unlimited" ? "table-slap-in" : "table-last-chance");
  }
  return about("table-turn-of", view.turn);
}

function about(key: string, seat: number | null = null): Status {
  return { key, seat, seats: [] };
}
