/**
 * The eight ink patterns as SVG pattern tiles.
 *
 * A tile prints the ink and leaves gaps; the lighter second plate under it shows through, so a
 * patterned shape keeps its whole silhouette. Gaps stay below a third of the tile.
 */

import type { Ink, PatternName } from "./inks";

/** Tile side and ink marks, in units of the palm. Solid needs no tile. */
const TILES: Readonly<Record<Exclude<PatternName, "solid">, readonly [number, string]>> = {
  stripes: [16, '<path d="M0 0H11L0 11zM16 0V11L11 16H0z"/>'],
  dots: [18, '<path fill-rule="evenodd" d="M0 0h18v18H0zM4 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"/>'],
  waves: [18, '<path d="M-1 4Q4-2 9 4T19 4V14Q14 20 9 14T-1 14z"/>'],
  checks: [22, '<path fill-rule="evenodd" d="M0 0h22v22H0zM1 1h9v9H1zM12 12h9v9h-9z"/>'],
  zigzag: [20, '<path d="M0 2 10 10 20 2V15L10 23 0 15zM0-18 10-10 20-18V-5L10 3 0-5z"/>'],
  grid: [18, '<path fill-rule="evenodd" d="M0 0h18v18H0zM0 7h7V0h4v7h7v4h-7v7H7v-7H0z"/>'],
  confetti: [
    30,
    '<path fill-rule="evenodd" d="M0 0h30v30H0zM4 5l6-2 2 4-6 3zM19 4l7 3-3 4-6-3zM5 17l5 4-3 5-4-5zM17 18l8-2 1 5-7 3z"/>',
  ],
};

/** The paint for a shape in this ink, and the definition it needs to stand before it (or ""). */
export function patternPaint(
  ink: Ink,
  pattern: PatternName,
): { readonly paint: string; readonly definition: string } {
  const colour = `var(--ink-${ink.id},${ink.colour})`;
  if (pattern === "solid") return { paint: colour, definition: "" };
  const [side, marks] = TILES[pattern];
  // Equal ids mean equal tiles, so two palms of one ink on a page may share either definition.
  const id = `tile-${ink.id}-${pattern}`;
  const definition =
    `<defs><pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse">` +
    `<g fill="${colour}">${marks}</g></pattern></defs>`;
  return { paint: `url(#${id})`, definition };
}
