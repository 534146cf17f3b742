/** Somebody at this device sits down: one at a time, and what went wrong is kept for the page. */

import type { TakenSeat } from "./api";
import { failureOf, type Failure } from "./failure";
import { sitDown } from "./here.svelte";

export class Sitting {
  isUnderWay = $state(false);
  failure = $state.raw<Failure | null>(null);

  /** Take a seat at a table; null if that failed, or somebody is sitting down just now. */
  async sitDown(code: string): Promise<TakenSeat | null> {
    if (this.isUnderWay) return null;
    this.isUnderWay = true;
    this.failure = null;
    try {
      return await sitDown(code);
    } catch (error) {
      this.failure = failureOf(error);
      return null;
    } finally {
      this.isUnderWay = false;
    }
  }
}
