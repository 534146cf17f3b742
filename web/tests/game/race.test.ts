import { beforeEach, describe, expect, it } from "vitest";
import { Race } from "../../src/game/race";
import type { ClientMessage } from "../../src/protocol/messages";

const LEFT = { seat: 0, side: "left" } as const;

let frames: ((atMs: number) => void)[];
let timers: (() => void)[];
let nowMs: number;
let sent: ClientMessage[];
let race: Race;
let seatsHere: number;

beforeEach(() => {
  seatsHere = 1;
  frames = [];
  timers = [];
  nowMs = 0;
  sent = [];
  race = new Race({
    send: (message) => sent.push(message) > 0,
    frame: (act) => frames.push(act),
    after: (_, act) => timers.push(act),
    nowMs: () => nowMs,
    behindMs: () => 20,
    seatsHere: () => seatsHere,
  });
});

/** One frame of the page: what was asked for until then runs, what it asks for waits. */
function frame(atMs: number): void {
  nowMs = atMs;
  const due = frames;
  frames = [];
  for (const act of due) act(atMs);
}

/** The timers go off at this moment; those that are set by that wait. */
function pass(toMs: number): void {
  nowMs = toMs;
  const due = timers;
  timers = [];
  for (const act of due) act();
}

function show(flip: number, atMs: number): void {
  race.painted(flip, atMs - 2);
  frame(atMs);
  frame(atMs + 16);
}

describe("Race", () => {
  it("reports a face at the second frame after it was put into the page", () => {
    show(1, 100);
    expect(sent).toEqual([{ type: "shown", flip: 1, received_us: 98_000, shown_us: 116_000 }]);
  });

  it("reports nothing for a face that came with a snapshot, but may be slapped", () => {
    race.painted(7, null);
    frame(100);
    frame(116);
    expect(sent).toEqual([]);
    expect(race.press({ atMs: 300, source: "key" }, LEFT)).not.toBeNull();
    expect(sent[0]).toMatchObject({ type: "slap", flip: 7, shown_us: 116_000 });
  });

  it("names the card that stood on the screen at the press, not the one that came since", () => {
    show(1, 100);
    race.painted(2, 498);
    race.press({ atMs: 505, source: "touch" }, LEFT);
    expect(sent.at(-1)).toMatchObject({ type: "slap", flip: 1, shown_us: 116_000 });
    frame(510);
    frame(526);
    race.press({ atMs: 530, source: "touch" }, LEFT);
    expect(sent.at(-1)).toMatchObject({ type: "slap", flip: 2, shown_us: 526_000 });
  });

  it("sends nothing for a press before the first card", () => {
    expect(race.press({ atMs: 50, source: "touch" }, LEFT)).toBeNull();
    expect(sent).toEqual([]);
  });

  it("says again and again that nobody pressed, while the card may be slapped", () => {
    show(1, 100);
    race.live(1);
    for (let atMs = 128; atMs <= 236; atMs += 12) pass(atMs);
    race.live(null);
    pass(248);
    const marks = sent.filter((message) => message.type === "watermark");
    expect(marks).toEqual([
      { type: "watermark", flip: 1, free_us: 88_000 },
      { type: "watermark", flip: 1, free_us: 100_000 },
    ]);
    expect(timers).toEqual([]);
  });

  it("does not speak for the time in which the page was held up: a press may be on its way", () => {
    show(1, 100);
    race.live(1);
    for (let atMs = 128; atMs <= 236; atMs += 12) pass(atMs);
    pass(330);
    expect(sent.at(-1)).toEqual({ type: "watermark", flip: 1, free_us: 112_000 });
    race.press({ atMs: 260, source: "key" }, LEFT);
    expect(sent.at(-1)).toMatchObject({ type: "slap", pressed_us: 260_000 });
  });

  it("begins to say so when the face is shown after the news that it may be slapped", () => {
    race.painted(1, 98);
    race.live(1);
    frame(100);
    frame(116);
    for (let atMs = 128; atMs <= 296; atMs += 12) pass(atMs);
    expect(sent.at(-1)).toEqual({ type: "watermark", flip: 1, free_us: 160_000 });
  });

  it("goes on to speak for those on this device who have not slapped", () => {
    seatsHere = 2;
    show(1, 100);
    race.live(1);
    race.press({ atMs: 300, source: "touch" }, { ...LEFT, seat: 4 });
    for (let atMs = 128; atMs <= 476; atMs += 12) pass(atMs);
    expect(sent.at(-1)).toEqual({ type: "watermark", flip: 1, free_us: 340_000 });
    race.press({ atMs: 484, source: "touch" }, { ...LEFT, seat: 5 });
    for (let atMs = 488; atMs <= 632; atMs += 12) pass(atMs);
    expect(sent.at(-1)).toEqual({ type: "watermark", flip: 1, free_us: 368_000 });
    expect(timers).toEqual([]);
  });
});
