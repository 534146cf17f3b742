/**
 * The marks on the timeline: each trigger with what became of it, and what else a game turns on.
 *
 * A mark is told by its shape first; its ink says whose it is.
 */

import type { GameEvent } from "../game/view";
import { opens, type Film, type Frame } from "./film";

export type TickKind = "won" | "tied" | "buried" | "false" | "out" | "back";

export interface Tick {
  readonly atMs: number;
  readonly kind: TickKind;
  /** Whose it is; null where it is nobody's, or several people's. */
  readonly seat: number | null;
}

export function ticksOf(film: Film): Tick[] {
  return film.frames.flatMap((frame, index) => [
    ...(opens(frame) ? [outcome(film.frames, index)] : []),
    ...frame.events.flatMap((event) => turningPoint(event, frame)),
  ]);
}

/** What became of the trigger that lies there since this frame. */
function outcome(frames: readonly Frame[], index: number): Tick {
  const atMs = frames[index]?.atMs ?? 0;
  for (const event of frames.slice(index).flatMap((frame) => frame.events)) {
    switch (event.event) {
      case "slap_won":
        return { atMs, kind: "won", seat: event.seat };
      case "tie":
      case "pile_split":
        return { atMs, kind: "tied", seat: null };
      case "trigger_buried":
      case "game_over":
      case "redeal":
      case "pile_given":
        return { atMs, kind: "buried", seat: null };
      default:
    }
  }
  return { atMs, kind: "buried", seat: null };
}

function turningPoint(event: GameEvent, { atMs, before }: Frame): Tick[] {
  switch (event.event) {
    case "slap_won":
      // The new card of a tie, which is no trigger of its own.
      return before.tie === null ? [] : [{ atMs, kind: "won", seat: event.seat }];
    case "hand":
      return event.result === "false" ? [{ atMs, kind: "false", seat: event.seat }] : [];
    case "eliminated":
      return [{ atMs, kind: "out", seat: event.seat }];
    case "revived":
      return [{ atMs, kind: "back", seat: event.seat }];
    default:
      return [];
  }
}
