/**
 * Words by message key, in the language of the page, from the Fluent files that Python reads too.
 *
 * Components hold keys only. A missing key is shown as the key, and a test keeps that from
 * happening: every key in a component stands in the files.
 */

import type { FluentVariable } from "@fluent/bundle";
import { tongue } from "./language.svelte";

export type WordArguments = Record<string, FluentVariable>;

/** The sentence of a key, or of an attribute of it (`key.you`). */
export function t(key: string, given: WordArguments = {}): string {
  const [id = key, attribute] = key.split(".");
  const { bundle } = tongue;
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, given) : key;
}

/** Whether there are words for a key. */
export function hasWords(key: string): boolean {
  const [id = key, attribute] = key.split(".");
  const message = tongue.bundle.getMessage(id);
  return Boolean(attribute === undefined ? message?.value : message?.attributes[attribute]);
}

/** The sentence of the first key that has words. */
export function tFirst(keys: readonly [string, ...string[]], given: WordArguments = {}): string {
  return t(keys.find(hasWords) ?? keys[0], given);
}
