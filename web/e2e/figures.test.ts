/**
 * How long it takes from a press to the verdict on the screen. The figures are printed and written
 * into a file for the notes; a slow machine may be slow, so they are no condition of passing.
 */

import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lay } from "./cards";
import { reactions } from "./eyes";
import type { Player } from "./player";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

/** Enough to see a change; SLAPJACK_RACES=30 measures for a note. */
const RACES = Number(process.env["SLAPJACK_RACES"] ?? 10);
const EACH_MS = 6_000;
/** As many triggers as there may be: with the cards below, each flip is a race. */
const RULES = {
  preset: "classic",
  triggers: ["2", "3", "4", "5", "6", "7", "8", "9"].map((rank) => `rank:${rank}`),
  min_cover_ms: 0,
};

interface Figures {
  readonly races: number;
  readonly p50_ms: number;
  readonly p95_ms: number;
}

const figures: Record<string, Figures> = {};

function quantile(sorted: readonly number[], share: number): number {
  const at = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return Math.round(sorted[at] ?? NaN);
}

test.each([
  ["on loopback", 0],
  ["by a road of 100 ms each way", 100],
])(
  "the time from a press to its verdict is measured %s",
  async (where, delayMs) => {
    const port = await house.stage.road(delayMs);
    const given = { start: lay(["", ""]), rules: RULES };
    const coming = delayMs > 0 ? { port } : {};
    const { players } = await house.play(given, [coming, coming]);
    const [winner] = players as [Player];
    await Promise.all(
      players.map(async (player, seat) => {
        await player.slapsAt("^[2-9]", 220 + 90 * seat);
        await player.flipsAlways();
      }),
    );
    const times = async (): Promise<number[]> =>
      (await reactions(winner.page)).flatMap(({ pressedMs, verdictMs }) =>
        verdictMs === null ? [] : [verdictMs - pressedMs],
      );
    await expect
      .poll(async () => (await times()).length, { timeout: EACH_MS * RACES, interval: 500 })
      .toBeGreaterThanOrEqual(RACES);
    const sorted = (await times()).slice(0, RACES).sort((a, b) => a - b);
    figures[where] = {
      races: sorted.length,
      p50_ms: quantile(sorted, 0.5),
      p95_ms: quantile(sorted, 0.95),
    };
    // A verdict cannot be there before the press has made the way there and back.
    expect(sorted[0]).toBeGreaterThan(2 * delayMs);
    expect(quantile(sorted, 0.5)).toBeLessThan(3_000);
  },
  30_000 + EACH_MS * RACES,
);

afterAll(async () => {
  const file = join(await mkdtemp(join(tmpdir(), "slapjack-e2e-")), "press-to-verdict.json");
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
  for (const [where, { races, p50_ms, p95_ms }] of Object.entries(figures)) {
    console.log(`press to verdict ${where}: p50 ${p50_ms} ms, p95 ${p95_ms} ms, ${races} races`);
  }
  console.log(`written to ${file}`);
});
