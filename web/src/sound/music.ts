/**
 * Quiet music while a game runs, made by script: a thumb piano wanders over five notes. It knows nothing of the game but its pauses: before each face it holds its breath.
 */

import { wood } from "./voices";

export interface Stage {
  readonly context: AudioContext;
  readonly out: AudioNode;
}

const SCALE = [262, 294, 330, 392, 440, 523, 587, 659];
const STEP_S = 0.42;
const AHEAD_S = 0.6;
const LOOK_MS = 250;
const BREATH_S = 0.08;
/** Beside slaps and bells it stays in the background, at full too. */
const LOUDEST = 0.3;

export class Music {
  readonly #stage: () => Stage | null;
  #volume = 0;
  #gain: GainNode | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;
  #nextAt = 0;
  #place = 3;
  #step = 0;
  #chance = 1;

  constructor(stage: () => Stage | null) {
    this.#stage = stage;
  }

  /** Play at this loudness, 0 to 1; 0 ends it. */
  play(volume: number): void {
    this.#volume = volume;
    if (volume > 0) this.#timer ??= setInterval(() => this.#look(), LOOK_MS);
    else this.stop();
    this.#level(1);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    this.#gain?.disconnect();
    this.#gain = null;
  }

  /** A card is about to turn: silence until `goOn`. */
  holdBreath(): void {
    this.#level(0);
  }

  goOn(): void {
    this.#level(1);
  }

  #level(share: number): void {
    const gain = this.#gain;
    if (gain === null) return;
    const loudness = share * LOUDEST * this.#volume ** 2;
    gain.gain.setTargetAtTime(loudness, gain.context.currentTime, BREATH_S);
  }

  #look(): void {
    const stage = this.#stage();
    if (stage === null) return;
    const { context, out } = stage;
    if (this.#gain?.context !== context) {
      this.#gain = context.createGain();
      this.#gain.connect(out);
      this.#nextAt = context.currentTime + STEP_S;
      this.#level(1);
    }
    while (this.#nextAt < context.currentTime + AHEAD_S) {
      const hertz = this.#note();
      if (hertz !== null)
        wood(context, this.#gain, Math.max(this.#nextAt, context.currentTime), hertz);
      this.#nextAt += STEP_S;
    }
  }

  /** The next note, or a rest: mostly a step up or down, a low one at the head of each eight. */
  #note(): number | null {
    const isHead = this.#step % 8 === 0;
    this.#step += 1;
    if (isHead) return (SCALE[0] ?? 0) / 2;
    if (this.#throw() < 0.35) return null;
    const step = this.#throw() < 0.5 ? -1 : 1;
    this.#place = Math.min(SCALE.length - 1, Math.max(0, this.#place + step));
    return SCALE[this.#place] ?? null;
  }

  /** 0 to 1; a linear congruence, since nothing hangs on it. */
  #throw(): number {
    this.#chance = (Math.imul(this.#chance, 1664525) + 1013904223) >>> 0;
    return this.#chance / 2 ** 32;
  }
}
