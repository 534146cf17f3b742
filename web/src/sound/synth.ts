/**
 * The one audio output of a page: unlocking, interruptions, mute and volume.
 *
 * Browsers let sound start only after a gesture, and on touch the permission comes at the END of a
 * tap; so the unlock listens for pointerup, click and keydown, and stays armed until the context
 * really runs. Phones take the context away again (a call, the lock button), so losing `running`
 * arms it anew, and a context that does not come back at the next gesture is replaced.
 * Sound decorates: with no context, or none running, every method is silent and throws nothing.
 */

import type { Stage } from "./music";
import { bell, call, falseSlap, flip, jackCue, slap, sweep, win, type Voice } from "./voices";

export interface Sound {
  slap(): void;
  flip(): void;
  call(): void;
  bell(): void;
  jackCue(): void;
  falseSlap(): void;
  sweep(): void;
  win(): void;
  /** Any other voice, now. */
  play(voice: Voice): void;
  /** Where a longer piece may be played, beside the sounds and their loudness; null while silent. */
  readonly stage: Stage | null;
  /** Listen for the gesture that lets sound start; calling it again does nothing. */
  unlock(): void;
  /** Whether a sound asked for now would be heard, silent switches aside. */
  readonly running: boolean;
  muted: boolean;
  /** 0 to 1; starts at 0.6, so that nothing is loud before anyone has set it. */
  volume: number;
  /** Seconds between a call and the loudspeaker, or null when the browser does not say. */
  readonly latency: number | null;
  /** Give the device back; the object is silent from here on. */
  close(): void;
}

const GESTURES = ["pointerup", "click", "keydown"] as const;
const FIRST_VOLUME = 0.6;
const FADE_SECONDS = 0.015;

interface Output {
  readonly context: AudioContext;
  readonly gain: GainNode;
  readonly limiter: AudioNode;
}

/** A context behind a gain and a limiter that keeps eight slaps at once from clipping. */
function openOutput(level: number): Output | null {
  if (typeof AudioContext === "undefined") return null;
  try {
    const context = new AudioContext({ latencyHint: "interactive" });
    const gain = context.createGain();
    const limiter = context.createDynamicsCompressor();
    gain.gain.value = level;
    limiter.threshold.value = -6;
    limiter.ratio.value = 12;
    limiter.attack.value = 0.001;
    limiter.release.value = 0.08;
    gain.connect(limiter).connect(context.destination);
    return { context, gain, limiter };
  } catch {
    // A browser out of audio devices refuses here; the game goes on without sound.
    return null;
  }
}

class SynthSound implements Sound {
  #output: Output | null = null;
  #armed = false;
  /** Set when a gesture has asked this context to run, so a second one may give up on it. */
  #asked = false;
  #closed = false;
  #muted = false;
  #volume = FIRST_VOLUME;

  slap(): void {
    this.#play(slap);
  }

  flip(): void {
    this.#play(flip);
  }

  call(): void {
    this.#play(call);
  }

  bell(): void {
    this.#play(bell);
  }

  jackCue(): void {
    this.#play(jackCue);
  }

  falseSlap(): void {
    this.#play(falseSlap);
  }

  sweep(): void {
    this.#play(sweep);
  }

  win(): void {
    this.#play(win);
  }

  play(voice: Voice): void {
    this.#play(voice);
  }

  get stage(): Stage | null {
    const output = this.#output;
    if (output === null || !this.running) return null;
    return { context: output.context, out: output.limiter };
  }

  get running(): boolean {
    return this.#output?.context.state === "running" && !this.#muted;
  }

  get latency(): number | null {
    const context = this.#output?.context;
    if (!context) return null;
    const known = context.baseLatency + (context.outputLatency || 0);
    return Number.isFinite(known) ? known : null;
  }

  get muted(): boolean {
    return this.#muted;
  }

  set muted(muted: boolean) {
    this.#muted = muted;
    this.#applyLevel();
  }

  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = Math.min(1, Math.max(0, volume));
    this.#applyLevel();
  }

  unlock(): void {
    if (this.#armed || this.#closed || this.#output?.context.state === "running") return;
    this.#armed = true;
    for (const gesture of GESTURES) addEventListener(gesture, this.#onGesture, { capture: true });
  }

  close(): void {
    this.#closed = true;
    this.#disarm();
    this.#discard();
  }

  /** Squared, because loudness is heard in ratios: the slider's middle sounds like half. */
  get #level(): number {
    return this.#muted ? 0 : this.#volume ** 2;
  }

  #applyLevel(): void {
    if (!this.#output) return;
    const { context, gain } = this.#output;
    gain.gain.setTargetAtTime(this.#level, context.currentTime, FADE_SECONDS);
  }

  readonly #onGesture = (): void => {
    const state = this.#output?.context.state;
    if (state === "running") {
      this.#disarm();
      return;
    }
    if (state === "closed" || this.#asked) this.#discard();
    this.#output ??= openOutput(this.#level);
    if (!this.#output) {
      this.#disarm();
      return;
    }
    const { context } = this.#output;
    context.onstatechange = () => this.#onState(context);
    if (context.state === "running") {
      this.#disarm();
      return;
    }
    context.resume().then(
      () => this.#onState(context),
      () => undefined,
    );
    // A tap is pointerup and then click: only a later gesture may call the context stuck.
    setTimeout(() => {
      this.#asked = this.#output?.context === context && context.state !== "running";
    }, 400);
  };

  #onState(context: AudioContext): void {
    if (this.#output?.context !== context) return;
    if (context.state === "running") this.#disarm();
    else this.unlock();
  }

  #disarm(): void {
    this.#armed = false;
    this.#asked = false;
    for (const gesture of GESTURES) {
      removeEventListener(gesture, this.#onGesture, { capture: true });
    }
  }

  #discard(): void {
    const output = this.#output;
    this.#output = null;
    this.#asked = false;
    if (!output || output.context.state === "closed") return;
    output.context.onstatechange = null;
    output.context.close().catch(() => undefined);
  }

  /** Sounds asked for while nothing runs are dropped: late ones would come in a heap. */
  #play(voice: Voice): void {
    const output = this.#output;
    if (!output || !this.running) return;
    voice(output.context, output.gain, output.context.currentTime);
  }
}

/** The page's sound, silent until `unlock()` has been called and a gesture has come. */
export function createSound(): Sound {
  return new SynthSound();
}
