/**
 * What runs by time at a table, on this page's clock: the turn until it flips by itself, the game
 * where the house limits it, seats that are held, a rematch that was asked for. It decorates; the
 * table alone ends anything.
 */

import type { Lobby, Snapshot, View } from "../protocol/messages";
import { goOn, stop, type Remaining } from "./limits";
import type { GameEvent } from "./view";

/** As in table/flips.py. */
const STRETCHES = { slow: 2, normal: 1, fast: 0.5 } as const;

export class Hourglass {
  /** When the turn flips by itself, in milliseconds of the page's clock. */
  flipAtMs = $state<number | null>(null);
  /** What is left of the game's time, where it has a limit. */
  remaining = $state.raw<Remaining | null>(null);
  /** Until when the seats of those who are away are held, by animal. */
  heldUntilMs = $state.raw<Readonly<Record<string, number>>>({});
  /** When the next game is dealt, where somebody asked for it. */
  rematchAtMs = $state<number | null>(null);
  #stretch = 1;
  /** One person among bots is hurried by nobody. */
  #isHurried = true;

  reset(snapshot: Snapshot, nowMs: number): void {
    const { flip_left_us, game_left_us, view } = snapshot;
    this.flipAtMs = flip_left_us === null ? null : nowMs + flip_left_us / 1000;
    this.#begin(game_left_us === null ? null : game_left_us / 1000);
    if (!view?.paused) this.#goOn(nowMs);
  }

  /** The table said how it stands beside the cards. */
  told({ seats, rematch, options }: Lobby, nowMs: number): void {
    const held = seats.flatMap(({ animal, held_us }) =>
      held_us === null ? [] : [[animal, nowMs + held_us / 1000] as const],
    );
    this.heldUntilMs = Object.fromEntries(held);
    this.rematchAtMs = rematch === null ? null : nowMs + rematch.left_us / 1000;
    this.#stretch = STRETCHES[options.pace];
    this.#isHurried = seats.filter(({ bot, left }) => bot === null && !left).length !== 1;
    if (!this.#isHurried) this.flipAtMs = null;
  }

  follow(event: GameEvent, { rules }: View, nowMs: number): void {
    switch (event.event) {
      case "turn": {
        const timeout = rules.flip_timeout_ms * this.#stretch;
        this.flipAtMs =
          event.seat !== null && timeout > 0 && this.#isHurried ? nowMs + timeout : null;
        break;
      }
      case "dealt":
        this.#begin(rules.time_limit_s === 0 ? null : rules.time_limit_s * 1000);
        this.#goOn(nowMs);
        break;
      case "paused":
        if (this.remaining !== null) this.remaining = stop(this.remaining, nowMs);
        break;
      case "resumed":
        this.#goOn(nowMs);
        break;
      case "game_over":
        this.remaining = null;
        break;
    }
  }

  #begin(leftMs: number | null): void {
    this.remaining = leftMs === null ? null : { kind: "stands", leftMs };
  }

  #goOn(nowMs: number): void {
    if (this.remaining !== null) this.remaining = goOn(this.remaining, nowMs);
  }
}
