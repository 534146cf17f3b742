/** One's own earlier trainings, in this browser alone: medians, newest last. */

import type { Keeper } from "../net/seats";

const KEPT_MOST = 20;

export class Past {
  readonly #keeper: Keeper | null;
  readonly #key: string;

  constructor(keeper: Keeper | null, basePath: string) {
    this.#keeper = keeper;
    this.#key = `slapjack:${basePath}:trainer`;
  }

  /** Medians in milliseconds, the latest last. */
  read(): readonly number[] {
    try {
      const kept: unknown = JSON.parse(this.#keeper?.getItem(this.#key) ?? "[]");
      return Array.isArray(kept) ? kept.filter((one): one is number => Number.isFinite(one)) : [];
    } catch {
      return [];
    }
  }

  add(medianMs: number): void {
    const all = [...this.read(), medianMs].slice(-KEPT_MOST);
    try {
      this.#keeper?.setItem(this.#key, JSON.stringify(all));
    } catch {
      // A full or forbidden storage: there will be nothing to compare with.
    }
  }
}
