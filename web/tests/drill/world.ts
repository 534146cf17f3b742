/** A browser for drills in which time passes only when a test says so. */

import type { DrillWorld } from "../../src/drill/stage.svelte";

export class StillWorld implements DrillWorld {
  nowMs = 0;
  #plans: { atMs: number; act: () => void }[] = [];

  /** Frames come at once: a face stands at the moment in which it is shown. */
  readonly frame = (act: (atMs: number) => void): void => {
    act(this.nowMs);
  };

  later(ms: number, act: () => void): () => void {
    const plan = { atMs: this.nowMs + ms, act };
    this.#plans.push(plan);
    return () => {
      this.#plans = this.#plans.filter((one) => one !== plan);
    };
  }

  pass(ms: number): void {
    const untilMs = this.nowMs + ms;
    for (;;) {
      const next = this.#plans.toSorted((a, b) => a.atMs - b.atMs)[0];
      if (next === undefined || next.atMs > untilMs) break;
      this.#plans = this.#plans.filter((one) => one !== next);
      this.nowMs = next.atMs;
      next.act();
    }
    this.nowMs = untilMs;
  }
}
