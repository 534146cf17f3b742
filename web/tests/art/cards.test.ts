import { describe, expect, test } from "vitest";
import { cardBack, cardFace } from "../../src/art/cards";
import { isSuit, suitInk } from "../../src/art/suits";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const DECK = [...RANKS.flatMap((rank) => [..."SHDC"].map((suit) => rank + suit)), "X1", "X2"];

/** The colour of the sheet itself: the fill of the first rectangle. */
function ground(face: string): string {
  return /<rect width="250" height="350" fill="([^"]+)"/.exec(face)?.[1] ?? "none";
}

describe("card faces", () => {
  test("all 54 differ from one another and from the back", () => {
    expect(new Set([...DECK.map((card) => cardFace(card)), cardBack()]).size).toBe(55);
  });

  test("only Jacks are printed in spot colour to the edge", () => {
    for (const card of DECK) {
      const suit = card.slice(-1);
      const flooded = card.startsWith("J") && isSuit(suit);
      expect(ground(cardFace(card)), card).toBe(flooded ? suitInk(suit) : "var(--card,#fff)");
    }
  });

  test("a number card shows as many pips as its number", () => {
    const letter = 'stroke="var(--card,#fff)"';
    for (const rank of RANKS.slice(1, 10)) {
      expect(cardFace(`${rank}H`).split(letter).length - 1, rank).toBe(Number(rank));
    }
  });

  test("the court takes the letters of the reader's language", () => {
    const french = { J: "V", Q: "D", K: "R" };
    for (const card of ["JS", "QS", "KS"]) {
      expect(cardFace(card, french)).not.toBe(cardFace(card));
    }
    expect(cardFace("AS", french)).toBe(cardFace("AS"));
  });

  test("nothing that is no card has a face", () => {
    for (const word of ["", "S", "1S", "11H", "0D", "TH", "J", "JX", "X3", "10"]) {
      expect(() => cardFace(word), word).toThrow(RangeError);
    }
  });

  test("no face needs inline styles, which the content security policy forbids", () => {
    for (const card of DECK) expect(cardFace(card)).not.toContain("style=");
  });

  test("every path holds numbers that a browser can read", () => {
    for (const card of DECK) expect(cardFace(card), card).not.toMatch(/NaN|undefined|d=""/);
  });
});
