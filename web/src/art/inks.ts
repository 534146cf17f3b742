/**
 * The eight player inks: which colour, pattern and letter a seat owns.
 *
 * Colour never stands alone: each ink has a pattern and a letter, so that a seat is told apart in
 * greyscale, in print and by people who see fewer colours. The colours were chosen for distance in
 * normal and colour-deficient vision; change one only together with its label colour.
 */

export type InkName =
  "vermilion" | "ultramarine" | "citron" | "jade" | "aubergine" | "sky" | "oxblood" | "blush";

export type PatternName =
  "solid" | "stripes" | "dots" | "waves" | "checks" | "zigzag" | "grid" | "confetti";

export interface Ink {
  readonly id: InkName;
  /** The flat spot colour. Style sheets read the same value as `--ink-<id>`. */
  readonly colour: string;
  /** The colour of words printed on the ink, at 4.5:1 or better; also `--on-<id>`. */
  readonly label: string;
  /** A light relative of the ink: the second plate under patterns; also `--tint-<id>`. */
  readonly tint: string;
  readonly pattern: PatternName;
  /** One capital letter, different for every ink, to be shown where the colour carries meaning. */
  readonly letter: string;
}

const WHITE = "#FFFFFF";
const KEY = "#1A1A2E";

/** In seating order: neighbours at a table differ most. */
export const INKS: readonly Ink[] = [
  {
    id: "vermilion",
    colour: "#D70008",
    label: WHITE,
    tint: "#FF9A8C",
    pattern: "solid",
    letter: "V",
  },
  {
    id: "ultramarine",
    colour: "#352CFF",
    label: WHITE,
    tint: "#A9A6FF",
    pattern: "stripes",
    letter: "U",
  },
  { id: "citron", colour: "#C0C604", label: KEY, tint: "#EDF09A", pattern: "dots", letter: "C" },
  { id: "jade", colour: "#008765", label: WHITE, tint: "#8FD9C0", pattern: "waves", letter: "J" },
  {
    id: "aubergine",
    colour: "#593D62",
    label: WHITE,
    tint: "#C3A6CC",
    pattern: "checks",
    letter: "A",
  },
  { id: "sky", colour: "#33B7FF", label: KEY, tint: "#BCE6FF", pattern: "zigzag", letter: "S" },
  { id: "oxblood", colour: "#6A0420", label: WHITE, tint: "#D08A9B", pattern: "grid", letter: "O" },
  { id: "blush", colour: "#FFA2B1", label: KEY, tint: "#FFDCE2", pattern: "confetti", letter: "B" },
];

const BY_ID: ReadonlyMap<string, Ink> = new Map(INKS.map((ink) => [ink.id, ink]));

/** Whether a word from outside names one of the eight inks. */
export function isInk(id: string): id is InkName {
  return BY_ID.has(id);
}

/**
 * The ink of that name.
 *
 * @throws {RangeError} when no ink has the name.
 */
export function inkOf(id: InkName): Ink {
  const ink = BY_ID.get(id);
  if (ink === undefined) throw new RangeError(`no ink named ${id}`);
  return ink;
}
