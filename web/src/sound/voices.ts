/**
 * The game's sounds as recipes of noise and tones: paper, wood and claps, no recordings.
 *
 * A voice only schedules nodes on the context that it is given, from `at` on (seconds of that
 * context), so the same code plays live and renders offline. Levels are set by ear and by
 * measuring: peaks stay under 0.9 at full volume, and no voice is much louder than the slap.
 */

export type Voice = (context: BaseAudioContext, out: AudioNode, at: number) => void;

interface Burst {
  readonly seconds: number;
  readonly level: number;
  readonly filter: BiquadFilterType;
  readonly hertz: number;
  /** Where the filter has moved to at the end. */
  readonly to?: number;
  readonly q?: number;
  /** Seconds until full level; a clap has none. */
  readonly attack?: number;
}

interface Tone {
  readonly seconds: number;
  readonly level: number;
  readonly shape: OscillatorType;
  readonly hertz: number;
  readonly to?: number;
}

const SILENCE = 0.0001;
const NOISE_SECONDS = 0.5;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, made once for each context; a linear congruence keeps it the same everywhere. */
function noise(context: BaseAudioContext): AudioBuffer {
  const kept = noises.get(context);
  if (kept) return kept;
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

/** A gain that rises at once or slowly and falls away to nothing. */
function envelope(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  shape: { readonly seconds: number; readonly level: number; readonly attack?: number },
): GainNode {
  const gain = context.createGain();
  const attack = shape.attack ?? 0.001;
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.linearRampToValueAtTime(shape.level, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + Math.max(shape.seconds, attack + 0.005));
  gain.connect(out);
  return gain;
}

function burst(context: BaseAudioContext, out: AudioNode, at: number, shape: Burst): void {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noise(context);
  source.loop = true;
  filter.type = shape.filter;
  filter.Q.value = shape.q ?? 0.8;
  filter.frequency.setValueAtTime(shape.hertz, at);
  if (shape.to) filter.frequency.exponentialRampToValueAtTime(shape.to, at + shape.seconds);
  source.connect(filter).connect(envelope(context, out, at, shape));
  source.start(at);
  source.stop(at + shape.seconds + 0.02);
}

function tone(context: BaseAudioContext, out: AudioNode, at: number, shape: Tone): void {
  const source = context.createOscillator();
  source.type = shape.shape;
  source.frequency.setValueAtTime(shape.hertz, at);
  if (shape.to) source.frequency.exponentialRampToValueAtTime(shape.to, at + shape.seconds);
  source.connect(envelope(context, out, at, { ...shape, attack: 0.002 }));
  source.start(at);
  source.stop(at + shape.seconds + 0.02);
}

/** A bar of wood: a pure tone and its fourth harmonic, which dies first. */
export function wood(context: BaseAudioContext, out: AudioNode, at: number, hertz: number): void {
  tone(context, out, at, { shape: "sine", hertz, seconds: 0.45, level: 0.34 });
  tone(context, out, at, { shape: "sine", hertz: hertz * 4, seconds: 0.09, level: 0.12 });
}

/** One short note that may glide, for cues. */
export function note(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  shape: Omit<Tone, "shape">,
): void {
  tone(context, out, at, { ...shape, shape: "triangle" });
}

/** A soft stroke, felt more than heard. */
export function thump(context: BaseAudioContext, out: AudioNode, at: number, level: number): void {
  tone(context, out, at, { shape: "sine", hertz: 62, to: 44, seconds: 0.13, level });
}

/** A palm on a pile on a wooden table: three edges of a clap, a thump, a rustle. */
export const slap: Voice = (context, out, at) => {
  const edge: Burst = { filter: "bandpass", hertz: 1500, q: 0.7, seconds: 0.03, level: 0.6 };
  burst(context, out, at, { ...edge, level: 0.8 });
  burst(context, out, at + 0.009, edge);
  burst(context, out, at + 0.017, { ...edge, seconds: 0.09, level: 0.5 });
  burst(context, out, at, { filter: "highpass", hertz: 3800, seconds: 0.06, level: 0.16 });
  tone(context, out, at, { shape: "sine", hertz: 210, to: 70, seconds: 0.22, level: 0.55 });
};

/** One card turned: a short rustle that brightens, and the tick of its edge. */
export const flip: Voice = (context, out, at) => {
  burst(context, out, at, {
    filter: "bandpass",
    hertz: 2200,
    to: 5200,
    seconds: 0.06,
    level: 0.75,
    q: 1.2,
  });
  tone(context, out, at, { shape: "triangle", hertz: 620, to: 420, seconds: 0.03, level: 0.16 });
};

/** Two syllables, the second higher and longer: a call across the table, without a voice. */
export const call: Voice = (context, out, at) => {
  tone(context, out, at, { shape: "sawtooth", hertz: 294, to: 311, seconds: 0.08, level: 0.22 });
  tone(context, out, at + 0.09, {
    shape: "sawtooth",
    hertz: 440,
    to: 392,
    seconds: 0.17,
    level: 0.26,
  });
  burst(context, out, at + 0.085, {
    filter: "bandpass",
    hertz: 1800,
    seconds: 0.03,
    level: 0.3,
  });
};

/** A small bell on a counter, struck twice: time or cards run out. */
export const bell: Voice = (context, out, at) => {
  for (const strike of [0, 0.16]) {
    tone(context, out, at + strike, { shape: "sine", hertz: 1760, seconds: 0.6, level: 0.22 });
    tone(context, out, at + strike, { shape: "sine", hertz: 4190, seconds: 0.25, level: 0.09 });
    tone(context, out, at + strike, { shape: "sine", hertz: 7040, seconds: 0.08, level: 0.05 });
  }
};

/** Three rising notes in 120 ms: the first sounds in the frame that shows the Jack. */
export const jackCue: Voice = (context, out, at) => {
  [659, 880, 1319].forEach((hertz, step) => {
    tone(context, out, at + step * 0.038, { shape: "triangle", hertz, seconds: 0.044, level: 0.5 });
  });
};

/** A rubbery stumble downstairs and one small hop: funny, and nobody is scolded. */
export const falseSlap: Voice = (context, out, at) => {
  const steps = [330, 262, 208];
  steps.forEach((hertz, step) => {
    tone(context, out, at + step * 0.1, {
      shape: "sine",
      hertz,
      to: hertz * 0.72,
      seconds: 0.11,
      level: 0.3,
    });
  });
  tone(context, out, at + 0.36, { shape: "sine", hertz: 240, to: 560, seconds: 0.1, level: 0.2 });
};

/** The pile pulled in over 280 ms: a swish and a run of edges that grows denser. */
export const sweep: Voice = (context, out, at) => {
  burst(context, out, at, {
    filter: "bandpass",
    hertz: 700,
    to: 2600,
    seconds: 0.3,
    level: 0.7,
    attack: 0.08,
  });
  [0, 0.075, 0.135, 0.18, 0.215, 0.24, 0.26].forEach((offset) => {
    burst(context, out, at + offset, {
      filter: "bandpass",
      hertz: 3200,
      q: 1.5,
      seconds: 0.025,
      level: 0.5,
    });
  });
};

/** Four bars of wood up the chord, and two hands together at the end. */
export const win: Voice = (context, out, at) => {
  [523, 659, 784, 1047].forEach((hertz, step) => {
    wood(context, out, at + step * 0.13, hertz);
  });
  slap(context, out, at + 0.62);
};
