/**
 * Watermarks: "no press here up to this reaction", said every few milliseconds of a race.
 *
 * They let the judge close a race without waiting for a hand that cannot come any more, so
 * everybody waits for them. One must never run past a press that happened but was not dispatched
 * yet: it stays behind the clock by as much as presses are late on this device. They come by a
 * timer, since a slow screen would hold up each verdict by its frames, and not faster than this: a
 * lost packet holds up all that come after it, so that more of them make the waits longer again.
 */

import type { Watermark } from "../protocol/messages";
import { us } from "./timing";

/** A race is not waited for longer than this. */
const RACE_MS_MAX = 1_500;
/** No hand that is valid in any usual house comes sooner. */
const FROM_MS = 80;
/** After a slap they go on a little: a lost slap is then sent again sooner. */
const MARKS_AFTER_SLAP = 3;

/** The time from one to the next. */
export const MARK_EVERY_MS = 12;

interface Race {
  readonly flip: number;
  readonly shownMs: number;
  /** The reaction of the first press, which no later watermark may pass. */
  pressedMs: number;
  marksLeft: number;
}

export class Watermarks {
  readonly #send: (message: Extract<Watermark, { type: "watermark" }>) => void;
  #race: Race | null = null;

  constructor(send: (message: Extract<Watermark, { type: "watermark" }>) => void) {
    this.#send = send;
  }

  get isOpen(): boolean {
    return this.#race !== null;
  }

  /** The face of a race stands on the screen. */
  open(flip: number, shownMs: number): void {
    this.#race = { flip, shownMs, pressedMs: Infinity, marksLeft: Infinity };
  }

  /** The last one here who had not slapped yet did. */
  pressed(flip: number, atMs: number): void {
    const race = this.#race;
    if (race === null || race.flip !== flip || race.pressedMs < Infinity) return;
    race.pressedMs = Math.max(0, atMs - race.shownMs);
    race.marksLeft = MARKS_AFTER_SLAP;
  }

  /** The race was decided, or its card is gone. */
  close(): void {
    this.#race = null;
  }

  /**
   * Time for the next one.
   *
   * @param nowMs the page's clock.
   * @param behindMs how far behind it a press may be that the page was not told of yet.
   */
  mark(nowMs: number, behindMs: number): void {
    const race = this.#race;
    if (race === null) return;
    const sinceMs = nowMs - race.shownMs;
    const freeMs = Math.min(sinceMs - behindMs, race.pressedMs);
    if (freeMs > FROM_MS) this.#send({ type: "watermark", flip: race.flip, free_us: us(freeMs) });
    race.marksLeft -= 1;
    if (race.marksLeft <= 0 || sinceMs > RACE_MS_MAX) this.#race = null;
  }
}
