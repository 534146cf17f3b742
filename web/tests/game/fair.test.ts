import { describe, expect, it } from "vitest";
import { evenHelpUs } from "../../src/game/fair";
import type { GameResult, SeatResult } from "../../src/protocol/messages";
import { card, lobby } from "./tables";

function played(...mediansMs: readonly (number | null)[]): ReturnType<typeof lobby> {
  const seats = mediansMs.map((ms, seat) => ({
    seat,
    median_us: ms === null ? null : ms * 1000,
  })) as SeatResult[];
  const bots = [null, null, null, "steady"];
  return lobby({
    seats: mediansMs.map((_, seat) => card(seat, `animal${seat}`, { bot: bots[seat] ?? null })),
    result: { seats } as unknown as GameResult,
  });
}

describe("help that makes the last game even", () => {
  it("weighs on the quick, by as much as the slowest needs, in steps", () => {
    const table = played(260, 500, 400, 900);
    expect([0, 1, 2].map((seat) => evenHelpUs(table, seat))).toEqual([250_000, 0, 100_000]);
  });

  it("is not known of bots, of who never slapped, or from one person alone", () => {
    expect(evenHelpUs(played(260, 500, 400, 900), 3)).toBeNull();
    expect(evenHelpUs(played(260, null), 1)).toBeNull();
    expect(evenHelpUs(played(260, null), 0)).toBeNull();
    expect(evenHelpUs(lobby(), 0)).toBeNull();
    expect(evenHelpUs(null, 0)).toBeNull();
  });

  it("is never more than a table takes", () => {
    expect(evenHelpUs(played(100, 4_000), 0)).toBe(1_500_000);
  });
});
