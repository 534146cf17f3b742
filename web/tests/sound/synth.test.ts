import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSound, type Sound } from "../../src/sound/synth";

/**
 * The part of an audio device that unlocking depends on: states, and whether a resume succeeds.
 * What the voices play needs a real browser; here they must only start or stay silent.
 */
class ScriptedContext extends EventTarget {
  static readonly made: ScriptedContext[] = [];
  static stuck = false;
  state = "suspended";
  onstatechange: (() => void) | null = null;
  readonly currentTime = 0;
  readonly sampleRate = 8000;
  readonly baseLatency = 0.01;
  readonly outputLatency = 0.02;
  readonly destination = {};
  started = 0;

  constructor() {
    super();
    ScriptedContext.made.push(this);
  }

  resume(): Promise<void> {
    if (!ScriptedContext.stuck) this.become("running");
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.become("closed");
    return Promise.resolve();
  }

  become(state: string): void {
    this.state = state;
    this.onstatechange?.();
  }

  createGain = () => this.#node({ gain: this.#param() });
  createDynamicsCompressor = () =>
    this.#node({
      threshold: this.#param(),
      ratio: this.#param(),
      attack: this.#param(),
      release: this.#param(),
    });
  createBiquadFilter = () => this.#node({ Q: this.#param(), frequency: this.#param() });
  createOscillator = () => this.#node({ frequency: this.#param(), ...this.#source() });
  createBufferSource = () => this.#node(this.#source());
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });

  #node(parts: object): object {
    return { connect: (next: object) => next, ...parts };
  }

  #source(): object {
    return { start: () => (this.started += 1), stop: () => undefined };
  }

  #param(): object {
    const nothing = (): undefined => undefined;
    return {
      value: 0,
      setValueAtTime: nothing,
      setTargetAtTime: nothing,
      linearRampToValueAtTime: nothing,
      exponentialRampToValueAtTime: nothing,
    };
  }
}

let page: EventTarget;
let sound: Sound;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  ScriptedContext.made.length = 0;
  ScriptedContext.stuck = false;
  vi.stubGlobal("AudioContext", ScriptedContext);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  sound = createSound();
  sound.unlock();
});

afterEach(() => {
  sound.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function tap(): void {
  for (const type of ["pointerdown", "pointerup", "click"]) page.dispatchEvent(new Event(type));
}

test("nothing is opened before a gesture, and the start of a touch is none", () => {
  sound.slap();
  page.dispatchEvent(new Event("pointerdown"));
  expect(ScriptedContext.made).toHaveLength(0);
  expect(sound.latency).toBeNull();
});

test("the end of a tap starts one context, and later taps leave it alone", () => {
  tap();
  tap();
  expect(ScriptedContext.made).toHaveLength(1);
  expect(sound.running).toBe(true);
  expect(sound.latency).toBeCloseTo(0.03);
});

test("a key unlocks as well", () => {
  page.dispatchEvent(new Event("keydown"));
  expect(sound.running).toBe(true);
});

test("an interrupted context comes back at the next tap", () => {
  tap();
  ScriptedContext.made[0]?.become("interrupted");
  expect(sound.running).toBe(false);
  tap();
  expect(sound.running).toBe(true);
  expect(ScriptedContext.made).toHaveLength(1);
});

test("a context that stays stuck for a whole gesture is replaced, once for each tap", () => {
  tap();
  ScriptedContext.stuck = true;
  ScriptedContext.made[0]?.become("suspended");
  tap();
  vi.advanceTimersByTime(500);
  tap();
  expect(ScriptedContext.made).toHaveLength(2);
  expect(ScriptedContext.made[0]?.state).toBe("closed");
  vi.advanceTimersByTime(500);
  ScriptedContext.stuck = false;
  tap();
  expect(ScriptedContext.made).toHaveLength(3);
  expect(sound.running).toBe(true);
});

test("muted or suspended, a slap starts no source; running, it does", () => {
  tap();
  const [context] = ScriptedContext.made;
  sound.muted = true;
  sound.slap();
  expect(context?.started).toBe(0);
  sound.muted = false;
  sound.slap();
  expect(context?.started).toBeGreaterThan(0);
});

test("the volume stays between silence and full, and starts below full", () => {
  expect(sound.volume).toBeLessThan(1);
  sound.volume = 7;
  expect(sound.volume).toBe(1);
  sound.volume = -1;
  expect(sound.volume).toBe(0);
});

test("a browser without audio stays silent and throws nothing", () => {
  vi.stubGlobal("AudioContext", undefined);
  tap();
  sound.jackCue();
  expect(sound.running).toBe(false);
});
