import { defineConfig } from "vitest/config";

/** Files that are no tests, but are run as one. */
const ALONE = ["screens", "film", "netlab", "speed"];

/** One file after the other: races are played in real time, and two browsers would share it. */
export default defineConfig(({ mode }) => ({
  root: `${import.meta.dirname}/..`,
  test: {
    include: [ALONE.includes(mode) ? `e2e/${mode}.ts` : "e2e/**/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    // A machine that others use may give a hand no time: there a test may try again, and its report says so.
    retry: process.env["CI"] === "true" ? 1 : 0,
    testTimeout: 90_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
}));
