/** A full RuleSet from the header form that the lobby has: a preset and what differs from it. */

import presets from "../protocol/presets.json";
import type { RuleSet } from "../protocol/messages";

type Changes = Readonly<Record<string, unknown>>;

const CHANGES: Readonly<Record<string, Changes>> = presets.presets;

/** The presets' names, in the order in which they are offered. */
export const PRESET_NAMES: readonly string[] = Object.keys(CHANGES);

/** The preset that a header names. */
export function presetOf(header: Changes): string {
  return typeof header["preset"] === "string" ? header["preset"] : "classic";
}

/** How many settings differ from the preset; what the house calls its rules is none. */
export function changesIn(header: Changes): number {
  return Object.keys(header).filter((field) => field !== "preset" && field !== "name").length;
}

/** Every setting of a header; the server has checked it. */
export function rulesOf(header: Changes): RuleSet {
  const preset = presetOf(header);
  const changes = CHANGES[preset] ?? {};
  return { ...presets.defaults, name: preset, ...changes, ...header } as unknown as RuleSet;
}
