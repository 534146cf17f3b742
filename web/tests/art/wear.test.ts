import { describe, expect, it } from "vitest";
import { wearAfter, wearOf } from "../../src/art/wear";
import { decks } from "../../src/game/deck.svelte";
import type { SeatCard } from "../../src/protocol/messages";

describe("a deck over an evening", () => {
  it("is new at first, worn by every other game, and no more than so far", () => {
    expect([0, 1, 2, 3, 4, 6, 50].map(wearAfter)).toEqual([0, 0, 1, 1, 2, 3, 3]);
    expect(wearOf("JS", 0)).toBe("");
  });

  it("has a crease more with each step, the same on every screen, and plasters on Jacks alone", () => {
    const creases = (card: string, level: number): number =>
      wearOf(card, level).split('opacity=".28"').length - 1;
    expect([1, 2, 3].map((level) => creases("7H", level))).toEqual([1, 2, 3]);
    expect(wearOf("7H", 3)).toBe(wearOf("7H", 3));
    expect(wearOf("7H", 3)).not.toContain("<rect");
    expect(wearOf("JH", 1)).toContain("<rect");
  });

  it("is new again for whoever takes a new one", () => {
    const seats = [{ wins: 3 }, { wins: 1 }] as SeatCard[];
    expect(decks.wear("BCDF", seats)).toBe(2);
    decks.renew("BCDF", seats);
    expect(decks.wear("BCDF", seats)).toBe(0);
    expect(decks.wear("GHJK", seats)).toBe(2);
    expect(decks.wear("BCDF", [{ wins: 6 }] as SeatCard[])).toBe(1);
  });
});
