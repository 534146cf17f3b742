/**
 * The beat to which all pictures move, and the switch that stops them.
 *
 * One timer for all, so that they step together; it runs only while a picture is in sight. Whoever
 * wants a calm page sees each one stand still at its end, and may start them nevertheless.
 */

import { isCalm } from "../game/motion";

const STEP_MS = 750;

class Pictures {
  moving = $state(!isCalm());
  beat = $state(0);
  #inSight = 0;
  #timer: number | undefined;

  toggle(): void {
    this.moving = !this.moving;
    this.#run();
  }

  /** A picture came into sight, or left it. */
  seen(isSeen: boolean): void {
    this.#inSight += isSeen ? 1 : -1;
    this.#run();
  }

  #run(): void {
    const wanted = this.moving && this.#inSight > 0;
    if (wanted === (this.#timer !== undefined)) return;
    if (wanted) this.#timer = window.setInterval(() => this.beat++, STEP_MS);
    else window.clearInterval(this.#timer);
    if (!wanted) this.#timer = undefined;
  }
}

export const pictures = new Pictures();
