import { describe, expect, it } from "vitest";
import {
  afterPaint,
  clockStepUs,
  eventMs,
  framePeriodUs,
  FRAME_US_USUAL,
} from "../../src/game/timing";

/** A clock of a given step, read every 0.01 ms. */
function steppedClock(stepMs: number): () => number {
  let reads = 0;
  return () => {
    reads += 1;
    return Math.floor((reads * 0.01) / stepMs) * stepMs;
  };
}

describe("clockStepUs", () => {
  it.each([
    [0.1, 100],
    [1, 1_000],
    [16.67, 16_670],
  ])("finds a step of %f ms", (stepMs, stepUs) => {
    expect(clockStepUs(steppedClock(stepMs))).toBe(stepUs);
  });
});

describe("framePeriodUs", () => {
  it("is the median gap, so that one long frame does not count", () => {
    expect(framePeriodUs([0, 16.7, 33.4, 50.1, 150, 166.7])).toBe(16_700);
  });

  it("is the usual one before any frame was seen", () => {
    expect(framePeriodUs([])).toBe(FRAME_US_USUAL);
    expect(framePeriodUs([5])).toBe(FRAME_US_USUAL);
  });
});

describe("eventMs", () => {
  it("believes the moment at which the system took the touch", () => {
    expect(eventMs(980, 1_000)).toBe(980);
  });

  it.each([
    ["is left out", 0],
    ["lies in the future", 1_001],
    ["is older than 150 ms", 849],
  ])("takes the handler's moment where the stamp %s", (_, stamp) => {
    expect(eventMs(stamp, 1_000)).toBe(1_000);
  });
});

describe("afterPaint", () => {
  it("tells the time of the second frame", () => {
    const frames: ((atMs: number) => void)[] = [];
    const shown: number[] = [];
    afterPaint(
      (act) => frames.push(act),
      (atMs) => shown.push(atMs),
    );
    frames.shift()?.(10);
    expect(shown).toEqual([]);
    frames.shift()?.(26);
    expect(shown).toEqual([26]);
  });
});
