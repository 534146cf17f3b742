/**
 * Which hand slaps, as far as a screen can know: a hand that holds the flip control is busy there.
 *
 * Who slaps while it is held uses both hands, which no one-hand rule allows (rules.md B24). Which of
 * two free hands comes down nobody can see, so it is taken for the right one.
 */

import type { RuleSet, Slap } from "../protocol/messages";

/** A palm that comes down on both controls at once is one hand. */
const SAME_PALM_MS = 250;

type Side = NonNullable<Slap["side"]>;

/** The contacts and keys that hold the flip control of each seat here, and since when. */
export class Hold {
  readonly #since = new Map<number, Map<string, number>>();

  down(seat: number, by: string, atMs: number): void {
    const held = this.#since.get(seat) ?? new Map<string, number>();
    this.#since.set(seat, held);
    if (!held.has(by)) held.set(by, atMs);
  }

  up(seat: number, by: string): void {
    this.#since.get(seat)?.delete(by);
  }

  /** The page lost sight of the hands. */
  release(): void {
    this.#since.clear();
  }

  /** Whether a hand of a seat was at its flip control when another came down. */
  isHeldAt(seat: number, pressMs: number): boolean {
    const held = this.#since.get(seat)?.values() ?? [];
    return [...held].some((sinceMs) => pressMs - sinceMs >= SAME_PALM_MS);
  }
}

/** The hand that a slap is made with; the flipping hand counts as right. */
export function sideOf(rule: RuleSet["slap_hand"], isHeld: boolean): Side {
  if (rule === "any") return "left";
  if (isHeld) return "both";
  return rule === "flipping" ? "right" : "left";
}
