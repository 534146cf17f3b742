import { describe, expect, it } from "vitest";
import { Hold, sideOf } from "../../src/game/hold";

describe("the flip control", () => {
  it("is held from the press to its end, whoever else presses", () => {
    const hold = new Hold();
    expect(hold.isHeldAt(0, 1_000)).toBe(false);
    hold.down(0, "touch 1", 1_000);
    hold.down(0, "key", 1_200);
    hold.up(0, "key");
    expect(hold.isHeldAt(0, 1_400)).toBe(true);
    expect(hold.isHeldAt(1, 1_400)).toBe(false);
    hold.up(0, "touch 1");
    expect(hold.isHeldAt(0, 1_500)).toBe(false);
  });

  it("is not held by a palm that covers it together with the pile", () => {
    const hold = new Hold();
    hold.down(0, "touch 1", 1_000);
    expect(hold.isHeldAt(0, 1_249)).toBe(false);
    expect(hold.isHeldAt(0, 1_250)).toBe(true);
  });

  it("is held since the first press of a key that repeats", () => {
    const hold = new Hold();
    hold.down(0, "key", 1_000);
    hold.down(0, "key", 1_500);
    expect(hold.isHeldAt(0, 1_600)).toBe(true);
  });

  it("is let go when the page loses sight of the hands", () => {
    const hold = new Hold();
    hold.down(0, "touch 1", 1_000);
    hold.release();
    expect(hold.isHeldAt(0, 9_000)).toBe(false);
  });
});

describe("the hand of a slap", () => {
  it.each([
    ["any", false, "left"],
    ["any", true, "left"],
    ["non_flipping", false, "left"],
    ["non_flipping", true, "both"],
    ["flipping", false, "right"],
    ["flipping", true, "both"],
  ] as const)("under %s, flip control held: %s, is %s", (rule, isHeld, side) => {
    expect(sideOf(rule, isHeld)).toBe(side);
  });
});
