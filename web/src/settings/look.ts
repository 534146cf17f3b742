/** What the settings change for the eye: switches on `<html>`, which tokens.css reads. */

import type { Values } from "./values";

/** The switches that a page with these settings has; null where the system's own wish counts. */
export function switchesOf(values: Values): Readonly<Record<string, string | null>> {
  const { motion, theme, text, contrast, hand, fourColours } = values;
  return {
    motion: motion === "system" ? null : motion,
    theme: theme === "system" ? null : theme,
    text: text === "usual" ? null : text,
    contrast: contrast === "system" ? null : contrast,
    hand: hand === "right" ? null : hand,
    deck: fourColours ? null : "two",
  };
}

export function applyLook(values: Values): void {
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(switchesOf(values))) {
    if (value === null) Reflect.deleteProperty(dataset, name);
    else dataset[name] = value;
  }
}
