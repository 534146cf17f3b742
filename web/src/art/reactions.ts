/** The eight reactions as cut-paper signs: two inks, readable at 24 px, no letters. */

import type { Reacted } from "../protocol/messages";

const KEY = "var(--key,#1A1A2E)";
const SUN = "var(--sun,#FFD23F)";
const RED = "var(--ink-vermilion,#D70008)";
const PAPER = "var(--paper,#FFF4DC)";

const EYES = `<circle cx="17" cy="20" r="3" fill="${KEY}"/><circle cx="31" cy="20" r="3" fill="${KEY}"/>`;

function face(features: string): string {
  return `<circle cx="24" cy="24" r="20" fill="${SUN}" stroke="${KEY}" stroke-width="2.5"/>${features}`;
}

function line(path: string, width = 3.5, ink = KEY): string {
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** An open hand, fingers up. */
function hand(turn: number, x = 24): string {
  const fingers = [-9, -3, 3, 9].map(
    (at, index) => `M${at} 2V${index === 0 || index === 3 ? -11 : -15}`,
  );
  return (
    `<g transform="translate(${x} 27)rotate(${turn})">` +
    line(`${fingers.join("")}M-10 6L-16-1`, 8) +
    line(`${fingers.join("")}M-10 6L-16-1`, 4.5, SUN) +
    `<rect x="-12" y="-2" width="24" height="18" rx="8" fill="${SUN}" stroke="${KEY}" stroke-width="2"/></g>`
  );
}

export const REACTIONS = {
  clap: `${hand(-24, 17)}${hand(20, 30)}${line("M24 3V7M13 5l2 4M35 5l-2 4", 2.5)}`,
  laugh: face(
    `${line("M12 20q4-6 8 0M28 20q4-6 8 0")}<path d="M12 26H36Q34 40 24 40T12 26z" fill="${KEY}"/><path d="M17 36q7-6 14 0q-3 4-7 4t-7-4z" fill="${RED}"/>`,
  ),
  wow: face(`${EYES}<ellipse cx="24" cy="34" rx="5" ry="6.5" fill="${KEY}"/>`),
  ouch: face(
    `${line("M13 16l7 7M20 16l-7 7M28 16l7 7M35 16l-7 7", 3)}${line("M15 36q4-6 9-2t9-2")}`,
  ),
  heart: `<path d="M24 42C6 30 3 20 8 13s13-5 16 3c3-8 11-10 16-3s2 17-16 29z" fill="${RED}" stroke="${KEY}" stroke-width="2.5"/>`,
  think: face(
    `${EYES}${line("M13 13q5-3 8 0", 2.5)}${line("M19 34h10")}<circle cx="41" cy="9" r="4" fill="${PAPER}" stroke="${KEY}" stroke-width="2"/>`,
  ),
  hurry: `<path d="M12 5H36V9Q36 18 27 24Q36 30 36 39V43H12V39Q12 30 21 24Q12 18 12 9z" fill="${PAPER}" stroke="${KEY}" stroke-width="2.5"/><path d="M15 40q9-12 18 0zM17 13h14q-2 6-7 9q-5-3-7-9z" fill="${RED}"/>`,
  wave: `${hand(18)}${line("M40 12q4 5 2 11M45 8q5 8 2 17", 2.5)}`,
} as const satisfies Record<string, string>;

export type ReactionKind = keyof typeof REACTIONS;

export function isReaction(kind: Reacted["kind"]): kind is ReactionKind {
  return Object.hasOwn(REACTIONS, kind);
}

/** The sign of a reaction as a drawing; decorative, words stand beside it. */
export function reactionArt(kind: ReactionKind): string {
  return `<svg viewBox="0 0 48 48" aria-hidden="true">${REACTIONS[kind]}</svg>`;
}
