/**
 * From a press to a slap: which contact counts, when it was, and which card it answered.
 *
 * A palm is many contacts, an assistive technology may send a click with or without a press, and a
 * held key repeats. The first contact of a zone counts, whatever its kind; nothing takes it back
 * (bugs.md A66, A68, A74).
 */

import type { Slap } from "../protocol/messages";
import { eventMs, us } from "./timing";

export type Source = NonNullable<Slap["source"]>;

export interface Press {
  readonly atMs: number;
  readonly source: Source;
}

/** A face and the moment since which it stands on this screen. */
export interface ShownFlip {
  readonly flip: number;
  readonly shownMs: number;
}

/** Further contacts in one zone that belong to the same palm. */
const SAME_PALM_MS = 250;

/** One zone of one seat: lets the first contact of a palm through. */
export class Zone {
  #lastMs = -Infinity;
  /** A press whose click is still to come, however slowly the finger is lifted. */
  #isDown = false;

  /** A contact or a mouse button went down. */
  pointer(event: { timeStamp: number; pointerType: string }, nowMs: number): Press | null {
    this.#isDown = true;
    const source = event.pointerType === "mouse" || event.pointerType === "pen";
    return this.#admit(event.timeStamp, nowMs, source ? (event.pointerType as Source) : "touch");
  }

  /** A key went down. */
  key(event: { timeStamp: number; repeat: boolean }, nowMs: number): Press | null {
    return event.repeat ? null : this.#admit(event.timeStamp, nowMs, "key");
  }

  /** The system took the contacts away: no click will follow. What was slapped stays slapped. */
  cancel(): void {
    this.#isDown = false;
  }

  /** A click: only where no press came before it, as a screen reader sends it. */
  click(event: { timeStamp: number }, nowMs: number): Press | null {
    const follows = this.#isDown;
    this.#isDown = false;
    return follows ? null : this.#admit(event.timeStamp, nowMs, "button");
  }

  #admit(stampMs: number, nowMs: number, source: Source): Press | null {
    const atMs = eventMs(stampMs, nowMs);
    if (atMs - this.#lastMs < SAME_PALM_MS) return null;
    this.#lastMs = atMs;
    return { atMs, source };
  }
}

/** The face that a press answered: the newest that stood on the screen by then, or null. */
export function answered(pressMs: number, shown: readonly ShownFlip[]): ShownFlip | null {
  let newest: ShownFlip | null = null;
  for (const one of shown) {
    const fits = one.shownMs <= pressMs;
    if (fits && (newest === null || one.flip > newest.flip)) newest = one;
  }
  return newest;
}

/** Whose hand it is, and which. */
export interface Hand {
  readonly seat: number;
  readonly side: NonNullable<Slap["side"]>;
}

/** The message for a press. */
export function slapMessage(
  press: Press,
  on: ShownFlip,
  { seat, side }: Hand,
  actionId: string,
): Extract<Slap, { type: "slap" }> {
  return {
    type: "slap",
    action_id: actionId,
    seat,
    flip: on.flip,
    shown_us: us(on.shownMs),
    pressed_us: us(press.atMs),
    source: press.source,
    side,
  };
}
