/** What the board shows at a moment of a film: the pile, the hands on it, a pile on its way. Pure. */

import { effectiveUs, takerOf, type Stamp } from "../game/board.svelte";
import type { Finish, View } from "../protocol/messages";
import { flipped, indexAt, type Film, type Frame } from "./film";

export interface Picture {
  readonly index: number;
  readonly frame: Frame;
  readonly view: View;
  readonly pile: readonly string[];
  readonly stamps: readonly Stamp[];
  readonly sweep: { seat: number; pile: readonly string[]; moving: boolean } | null;
  /** The back of the next card rises. */
  readonly rising: boolean;
  /** The last race, until another card is turned. */
  readonly finish: Finish | null;
}

const STACK_MS = 2_400;
/** A won pile lies still under the hands, then goes. */
const SWEEP_AFTER_MS = 900;
const SWEEP_MS = 280;
const RISE_MS = 380;

export function pictureAt(film: Film, ms: number): Picture {
  const index = indexAt(film, ms);
  const frame = film.frames[index] ?? film.frames[0];
  const next = film.frames[index + 1];
  const sinceMs = ms - frame.atMs;
  return {
    index,
    frame,
    view: frame.after,
    ...pileOf(frame, sinceMs, next),
    stamps: stampsOf(frame, sinceMs) ?? coming(next, ms),
    rising: next !== undefined && flipped(next.events) !== undefined && next.atMs - ms < RISE_MS,
    finish: finishAt(film.frames, index),
  };
}

/** The pile as it lies there, or a won one that still lies under the hands, then goes. */
function pileOf(
  { atMs, events, before, after }: Frame,
  sinceMs: number,
  next: Frame | undefined,
): Pick<Picture, "pile" | "sweep"> {
  const seat = events.map(takerOf).find((one) => one !== null) ?? null;
  if (seat === null) return { pile: after.pile, sweep: null };
  // It is gone before the next card is turned, however soon that is.
  const roomMs = (next?.atMs ?? Infinity) - atMs - SWEEP_MS;
  const liesMs = Math.max(1, Math.min(SWEEP_AFTER_MS, roomMs));
  if (sinceMs < liesMs) return { pile: before.pile, sweep: null };
  const moves = sinceMs < liesMs + SWEEP_MS;
  return { pile: after.pile, sweep: moves ? { seat, pile: before.pile, moving: true } : null };
}

/** The hands of a judged race, the winner's lowest; else those that counted for nothing. */
function stampsOf({ events, finish, line }: Frame, sinceMs: number): Stamp[] | null {
  if (sinceMs >= STACK_MS) return null;
  const hands =
    finish?.rows.toSorted((a, b) => effectiveUs(a) - effectiveUs(b)) ??
    events.filter((event) => event.event === "hand");
  if (hands.length === 0) return null;
  return hands.map(({ seat, result }, height) => ({
    id: line * 100 + height,
    seat,
    kind: kindOf(result),
    height,
  }));
}

/** The hands that are down already in the race that is judged next. */
function coming(next: Frame | undefined, ms: number): Stamp[] {
  const down = next?.presses.filter((press) => press.atMs <= ms) ?? [];
  return down.map(({ seat }, height) => ({
    id: (next?.line ?? 0) * 100 + 50 + height,
    seat,
    kind: "pressed",
    height,
  }));
}

function kindOf(result: string): Stamp["kind"] {
  switch (result) {
    case "won":
    case "lost":
    case "tied":
    case "false":
    case "void":
      return result;
    default:
      return "late";
  }
}

function finishAt(frames: readonly Frame[], index: number): Finish | null {
  for (const frame of frames.slice(0, index + 1).toReversed()) {
    if (frame.finish !== null) return frame.finish;
    if (flipped(frame.events) !== undefined) return null;
  }
  return null;
}
