/**
 * What this device is like: measured while the page starts, without holding anything up.
 *
 * Until the frames were counted, 60 Hz is reported; the next `hello` carries what was found.
 */

import { Lateness } from "./lateness";
import { clockStepUs, FRAME_US_USUAL, measureFrames, US_PER_MS } from "./timing";

let stepUs = 0;
let frameUs = FRAME_US_USUAL;
const lateness = new Lateness();

export const device = {
  /** The step of `performance.now()` in microseconds. */
  stepUs: () => stepUs,
  /** The period of the screen in microseconds. */
  frameUs: () => frameUs,
  /** How far behind the clock no press can be on its way any more; a reading is a step too old. */
  behindMs: () => lateness.behindMs + stepUs / US_PER_MS,
};

export function startDevice(): void {
  stepUs = clockStepUs(() => performance.now());
  measureFrames(requestAnimationFrame, (periodUs) => {
    frameUs = periodUs;
  });
  const note = ({ timeStamp }: Event): void => {
    lateness.note(timeStamp, performance.now());
  };
  for (const kind of ["pointerdown", "keydown"]) {
    addEventListener(kind, note, { capture: true, passive: true });
  }
}
