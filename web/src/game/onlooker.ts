/** What the mirror of a table tells to whoever looks on: sounds, words, and what a race needs to know. */

import type { Cue } from "./cue";
import type { Telling } from "./telling";

export type Happening =
  | { kind: "slap" | "shout" | "bell" | "armed" | "deal" | "your_turn" }
  | { kind: "flip"; cue: Cue | null }
  | { kind: "trigger"; words: readonly string[] }
  | { kind: "card"; card: string }
  | { kind: "told"; telling: Telling };

/** Who wants to know what the mirror does. */
export interface Onlooker {
  nowMs(): number;
  /** A face was just put into the page; `receivedMs` is null where it did not come by `show`. */
  painted(flip: number, receivedMs: number | null): void;
  /** What was on the board before belongs to another picture. */
  cleared(): void;
  /** The flip that hands race for, or null. */
  live(flip: number | null): void;
  happened(happening: Happening): void;
  /** The table said which seats are this device's, by their animals. */
  owns(animals: readonly string[]): void;
}
