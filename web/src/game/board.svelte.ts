/**
 * What lies on the board as a picture: the newest face, the back that rises, hands, the pile on its
 * way to somebody. It decorates: nothing here decides anything or is waited for, and a new face
 * clears away whatever was still moving.
 */

import type { Row, Verdict, View } from "../protocol/messages";
import { canTease, type Tease } from "../art/tease";
import type { Move } from "./moves";
import type { Telling } from "./telling";
import type { GameEvent } from "./view";

/** A hand print on the pile. */
export interface Stamp {
  readonly id: number;
  readonly seat: number;
  /** `pressed` is one's own, at once; the others stand where the verdict or an event put them. */
  readonly kind: "pressed" | "won" | "lost" | "tied" | "false" | "void" | "late";
  /** Place in the stack of palms, 0 lowest. */
  readonly height: number;
}

export interface Finish {
  readonly flip: number;
  readonly winner: number | null;
  readonly rows: readonly Row[];
}

const STAMP_MS = 1_200;
const STACK_MS = 2_400;
const SWEEP_AFTER_MS = 700;
const SWEEP_MS = 280;
const MOVES_MS = 900;
const SAYING_MS = 2_600;
const WINK_AFTER_MS = 400;
const WINK_MS = 700;
const TONGUE_MS = 1_400;
const LIFTED_MS = 1_500;

export class Board {
  /** One's own flip was pressed: the back rises at once, before the table has said so. */
  lifted = $state(false);
  /** What the Queen or King on top is up to. */
  tease = $state<Tease | null>(null);
  face = $state.raw<{ flip: number; card: string } | null>(null);
  armed = $state.raw<{ flip: number; seat: number } | null>(null);
  stamps = $state.raw<readonly Stamp[]>([]);
  /** The pile that goes to a seat; it lies still until `moving`. */
  sweep = $state.raw<{ seat: number; pile: readonly string[]; moving: boolean } | null>(null);
  /** Cards that fly face down, some of a stock or of a shared pile. */
  moves = $state.raw<readonly Move[]>([]);
  finish = $state.raw<Finish | null>(null);
  /** The words on the board. */
  saying = $state.raw<Telling | null>(null);
  #ids = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Start from a snapshot. */
  reset(view: View | null, armed: { flip: number; seat: number } | null): void {
    this.clear();
    this.armed = armed;
    const top = view?.pile.at(-1);
    this.face = view && top !== undefined ? { flip: view.flips, card: top } : null;
    this.finish = null;
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.stamps = [];
    this.sweep = null;
    this.moves = [];
    this.saying = null;
    this.armed = null;
    this.lifted = false;
    this.tease = null;
  }

  /** A face is turned: everything of the card before it goes, in the same frame. */
  show(flip: number, card: string): void {
    this.clear();
    this.finish = null;
    this.face = { flip, card };
    // Long after everybody has seen who it is.
    if (canTease(card)) this.#later(WINK_AFTER_MS, () => this.#teases("wink"));
  }

  /** A card's back is lifted; it sinks by itself where the table does not go along. */
  lift(): void {
    this.lifted = true;
    this.#later(LIFTED_MS, () => (this.lifted = false));
  }

  /** One's own hand, in the frame of the press. */
  press(seat: number): void {
    this.#stamp(seat, "pressed", this.stamps.length, STAMP_MS);
  }

  /** The hands of a judged race, stacked on the card in their order, the winner's lowest. */
  judged(verdict: Verdict): void {
    this.finish = { flip: verdict.flip, winner: verdict.winner, rows: verdict.rows };
    const valid = verdict.rows
      .filter((row) => row.result === "won" || row.result === "lost" || row.result === "tied")
      .toSorted((a, b) => effectiveUs(a) - effectiveUs(b));
    if (valid.length === 0) return;
    this.stamps = [];
    valid.forEach((row, height) => {
      this.#stamp(row.seat, row.result as Stamp["kind"], height, STACK_MS);
    });
  }

  /** A hand after the verdict: it lies on top, and joins the finish of its race. */
  late(flip: number, row: Row): void {
    this.hand(row.seat, "late");
    const { finish } = this;
    if (finish?.flip !== flip || finish.rows.some((one) => one.seat === row.seat)) return;
    this.finish = { ...finish, rows: [...finish.rows, row] };
  }

  /** A hand of somebody else that opened no race, or one of one's own that did not count. */
  hand(seat: number, kind: Stamp["kind"]): void {
    this.stamps = this.stamps.filter((stamp) => stamp.seat !== seat);
    this.#stamp(seat, kind, this.stamps.length, STAMP_MS);
    if (kind === "false" && this.face?.card.startsWith("Q")) this.#teases("tongue");
  }

  /** The pile goes to a seat, after the hands were seen. */
  take(seat: number, pile: readonly string[]): void {
    this.face = null;
    this.tease = null;
    this.sweep = { seat, pile, moving: false };
    this.#later(SWEEP_AFTER_MS, () => {
      this.sweep = { seat, pile, moving: true };
      this.#later(SWEEP_MS, () => {
        this.sweep = null;
        this.stamps = [];
      });
    });
  }

  move(moves: readonly Move[]): void {
    this.moves = moves;
    this.#later(MOVES_MS, () => {
      if (this.moves === moves) this.moves = [];
    });
  }

  say(said: Telling): void {
    this.saying = said;
    this.#later(SAYING_MS, () => {
      if (this.saying === said) this.saying = null;
    });
  }

  #teases(tease: Tease): void {
    if (this.tease === "tongue") return;
    this.tease = tease;
    this.#later(tease === "wink" ? WINK_MS : TONGUE_MS, () => {
      if (this.tease === tease) this.tease = null;
    });
  }

  #stamp(seat: number, kind: Stamp["kind"], height: number, forMs: number): void {
    const id = (this.#ids += 1);
    this.stamps = [...this.stamps, { id, seat, kind, height }];
    this.#later(forMs, () => {
      this.stamps = this.stamps.filter((stamp) => stamp.id !== id);
    });
  }

  #later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((other) => other !== timer);
      act();
    }, ms);
    this.#timers.push(timer);
  }
}

/** What hands are ordered by: the judged reaction and the help that the others get. */
export function effectiveUs(row: Row): number {
  return row.reaction_us + row.handicap_us;
}

/** Whether an event takes the pile away, and to whom. */
export function takerOf(event: GameEvent): number | null {
  switch (event.event) {
    case "slap_won":
    case "challenge_won":
    case "pile_given":
      return event.seat;
    default:
      return null;
  }
}
