import { expect, test } from "vitest";
import { checkDeal, commitmentOf, shuffled } from "../../src/replay/deal";

/** The test vector of records.md: the seed of the bytes 0, 1, …, 31. */
const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
const HEX = [...SEED].map((octet) => octet.toString(16).padStart(2, "0")).join("");
const COMMIT = "sha256:d3d22b1d766ca1b7b1ab16c80bf69981b88ebc6fb1870f7194b3a21335ffa738";
const DECK =
  "2D AS QS 7D 8D AD 3S 2H 4S 8S 7H JD 3H 6H AC 5S JH KD 3D AH 9H 6S QC QD 6D KS KH 8H 5C 6C 3C 10S 5H " +
  "QH 4H 4C 10H 10D 2S 9S 8C JS 4D 9C KC 7C 2C 9D JC 10C 5D 7S";

test("a seed is promised and shuffled as the rules do it", () => {
  expect(commitmentOf(SEED)).toBe(COMMIT);
  expect(shuffled(SEED, 0).join(" ")).toBe(DECK);
  expect(new Set(shuffled(SEED, 2)).size).toBe(54);
});

test("a deal that was promised and kept holds in both points", () => {
  const deck = DECK.split(" ");
  expect(checkDeal({ commit: COMMIT, seed: HEX, deck })).toEqual({ promise: true, order: true });
});

test("another seed, another order or no promise are told apart", () => {
  const deck = DECK.split(" ");
  const other = `ff${HEX.slice(2)}`;
  expect(checkDeal({ commit: COMMIT, seed: other, deck })).toEqual({
    promise: false,
    order: false,
  });
  const swapped = [...deck.slice(1), deck[0] ?? ""];
  expect(checkDeal({ commit: null, seed: HEX, deck: swapped })).toEqual({
    promise: null,
    order: false,
  });
  expect(checkDeal({ commit: COMMIT, seed: HEX, deck: null }).order).toBeNull();
  expect(checkDeal({ commit: COMMIT, seed: null, deck })).toEqual({ promise: null, order: null });
  expect(checkDeal({ commit: COMMIT, seed: "no hex", deck }).promise).toBeNull();
});
