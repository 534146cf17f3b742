/**
 * The short sounds by which the game can be played without looking: each starts in the frame that
 * shows its face and lasts 120 ms at most, in a shape and pitch of its own (ux.md section 3).
 */

import { note, thump, type Voice } from "./voices";

/** The same note twice: two of a kind. */
export const doubleCue: Voice = (context, out, at) => {
  note(context, out, at, { hertz: 784, seconds: 0.045, level: 0.5 });
  note(context, out, at + 0.06, { hertz: 784, seconds: 0.055, level: 0.5 });
};

/** Down and up again: one card between two others. */
export const sandwichCue: Voice = (context, out, at) => {
  [988, 587, 988].forEach((hertz, step) => {
    note(context, out, at + step * 0.038, { hertz, seconds: 0.044, level: 0.5 });
  });
};

/** Anything else that may be slapped: one falling note. */
export const otherCue: Voice = (context, out, at) => {
  note(context, out, at, { hertz: 1175, to: 698, seconds: 0.11, level: 0.5 });
};

/** Any other card: a dull tick that sounds like none of the cues. */
export const tick: Voice = (context, out, at) => {
  note(context, out, at, { hertz: 196, seconds: 0.03, level: 0.35 });
};

/** One beat of a heart, the second stroke softer. */
export const heartbeat: Voice = (context, out, at) => {
  thump(context, out, at, 0.34);
  thump(context, out, at + 0.17, 0.22);
};
