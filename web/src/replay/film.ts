/**
 * A record as a film: what stood on the table at each step of it, and when. Pure.
 *
 * Events are folded as at a table; times are those of the record, except that long waits are cut
 * short, and that a record without times gets a steady pace.
 */

import { tell } from "../game/story";
import type { Telling } from "../game/telling";
import { fold, type EventOf, type GameEvent } from "../game/view";
import type { Finish, Replayed, Step, View } from "../protocol/messages";

/** A hand that comes down on a card before its race is judged. */
export interface Press {
  readonly seat: number;
  readonly atMs: number;
}

/** One line of the record, with the table before and after it. */
export interface Frame {
  /** On the film's own clock. */
  readonly atMs: number;
  readonly line: number;
  readonly before: View;
  readonly after: View;
  readonly events: readonly GameEvent[];
  readonly told: readonly Telling[];
  readonly finish: Finish | null;
  /** The hands of its race, as they came down. */
  readonly presses: readonly Press[];
}

export interface Film {
  /** At least one: the deal, or the given position. */
  readonly frames: readonly [Frame, ...Frame[]];
  readonly lengthMs: number;
}

const WAIT_MS_MAX = 3_000;
/** Two frames never stand at the same moment, so that each can be stopped at. */
const WAIT_MS_LEAST = 1;
/** Where the record does not say when. */
const FLIP_MS = 1_100;
const OTHER_MS = 600;
const VERDICT_MS = 150;
/** The last picture stands for a while. */
const TAIL_MS = 2_500;

export function filmOf(replayed: Replayed): Film {
  const frames: Frame[] = [];
  let view = replayed.start;
  let from = 0;
  let lastUs: number | null = null;
  for (const step of dealtFirst(replayed)) {
    const events = replayed.events.slice(from, step.events);
    const waitMs = frames.length === 0 ? 0 : waitOf(step, events, lastUs);
    const frame = frameOf(step, view, events, (frames.at(-1)?.atMs ?? 0) + waitMs, frames);
    frames.push(frame);
    view = frame.after;
    from = step.events;
    lastUs = step.at_us ?? lastUs;
  }
  const [first, ...others] = frames;
  if (first === undefined) throw new RangeError("a record has at least the step of its header");
  return { frames: [first, ...others], lengthMs: (frames.at(-1)?.atMs ?? 0) + TAIL_MS };
}

/** Where nobody cut, the deal comes with the first flip: it belongs to the picture before. */
function dealtFirst({ steps, events }: Replayed): readonly Step[] {
  const [first, second, ...others] = steps;
  const dealt = events.findIndex((event) => event.event === "card_flipped");
  if (first === undefined || second === undefined || dealt < first.events) return steps;
  return second.events > dealt ? [{ ...first, events: dealt }, second, ...others] : steps;
}

/** The frame that stands at a moment. */
export function indexAt({ frames }: Film, ms: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.atMs <= ms),
  );
}

/** The frame at which a card was turned. */
export function flipIndex({ frames }: Film, flip: number): number {
  return frames.findIndex(({ events }) => flipped(events)?.flip === flip);
}

/** The card that a step turned, if it turned one. */
export function flipped(events: readonly GameEvent[]): EventOf<"card_flipped"> | undefined {
  return events.find((event) => event.event === "card_flipped");
}

/** Whether something may be slapped since this frame. */
export function opens({ events }: Frame): boolean {
  return events.some((event) => event.event === "slap_open");
}

function frameOf(
  step: Step,
  before: View,
  events: readonly GameEvent[],
  atMs: number,
  earlier: readonly Frame[],
): Frame {
  const told: Telling[] = [];
  const hands: EventOf<"hand">[] = [];
  let view = before;
  events.forEach((event, index) => {
    const after = fold(view, event);
    if (event.event === "hand") hands.push(event);
    const rows = step.finish?.rows ?? [];
    const telling = tell(event, { before: view, after, rows, hands, next: events[index + 1] });
    // What only its owner needs to know is of no use to who looks on.
    if (telling !== null && !telling.isPrivate) told.push(telling);
    view = after;
  });
  const presses = pressesOf(step.finish, earlier, atMs);
  const { line, finish } = step;
  return { atMs, line, before, after: view, events, told, finish, presses };
}

/** Each hand comes down so long after the card as its own player saw it there. */
function pressesOf(finish: Finish | null, earlier: readonly Frame[], atMs: number): Press[] {
  if (finish === null) return [];
  const shown = earlier.findLast(({ events }) => flipped(events)?.flip === finish.flip);
  const shownMs = shown?.atMs ?? atMs;
  return finish.rows
    .map(({ seat, reaction_us }) => ({
      seat,
      atMs: Math.min(atMs, Math.max(shownMs, shownMs + reaction_us / 1000)),
    }))
    .toSorted((a, b) => a.atMs - b.atMs);
}

function waitOf(step: Step, events: readonly GameEvent[], lastUs: number | null): number {
  const { at_us: atUs = null } = step;
  if (atUs !== null) {
    const waitMs = (atUs - (lastUs ?? 0)) / 1000;
    return Math.min(WAIT_MS_MAX, Math.max(WAIT_MS_LEAST, waitMs));
  }
  if (step.finish !== null) {
    const slowestUs = Math.max(0, ...step.finish.rows.map((row) => row.reaction_us));
    return Math.min(WAIT_MS_MAX, slowestUs / 1000 + VERDICT_MS);
  }
  return flipped(events) === undefined ? OTHER_MS : FLIP_MS;
}
