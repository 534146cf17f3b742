/** A pile of cards on this page alone, to learn and to train at: no table, no server. */

import { flushSync } from "svelte";
import { afterPaint } from "../game/timing";

/** What it needs of the browser; tests bring their own. */
export interface DrillWorld {
  frame(act: (atMs: number) => void): unknown;
  later(ms: number, act: () => void): () => void;
}

export const browserWorld: DrillWorld = {
  frame: (act) => requestAnimationFrame(act),
  later: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

export class DrillStage {
  pile = $state.raw<readonly string[]>([]);
  flip = $state(0);
  rising = $state(false);
  /** Since when the top card stands on the screen; null before that. */
  shownMs: number | null = null;
  readonly #world: DrillWorld;
  #cancels: readonly (() => void)[] = [];

  constructor(world: DrillWorld) {
    this.#world = world;
  }

  /** Do something later, unless this ends before. */
  later(ms: number, act: () => void): void {
    this.#cancels = [...this.#cancels, this.#world.later(ms, act)];
  }

  /** Nothing that was to come later comes. */
  stop(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels = [];
  }

  /** A card's back rises: a face will show. */
  rise(): void {
    this.rising = true;
  }

  /** Turn a face, in one frame. */
  show(card: string): void {
    const flip = this.flip + 1;
    this.shownMs = null;
    flushSync(() => {
      this.pile = [...this.pile, card];
      this.flip = flip;
      this.rising = false;
    });
    afterPaint(this.#world.frame, (shownMs) => {
      if (this.flip === flip) this.shownMs = shownMs;
    });
  }

  clear(): void {
    this.pile = [];
    this.shownMs = null;
  }

  /** How long the top card had been there at a moment; null where none was. */
  since(atMs: number): number | null {
    return this.shownMs === null ? null : atMs - this.shownMs;
  }
}
