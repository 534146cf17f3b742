import { describe, expect, it } from "vitest";
import { Past } from "../../src/drill/past";
import { Trainer } from "../../src/drill/trainer.svelte";
import {
  cardsFor,
  deviceDelayMs,
  isJack,
  isNoisy,
  quantile,
  ROUNDS,
  summaryOf,
  WARM_UPS,
} from "../../src/drill/training";
import { StillWorld } from "./world";

/** Numbers that look like chance and are the same in each run. */
function dice(seed = 7): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Wait until the next face is shown; false where the training ends before. */
function seesFace(trainer: Trainer, world: StillWorld): boolean {
  const before = trainer.stage.flip;
  for (let wait = 0; wait < 1_000 && trainer.stage.flip === before; wait += 1) world.pass(10);
  return trainer.stage.flip > before;
}

/** Play on until it is over: each Jack after so long, each decoy left alone or slapped. */
function play(trainer: Trainer, world: StillWorld, afterMs: number, slapsDecoys = false): void {
  while (seesFace(trainer, world)) {
    const top = trainer.stage.pile.at(-1) ?? "";
    if (isJack(top) || slapsDecoys) trainer.slap((trainer.stage.shownMs ?? 0) + afterMs);
  }
}

describe("a training", () => {
  it("begins with five warm-ups for a newcomer, then counts twenty rounds", () => {
    const world = new StillWorld();
    const trainer = new Trainer(world, dice());
    trainer.start(true);
    expect([trainer.phase, trainer.rounds]).toEqual(["warm", WARM_UPS]);
    play(trainer, world, 300);
    expect(trainer.phase).toBe("done");
    expect(trainer.stage.flip).toBe(WARM_UPS + ROUNDS);
    expect(trainer.summary).toEqual({ medianMs: 300, fromMs: 300, toMs: 300, falseShare: 0 });
  });

  it("tells false slaps as their share of the decoys", () => {
    const world = new StillWorld();
    const trainer = new Trainer(world, dice());
    trainer.start(false);
    play(trainer, world, 250, true);
    expect(trainer.summary?.falseShare).toBe(1);
    expect(trainer.summary?.medianMs).toBe(250);
  });

  it("does not count a hand under 100 ms, nor one before the card: the round comes again", () => {
    const world = new StillWorld();
    const trainer = new Trainer(world, dice());
    trainer.start(false);
    trainer.slap(1);
    expect([trainer.said, trainer.round]).toEqual(["soon", 0]);
    seesFace(trainer, world);
    trainer.slap((trainer.stage.shownMs ?? 0) + 99);
    expect([trainer.said, trainer.round]).toEqual(["soon", 0]);
    seesFace(trainer, world);
    expect(trainer.round).toBe(0);
    trainer.slap((trainer.stage.shownMs ?? 0) + 100);
    expect(trainer.said).not.toBe("soon");
  });

  it("has a result without any hit", () => {
    const world = new StillWorld();
    const trainer = new Trainer(world, dice());
    trainer.start(false);
    world.pass(120_000);
    expect(trainer.summary).toEqual({ medianMs: null, fromMs: null, toMs: null, falseShare: 0 });
  });
});

describe("the cards of a training", () => {
  it("are Jacks and decoys, never more than three alike, no card twice in a row", () => {
    for (let seed = 1; seed < 60; seed += 1) {
      const cards = cardsFor(ROUNDS, dice(seed));
      expect(cards).toHaveLength(ROUNDS);
      const kinds = cards.map((card) => (isJack(card) ? "J" : "-")).join("");
      expect(kinds).not.toMatch(/JJJJ|----/);
      expect(cards.some((card, index) => index > 0 && card === cards[index - 1])).toBe(false);
    }
  });
});

describe("the figures", () => {
  it("are the median and the middle half", () => {
    expect([0.25, 0.5, 0.75].map((share) => quantile([200, 300, 400, 500], share))).toEqual([
      ...[275, 350, 425],
    ]);
    expect(quantile([], 0.5)).toBeNull();
    const hits = [400, 200, 300].map((ms) => ({ kind: "hit", ms }) as const);
    expect(summaryOf([...hits, { kind: "false" }, { kind: "left" }]).falseShare).toBe(0.5);
  });

  it("say what is the device's, and when it measures too coarsely", () => {
    expect(deviceDelayMs(16_667, [4, 6, 8])).toBe(31);
    expect(isNoisy(100, 16_667, [4, 5, 6])).toBe(false);
    expect(isNoisy(16_700, 16_667, [4, 5, 6])).toBe(true);
    expect(isNoisy(100, 50_000, [])).toBe(true);
    expect(isNoisy(100, 16_667, [1, 60, 2, 70])).toBe(true);
  });
});

describe("one's own past", () => {
  it("is the last twenty medians of this browser, or nothing", () => {
    const kept = new Map<string, string>();
    const shelf = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const past = new Past(shelf, "/");
    for (let median = 1; median <= 25; median += 1) past.add(median);
    expect(past.read()).toHaveLength(20);
    expect(past.read().at(-1)).toBe(25);
    kept.set("slapjack:/:trainer", '{"x":1}');
    expect(past.read()).toEqual([]);
    expect(new Past(null, "/").read()).toEqual([]);
  });
});
