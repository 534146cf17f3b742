import { describe, expect, it } from "vitest";
import { cueOf } from "../../src/game/cue";
import { ButtonsDown, OneSwitchGuard } from "../../src/game/oneSwitch";
import { FACE_DOWN } from "../../src/game/view";

describe("the cue of a face", () => {
  it.each([
    ["a Jack", ["rank:J"], ["4H"], "JS", "rank"],
    ["a Queen, where Jacks count", ["rank:J"], ["4H"], "QS", null],
    ["any of several ranks", ["rank:J/K"], [], "KD", "rank"],
    ["two of a rank", ["rank:J", "double"], ["9H", "4H"], "4S", "double"],
    ["one card under another", ["double"], ["4H", "9H"], "4S", null],
    ["a sandwich", ["sandwich:1"], ["4H", "9H"], "4S", "sandwich"],
    ["a sandwich by its short name", ["sandwich"], ["4H", "9H"], "4S", "sandwich"],
    ["a sandwich of two", ["sandwich:2"], ["4H", "9H", "10D"], "4S", "sandwich"],
    ["too few between", ["sandwich:2"], ["4H", "9H"], "4S", null],
    ["burned cards, which take no part", ["double"], [FACE_DOWN], "4S", null],
    ["jokers, which have a rank of their own", ["double"], ["X1"], "X2", "double"],
    ["a trigger that only the table tells", ["run:3"], ["2H", "3H"], "4S", null],
  ])("%s", (_, triggers, pile, face, cue) => {
    expect(cueOf(triggers, pile, face)).toBe(cue);
  });
});

describe("one switch", () => {
  it("takes a press twice within half a second for one", () => {
    const guard = new OneSwitchGuard();
    expect([0, 300, 499, 500, 900, 1001].map((at) => guard.lets(at))).toEqual([
      ...[true, false, false, true, false, true],
    ]);
  });

  it("hears a button of a game pad go down, once while it is held", () => {
    const down = [{ buttons: [{ pressed: false }, { pressed: true }] }];
    const up = [null, { buttons: [{ pressed: false }] }];
    const pads = new ButtonsDown();
    expect([up, down, down, up, down].map((now) => pads.pressed(now))).toEqual([
      ...[false, true, false, false, true],
    ]);
  });
});
