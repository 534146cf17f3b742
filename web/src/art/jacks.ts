/**
 * The four Jacks: cut-paper figures on a full spot ground, one gesture each.
 *
 * Spades whistles, Hearts winks, Diamonds jumps, Clubs bows. They keep clear of the two torn
 * corners (80 x 147) that carry the index. All wear yellow, which no other card has.
 */

import { suitInk, suitPlate, suitShape, type Suit } from "./suits";

const KEY = "var(--key,#1A1A2E)";
const SKIN = "var(--paper,#FFF4DC)";
const CARD = "var(--card,#fff)";
const SUN = "var(--sun,#FFD23F)";
const RED = "var(--ink-vermilion,#D70008)";

function cut(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** A strip of paper bent into a line: limbs, brows, lids. */
function strip(path: string, ink: string, width: number): string {
  return (
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" ` +
    `stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

function disc(x: number, y: number, wide: number, fill: string, high = wide): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${fill}"/>`;
}

/** A spot of the second plate, as if a lamp were on the figure. */
function spot(suit: Suit, x: number, y: number, r: number): string {
  return disc(x, y, r, suitPlate(suit));
}

/** Profile with puckered lips, cap pulled back, and three notes on their way. */
function whistle(): string {
  const note = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y})rotate(${turn})">` +
    cut("M0 0a9 7 0 1 0 3 5V-22L16-17V-27L-3-34V-1z", SUN) +
    "</g>";
  return (
    spot("S", 104, 200, 106) +
    cut("M0 350V318C20 290 40 280 70 274H110C140 280 156 300 160 350z", SUN) +
    cut("M46 264 58 302 76 276 92 308 106 278 124 304 130 262z", CARD) +
    `<g transform="translate(-24 -10)">` +
    cut("M78 210H138V276Q108 290 78 272z", SKIN) +
    cut(
      "M70 140H150C155 148 156 156 157 164L184 186C187 192 181 197 169 197C168 202 170 205 176 206" +
        "L190 203C196 204 196 210 191 212C196 214 196 221 190 222L174 220C168 224 168 228 170 234" +
        "C170 248 160 256 146 256C130 256 118 248 108 238C84 232 66 200 70 140z",
      SKIN,
    ) +
    cut(
      "M58 150C60 130 104 130 110 150C112 168 104 172 104 186C100 206 92 214 86 238C58 220 48 180 58 150z",
      KEY,
    ) +
    cut("M56 150C70 118 100 104 138 112C152 116 164 126 170 146C130 136 90 138 56 150z", RED) +
    cut("M60 132C70 92 110 74 152 84C164 102 164 124 160 134C130 120 94 120 60 132z", SUN) +
    cut("M140 98C160 62 190 36 226 22C222 62 194 96 152 118z", CARD) +
    strip("M146 108Q178 70 212 38", KEY, 3) +
    strip("M134 156Q144 146 156 154", KEY, 5) +
    cut("M138 170a7 8 0 1 0 14 0a7 8 0 1 0-14 0z", KEY) +
    disc(184, 211, 10, RED, 9) +
    disc(190, 211, 3, KEY, 4) +
    disc(128, 216, 11, suitPlate("S")) +
    `</g>` +
    note(194, 190, 8) +
    note(222, 152, -8) +
    note(204, 104, 14)
  );
}

/** A round face tilted at you, one eye shut, hearts rising from it. */
function wink(): string {
  return (
    spot("H", 128, 196, 112) +
    cut("M20 350C24 300 70 276 116 276C162 276 176 300 180 350z", SUN) +
    cut("M62 286 78 312 96 288 114 316 132 288 150 310 164 284 112 268z", CARD) +
    `<g transform="rotate(-9 122 200)">` +
    cut("M48 176C40 214 44 240 56 262L190 258C202 240 204 210 196 172z", KEY) +
    disc(44, 220, 17, KEY) +
    disc(52, 242, 17, KEY) +
    disc(66, 266, 17, KEY) +
    disc(190, 250, 17, KEY) +
    cut("M58 176C56 240 84 282 124 282S190 240 188 172z", SKIN) +
    cut("M32 172C30 108 78 78 132 82C192 84 222 118 214 168C160 146 90 148 32 172z", SUN) +
    cut("M32 174C84 146 162 144 216 170L210 190C160 164 88 168 40 192z", KEY) +
    strip("M78 186Q90 174 104 182", KEY, 7) +
    cut("M82 206a12 14 0 1 0 24 0a12 14 0 1 0-24 0z", KEY) +
    cut("M92 200a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", CARD) +
    strip("M142 204Q156 216 172 202M146 214 142 222M157 216V225M168 212 173 219", KEY, 6) +
    strip("M124 212Q116 228 126 230", KEY, 5) +
    cut("M88 240Q124 252 164 232Q160 266 130 268Q100 268 88 240z", KEY) +
    cut("M106 258Q126 246 150 254Q142 266 130 268Q114 268 106 258z", RED) +
    `</g>` +
    suitShape("H", 150, 110, 34, RED) +
    suitShape("H", 214, 70, 40, SUN) +
    suitShape("H", 186, 34, 24, SKIN)
  );
}

