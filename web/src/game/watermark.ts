/**
 * Watermarks: "no press here up to this reaction", said in each frame of a race.
 *
 * They let the judge close a race without waiting for a hand that cannot come any more. One must
 * never run past a press that happened but was not dispatched yet, so it stays behind the frame by
 * 20 ms, or by the longest delay that an event had so far. Everybody waits for that: two frames, as
 * it was at first, made a slow screen hold up each verdict by 66 ms.
 */

import type { Watermark } from "../protocol/messages";
import { us } from "./timing";

/** A race is not waited for longer than this. */
const RACE_MS_MAX = 1_500;
/** The usual delay from a press to its handler, and a little. */
const BEHIND_MS = 20;
/** After a slap they go on for a few frames: a lost slap is then sent again sooner. */
const FRAMES_AFTER_SLAP = 3;

interface Race {
  readonly flip: number;
  readonly shownMs: number;
  /** The reaction of the first press, which no later watermark may pass. */
  pressedMs: number;
  framesLeft: number;
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
    this.#race = { flip, shownMs, pressedMs: Infinity, framesLeft: Infinity };
  }

  /** The last one here who had not slapped yet did. */
  pressed(flip: number, atMs: number): void {
    const race = this.#race;
    if (race === null || race.flip !== flip || race.pressedMs < Infinity) return;
    race.pressedMs = Math.max(0, atMs - race.shownMs);
    race.framesLeft = FRAMES_AFTER_SLAP;
  }

  /** The race was decided, or its card is gone. */
  close(): void {
    this.#race = null;
  }

  /**
   * One frame of the page.
   *
   * @param frameMs time of the frame.
   * @param lateMsMost the longest delay seen between an event and its handler.
   */
  frame(frameMs: number, lateMsMost: number): void {
    const race = this.#race;
    if (race === null) return;
    const sinceMs = frameMs - race.shownMs;
    const behindMs = Math.max(BEHIND_MS, lateMsMost);
    const freeMs = Math.min(sinceMs - behindMs, race.pressedMs);
    if (freeMs > 0) this.#send({ type: "watermark", flip: race.flip, free_us: us(freeMs) });
    race.framesLeft -= 1;
    if (race.framesLeft <= 0 || sinceMs > RACE_MS_MAX) this.#race = null;
  }
}
