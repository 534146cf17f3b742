/**
 * Queens and Kings: one calm system of frontal, symmetrical busts with closed eyes.
 *
 * They stand in a box whose 0 0 is the middle of the card, and are printed twice, head to head.
 * Kings are built from squares, Queens from rounds; neither moves, tilts or looks at you.
 */

import { suitInk, suitPlate, suitShape, type Suit } from "./suits";

const KEY = "var(--key,#1A1A2E)";
const SKIN = "var(--paper,#FFF4DC)";
const CARD = "var(--card,#fff)";

/** Lids, nose and mouth, shared by both. */
function calmFace(mouth: string): string {
  return (
    `<g fill="none" stroke="${KEY}" stroke-width="4" stroke-linecap="round">` +
    `<path d="M-20-91Q-13-85-6-91M6-91Q13-85 20-91M0-88V-77H-4"/></g>` +
    `<path d="M-8-68Q0-73 8-68Q0-61-8-68z" fill="${mouth}"/>`
  );
}

/** A row of dots on the robe: ermine for the King, pearls for the Queen. */
function dots(points: readonly (readonly [number, number])[], fill: string): string {
  return points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="${fill}"/>`).join("");
}

/** A King: square crown, square beard, broad robe. */
export function kingBust(suit: Suit): string {
  const ink = suitInk(suit);
  const plate = suitPlate(suit);
  return (
    `<path d="M-100 0V-22L-60-52H60L100-22V0z" fill="${plate}" transform="translate(4 3)"/>` +
    `<path d="M-100 0V-22L-60-52H60L100-22V0z" fill="${ink}"/>` +
    `<path d="M-44-56H44L22 0H-22z" fill="${SKIN}"/>` +
    dots(
      [
        [-27, -26],
        [27, -26],
        [-17, -9],
        [17, -9],
      ],
      KEY,
    ) +
    `<path d="M-38-118H38V-48L24-34 12-42 0-30-12-42-24-34-38-48z" fill="${KEY}"/>` +
    `<path d="M-27-116H27V-76L14-74H-14L-27-76z" fill="${SKIN}"/>` +
    calmFace(SKIN) +
    `<path d="M-40-116V-152L-20-134 0-158 20-134 40-152V-116z" fill="${plate}" transform="translate(4 3)"/>` +
    `<path d="M-40-116V-152L-20-134 0-158 20-134 40-152V-116z" fill="${ink}"/>` +
    suitShape(suit, 0, -129, 17, CARD)
  );
}

/** A Queen: round hair, a coronet of pearls, a round collar. */
export function queenBust(suit: Suit): string {
  const ink = suitInk(suit);
  const plate = suitPlate(suit);
  return (
    `<path d="M-96 0C-94-40-56-54 0-54S94-40 96 0z" fill="${plate}"/>` +
    `<path d="M0-146C-44-146-52-112-52-84C-52-60-60-54-60-38C-60-26-48-22-40-28H40C48-22 60-26 60-38` +
    `C60-54 52-60 52-84C52-112 44-146 0-146z" fill="${plate}" transform="translate(4 3)"/>` +
    `<path d="M0-146C-44-146-52-112-52-84C-52-60-60-54-60-38C-60-26-48-22-40-28H40C48-22 60-26 60-38` +
    `C60-54 52-60 52-84C52-112 44-146 0-146z" fill="${ink}"/>` +
    `<path d="M-40-18C-40-32-28-44-12-46H12C28-44 40-32 40-18C40-4 22 2 0 2S-40-4-40-18z" fill="${CARD}"/>` +
    `<path d="M-12-66H12V-46Q0-34-12-46z" fill="${SKIN}"/>` +
    `<ellipse cx="0" cy="-86" rx="29" ry="34" fill="${SKIN}"/>` +
    `<path d="M-31-92C-28-116-10-120 0-108C10-120 28-116 31-92C33-112 24-128 0-128S-33-112-31-92z" fill="${ink}"/>` +
    calmFace(ink) +
    dots(
      [
        [-27, -24],
        [-15, -14],
        [0, -10],
        [15, -14],
        [27, -24],
      ],
      KEY,
    ) +
    `<path d="M-40-126Q0-146 40-126L34-142Q0-158-34-142z" fill="${KEY}"/>` +
    dots(
      [
        [-36, -147],
        [-19, -155],
        [0, -158],
        [19, -155],
        [36, -147],
      ],
      KEY,
    )
  );
}
