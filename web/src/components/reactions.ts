/** The reactions, once their words are there. */

import { tongue } from "../i18n/language.svelte";
import reactWords from "../i18n/later/react";
import { t } from "../i18n/words";

await tongue.learn(reactWords);

export { isReaction, reactionArt } from "../art/reactions";
export { default as Reactions } from "./Reactions.svelte";

/** A reaction in a word. */
export function words(kind: string): string {
  return t(`react-${kind}`);
}
