import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** 25 in part: what needs no tournament. */
const CHECKS = Array.from({ length: 25 }, (_, index) => `check ${index + 1}`);
/** Of the twelve jobs, those that are done in a browser without a tournament. */
const JOBS = [1, 2, 3, 4, 5, 8, 9, 10].map((number) => `job J${number}`);

const E2E = new URL("../e2e/", import.meta.url);
const texts = readdirSync(E2E)
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => readFileSync(new URL(name, E2E), "utf8"));

/** What the names of browser tests say that they play: `check 1, job J3: one click ...`. */
const played = texts.flatMap((text) =>
  [...text.matchAll(/"((?:(?:check \d+|job J\d+)(?:, )?)+): [^"]+"/g)].flatMap(([, numbers = ""]) =>
    numbers.split(", "),
  ),
);

it.each([...CHECKS, ...JOBS])("%s is played in a browser", (number) => {
  expect(played).toContain(number);
});
