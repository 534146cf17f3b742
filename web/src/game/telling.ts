/** A sentence of the story before it is in words: its key, whom it is about, and its figures. */

import type { Row, View } from "../protocol/messages";
import type { EventOf, GameEvent } from "./view";

/** What a sentence names beside people and numbers. */
export type What =
  | { readonly kind: "cards"; readonly cards: readonly string[] }
  | { readonly kind: "trigger"; readonly word: string }
  | { readonly kind: "shares"; readonly shares: readonly (readonly [number, number])[] };

export interface Telling {
  readonly key: string;
  /** A few words before the sentence: why, or which trigger it was. */
  readonly lead: string | null;
  readonly seat: number | null;
  readonly other: number | null;
  /** All whom the sentence is about, where they are several. */
  readonly seats: readonly number[];
  readonly cards: number;
  readonly ms: number | null;
  readonly what: What | null;
  /** Only the one whom it is about needs to know. */
  readonly isPrivate: boolean;
}

/** What stands around an event. */
export interface Scene {
  readonly before: View;
  readonly after: View;
  /** The hands of the race that was judged last. */
  readonly rows: readonly Row[];
  /** The hands that were told together with the event, and before it. */
  readonly hands: readonly EventOf<"hand">[];
  readonly next: GameEvent | undefined;
}

export type Told = Partial<Telling> & { key: string };

const NOTHING: Omit<Telling, "key"> = {
  lead: null,
  seat: null,
  other: null,
  seats: [],
  cards: 0,
  ms: null,
  what: null,
  isPrivate: false,
};

/** A sentence by its key and what it names. */
export function telling(told: Told): Telling {
  return { ...NOTHING, ...told };
}
