import { describe, expect, it } from "vitest";
import { Keyboard } from "../../src/game/keyboard.svelte";
import * as keys from "../../src/game/keys";

const TWO: keys.Claims = {
  otter: { slap: "KeyQ", flip: "KeyW" },
  owl: { slap: "KeyP", flip: "KeyO" },
};

describe("claiming", () => {
  it("gives a seat the key and the nearest free one to flip with", () => {
    expect(keys.claim({}, "otter", "KeyQ")).toEqual({ otter: { slap: "KeyQ", flip: "KeyW" } });
    expect(keys.claim(TWO, "fox", "KeyE")?.["fox"]).toEqual({ slap: "KeyE", flip: "KeyR" });
    expect(keys.claim(TWO, "fox", "Space")?.["fox"]?.slap).toBe("Space");
  });

  it("takes no key from anybody, and none that the system needs", () => {
    for (const code of ["KeyQ", "KeyO", "Tab", "Escape", "ShiftLeft", "F5", ""]) {
      expect(keys.claim(TWO, "fox", code)).toBeNull();
    }
  });

  it("finds a second key for all of eight people, each key once", () => {
    const slaps = ["KeyQ", "KeyP", "KeyZ", "KeyM", "Digit5", "Space", "ArrowUp", "Numpad5"];
    let claims: keys.Claims = {};
    slaps.forEach((code, seat) => (claims = keys.claim(claims, `seat${seat}`, code) ?? claims));
    expect(new Set(keys.taken(claims)).size).toBe(16);
  });

  it("changes one key, but to none that is taken", () => {
    expect(keys.change(TWO, "otter", "flip", "KeyA")?.["otter"]).toEqual({
      slap: "KeyQ",
      flip: "KeyA",
    });
    expect(keys.change(TWO, "otter", "flip", "KeyP")).toBeNull();
    expect(keys.change(TWO, "fox", "flip", "KeyA")).toBeNull();
  });
});

it("knows whose key it is and what it does", () => {
  expect(keys.whose(TWO, "KeyP")).toEqual({ animal: "owl", does: "slap" });
  expect(keys.whose(TWO, "KeyW")).toEqual({ animal: "otter", does: "flip" });
  expect(keys.whose(TWO, "KeyX")).toBeNull();
});

describe("the trial of a keyboard", () => {
  const three = { ...TWO, fox: { slap: "KeyZ", flip: "KeyX" } };

  it("says nothing before two lamps are lit", () => {
    expect(keys.trial(three, new Set(["KeyQ"]))).toBeNull();
  });

  it("names the seats that stay dark, and none when all are heard", () => {
    expect(keys.trial(three, new Set(["KeyQ", "KeyP"]))?.dark).toEqual(["fox"]);
    expect(keys.trial(three, new Set(["KeyQ", "KeyP", "KeyZ"]))).toEqual({
      dark: [],
      phantom: null,
    });
  });

  it("finds a key that lights up though nobody has it", () => {
    expect(keys.trial(three, new Set(["KeyQ", "KeyP", "KeyB"]))?.phantom).toBe("KeyB");
  });
});

it("reads the print of a key from its press, else from its place", () => {
  expect([keys.labelOf("a"), keys.labelOf(" "), keys.labelOf("Enter")]).toEqual(["A", null, null]);
  expect(keys.printed("KeyQ", { KeyQ: "A" })).toBe("A");
  const codes = ["KeyQ", "Digit5", "ArrowLeft", "Numpad4"];
  expect(codes.map((code) => keys.printed(code, {}))).toEqual(["Q", "5", "←", "Num 4"]);
});

it("keeps the claims over a reload, for those who are still here, and ignores what does not fit", () => {
  let text: string | null = null;
  const keeper = {
    getItem: () => text,
    setItem: (_: string, value: string) => void (text = value),
  };
  const board = new Keyboard(keeper, "/", "BCDF");
  expect(board.claim("otter", "KeyQ") && board.claim("owl", "KeyP")).toBe(true);
  expect(board.claim("fox", "KeyP")).toBe(false);
  board.keep(["owl"]);
  expect(new Keyboard(keeper, "/", "BCDF").claims).toEqual({
    owl: { slap: "KeyP", flip: "BracketLeft" },
  });
  for (const broken of ["{", "[1]", '{"owl":{"slap":1,"flip":"KeyO"}}']) {
    text = broken;
    expect(new Keyboard(keeper, "/", "BCDF").isUsed).toBe(false);
  }
});
