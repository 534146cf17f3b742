/** A player who is out may slap on: it counts for nothing, and tells what it would have been. Pure. */

import type { Verdict } from "../protocol/messages";
import { effectiveUs } from "./board.svelte";

export interface GhostSlap {
  readonly flip: number;
  /** As measured on this screen. */
  readonly ms: number;
  /** Milliseconds after the winner's hand, below 0 where it came first; null before the verdict. */
  readonly behindMs: number | null;
}

/** The same slap after a verdict, with the help that its player gives counted in. */
export function ghostJudged(slap: GhostSlap, verdict: Verdict, handicapUs: number): GhostSlap {
  const winner = verdict.rows.find((row) => row.seat === verdict.winner);
  if (slap.flip !== verdict.flip || winner === undefined) return slap;
  const behindUs = slap.ms * 1_000 + handicapUs - effectiveUs(winner);
  return { ...slap, behindMs: Math.round(behindUs / 1_000) };
}
