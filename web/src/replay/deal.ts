/**
 * The deal, checked in the page: whoever looks need not believe the server.
 *
 * The seed that was opened after the game must hash to what was published before it, and shuffle a
 * new deck into the order that was dealt. The hash is a library's, since a page on a home network
 * has no Web Crypto; the streams are those of records.md "Random streams".
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { OpenedDeal } from "../protocol/messages";

const ZERO = new Uint8Array(1);
const WORDS = 1n << 64n;
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS = ["S", "H", "D", "C"];

export interface DealCheck {
  /** The published hash is that of the seed; null where nothing was published. */
  readonly promise: boolean | null;
  /** The seed shuffles to the dealt order; null where the cards were laid by hand. */
  readonly order: boolean | null;
}

export function checkDeal({ commit, seed, deck }: OpenedDeal): DealCheck {
  const octets = seed === null ? null : octetsOf(seed);
  if (octets === null) return { promise: null, order: null };
  const jokers = deck?.filter((card) => card.startsWith("X")).length ?? 0;
  return {
    promise: commit === null ? null : commitmentOf(octets) === commit,
    order: deck === null ? null : shuffled(octets, jokers).join() === deck.join(),
  };
}

/** What is published before the deal. */
export function commitmentOf(seed: Uint8Array): string {
  return `sha256:${bytesToHex(sha256(concatBytes(utf8ToBytes("slapjack/commit"), ZERO, seed)))}`;
}

/** A new deck after the first shuffle of a game. */
export function shuffled(seed: Uint8Array, jokers: number): string[] {
  const cards = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
  for (let joker = 1; joker <= jokers; joker += 1) cards.push(`X${joker}`);
  const words = stream(seed, "deal");
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = below(words, last + 1);
    const kept = cards[last] ?? "";
    cards[last] = cards[other] ?? "";
    cards[other] = kept;
  }
  return cards;
}

/** The 64-bit words of a named stream. */
function* stream(seed: Uint8Array, name: string): Generator<bigint, never> {
  const start = concatBytes(utf8ToBytes("slapjack/1"), ZERO, seed, ZERO, utf8ToBytes(name), ZERO);
  for (let block = 0n; ; block += 1n) {
    const number = new DataView(new ArrayBuffer(8));
    number.setBigUint64(0, block);
    const octets = sha256(concatBytes(start, new Uint8Array(number.buffer)));
    const words = new DataView(octets.buffer, octets.byteOffset);
    for (let at = 0; at < 32; at += 8) yield words.getBigUint64(at);
  }
}

function below(words: Generator<bigint, never>, count: number): number {
  const most = BigInt(count);
  for (;;) {
    const word = words.next().value;
    if (word < WORDS - (WORDS % most)) return Number(word % most);
  }
}

function octetsOf(hex: string): Uint8Array | null {
  try {
    return hexToBytes(hex);
  } catch {
    return null;
  }
}
