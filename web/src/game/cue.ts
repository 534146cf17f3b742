/**
 * Which sound comes with a face, in the same frame (ux.md section 3, non-visual play).
 *
 * The events that say what may be slapped follow the face; whoever plays by ear must not wait for
 * them. So ranks, doubles and sandwiches are told from the cards that everybody sees; rarer triggers
 * sound with their event.
 */

import { FACE_DOWN } from "./view";

export type Cue = "rank" | "double" | "sandwich" | "other";

/** The cue of a face on a pile, or null where these rules see nothing to slap by these means. */
export function cueOf(
  triggers: readonly string[],
  pile: readonly string[],
  face: string,
): Cue | null {
  const open = pile.filter((card) => card !== FACE_DOWN);
  for (const trigger of triggers) {
    const cue = cueBy(trigger, open, face);
    if (cue !== null) return cue;
  }
  return null;
}

function cueBy(trigger: string, open: readonly string[], face: string): Cue | null {
  const [name = "", given = ""] = trigger.split(":");
  switch (name) {
    case "rank":
      return given.split("/").includes(rankOf(face)) ? "rank" : null;
    case "double":
      return isSame(open.at(-1), face) ? "double" : null;
    case "sandwich":
      // So many cards lie between the two (rules.md C.1).
      return isSame(open.at(-1 - Number(given || "1")), face) ? "sandwich" : null;
    default:
      return null;
  }
}

function isSame(card: string | undefined, face: string): boolean {
  return card !== undefined && rankOf(card) === rankOf(face);
}

/** Jokers have a rank of their own (rules.md B71). */
function rankOf(card: string): string {
  return card.startsWith("X") ? "X" : card.slice(0, -1);
}
