/**
 * This screen's side of a race: when each face stood here, which face a press answered, and the
 * watermarks between. It measures and sends; what came of it is told by the server alone.
 */

import type { ClientMessage } from "../protocol/messages";
import { actionId } from "../net/random";
import { answered, slapMessage, type Hand, type Press, type ShownFlip } from "./slap";
import { afterPaint, us } from "./timing";
import { MARK_EVERY_MS, Watermarks } from "./watermark";

/** Faces whose moments are kept: the present one, the one it covers, and one in reserve. */
const SHOWN_KEPT = 3;

export interface RaceWorld {
  send(message: ClientMessage): boolean;
  frame(act: (atMs: number) => void): unknown;
  after(ms: number, act: () => void): unknown;
  nowMs(): number;
  /** How far behind the clock a press may be that the page was not told of yet. */
  behindMs(): number;
  /** Seats that press on this device. */
  seatsHere(): number;
}

export class Race {
  readonly #world: RaceWorld;
  readonly #watermarks: Watermarks;
  #shown: ShownFlip[] = [];
  /** Who pressed on the newest card that was pressed on. */
  #pressed = { flip: 0, seats: new Set<number>() };
  #live: number | null = null;
  #isRunning = false;

  constructor(world: RaceWorld) {
    this.#world = world;
    this.#watermarks = new Watermarks((message) => void world.send(message));
  }

  /** A snapshot came: what was measured before belongs to another picture. */
  reset(): void {
    this.#shown = [];
    this.#pressed = { flip: 0, seats: new Set() };
    this.#live = null;
    this.#watermarks.close();
  }

  /**
   * A face was just put into the page.
   *
   * @param receivedMs when its `show` came; null where the face came with a snapshot or an event,
   *   so that the server has nothing to measure by.
   */
  painted(flip: number, receivedMs: number | null): void {
    afterPaint(
      (act) => this.#world.frame(act),
      (shownMs) => {
        this.#shown = [...this.#shown, { flip, shownMs }].slice(-SHOWN_KEPT);
        if (receivedMs !== null) {
          const [received_us, shown_us] = [us(receivedMs), us(shownMs)];
          this.#world.send({ type: "shown", flip, received_us, shown_us });
        }
        if (this.#live === flip) this.#open(flip, shownMs);
      },
    );
  }

  /** The flip that may be slapped now, or null. */
  live(flip: number | null): void {
    if (flip === this.#live) return;
    this.#live = flip;
    const shown = this.#shown.find((one) => one.flip === flip);
    if (shown === undefined) this.#watermarks.close();
    else this.#open(shown.flip, shown.shownMs);
  }

  /** Send the slap of a press; null where no card has been shown yet that it could answer. */
  press(press: Press, hand: Hand): { flip: number; ms: number } | null {
    const on = answered(press.atMs, this.#shown);
    if (on === null) return null;
    this.#world.send(slapMessage(press, on, hand, actionId()));
    if (this.#isLast(on.flip, hand.seat)) this.#watermarks.pressed(on.flip, press.atMs);
    return { flip: on.flip, ms: press.atMs - on.shownMs };
  }

  /** Whether nobody else here can still press on this card: watermarks speak for the silent. */
  #isLast(flip: number, seat: number): boolean {
    if (flip > this.#pressed.flip) this.#pressed = { flip, seats: new Set() };
    this.#pressed.seats.add(seat);
    return this.#pressed.seats.size >= this.#world.seatsHere();
  }

  #open(flip: number, shownMs: number): void {
    this.#watermarks.open(flip, shownMs);
    if (!this.#isRunning) this.#run();
  }

  #run(): void {
    this.#isRunning = true;
    const dueMs = this.#world.nowMs() + MARK_EVERY_MS;
    this.#world.after(MARK_EVERY_MS, () => {
      // A late timer tells of a busy page, which was not told of presses since then, either.
      this.#watermarks.mark(Math.min(dueMs, this.#world.nowMs()), this.#world.behindMs());
      if (this.#watermarks.isOpen) this.#run();
      else this.#isRunning = false;
    });
  }
}
