/**
 * This browser's clock and screen: how coarse, how fast, and which moment an event really has.
 *
 * All of it is `performance.now()`, never the wall clock, in whole microseconds past this module
 * (fairness.md 1.1). What is measured here travels in `hello` and bounds what the judge believes.
 */

export const US_PER_MS = 1_000;
/** Reported until a frame was seen: the ordinary 60 Hz. */
export const FRAME_US_USUAL = 16_667;

const STEP_READS = 200;
const STEP_SPIN_MS = 20;
const EVENT_AGE_MS_MAX = 150;
const FRAMES_MEASURED = 12;

/** Milliseconds of the page's clock as whole microseconds. */
export function us(ms: number): number {
  return Math.round(ms * US_PER_MS);
}

/**
 * The step of the clock in microseconds: the smallest difference other than 0 that it shows.
 *
 * @param nowMs the clock; read at least 200 times and until 20 ms went by.
 */
export function clockStepUs(nowMs: () => number): number {
  const began = nowMs();
  let last = began;
  let least = Infinity;
  for (let reads = 0; reads < STEP_READS || last - began < STEP_SPIN_MS; reads += 1) {
    const now = nowMs();
    if (now > last) least = Math.min(least, now - last);
    last = now;
    if (reads > 1_000_000) break;
  }
  return Number.isFinite(least) ? us(least) : us(STEP_SPIN_MS);
}

/** The frame period in microseconds: the median of the gaps between frame times. */
export function framePeriodUs(framesMs: readonly number[]): number {
  const gaps = framesMs.slice(1).map((at, index) => at - (framesMs[index] ?? at));
  const sorted = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  return median === undefined ? FRAME_US_USUAL : us(median);
}

/**
 * The moment of an input event, in milliseconds of the page's clock.
 *
 * `event.timeStamp` is when the system took the touch; where a browser leaves it out (0), invents
 * one (in the future, older than 150 ms), the moment of the handler counts.
 */
export function eventMs(stampMs: number, nowMs: number): number {
  const isTrue = stampMs > 0 && stampMs <= nowMs && nowMs - stampMs <= EVENT_AGE_MS_MAX;
  return isTrue ? stampMs : nowMs;
}

type RequestFrame = (act: (atMs: number) => void) => unknown;

/**
 * Tell when what was just put into the page stands on the screen.
 *
 * The first frame callback runs before the paint, the second begins about when that first frame is
 * presented: its time is the shown moment (fairness.md 1.1).
 */
export function afterPaint(frame: RequestFrame, act: (shownMs: number) => void): void {
  frame(() => {
    frame(act);
  });
}

/** Measures the frame period over a few frames, once. */
export function measureFrames(frame: RequestFrame, done: (periodUs: number) => void): void {
  const seen: number[] = [];
  const next = (atMs: number): void => {
    seen.push(atMs);
    if (seen.length < FRAMES_MEASURED) frame(next);
    else done(framePeriodUs(seen));
  };
  frame(next);
}
