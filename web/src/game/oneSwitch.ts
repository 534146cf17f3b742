/** What one switch needs: a pause after each press, and the buttons of game pads as presses. Pure. */

/** A hand that trembles presses twice (Game Accessibility Guidelines: a cool-down of this size). */
const COOL_DOWN_MS = 500;

export class OneSwitchGuard {
  #lastMs = -Infinity;

  /** Whether a press at this moment counts. */
  lets(nowMs: number): boolean {
    if (nowMs - this.#lastMs < COOL_DOWN_MS) return false;
    this.#lastMs = nowMs;
    return true;
  }
}

interface Pad {
  readonly buttons: readonly { readonly pressed: boolean }[];
}

/** Tells a button that goes down from one that is held. */
export class ButtonsDown {
  #wasDown = false;

  /** Whether some button of some pad has gone down since the last look. */
  pressed(pads: readonly (Pad | null)[]): boolean {
    const isDown = pads.some((pad) => pad?.buttons.some(({ pressed }) => pressed));
    const went = isDown && !this.#wasDown;
    this.#wasDown = isDown;
    return went;
  }
}
