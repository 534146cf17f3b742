/**
 * How long a press takes from its own time stamp to its handler on this device.
 *
 * Watermarks must stay behind a press that was made and not told to the page yet. How long that may
 * take is learned from every press of the page, those on buttons too, so it is known before the
 * first slap. It differs a lot: a key takes two milliseconds, a touch screen ten to thirty.
 */

import { eventMs } from "./timing";

/** Assumed until a few presses were seen. */
const USUAL_MS = 20;
const PRESSES_FEW = 3;
/** Only the newest count, or one stutter would hold up every verdict for the rest of the game. */
const PRESSES_KEPT = 20;

export class Lateness {
  #seen: number[] = [];

  /** A press was told to the page. */
  note(stampMs: number, nowMs: number): void {
    this.#seen = [...this.#seen, nowMs - eventMs(stampMs, nowMs)].slice(-PRESSES_KEPT);
  }

  /** How far behind the clock it is known that no press is on its way, in milliseconds. */
  get behindMs(): number {
    return this.#seen.length < PRESSES_FEW ? USUAL_MS : Math.max(...this.#seen);
  }
}
