import { defineConfig } from "vitest/config";

/** One file after the other: races are played in real time, and two browsers would share it. */
export default defineConfig(({ mode }) => ({
  root: `${import.meta.dirname}/..`,
  test: {
    include: [mode === "screens" ? "e2e/screens.ts" : "e2e/**/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
}));
