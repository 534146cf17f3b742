import { beforeEach, expect, it, vi } from "vitest";
import { Announcer } from "../../src/game/announcer.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});

it("speaks at once, then at most once in 600 ms, and joins what came between", () => {
  const announcer = new Announcer();
  announcer.say("One.");
  expect(announcer.polite).toBe("One.");
  announcer.say("Two.");
  announcer.say("Three.");
  vi.advanceTimersByTime(599);
  expect(announcer.polite).toBe("One.");
  vi.advanceTimersByTime(1);
  expect(announcer.polite).toBe("Two. Three.");
});

it("keeps what is about oneself apart from the talk of the table", () => {
  const announcer = new Announcer();
  announcer.say("Fox wins.");
  announcer.say("Your turn.", "assertive");
  expect([announcer.polite, announcer.assertive]).toEqual(["Fox wins.", "Your turn."]);
});
