/** Animals seen face to face: one half drawn, the other mirrored. */

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

const MANE = Array.from({ length: 12 }, (_, lobe) => {
  const turn = (lobe * Math.PI) / 6;
  return disc(Math.round(32 + 22 * Math.cos(turn)), Math.round(32 + 22 * Math.sin(turn)), 9);
}).join("");

export const HEADS = {
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
    MANE +
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
} satisfies Record<string, () => string>;
