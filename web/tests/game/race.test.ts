import { beforeEach, describe, expect, it } from "vitest";
import { Race } from "../../src/game/race";
import type { ClientMessage } from "../../src/protocol/messages";

const LEFT = { seat: 0, side: "left" } as const;

let frames: ((atMs: number) => void)[];
let sent: ClientMessage[];
let race: Race;
let seatsHere: number;

beforeEach(() => {
  seatsHere = 1;
  frames = [];
  sent = [];
  race = new Race({
    send: (message) => sent.push(message) > 0,
    frame: (act) => frames.push(act),
    lateMsMost: () => 0,
    seatsHere: () => seatsHere,
  });
});

/** One frame of the page: what was asked for until then runs, what it asks for waits. */
function frame(atMs: number): void {
  const due = frames;
  frames = [];
  for (const act of due) act(atMs);
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

  it("says in each frame that nobody pressed, while the card may be slapped", () => {
    show(1, 100);
    race.live(1);
    frame(132);
    frame(148);
    frame(164);
    race.live(null);
    frame(180);
    const marks = sent.filter((message) => message.type === "watermark");
    expect(marks).toEqual([
      { type: "watermark", flip: 1, free_us: 12_000 },
      { type: "watermark", flip: 1, free_us: 28_000 },
    ]);
    expect(frames).toEqual([]);
  });

  it("begins to say so when the face is shown after the news that it may be slapped", () => {
    race.painted(1, 98);
    race.live(1);
    frame(100);
    frame(116);
    frame(200);
    expect(sent.at(-1)).toEqual({ type: "watermark", flip: 1, free_us: 64_000 });
  });

  it("goes on to speak for those on this device who have not slapped", () => {
    seatsHere = 2;
    show(1, 100);
    race.live(1);
    race.press({ atMs: 300, source: "touch" }, { ...LEFT, seat: 4 });
    for (let atMs = 320; atMs <= 480; atMs += 16) frame(atMs);
    expect(sent.at(-1)).toEqual({ type: "watermark", flip: 1, free_us: 344_000 });
    race.press({ atMs: 484, source: "touch" }, { ...LEFT, seat: 5 });
    for (let atMs = 496; atMs <= 640; atMs += 16) frame(atMs);
    expect(sent.at(-1)).toEqual({ type: "watermark", flip: 1, free_us: 368_000 });
    expect(frames).toEqual([]);
  });
});
