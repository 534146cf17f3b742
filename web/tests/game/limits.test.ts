import { describe, expect, it } from "vitest";
import { rulesOf } from "../../src/game/ruleset";
import {
  bellBetween,
  clockFace,
  flipsLeft,
  goOn,
  isFlipBell,
  leftMs,
  stop,
} from "../../src/game/limits";
import { startView } from "../../src/game/view";

describe("the time that is left", () => {
  it("runs down to nothing, and stands still in a pause", () => {
    const running = goOn({ kind: "stands", leftMs: 20_000 }, 1_000);
    expect(leftMs(running, 6_000)).toBe(15_000);
    const paused = stop(running, 6_000);
    expect(leftMs(paused, 99_000)).toBe(15_000);
    expect(leftMs(goOn(paused, 99_000), 100_000)).toBe(14_000);
    expect(leftMs(running, 90_000)).toBe(0);
  });

  it("is shown as a clock, a begun second as a whole one", () => {
    expect([300_000, 59_001, 9_000, 0].map(clockFace)).toEqual(["5:00", "1:00", "0:09", "0:00"]);
  });

  it("rings once at a minute and once at ten seconds, however rarely one looks", () => {
    expect(bellBetween(60_200, 59_950)).toBe("said-minute");
    expect(bellBetween(59_950, 59_700)).toBeNull();
    expect(bellBetween(12_000, 8_000)).toBe("said-seconds");
    expect(bellBetween(8_000, 0)).toBeNull();
  });
});

describe("the flips that are left", () => {
  const view = (flips: number) => ({ ...startView(rulesOf({ max_flips: 100 }), 2), flips });

  it("are shown when they are few", () => {
    expect([0, 69, 70, 100].map((flips) => flipsLeft(view(flips)))).toEqual([null, null, 30, 0]);
  });

  it("ring a bell at the tenth last", () => {
    expect([89, 90, 91].map((flips) => isFlipBell(view(flips)))).toEqual([false, true, false]);
  });
});
