/**
 * All card faces and hand prints as ready nodes, built before the first deal.
 *
 * No face may be slower to show than another, and none may be drawn in steps (fairness.md 1.1), so
 * a reveal only moves a finished node into the page. Each card exists once in a deck, so its node
 * exists once too.
 */

import { cardBack, cardFace, INTERNATIONAL, type CardLetters } from "../art/cards";
import { INKS, isInk } from "../art/inks";
import { palmPrint } from "../art/palm";
import { wearOf } from "../art/wear";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS = ["S", "H", "D", "C"];
const CARDS = [...SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)), "X1", "X2"];

const faces = new Map<string, Element>();
const prints = new Map<string, Element>();
let back: Element | null = null;

let printed = INTERNATIONAL;
let worn = 0;

/** Build every face with these letters and marks, and every print; the same again does nothing. */
export function prepareFaces(letters: CardLetters = printed, wear = worn): void {
  if (faces.size > 0 && letters === printed && wear === worn) return;
  printed = letters;
  worn = wear;
  for (const card of CARDS) faces.set(card, drawn(faceOf(card)));
  for (const ink of INKS) prints.set(ink.id, drawn(palmPrint(ink.id)));
  back = drawn(cardBack());
}

/** A face as it lies on the table: marks are part of the drawing. */
function faceOf(card: string): string {
  return cardFace(card, printed).replace(/<\/svg>$/, `${wearOf(card, worn)}</svg>`);
}

/** The node of a card, ready to be put into the page; the back for a card that is face down. */
export function faceNode(card: string): Element {
  prepareFaces();
  return faces.get(card) ?? backNode();
}

/** A new copy of the card back. */
export function backNode(): Element {
  back ??= drawn(cardBack());
  return back.cloneNode(true) as Element;
}

/** A new copy of a hand print. */
export function printNode(ink: string): Element {
  const known = isInk(ink) ? ink : "vermilion";
  let print = prints.get(known);
  if (print === undefined) {
    print = drawn(palmPrint(known));
    prints.set(known, print);
  }
  return print.cloneNode(true) as Element;
}

function drawn(svg: string): Element {
  const template = document.createElement("template");
  template.innerHTML = svg;
  const node = template.content.firstElementChild;
  if (node === null) throw new Error("a drawing has one element");
  return document.importNode(node, true);
}
