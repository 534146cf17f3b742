import { expect, it } from "vitest";
import { Lateness } from "../../src/game/lateness";

it("assumes twenty milliseconds until a few presses were seen", () => {
  const lateness = new Lateness();
  expect(lateness.behindMs).toBe(20);
  lateness.note(1_000, 1_002);
  lateness.note(2_000, 2_002);
  expect(lateness.behindMs).toBe(20);
  lateness.note(3_000, 3_004);
  expect(lateness.behindMs).toBe(4);
});

it("stays behind by the longest delay of the newest presses, and forgets old ones", () => {
  const lateness = new Lateness();
  lateness.note(1_000, 1_060);
  for (let press = 0; press < 19; press += 1) lateness.note(2_000, 2_003);
  expect(lateness.behindMs).toBe(60);
  lateness.note(3_000, 3_003);
  expect(lateness.behindMs).toBe(3);
});

it("learns nothing from a time stamp that a browser made up", () => {
  const lateness = new Lateness();
  for (const stampMs of [0, 9_000, 1_000]) lateness.note(stampMs, 2_000);
  expect(lateness.behindMs).toBe(0);
});
