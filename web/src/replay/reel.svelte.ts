/** The player of a film: where it stands, whether and how fast it runs. It only moves a clock. */

import { flipIndex, indexAt, opens, type Film } from "./film";
import { pictureAt } from "./picture";

export const SPEEDS = [0.25, 0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where "the trigger before" is meant, one that has just been reached does not count. */
const JUST_MS = 300;

export interface ReelWorld {
  /** Call back with the time in ms before the next paint. */
  frame(act: (atMs: number) => void): void;
}

export class Reel {
  readonly film: Film;
  atMs = $state(0);
  isRunning = $state(false);
  speed = $state<Speed>(1);
  readonly picture = $derived.by(() => pictureAt(this.film, this.atMs));
  readonly #world: ReelWorld;
  #lastMs: number | null = null;
  #isTicking = false;

  constructor(film: Film, world: ReelWorld) {
    this.film = film;
    this.#world = world;
  }

  get isAtEnd(): boolean {
    return this.atMs >= this.film.lengthMs;
  }

  toggle(): void {
    if (this.isRunning) this.stop();
    else this.run();
  }

  /** Run on; from the start, where it stands at the end. */
  run(): void {
    if (this.isAtEnd) this.atMs = 0;
    this.isRunning = true;
    this.#lastMs = null;
    if (!this.#isTicking) this.#tick();
  }

  stop(): void {
    this.isRunning = false;
  }

  seek(ms: number): void {
    this.atMs = Math.min(this.film.lengthMs, Math.max(0, ms));
  }

  /** Stop at a frame. */
  stopAt(index: number): void {
    this.stop();
    const { frames } = this.film;
    this.seek(frames[Math.min(frames.length - 1, Math.max(0, index))]?.atMs ?? 0);
  }

  /** Stop at the frame before or after this one. */
  step(by: -1 | 1): void {
    const index = indexAt(this.film, this.atMs);
    // Stepping back out of the middle of a frame goes to its beginning first.
    const isInside = this.atMs > (this.film.frames[index]?.atMs ?? 0);
    this.stopAt(index + (by === -1 && isInside ? 0 : by));
  }

  /** Go to the trigger before or after this moment; running goes on running. */
  toTrigger(by: -1 | 1): boolean {
    const { frames } = this.film;
    const found =
      by === 1
        ? frames.find((frame) => opens(frame) && frame.atMs > this.atMs)
        : frames.findLast((frame) => opens(frame) && frame.atMs < this.atMs - JUST_MS);
    if (found !== undefined) this.seek(found.atMs);
    return found !== undefined;
  }

  /** Go to the race of a flip: slowly through it, or straight to its verdict. */
  toRace(flip: number, { slowly }: { slowly: boolean }): void {
    const { frames } = this.film;
    if (!slowly) {
      this.stopAt(frames.findIndex((frame) => frame.finish?.flip === flip));
      return;
    }
    this.seek(frames[flipIndex(this.film, flip)]?.atMs ?? this.atMs);
    this.speed = SPEEDS[0];
    this.run();
  }

  #tick(): void {
    this.#isTicking = true;
    this.#world.frame((nowMs) => {
      this.#isTicking = false;
      if (!this.isRunning) return;
      if (this.#lastMs !== null) this.seek(this.atMs + (nowMs - this.#lastMs) * this.speed);
      this.#lastMs = nowMs;
      if (this.isAtEnd) this.stop();
      else this.#tick();
    });
  }
}
