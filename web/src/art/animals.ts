/**
 * The animals that name the players, each a two-tone cut-paper glyph.
 *
 * The ids are words of the protocol: the server deals them out, the client translates and draws
 * them. Adding one is safe; renaming one breaks kept seats.
 */

import { BODIES } from "./animalBodies";
import { HEADS } from "./animalHeads";
import { oval, twice } from "./animalParts";

const GLYPHS = { ...HEADS, ...BODIES };

export type Animal = keyof typeof GLYPHS;

const ORDER: readonly Animal[] = [
  "otter",
  "fox",
  "bear",
  "cat",
  "rabbit",
  "mouse",
  "panda",
  "koala",
  "owl",
  "penguin",
  "duck",
  "frog",
  "pig",
  "lion",
  "tiger",
  "wolf",
  "badger",
  "hedgehog",
  "elephant",
  "giraffe",
  "zebra",
  "goat",
  "moose",
  "whale",
  "crab",
  "octopus",
  "snail",
  "turtle",
  "bee",
  "ladybird",
  "parrot",
  "toucan",
];

/** Every animal's id, in the order in which the server hands them out. */
export const ANIMALS: readonly string[] = ORDER;

/** Shown for an id of a newer server, so that a seat is never without a sign. */
const PAW = oval(32, 44, 16, 13) + twice(oval(11, 32, 6, 8, -20) + oval(24, 17, 6, 9, -8));

export function isAnimal(id: string): id is Animal {
  return Object.hasOwn(GLYPHS, id);
}

/** The animal as a decorative SVG string in `currentColor`; set `--animal-cut` to the colour behind. */
export function animalGlyph(id: string): string {
  const marks = isAnimal(id) ? GLYPHS[id]() : PAW;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true" ` +
    `focusable="false" fill="currentColor">${marks}</svg>`
  );
}
