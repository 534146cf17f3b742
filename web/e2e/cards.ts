/** Cards laid by hand: which come first from each stock, with the rest of the deck below them. */

import type { Start } from "./stage";

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "Q", "K", "A", "J"];
export const DECK = RANKS.flatMap((rank) => ["S", "H", "D", "C"].map((suit) => rank + suit));

/**
 * Lay these cards on top of the stocks, in the order in which they are flipped.
 *
 * @param tops for each seat its first cards, as words; all other cards go to the seats in `rest`,
 *   one each in turn, those of the highest rank last, so that a Jack that is not laid comes late.
 */
export function lay(
  tops: readonly string[],
  { rest = tops.map((_, seat) => seat), turn = 0 }: { rest?: number[]; turn?: number } = {},
): Start {
  const stocks = tops.map((cards) => cards.split(" ").filter(Boolean));
  const laid = new Set(stocks.flat());
  DECK.filter((card) => !laid.has(card)).forEach((card, index) => {
    stocks[rest[index % rest.length] ?? 0]?.push(card);
  });
  return { stocks, turn };
}
