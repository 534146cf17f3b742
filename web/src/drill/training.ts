/**
 * What a training of reactions is made of and what it comes to. Pure.
 *
 * Go or no go: a Jack is slapped, anything else left alone. Under 100 ms nobody has seen the card, so
 * such a hand counts for nothing (ux.md section 6).
 */

export const ANTICIPATION_MS = 100;
export const ROUNDS = 20;
export const WARM_UPS = 5;

/** What became of one round. */
export type Outcome =
  { readonly kind: "hit"; readonly ms: number } | { readonly kind: "missed" | "left" | "false" };

export interface Summary {
  /** Median of the hits, and the middle half of them; null without any. */
  readonly medianMs: number | null;
  readonly fromMs: number | null;
  readonly toMs: number | null;
  /** Share of decoys that were slapped, 0 to 1. */
  readonly falseShare: number;
}

const JACKS = ["JS", "JH", "JD", "JC"];
const DECOYS = ["QH", "KS", "QC", "KD", "10H", "7S", "4D", "AC", "9C", "2H"];
const JACK_SHARE = 0.55;
const ALIKE_MOST = 3;

/**
 * Cards for some rounds: Jacks and decoys in no order that could be guessed, three alike at most.
 *
 * @param chance 0 to 1, anew at each call.
 */
export function cardsFor(rounds: number, chance: () => number): string[] {
  const cards: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const last = cards.slice(-ALIKE_MOST).map(isJack);
    const same = last.length === ALIKE_MOST && new Set(last).size === 1 ? last[0] : null;
    const wantsJack = same === null || same === undefined ? chance() < JACK_SHARE : !same;
    const from = (wantsJack ? JACKS : DECOYS).filter((card) => card !== cards.at(-1));
    cards.push(from[Math.floor(chance() * from.length)] ?? "JS");
  }
  return cards;
}

export function isJack(card: string): boolean {
  return card.startsWith("J");
}

export function summaryOf(outcomes: readonly Outcome[]): Summary {
  const hits = outcomes
    .flatMap((one) => (one.kind === "hit" ? [one.ms] : []))
    .sort((a, b) => a - b);
  const decoys = outcomes.filter(({ kind }) => kind === "false" || kind === "left").length;
  const falses = outcomes.filter(({ kind }) => kind === "false").length;
  return {
    medianMs: quantile(hits, 0.5),
    fromMs: quantile(hits, 0.25),
    toMs: quantile(hits, 0.75),
    falseShare: decoys === 0 ? 0 : falses / decoys,
  };
}

/** The value below which a share of sorted values lies, between two neighbours in proportion. */
export function quantile(sorted: readonly number[], share: number): number | null {
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) return null;
  return Math.round(low + (high - low) * (place - Math.floor(place)));
}

/** What of a reaction time is the device's own: a frame and a half to show, and its events' delay. */
export function deviceDelayMs(frameUs: number, eventDelaysMs: readonly number[]): number {
  const delays = eventDelaysMs.toSorted((a, b) => a - b);
  return Math.round((1.5 * frameUs) / 1_000 + (quantile(delays, 0.5) ?? 0));
}

/** Coarser clocks, and frames that come and go, make single times worth little. */
const STEP_US_MOST = 5_000;
const FRAME_US_MOST = 34_000;
const DELAY_SPREAD_MS_MOST = 25;

export function isNoisy(
  stepUs: number,
  frameUs: number,
  eventDelaysMs: readonly number[],
): boolean {
  const delays = eventDelaysMs.toSorted((a, b) => a - b);
  const spread = (quantile(delays, 0.9) ?? 0) - (quantile(delays, 0.1) ?? 0);
  return stepUs > STEP_US_MOST || frameUs > FRAME_US_MOST || spread > DELAY_SPREAD_MS_MOST;
}
