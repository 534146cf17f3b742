/**
 * The animals that name the players, each a two-tone cut-paper glyph.
 *
 * The ids are words of the protocol: the server deals them out, the client translates and draws
 * them. Adding one is safe; renaming one breaks kept seats.
 */

import {
  cutLine,
  cutOut,
  disc,
  eyes,
  line,
  muzzle,
  oval,
  roundEars,
  shape,
  twice,
  whiskers,
} from "./animalParts";

const GLYPHS = {
  otter: () =>
    twice(disc(11, 21, 6)) +
    oval(32, 34, 25, 21) +
    eyes(27, 10, 4.5) +
    muzzle(35, 15, 11) +
    whiskers(41),
  fox: () =>
    shape("M6 4 24 18H40L58 4 60 34 32 61 4 34z") +
    cutOut(twice(shape("M4 35 22 36 31 60z") + shape("M11 13 19 20 12 27z"))) +
    eyes(31, 11, 4.5) +
    disc(32, 57, 5),
  bear: () => roundEars(13, 15, 10) + disc(32, 35, 24) + eyes(28, 10, 4.5) + muzzle(36, 12, 10),
  cat: () =>
    twice(shape("M7 4 28 16 9 34z") + cutOut(shape("M12 12 20 17 13 24z"))) +
    oval(32, 37, 25, 21) +
    eyes(33, 11, 6) +
    cutOut(shape("M28 42H36L32 46z")) +
    cutLine("M25 48q3.5 4 7 0q3.5 4 7 0", 2.2) +
    whiskers(43),
  rabbit: () =>
    twice(oval(21, 16, 7, 16, -8) + cutOut(oval(21, 17, 3, 11, -8))) +
    oval(32, 43, 21, 19) +
    eyes(39, 9, 4.5) +
    cutOut(
      shape("M28 45H36L32 49z") + shape("M27.5 52H31.500V58H27.500zM32.5 52H36.500V58H32.500z"),
    ),
  mouse: () =>
    roundEars(13, 19, 13) +
    oval(32, 40, 19, 19) +
    eyes(36, 8, 4) +
    cutOut(disc(32, 49, 4)) +
    whiskers(49),
  panda: () =>
    twice(disc(12, 15, 9)) +
    disc(32, 36, 25) +
    cutOut(disc(32, 36, 22)) +
    twice(oval(21, 33, 6, 8, 28)) +
    twice(cutOut(disc(22, 32, 2.4))) +
    oval(32, 43, 5, 3.5) +
    line("M27 49q5 4 10 0", 2.4),
  koala: () =>
    twice(disc(11, 23, 11) + cutOut(disc(10, 24, 6))) +
    oval(32, 37, 21, 22) +
    eyes(31, 11, 4) +
    cutOut(oval(32, 40, 5.5, 9)) +
    cutLine("M26 53q6 4 12 0", 2.2),
  owl: () =>
    shape("M8 4Q20 12 32 12T56 4C60 24 58 60 32 61C6 60 4 24 8 4z") +
    twice(cutOut(disc(21, 27, 10.5)) + disc(22, 28, 5)) +
    cutOut(shape("M27 33H37L32 43z")) +
    cutLine("M20 49q4 4 8 0q4 4 8 0q4 4 8 0", 2.5),
  penguin: () =>
    shape("M32 3C50 3 56 18 56 34C56 54 46 61 32 61S8 54 8 34C8 18 14 3 32 3z") +
    cutOut(shape("M32 24C40 12 50 18 49 34C48 50 42 57 32 57S16 50 15 34C14 18 24 12 32 24z")) +
    twice(disc(24, 29, 3.5)) +
    shape("M24 37Q32 32 40 37L32 45z"),
  duck: () =>
    disc(25, 20, 15) +
    shape(
      "M36 16 58 21Q60 26 55 28L38 28zM14 28C22 40 40 32 60 38C58 54 46 60 30 60C12 60 4 46 14 28z",
    ) +
    cutOut(disc(29, 16, 3.5)) +
    cutLine("M40 23 54 24", 2.2) +
    cutLine("M24 44Q34 54 48 44", 3),
  frog: () =>
    twice(disc(17, 20, 11)) +
    oval(32, 41, 28, 18) +
    eyes(19, 15, 7) +
    cutLine("M13 42Q32 58 51 42", 3) +
    cutOut(twice(disc(28, 35, 1.5))),
  pig: () =>
    twice(shape("M8 6 28 14 14 30z")) +
    oval(32, 36, 25, 22) +
    eyes(29, 11, 4) +
    cutOut(oval(32, 42, 12, 9)) +
    twice(oval(28, 42, 2.5, 3.5)),
  lion: () =>
    Array.from({ length: 12 }, (_, i) =>
      disc(32 + 22 * Math.cos(i * 0.5236), 32 + 22 * Math.sin(i * 0.5236), 9),
    )
      .join("")
      .replace(/\d+\.\d{3,}/g, (n) => Number(n).toFixed(1)) +
    cutOut(oval(32, 33, 18, 19)) +
    twice(disc(25, 29, 3)) +
    shape("M26 36H38L32 42z") +
    line("M32 42v3M25 45q3.5 4 7 0q3.5 4 7 0", 2.4),
  tiger: () =>
    roundEars(12, 14, 9) +
    oval(32, 35, 25, 23) +
    cutOut(
      shape("M29 12H35L32 24zM20 14 25 13 26 22zM44 14 39 13 38 22z") +
        twice(shape("M7 33 18 36 8 40zM10 45 19 45 13 50z")),
    ) +
    eyes(31, 10, 4.5) +
    muzzle(40, 11, 9),
  wolf: () =>
    shape("M9 2 25 17H39L55 2 57 30 62 40 48 46 32 62 16 46 2 40 7 30z") +
    cutOut(shape("M32 30 44 47 32 60 20 47z") + twice(shape("M13 12 19 19 13 24z"))) +
    twice(cutOut(shape("M16 29 27 34 18 36z"))) +
    disc(32, 55, 5),
  badger: () =>
    twice(disc(12, 17, 8) + cutOut(disc(12, 16, 3.5))) +
    shape("M32 8C50 8 60 22 58 36C56 48 42 60 32 60S8 48 6 36C4 22 14 8 32 8z") +
    cutOut(
      shape("M26 9H38L36 50H28z") +
        twice(shape("M8 36C12 20 16 16 18 34C20 46 26 52 26 57C16 52 8 46 8 36z")),
    ) +
    twice(cutOut(disc(22, 33, 2.4))) +
    oval(32, 53, 6, 5),
  hedgehog: () =>
    shape(
      "M2 52 8 44 3 38 11 34 8 25 17 25 18 15 26 19 31 9 37 17 45 11 48 21 57 21 55 31 62 36 56 43 60 54z",
    ) +
    cutOut(shape("M20 54C12 40 24 28 36 32C46 34 50 44 61 50C60 56 54 57 20 57z")) +
    disc(38, 42, 3) +
    disc(59, 50, 4.5) +
    line("M44 52q4 3 8 0", 2.2),
  elephant: () =>
    twice(oval(13, 27, 13, 18) + cutOut(oval(12, 27, 8, 13))) +
    shape(
      "M32 8C46 8 50 22 47 34C44 42 40 42 40 50C40 58 50 56 50 51H56C57 64 32 66 27 50C26 42 20 42 17 34C14 22 18 8 32 8z",
    ) +
    eyes(26, 8, 3.5) +
    cutLine("M29 42H38M29 48H38M32 54 38 52", 2) +
    cutOut(shape("M20 39 25 43 19 51z")),
  giraffe: () =>
    twice(line("M25 16 23 6", 4) + disc(23, 5, 4) + oval(11, 22, 9, 4, 18)) +
    shape("M32 12C46 12 46 26 44 36C52 48 46 60 32 60S12 48 20 36C18 26 18 12 32 12z") +
    cutOut(
      shape("M27 15H37L34 22H30z") + oval(32, 49, 12, 8) + twice(shape("M20 36 26 38 23 42z")),
    ) +
    eyes(29, 8, 4) +
    twice(oval(28, 47, 1.5, 2.5)) +
    line("M26 52q6 4 12 0", 2.2),
  zebra: () =>
    twice(shape("M12 4Q26 6 25 18L17 24Q10 14 12 4z")) +
    shape("M27 2H37V10C48 12 48 26 44 38C48 50 44 61 32 61S16 50 20 38C16 26 16 12 27 10z") +
    cutOut(shape("M30 12H34L32 30z") + twice(shape("M21 15 29 20 22 20zM19 38 28 40 20 43z"))) +
    eyes(30, 8, 4) +
    cutOut(oval(32, 52, 9, 6)) +
    twice(oval(28.5, 51, 1.5, 2.2)),
  goat: () =>
    twice(line("M26 16C24 4 14 2 8 10", 6) + oval(10, 28, 10, 4.5, 20)) +
    shape(
      "M32 10C46 10 48 24 45 36C42 46 38 48 36 52L32 63 28 52C26 48 22 46 19 36C16 24 18 10 32 10z",
    ) +
    eyes(28, 8, 4) +
    cutOut(oval(32, 42, 8, 6)) +
    line("M32 41v4M28 39.500v.500M36 39.500v.500", 2.4),
  moose: () =>
    twice(shape("M26 20C18 22 6 22 2 14L4 4 9 11 12 2 17 11 21 3 23 13z")) +
    twice(oval(14, 28, 6, 3.5, 20)) +
    shape("M32 16C44 16 44 28 42 36C52 48 48 62 32 62S12 48 22 36C20 28 20 16 32 16z") +
    eyes(28, 7, 3.5) +
    cutOut(oval(32, 50, 12, 9)) +
    twice(oval(27, 48, 2, 3)) +
    line("M26 54q6 4 12 0", 2.2),
  whale: () =>
    shape(
      "M4 36C4 24 18 20 28 22C42 24 44 40 52 36C46 34 44 26 46 18C52 18 54 22 56 24C58 20 60 18 63 18C64 28 60 34 58 38C56 54 44 58 28 58C12 58 4 50 4 36z",
    ) +
    cutOut(shape("M6 44C16 50 30 50 42 48C38 55 30 55 26 55C14 55 8 50 6 44z") + disc(16, 36, 3)) +
    line("M24 16V8M24 10Q20 4 14 6M24 10Q28 4 34 6", 3),
  crab: () =>
    oval(32, 41, 20, 14) +
    twice(
      line("M14 46 5 52M17 51 9 59M15 36 10 26", 4) +
        shape("M2 18C2 8 12 4 18 8L11 15 19 16C18 26 10 28 6 26C3 24 2 22 2 18z") +
        line("M25 30V22", 3),
    ) +
    eyes(20, 7, 5) +
    cutLine("M25 43q7 6 14 0", 2.6),
  octopus: () =>
    shape(
      "M32 4C48 4 54 16 52 28C51 34 54 40 61 44C62 52 54 54 50 48C52 58 44 62 41 52C40 62 34 64 32 54C30 64 24 62 23 52C20 62 12 58 14 48C10 54 2 52 3 44C10 40 13 34 12 28C10 16 16 4 32 4z",
    ) +
    eyes(28, 9, 6) +
    cutLine("M27 39q5 4 10 0", 2.4),
  snail: () =>
    shape("M2 58C4 48 10 50 12 44C8 40 6 30 8 22H14C14 30 20 34 22 44L60 54C63 55 62 58 60 58z") +
    line("M10 22 6 11M13 22 17 11", 3) +
    disc(6, 10, 3) +
    disc(17, 10, 3) +
    disc(40, 33, 20) +
    cutLine("M26 40A15 15 0 1 1 54 36A11 11 0 0 1 32 36A8 8 0 0 1 47 33A4.5 4.5 0 0 1 39 35", 3) +
    cutOut(disc(12, 36, 2)),
  turtle: () =>
    shape(
      "M8 44C8 22 22 12 34 12S56 24 56 44zM14 46H26L24 57H14zM40 46H52L52 57H42zM54 42C52 26 64 26 64 36C64 44 60 47 54 47z",
    ) +
    cutOut(shape("M32 17 40 24 37 33H27L24 24z")) +
    cutLine("M27 33 21 43M37 33 43 43M24 24 15 25M40 24 48 22", 2.6) +
    cutOut(disc(60, 35, 1.8)),
  bee: () =>
    twice(oval(14, 22, 13, 9, 28) + cutOut(oval(14, 22, 9.5, 5.5, 28))) +
    oval(32, 40, 17, 22) +
    cutOut(shape("M16 35H48V41H16zM18 48H46L42 54H22z")) +
    disc(32, 20, 12) +
    twice(line("M27 10 22 3", 2.6)) +
    eyes(19, 5, 3.5) +
    cutLine("M28 25q4 3 8 0", 2),
  ladybird: () =>
    disc(32, 39, 23) +
    disc(32, 16, 12) +
    twice(line("M27 6 22 2", 2.6)) +
    cutLine("M10 31Q32 22 54 31M32 27V62", 3) +
    cutOut(twice(disc(20, 38, 4.5) + disc(22, 51, 4) + disc(27.5, 14, 3))),
  parrot: () =>
    shape(
      "M22 14C20 6 26 2 32 1C30 6 34 8 38 8C54 10 60 24 58 34C60 48 54 58 50 62H12C18 54 16 46 12 42C2 40 0 26 8 18C12 13 17 13 22 14z",
    ) +
    cutOut(shape("M22 18C32 16 40 22 38 30C36 38 26 38 22 36z")) +
    disc(29, 26, 4) +
    cutLine("M21 18C20 26 22 34 20 38M8 32 20 31M42 46q4 4 8 0M34 54q4 4 8 0", 2.6),
  toucan: () =>
    shape(
      "M40 6C56 6 62 20 60 36C58 52 48 62 30 62C34 54 32 48 30 44C26 44 24 40 24 36C12 38 4 40 2 50C-2 34 6 14 24 12C28 8 34 6 40 6z",
    ) +
    cutOut(
      shape("M23 16C10 18 4 28 4 40C10 34 16 33 24 32z") +
        shape("M30 36C38 42 48 40 52 32C56 44 48 52 38 54C36 46 34 44 30 36z") +
        disc(38, 20, 6),
    ) +
    disc(37, 20, 3),
} satisfies Record<string, () => string>;

export type Animal = keyof typeof GLYPHS;

/** Every animal's id, in the order in which the server may hand them out. */
export const ANIMALS: readonly string[] = Object.keys(GLYPHS);

export function isAnimal(id: string): id is Animal {
  return Object.hasOwn(GLYPHS, id);
}

/**
 * The animal as a decorative SVG string in `currentColor`; set `--animal-cut` to the colour behind.
 * An id from a newer server gets a paw, so that a seat is never without a sign.
 */
export function animalGlyph(id: string): string {
  const marks = isAnimal(id) ? GLYPHS[id]() : PAW;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true" focusable="false" ` +
    `fill="currentColor">${marks}</svg>`
  );
}

const PAW = oval(32, 44, 16, 13) + twice(oval(11, 32, 6, 8, -20) + oval(24, 17, 6, 9, -8));
