import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { REACTIONS, isReaction, reactionArt } from "../../src/art/reactions";
import { ShownReactions } from "../../src/game/reactions.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows a seat's newest reaction for a moment, and leaves the others alone", () => {
  const shown = new ShownReactions();
  shown.show(0, "clap");
  shown.show(1, "wave");
  vi.advanceTimersByTime(2_000);
  shown.show(0, "heart");
  expect(shown.of(0)?.kind).toBe("heart");
  vi.advanceTimersByTime(1_000);
  expect([shown.of(0)?.kind, shown.of(1)]).toEqual(["heart", undefined]);
  vi.advanceTimersByTime(2_000);
  expect(shown.of(0)).toBeUndefined();
});

it("has a drawing of its own for each reaction, and none for a word it does not know", () => {
  const kinds = Object.keys(REACTIONS).filter(isReaction);
  expect(new Set(kinds.map(reactionArt)).size).toBe(8);
  expect(isReaction("dance")).toBe(false);
  expect(isReaction("toString")).toBe(false);
});
