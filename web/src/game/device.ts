/**
 * What this device is like: measured once while the page starts, without holding anything up.
 *
 * Until the frames were counted, 60 Hz is reported; the next `hello` carries what was found.
 */

import { clockStepUs, FRAME_US_USUAL, measureFrames } from "./timing";

let stepUs = 0;
let frameUs = FRAME_US_USUAL;

export const device = {
  /** The step of `performance.now()` in microseconds. */
  stepUs: () => stepUs,
  /** The period of the screen in microseconds. */
  frameUs: () => frameUs,
};

export function startDevice(): void {
  stepUs = clockStepUs(() => performance.now());
  measureFrames(requestAnimationFrame, (periodUs) => {
    frameUs = periodUs;
  });
}