/** A star jump: everything off the ground, the hat highest. */
function jump(): string {
  return (
    spot("D", 125, 176, 104) +
    disc(112, 330, 52, KEY, 8) +
    strip("M118 214 72 256 44 300", KEY, 24) +
    strip("M132 214 176 238 166 286", KEY, 24) +
    cut("M30 296 58 304 44 328 12 318z", SUN) +
    cut("M152 280 182 284 184 304 148 308z", SUN) +
    strip("M104 168 62 178 32 168", SKIN, 20) +
    strip("M146 166 192 132 214 92", SKIN, 20) +
    cut("M40 154C32 146 24 148 26 156L14 154 12 164 20 168 12 176 20 184 30 180 42 182z", SKIN) +
    cut("M204 104C196 98 198 90 206 88L206 74 216 72 220 80 228 74 234 82 228 92 226 104z", SKIN) +
    cut("M92 150 158 146 168 232 146 222 128 240 108 224 86 234z", SUN) +
    suitShape("D", 127, 190, 44, suitInk("D")) +
    cut("M96 144 104 166 116 154 126 170 138 154 150 164 156 142z", CARD) +
    cut("M90 96C84 140 104 160 126 160S164 138 160 96z", SKIN) +
    cut("M84 108C84 72 160 66 166 108C150 96 138 108 126 98C112 108 98 96 84 108z", KEY) +
    cut("M104 112a6 8 0 1 0 12 0a6 8 0 1 0-12 0zM134 112a6 8 0 1 0 12 0a6 8 0 1 0-12 0z", KEY) +
    cut("M104 130Q126 138 148 130Q144 154 126 154S106 150 104 130z", RED) +
    `<g transform="rotate(14 150 40)">` +
    cut("M98 54C102 20 186 20 190 54z", SUN) +
    cut("M88 54H200V66H88z", RED) +
    cut("M176 40C190 10 214 4 236 6C232 30 212 46 186 50z", CARD) +
    `</g>`
  );
}

/** A low sweep to the left, one leg forward, the cap held high behind. */
function bow(): string {
  return (
    spot("C", 116, 206, 106) +
    strip("M146 204 150 262 146 312", KEY, 26) +
    strip("M138 206 92 262 54 306", KEY, 26) +
    cut("M132 300H162V330H112C112 316 122 310 132 300z", SUN) +
    cut("M42 292 70 312 50 334 14 324C20 316 32 312 42 292z", SUN) +
    strip("M120 168 168 130 192 104", SUN, 24) +
    cut("M62 170C96 132 164 146 176 194C176 222 142 236 122 216C104 206 84 206 70 206z", SUN) +
    strip("M66 182Q84 158 156 172", suitInk("C"), 5) +
    cut("M180 98 206 118 226 100 198 76z", SKIN) +
    strip("M92 194 58 246", SUN, 20) +
    cut("M48 240 64 254 54 268 48 280 40 282 42 272 32 276 28 268 40 262 32 258z", SKIN) +
    cut("M60 164 84 176 72 210 48 200z", CARD) +
    `<g transform="rotate(-62 46 196)matrix(-1 0 0 1 88 0)">` +
    cut("M18 166H66V198L74 208 66 212C66 228 58 234 46 234C26 234 16 220 18 166z", SKIN) +
    cut(
      "M12 190C8 156 50 146 72 164C74 172 72 178 66 180C52 176 44 182 40 196L30 208C20 206 14 200 12 190z",
      KEY,
    ) +
    strip("M50 194Q56 199 61 194M48 216Q56 224 65 217", KEY, 4) +
    `</g>` +
    `<g transform="rotate(-24 204 66)">` +
    cut("M168 70C172 34 240 34 246 70z", RED) +
    cut("M158 68H252V80H158z", SUN) +
    cut("M176 60C160 30 140 26 116 30C124 54 146 66 172 66z", CARD) +
    `</g>`
  );
}

const SCENES: Readonly<Record<Suit, () => string>> = { S: whistle, H: wink, D: jump, C: bow };

/** The figure of one Jack, without ground and index. */
export function jackScene(suit: Suit): string {
  return SCENES[suit]();
}
