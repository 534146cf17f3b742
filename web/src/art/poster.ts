/**
 * A finished game as a poster: a hand print for each pile, in the ink of who won it, the winner's
 * largest. Which print lies where follows from the game's id, so no two games look alike and one
 * looks alike everywhere. It names animals only: whoever passes it on passes on nothing personal.
 */

import { animalGlyph } from "./animals";
import { inkOf, type InkName } from "./inks";
import { palmPrint } from "./palm";

export const POSTER_WIDTH = 900;
export const POSTER_HEIGHT = 1200;

/** One seat below the prints. */
export interface PosterSeat {
  readonly animal: string;
  readonly ink: InkName;
  /** What stands beside it: its place. */
  readonly label: string;
}

export interface PosterGame {
  readonly id: string;
  /** Inks of the piles, the first at the bottom of the stack. */
  readonly prints: readonly InkName[];
  /** The winner's ink; null for a draw. */
  readonly hero: InkName | null;
  readonly title: string;
  /** A few words below the title. */
  readonly lines: readonly string[];
  readonly seats: readonly PosterSeat[];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly lean: number;
}

const TITLE_FACE =
  "'Bricolage Condensed','Roboto Condensed','Arial Narrow','Avenir Next Condensed',impact,sans-serif";
const PAPER = "var(--surface,#FFFAF0)";
const KEY = "var(--text,#1A1A2E)";
const PLATE = "var(--plate,#FFB3A1)";

/** Where prints may lie: above the words. */
const FIELD_BOTTOM = 840;
const PRINT_WIDTH = 190;
const CANDIDATES = 14;
/** Of its size, what a letter of the title's face is wide at most, on average. */
const LETTER_WIDTH = 0.44;
const TITLE_WIDTH = 800;
const TITLE_SIZE_MOST = 170;

/**
 * The poster as an SVG text.
 *
 * @param face a style with the title's face, for a file that is looked at elsewhere.
 */
export function posterSvg(game: PosterGame, face = ""): string {
  const prints = spots(game).map((spot, index) => print(game.prints[index], spot, PRINT_WIDTH));
  const hero = game.hero === null ? "" : print(game.hero, { x: 560, y: 430, lean: 11 }, 560);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${POSTER_WIDTH} ${POSTER_HEIGHT}" ` +
    `width="${POSTER_WIDTH}" height="${POSTER_HEIGHT}" aria-hidden="true" focusable="false">${face}` +
    `<rect width="${POSTER_WIDTH}" height="${POSTER_HEIGHT}" fill="${PAPER}"/>` +
    `${prints.join("")}${hero}${words(game)}</svg>`
  );
}

function print(ink: InkName | undefined, { x, y, lean }: Spot, width: number): string {
  if (ink === undefined) return "";
  const height = (width * 250) / 208;
  const opening = `<svg x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" overflow="visible" `;
  const drawn = palmPrint(ink).replace("<svg ", opening);
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${lean})">${drawn}</g>`;
}

/** The title in two plates over a band of paper, the seats in their places below. */
function words({ title, lines, seats }: PosterGame): string {
  const size = Math.min(TITLE_SIZE_MOST, TITLE_WIDTH / (LETTER_WIDTH * title.length));
  const at = (dx: number, fill: string): string =>
    `<text x="${50 + dx}" y="${955 + dx}" font-size="${size.toFixed(1)}" fill="${fill}">${escaped(title)}</text>`;
  const texts = lines.map(
    (line, index) =>
      `<text x="52" y="${1026 + index * 40}" font-size="34" fill="${KEY}">${escaped(line)}</text>`,
  );
  const step = Math.min(150, 800 / Math.max(1, seats.length));
  return (
    `<path d="M0 ${955 - size * 0.86}L900 ${925 - size * 0.86}V1200H0z" fill="${PAPER}"/>` +
    `<g font-family="${TITLE_FACE}" font-weight="800">${at(5, PLATE)}${at(0, KEY)}</g>` +
    `<g font-family="${TITLE_FACE}" font-weight="700">${texts.join("")}</g>` +
    seats.map((seat, index) => place(seat, 50 + index * step, step)).join("") +
    `<path d="M14 14H886V1186H14z" fill="none" stroke="${KEY}" stroke-width="6"/>`
  );
}

function place({ animal, ink, label }: PosterSeat, x: number, step: number): string {
  const size = Math.min(74, step - 26);
  const { colour, label: on } = inkOf(ink);
  const glyph = animalGlyph(animal)
    .replaceAll("var(--animal-cut,var(--ground,#FFF4DC))", `var(--ink-${ink},${colour})`)
    .replace(
      "<svg ",
      `<svg x="${x + size * 0.14}" y="${1092 + size * 0.14}" width="${size * 0.72}" height="${size * 0.72}" `,
    )
    .replaceAll("currentColor", `var(--on-${ink},${on})`);
  const middle = x + size / 2;
  return (
    `<circle cx="${middle}" cy="${1092 + size / 2}" r="${size / 2}" fill="var(--ink-${ink},${colour})" stroke="${KEY}" stroke-width="3"/>` +
    glyph +
    `<text x="${x + size + 5}" y="${1092 + size * 0.72}" font-family="${TITLE_FACE}" font-weight="800" font-size="${size * 0.62}" fill="${KEY}">${escaped(label)}</text>`
  );
}

/** Spread the prints: each as far from the others as the best of some random places. */
function spots({ id, prints }: PosterGame): Spot[] {
  const chance = chances(id);
  const found: Spot[] = [];
  for (const _ of prints) {
    let best: Spot = { x: 0, y: 0, lean: 0 };
    let farthest = -1;
    for (let candidate = 0; candidate < CANDIDATES; candidate += 1) {
      const x = 60 + chance() * (POSTER_WIDTH - 120);
      const y = 70 + chance() * (FIELD_BOTTOM - 130);
      const near = Math.min(...found.map((one) => Math.hypot(one.x - x, one.y - y)), 9_999);
      if (near > farthest) {
        farthest = near;
        best = { x, y, lean: Math.round(chance() * 80 - 40) };
      }
    }
    found.push(best);
  }
  return found;
}

/** Numbers from 0 to 1 that a text gives: a small generator, for looks only. */
function chances(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
