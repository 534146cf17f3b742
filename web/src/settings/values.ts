/** What a reader can set: every setting with its usual value, and what is read back. Pure. */

import { bindingsIn, USUAL_KEYS, type Bindings } from "./bindings";

export interface Values {
  /** Loudness, 0 to 1. */
  readonly effects: number;
  readonly voice: number;
  readonly music: number;
  readonly muted: boolean;
  /** Lights at the edge of the screen tell what the sounds tell. */
  readonly lights: boolean;
  readonly haptics: boolean;
  readonly motion: (typeof CHOICES)["motion"][number];
  readonly theme: (typeof CHOICES)["theme"][number];
  readonly text: (typeof CHOICES)["text"][number];
  readonly contrast: (typeof CHOICES)["contrast"][number];
  readonly announce: (typeof CHOICES)["announce"][number];
  readonly letters: (typeof CHOICES)["letters"][number];
  readonly hand: (typeof CHOICES)["hand"][number];
  readonly fourColours: boolean;
  readonly keysOn: boolean;
  readonly keys: Bindings;
  /** Any key, click or touch slaps, and cards flip by themselves. */
  readonly oneSwitch: boolean;
  /** Sounds alone tell the game. */
  readonly byEar: boolean;
}

/** Settings with a few answers; the first is the usual one. */
export const CHOICES = {
  motion: ["system", "calm", "full"],
  theme: ["system", "paper", "night"],
  text: ["usual", "large", "largest"],
  contrast: ["system", "more"],
  announce: ["results", "triggers", "cards"],
  letters: ["international", "local"],
  hand: ["right", "left"],
} as const;

export type Choice = keyof typeof CHOICES;

export const USUAL: Values = {
  effects: 0.6,
  voice: 0,
  music: 0,
  muted: false,
  lights: false,
  haptics: true,
  motion: "system",
  theme: "system",
  text: "usual",
  contrast: "system",
  announce: "results",
  letters: "international",
  hand: "right",
  fourColours: true,
  keysOn: true,
  keys: USUAL_KEYS,
  oneSwitch: false,
  byEar: false,
};

/** The settings that were kept; whatever is missing or makes no sense is as usual. */
export function valuesIn(kept: unknown): Values {
  if (typeof kept !== "object" || kept === null) return USUAL;
  const given = kept as Readonly<Record<string, unknown>>;
  const entries = Object.entries(USUAL).map(([name, usual]) => {
    const value = given[name];
    if (name === "keys") return [name, bindingsIn(value)];
    return [name, fits(name, value, usual) ? value : usual];
  });
  return Object.fromEntries(entries) as Values;
}

function fits(name: string, value: unknown, usual: unknown): boolean {
  if (name in CHOICES) return CHOICES[name as Choice].some((one) => one === value);
  if (typeof usual === "number") return typeof value === "number" && value >= 0 && value <= 1;
  return typeof value === typeof usual;
}
