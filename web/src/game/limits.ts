/**
 * How long the game may still go on, by time and by flips, and when a bell says so.
 *
 * It only decorates: the table ends the game by its own clock (rules.md B69, B89).
 */

import type { View } from "../protocol/messages";

/** The time that is left: it runs out at a moment of this page's clock, or stands still. */
export type Remaining =
  | { readonly kind: "runs"; readonly endsAtMs: number }
  | { readonly kind: "stands"; readonly leftMs: number };

export function leftMs(remaining: Remaining, nowMs: number): number {
  if (remaining.kind === "stands") return remaining.leftMs;
  return Math.max(0, remaining.endsAtMs - nowMs);
}

export function stop(remaining: Remaining, nowMs: number): Remaining {
  return { kind: "stands", leftMs: leftMs(remaining, nowMs) };
}

export function goOn(remaining: Remaining, nowMs: number): Remaining {
  return { kind: "runs", endsAtMs: nowMs + leftMs(remaining, nowMs) };
}

/** Minutes and seconds, as a clock shows them. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const BELLS_S = [60, 10] as const;

/** The bell that rings between two looks at the clock, or null. */
export function bellBetween(
  beforeMs: number,
  nowMs: number,
): "said-minute" | "said-seconds" | null {
  const rung = BELLS_S.find((seconds) => beforeMs > seconds * 1000 && nowMs <= seconds * 1000);
  if (rung === undefined) return null;
  return rung === 60 ? "said-minute" : "said-seconds";
}

/** From here on the flips that are left are shown. */
const FLIPS_SHOWN = 30;
const FLIPS_BELL = 10;

/** How many flips are left, where that is near enough to be worth showing. */
export function flipsLeft(view: View): number | null {
  const left = view.rules.max_flips - view.flips;
  return left <= FLIPS_SHOWN ? left : null;
}

export function isFlipBell(view: View): boolean {
  return view.rules.max_flips - view.flips === FLIPS_BELL;
}
