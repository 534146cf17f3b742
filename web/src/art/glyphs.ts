/**
 * Rank numerals and letters, cut by hand from strips of one width, so that a face needs no font.
 *
 * A card must be readable in the frame that reveals it; a font may not be there yet. Every glyph
 * lives in a box 60 wide and 100 high and is one stroked path of width 20.
 */

/** Strokes by character; the box's middle lines run from 10 to 50 and from 10 to 90. */
const STROKES: Readonly<Record<string, string>> = {
  "0": "M10 32A20 22 0 0 1 50 32V68A20 22 0 0 1 10 68z",
  "1": "M4 29 24 14H28V100",
  "2": "M10 36V30A20 20 0 0 1 50 30C50 56 12 62 12 90H54",
  "3": "M10 32V30A19 20 0 0 1 48 30C48 42 40 48 26 48C42 48 50 56 50 69A20 21 0 0 1 10 69V66",
  "4": "M40 100V8H34L10 66V70H60",
  5: "M52 10H15L14 45C20 40 25 38 31 38C44 38 50 47 50 64C50 82 42 90 30 90C17 90 10 85 10 73",
  "6": "M48 31C46 15 39 10 31 10C18 10 10 22 10 46V66A20 24 0 0 0 50 66C50 53 42 45 31 45C22 45 14 50 10 60",
  "7": "M4 10H49C40 34 28 62 26 100",
  "8": "M30 48A18 19 0 1 1 30.1 48zM30 48A20 21 0 1 0 30.1 48z",
  "9": "M12 69C14 85 21 90 29 90C42 90 50 78 50 54V34A20 24 0 0 0 10 34C10 47 18 55 29 55C38 55 46 50 50 40",
  A: "M8 100 27 8H33L52 100M16 70H44",
  C: "M50 38V32A20 22 0 0 0 10 32V68A20 22 0 0 0 50 68V62",
  D: "M12 10H26C42 10 50 22 50 50S42 90 26 90H12z",
  F: "M14 100V10H56M14 50H48",
  H: "M12 0V100M48 0V100M12 50H48",
  J: "M16 10H46V66C46 82 39 90 27 90C15 90 9 83 9 70V64",
  K: "M14 0V100M51 3 18 54M26 43 52 97",
  Q: "M10 32A20 22 0 0 1 50 32V68A20 22 0 0 1 10 68zM30 66 55 101",
  R: "M14 100V10H28C42 10 49 18 49 31S42 53 28 53H14M29 53 53 100",
  S: "M49 33V29C49 16 42 10 30 10S10 17 10 29C10 52 50 47 50 70C50 83 42 90 30 90S11 83 11 70V66",
  V: "M8 0 27 92H33L52 0",
};

/** Width of a word of glyphs in its own units; a "1" is narrow, the gap is 6. */
export function glyphWidth(text: string): number {
  return [...text].reduce((sum, char) => sum + (char === "1" ? 44 : 66), -6);
}

/**
 * The stroked path data of a word, its left top at 0 0 and 100 high. Each glyph stands in a group
 * because stroke data cannot be moved without rewriting it.
 */
export function glyphs(text: string): string {
  let x = 0;
  return [...text]
    .map((char) => {
      const at = x;
      x += char === "1" ? 44 : 66;
      return `<path d="${STROKES[char] ?? ""}" transform="translate(${at})"/>`;
    })
    .join("");
}
