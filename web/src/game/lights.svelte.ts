/**
 * Lights at the edge of the screen that say what the sounds say, for quiet rooms and for the deaf.
 *
 * At most one in 400 ms, so that there are fewer than three a second (WCAG 2.3.1).
 */

export type Light = "slap" | "card" | "trigger" | "bell" | "false" | "taken";

const APART_MS = 400;
const SHINES_MS = 320;

export class Lights {
  now = $state<Light | null>(null);
  #lastMs = -Infinity;
  #lastKind: Light | null = null;

  /** Shine, unless one shone just now; what may be slapped goes before a mere card. */
  shine(light: Light, nowMs: number): void {
    const isSoon = nowMs - this.#lastMs < APART_MS;
    if (isSoon && !(light === "trigger" && this.#lastKind === "card")) return;
    if (!isSoon) this.#lastMs = nowMs;
    this.#lastKind = light;
    this.now = light;
    setTimeout(() => {
      if (this.now === light) this.now = null;
    }, SHINES_MS);
  }
}

export const lights = new Lights();
