/**
 * The hand print: our hero motif, a player's stamp, and the seal on the card backs.
 *
 * A real print shows pads, not an outline: ink misses the finger joints, the creases and the
 * hollow of the palm. So the hand is one even-odd path of pads with holes, printed over a lighter
 * plate that sits a little off, as in a hasty screen print.
 */

import { inkOf, type InkName, type PatternName } from "./inks";
import { patternPaint } from "./patterns";

/** The hand with room for its second plate and a keyline: 208 wide, 250 high. */
const VIEW_BOX = "-19 -3 208 250";

interface Finger {
  /** Middle of the lowest pad's foot. */
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from straight up. */
  readonly lean: number;
  readonly width: number;
  /** Pad lengths from foot to tip. */
  readonly pads: readonly number[];
}

const FINGERS: readonly Finger[] = [
  { x: 66, y: 121, lean: -14, width: 26, pads: [32, 25, 27] },
  { x: 95, y: 115, lean: -3, width: 27, pads: [36, 29, 29] },
  { x: 124, y: 117, lean: 7, width: 26, pads: [33, 26, 27] },
  { x: 149, y: 132, lean: 20, width: 22, pads: [26, 20, 23] },
  { x: 46, y: 173, lean: -47, width: 29, pads: [30, 32] },
];

/** The flat of the hand, its creases (heart, head and life line) and its hollow. */
export const FLAT_PATH =
  "M54 136C60 121 74 120 82 121C91 113 104 114 110 120C122 118 137 122 145 134C159 147 161 170 155 191" +
  "C150 215 136 232 115 232C94 232 86 222 73 211C58 199 45 191 46 172C47 159 48 148 54 136z";
const CREASES =
  "M156 157C136 160 118 152 104 141C98 136 91 134 84 137C92 138 96 142 102 147C118 159 136 165 156 160z" +
  "M57 149C72 150 92 160 112 172C124 179 136 182 148 181C134 186 122 183 110 177C90 166 72 155 57 152z" +
  "M62 156C80 165 90 184 92 206C93 214 93 220 96 226C90 220 89 213 88 206C85 186 77 169 62 159z";
const HOLLOW = "M103 184C112 186 119 192 118 200C117 208 110 212 105 206C100 199 98 186 103 184z";

/** Places that caught no ink. */
const SPECKS: readonly (readonly [number, number, number])[] = [
  [132, 196, 2.4],
  [140, 206, 1.5],
  [126, 214, 1.8],
  [68, 182, 2],
  [76, 194, 1.4],
  [61, 172, 1.3],
  [132, 141, 1.8],
  [72, 133, 1.6],
  [98, 126, 1.4],
  [118, 128, 2],
  [146, 172, 1.5],
  [112, 222, 1.6],
  [58, 62, 1.5],
  [88, 45, 1.8],
  [131, 60, 1.5],
  [164, 86, 1.3],
  [22, 152, 1.7],
  [94, 86, 1.3],
];

/** One pad as a closed path: a barrel, rounder and fuller at the tip. */
function pad(finger: Finger, from: number, length: number, tip: boolean): string {
  const turn = (finger.lean * Math.PI) / 180;
  const place = (across: number, along: number): string => {
    const x = finger.x + across * Math.cos(turn) + along * Math.sin(turn);
    const y = finger.y + across * Math.sin(turn) - along * Math.cos(turn);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const half = finger.width / 2;
  const to = from + length;
  const shoulder = tip ? length * 0.5 : length * 0.2;
  const bulge = tip ? half * 1.06 : half * 0.98;
  return (
    `M${place(-half * 0.78, from)}Q${place(0, from + 2.5)} ${place(half * 0.78, from)}` +
    `C${place(bulge, from + 3)} ${place(bulge, to - shoulder)} ${place(half * 0.92, to - shoulder)}` +
    `C${place(half * 0.86, to + (tip ? 3 : 1))} ${place(-half * 0.86, to + (tip ? 3 : 1))} ` +
    `${place(-half * 0.92, to - shoulder)}` +
    `C${place(-bulge, to - shoulder)} ${place(-bulge, from + 3)} ${place(-half * 0.78, from)}z`
  );
}

const JOINT_GAP = 1.5;

function fingerPath(finger: Finger): string {
  let from = 0;
  return finger.pads
    .map((length, index) => {
      const path = pad(finger, from, length, index === finger.pads.length - 1);
      from += length + JOINT_GAP;
      return path;
    })
    .join("");
}

function speck([x, y, r]: readonly [number, number, number]): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Index to little finger, then the thumb. */
export const FINGER_PATHS: readonly string[] = FINGERS.map(fingerPath);

/** The printed hand, to be filled even-odd. */
export const PALM_PATH =
  FINGER_PATHS.join("") + FLAT_PATH + CREASES + HOLLOW + SPECKS.map(speck).join("");

/** The hand without holes: for plates and keylines. */
export const PALM_PLATE = FINGER_PATHS.join("") + FLAT_PATH;

/**
 * A player's hand print as an SVG string, decorative (hidden from screen readers).
 *
 * @param name the ink to print in.
 * @param pattern another pattern than the ink's own, for a preview.
 */
export function palmPrint(name: InkName, pattern?: PatternName): string {
  const ink = inkOf(name);
  const { paint, definition } = patternPaint(ink, pattern ?? ink.pattern);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" aria-hidden="true" focusable="false">` +
    definition +
    `<g fill="var(--tint-${name},${ink.tint})"><path d="${PALM_PLATE}" transform="translate(5 4)"/>` +
    `<path d="${PALM_PLATE}" stroke="var(--edge-${name},transparent)" vector-effect="non-scaling-stroke" ` +
    `paint-order="stroke" stroke-width="calc(2 * var(--edge-width,3px))"/></g>` +
    `<path d="${PALM_PATH}" fill="${paint}" fill-rule="evenodd"/></svg>`
  );
}
