/**
 * The 54 card faces and the back, as inline SVG strings in a box of 250 x 350.
 *
 * Number cards: a large cropped numeral in the key ink with the suit's plate off register, and the
 * pips laid out as on dice, half at each end. Aces, Queens and Kings are calm and white. A Jack is
 * a different sheet altogether: full spot colour to the edge, one figure, one gesture.
 * Every face reads the same from both ends of a table.
 */

import { queenBust, kingBust } from "./courts";
import { glyphs, glyphWidth } from "./glyphs";
import { jackScene } from "./jacks";
import { jokerPalm, sealPalms } from "./seals";
import { isSuit, suitInk, suitPip, suitPlate, type Suit } from "./suits";

/** Letters printed for the court; the numbers and the ace never change. */
export interface CardLetters {
  readonly J: string;
  readonly Q: string;
  readonly K: string;
}

export const INTERNATIONAL: CardLetters = { J: "J", Q: "Q", K: "K" };

const KEY = "var(--key,#1A1A2E)";
const CARD = "var(--card,#fff)";

function sheet(body: string, ground = CARD): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" aria-hidden="true" focusable="false">` +
    `<rect width="250" height="350" fill="${ground}"/>${body}</svg>`
  );
}

/** The same marks at both ends of the card. */
function bothEnds(body: string): string {
  return `${body}<g transform="rotate(180 125 175)">${body}</g>`;
}

/** A word of rank glyphs in two plates; `wide` and `high` scale the 60 x 100 glyph box. */
function rankMark(
  text: string,
  suit: Suit,
  x: number,
  y: number,
  wide: number,
  high: number,
): string {
  const marks = glyphs(text);
  const at = (dx: number, ink: string): string =>
    `<g stroke="${ink}" transform="translate(${x + dx} ${y + dx * 0.8})scale(${wide} ${high})">${marks}</g>`;
  const plate = suit === "S" ? suitPlate(suit) : suitInk(suit);
  const off = high > 1 ? 6 : 3.5;
  return `<g fill="none" stroke-width="20">${at(off, plate)}${at(0, KEY)}</g>`;
}

/** Corner index of a court card: the rank 70 of 350 high, the suit with its letter below. */
function cornerIndex(text: string, suit: Suit): string {
  const wide = Math.min(0.7, 42 / glyphWidth(text));
  return rankMark(text, suit, 16, 16, wide, 0.7) + suitPip(suit, 37, 114, 40);
}

/** Where pips stand in a quarter of the card, by their number: the faces of a die. */
const DICE: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [24, -30],
    [-24, 30],
  ],
  [
    [30, -42],
    [0, 0],
    [-30, 42],
  ],
  [
    [26, -32],
    [-26, -32],
    [26, 32],
    [-26, 32],
  ],
  [
    [30, -42],
    [-30, -42],
    [0, 0],
    [30, 42],
    [-30, 42],
  ],
];

function pips(suit: Suit, count: number): string {
  const size = [0, 78, 54, 44, 46, 40][count] ?? 40;
  return (DICE[count] ?? []).map(([x, y]) => suitPip(suit, 182 + x, 88 + y, size)).join("");
}

function numberFace(rank: string, suit: Suit): string {
  const count = Number(rank);
  const wide = 106 / glyphWidth(rank);
  // Seen from both ends a 6 is a 9, so both stand on a line.
  const foot =
    rank === "6" || rank === "9" ? `<path d="M8 163H104V171H8z" fill="${suitInk(suit)}"/>` : "";
  const numeral = rankMark(rank, suit, rank === "10" ? 6 : 4, -10, wide, 1.66) + foot;
  const upper = Math.ceil(count / 2);
  const lower = `<g transform="rotate(180 125 175)">${pips(suit, count - upper)}</g>`;
  return sheet(bothEnds(numeral) + pips(suit, upper) + lower);
}

function aceFace(suit: Suit): string {
  const index = rankMark("A", suit, 16, 16, 0.7, 0.7);
  return sheet(suitPip(suit, 125, 175, 176) + bothEnds(index));
}

function courtFace(letter: string, suit: Suit, bust: string): string {
  const waist = `<path d="M22 175H228" stroke="${CARD}" stroke-width="5"/>`;
  const half = `<g transform="translate(125 175)">${bust}</g>`;
  return sheet(bothEnds(half) + waist + bothEnds(cornerIndex(letter, suit)));
}

/** Torn white corners carry the Jack's index, so that the letter keeps its contrast. */
function jackFace(letter: string, suit: Suit): string {
  const corner =
    `<path d="M0 0H80L75 22 81 45 74 71 79 96 72 118 76 141 50 146 26 140 0 147z" fill="${CARD}"/>` +
    cornerIndex(letter, suit);
  return sheet(jackScene(suit) + bothEnds(corner), suitInk(suit));
}

/** Joker: a hand whose fingers are a fool's cap. The first is printed in many inks. */
function jokerFace(many: boolean): string {
  const star = (dx: number, ink: string): string =>
    `<path d="M0-34 9-11 34-10 14 6 21 30 0 16-21 30-14 6-34-10-9-11z" fill="${ink}" ` +
    `transform="translate(${38 + dx} ${42 + dx})scale(.8)"/>`;
  const marks = star(4, many ? "var(--ink-vermilion,#D70008)" : "var(--suit-s-plate,#8D9BE0)");
  return sheet(jokerPalm(many) + bothEnds(marks + star(0, KEY)));
}

/**
 * One face.
 *
 * @param card rank and suit as in the record ("10D", "JS"), or a joker ("X1", "X2").
 * @param letters the court's letters in the reader's language.
 * @throws {RangeError} when the text names no card.
 */
export function cardFace(card: string, letters: CardLetters = INTERNATIONAL): string {
  if (card === "X1" || card === "X2") return jokerFace(card === "X1");
  const rank = card.slice(0, -1);
  const suit = card.slice(-1);
  if (!isSuit(suit)) throw new RangeError(`no card named ${card}`);
  if (rank === "A") return aceFace(suit);
  if (rank === "J") return jackFace(letters.J, suit);
  if (rank === "Q") return courtFace(letters.Q, suit, queenBust(suit));
  if (rank === "K") return courtFace(letters.K, suit, kingBust(suit));
  if (!/^([2-9]|10)$/.test(rank)) throw new RangeError(`no card named ${card}`);
  return numberFace(rank, suit);
}

/** The back, the same for every card and from both ends. */
export function cardBack(): string {
  return sheet(sealPalms());
}
