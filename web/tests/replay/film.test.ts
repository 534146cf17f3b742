import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Replayed } from "../../src/protocol/messages";
import { castOf } from "../../src/replay/cast";
import { filmOf, flipIndex, flipped, indexAt, opens } from "../../src/replay/film";
import { pictureAt } from "../../src/replay/picture";
import { Reel } from "../../src/replay/reel.svelte";
import { ticksOf } from "../../src/replay/ticks";
import { sentenceOf } from "../../src/replay/words";

/** What the server answers to the sample game (scripts/write_sample.py). */
const sample = JSON.parse(
  readFileSync(new URL("sample.json", import.meta.url), "utf8"),
) as Replayed;
const film = filmOf(sample);
const last = film.frames.at(-1) ?? film.frames[0];

/** The frame of a verdict that gave somebody the pile, from several hands. */
function verdict(): number {
  return film.frames.findIndex(
    ({ finish }) => finish !== null && finish.winner !== null && finish.rows.length > 1,
  );
}

describe("film", () => {
  test("has a frame for each step, in time, and ends where the game ended", () => {
    expect(film.frames).toHaveLength(sample.steps.length);
    const times = film.frames.map((frame) => frame.atMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
    expect(last.after.over?.places).toEqual(sample.figures.map((one) => one.place));
    expect(last.after.counts.reduce((all, one) => all + one) + last.after.pile.length).toBe(52);
  });

  test("begins with the cards dealt, though nobody cut and the deal came with the first flip", () => {
    const [first, second] = film.frames;
    expect(first.after.counts).toEqual([13, 13, 13, 13]);
    expect(first.after.flips).toBe(0);
    expect(second?.events[0]?.event).toBe("card_flipped");
  });

  test("keeps the record's own time, but for long waits", () => {
    const waits = film.frames
      .slice(1)
      .map((frame, index) => frame.atMs - (film.frames[index]?.atMs ?? 0));
    const timesMs = sample.steps.map((step) => (step.at_us ?? 0) / 1000);
    const wanted = timesMs.slice(1).map((ms, index) => Math.min(3_000, ms - (timesMs[index] ?? 0)));
    waits.forEach((wait, index) => {
      expect(wait).toBeCloseTo(wanted[index] ?? 0, 3);
    });
  });

  test("gives a record without times a steady pace, in which every hand has its time", () => {
    const timeless = filmOf({
      ...sample,
      steps: sample.steps.map((step) => ({ ...step, at_us: null })),
    });
    for (const { presses, atMs } of timeless.frames) {
      for (const press of presses) expect(press.atMs).toBeLessThan(atMs);
    }
  });

  test("lets each hand come down as long after the card as it was judged", () => {
    const { finish, presses } = film.frames[verdict()] ?? last;
    const shown = film.frames[flipIndex(film, finish?.flip ?? 0)] ?? last;
    expect(presses.length).toBeGreaterThan(1);
    for (const press of presses) {
      const row = finish?.rows.find((one) => one.seat === press.seat);
      expect(press.atMs - shown.atMs).toBeCloseTo((row?.reaction_us ?? 0) / 1000, 3);
    }
  });

  test("tells each step in words", () => {
    const cast = castOf(sample);
    expect(film.frames.map((frame) => sentenceOf(frame, cast)).filter((one) => one === "")).toEqual(
      [],
    );
  });
});

describe("ticks", () => {
  const ticks = ticksOf(film);

  test("mark every trigger, with who won it", () => {
    const triggers = ticks.filter(({ kind }) => ["won", "tied", "buried"].includes(kind));
    const tossed = film.frames.filter(
      ({ before, events }) => before.tie !== null && events.some((one) => one.event === "slap_won"),
    );
    expect(triggers).toHaveLength(film.frames.filter(opens).length + tossed.length);
    expect(tossed.length).toBeGreaterThan(0);
    const won = triggers.filter(({ kind }) => kind === "won");
    expect(won.map(({ seat }) => seat)).toEqual(
      sample.events.flatMap((event) => (event.event === "slap_won" ? [event.seat] : [])),
    );
  });

  test("mark false slaps, who is out and who came back", () => {
    for (const [kind, count] of [
      ["false", sample.figures.reduce((all, one) => all + one.false_slaps, 0)],
      ["out", last.after.out.length],
      ["back", sample.events.filter((event) => event.event === "revived").length],
    ] as const) {
      expect(ticks.filter((tick) => tick.kind === kind)).toHaveLength(count);
      expect(count).toBeGreaterThan(0);
    }
  });
});

describe("picture", () => {
  test("shows the hands one by one before the verdict, then in their order", () => {
    const frame = film.frames[verdict()];
    const presses = frame?.presses ?? [];
    presses.forEach((press, index) => {
      const { stamps } = pictureAt(film, press.atMs + 0.001);
      expect(stamps.map((stamp) => stamp.seat)).toEqual(
        presses.slice(0, index + 1).map((one) => one.seat),
      );
      expect(new Set(stamps.map((stamp) => stamp.kind))).toEqual(new Set(["pressed"]));
    });
    const judged = pictureAt(film, frame?.atMs ?? 0);
    expect(judged.stamps[0]).toMatchObject({ seat: frame?.finish?.winner, kind: "won", height: 0 });
    expect(judged.finish).toBe(frame?.finish);
  });

  test("lets the won pile lie under the hands, then go to its winner before the next card", () => {
    const frame = film.frames[verdict()];
    const nextMs = film.frames[verdict() + 1]?.atMs ?? 0;
    const pile = frame?.before.pile;
    expect(pictureAt(film, frame?.atMs ?? 0)).toMatchObject({ pile, sweep: null });
    expect(pictureAt(film, nextMs - 1)).toMatchObject({
      pile: [],
      sweep: { seat: frame?.finish?.winner, pile, moving: true },
    });
    expect(pictureAt(film, nextMs).sweep).toBeNull();
    expect(pictureAt(film, film.lengthMs).sweep).toBeNull();
  });

  test("lets the back rise before a card is turned, and forgets the race then", () => {
    const index = film.frames.findIndex((frame, at) => at > verdict() && flipped(frame.events));
    const atMs = film.frames[index]?.atMs ?? 0;
    expect(pictureAt(film, atMs - 100).rising).toBe(true);
    expect(pictureAt(film, atMs).finish).toBeNull();
  });
});

describe("reel", () => {
  /** A clock that a test turns: each turn is a paint. */
  function reelOf(): { reel: Reel; paint: (atMs: number) => void } {
    let waiting: ((atMs: number) => void)[] = [];
    const reel = new Reel(film, { frame: (act) => void waiting.push(act) });
    return {
      reel,
      paint: (atMs) => {
        const acts = waiting;
        waiting = [];
        for (const act of acts) act(atMs);
      },
    };
  }

  test("runs as fast as it is told, and stops at the end", () => {
    const { reel, paint } = reelOf();
    reel.run();
    paint(1_000);
    paint(1_500);
    expect(reel.atMs).toBe(500);
    reel.speed = 4;
    paint(2_000);
    expect(reel.atMs).toBe(2_500);
    reel.speed = 0.25;
    paint(3_000);
    expect(reel.atMs).toBe(2_750);
    reel.stop();
    paint(4_000);
    expect(reel.atMs).toBe(2_750);
    reel.run();
    paint(5_000);
    paint(5_000 + 4 * film.lengthMs);
    expect(reel.isRunning).toBe(false);
    expect(reel.atMs).toBe(film.lengthMs);
    reel.run();
    expect(reel.atMs).toBe(0);
  });

  test("steps from frame to frame, and back to the beginning of one first", () => {
    const { reel } = reelOf();
    reel.step(1);
    reel.step(1);
    expect(indexAt(film, reel.atMs)).toBe(2);
    reel.seek(reel.atMs + 0.5);
    reel.step(-1);
    expect(reel.atMs).toBe(film.frames[2]?.atMs);
    reel.step(-1);
    expect(reel.atMs).toBe(film.frames[1]?.atMs);
    reel.stopAt(99_999);
    expect(reel.atMs).toBe(last.atMs);
    reel.step(1);
    expect(reel.atMs).toBe(last.atMs);
  });

  test("jumps from trigger to trigger", () => {
    const { reel } = reelOf();
    const triggers = film.frames.filter(opens).map((frame) => frame.atMs);
    for (const atMs of triggers) {
      expect(reel.toTrigger(1)).toBe(true);
      expect(reel.atMs).toBe(atMs);
    }
    expect(reel.toTrigger(1)).toBe(false);
    reel.toTrigger(-1);
    expect(reel.atMs).toBe(triggers.at(-2));
  });

  test("shows the closest call slowly, or its verdict at once where nothing should move", () => {
    const { reel } = reelOf();
    const flip = sample.closest?.flip ?? 0;
    reel.toRace(flip, { slowly: true });
    expect([reel.isRunning, reel.speed]).toEqual([true, 0.25]);
    expect(reel.picture.index).toBe(flipIndex(film, flip));
    reel.toRace(flip, { slowly: false });
    expect(reel.isRunning).toBe(false);
    expect(reel.picture.finish?.flip).toBe(flip);
  });
});
