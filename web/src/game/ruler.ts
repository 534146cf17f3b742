/** Where the hands of a race stand on the photo finish ruler. */

export interface Mark {
  /** Along the ruler, 0 (the fastest) to 1 (the slowest). */
  readonly at: number;
  /** Lane above the ruler, so that near hands do not cover each other. */
  readonly lane: number;
}

/** The ruler is never finer than this, so that hands 2 ms apart look near. */
const SPAN_US_LEAST = 60_000;
/** Two labels in one lane need this much of the ruler between them. */
const LABEL_SHARE = 0.34;

/** Place the hands, in the order given. */
export function rulerMarks(reactionsUs: readonly number[]): Mark[] {
  const first = Math.min(...reactionsUs);
  const span = Math.max(SPAN_US_LEAST, Math.max(...reactionsUs) - first);
  const order = reactionsUs.map((_, index) => index);
  order.sort((a, b) => (reactionsUs[a] ?? 0) - (reactionsUs[b] ?? 0));
  const marks: Mark[] = reactionsUs.map(() => ({ at: 0, lane: 0 }));
  const lastInLane: number[] = [];
  for (const index of order) {
    const at = ((reactionsUs[index] ?? first) - first) / span;
    const free = lastInLane.findIndex((last) => at - last >= LABEL_SHARE);
    const lane = free < 0 ? lastInLane.length : free;
    lastInLane[lane] = at;
    marks[index] = { at, lane };
  }
  return marks;
}
