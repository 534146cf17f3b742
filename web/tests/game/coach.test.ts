import { expect, test } from "vitest";
import { tipFor } from "../../src/game/coach";
import { posterOf } from "../../src/game/poster";
import { posterSvg } from "../../src/art/poster";
import type { GameResult, SeatCard, SeatResult } from "../../src/protocol/messages";
import { castOf } from "../../src/replay/cast";

function cast(...bots: (string | null)[]): SeatCard[] {
  return castOf({
    seats: bots.map((bot, seat) => ({
      name: ["otter", "fox", "bear"][seat] ?? "",
      bot,
      handicap_us: 0,
      ink: null,
    })),
  });
}

function figure(seat: number, median_us: number | null, false_slaps = 0): SeatResult {
  return {
    seat,
    place: seat + 1,
    piles: 4 - seat,
    slaps: 5,
    false_slaps,
    best_us: null,
    median_us,
  };
}

function tip(mine: SeatResult, bot: number | null): string | undefined {
  const seats = cast(null, "steady");
  return tipFor(seats[0] ?? null, seats, [mine, figure(1, bot)])?.key;
}

test("a tip is for games with bots alone", () => {
  const people = cast(null, null);
  expect(tipFor(people[0] ?? null, people, [figure(0, 1), figure(1, 1)])).toBeNull();
  expect(tipFor(null, people, [])).toBeNull();
});

test("the tip says the one thing that helps most", () => {
  expect(tip(figure(0, 300_000, 3), 350_000)).toBe("result-tip-false");
  expect(tip(figure(0, null), 350_000)).toBe("result-tip-none");
  expect(tip(figure(0, 300_000), null)).toBe("result-tip-faster");
  expect(tip(figure(0, 300_000), 350_000)).toBe("result-tip-faster");
  expect(tip(figure(0, 400_000), 350_000)).toBe("result-tip-slower");
  expect(tip(figure(0, 360_000), 350_000)).toBe("result-tip-close");
});

const RESULT: GameResult = {
  game: "0123456789abcdef",
  winner: 0,
  reason: "last_standing",
  seats: [figure(0, 300_000), figure(1, 400_000), figure(2, null)],
  seed: "",
  commit: "",
  closest: null,
  comeback: null,
};

test("a poster has a print for each pile, the winner's on top and largest", () => {
  const seats = cast(null, null, null);
  const game = posterOf(RESULT, seats, { title: "Otter wins!", lines: [] });
  expect(game.prints).toEqual([
    ...["citron", "citron"],
    ...["ultramarine", "ultramarine", "ultramarine"],
    ...["vermilion", "vermilion", "vermilion", "vermilion"],
  ]);
  expect([game.hero, game.seats.map((seat) => seat.animal)]).toEqual([
    "vermilion",
    ["otter", "fox", "bear"],
  ]);
});

test("a poster looks alike each time, and unlike that of another game", () => {
  const words = { title: "A & B <b>", lines: ["x"] };
  const game = posterOf(RESULT, cast(null, null, null), words);
  const svg = posterSvg(game);
  expect(posterSvg(game)).toBe(svg);
  expect(posterSvg({ ...game, id: "fedcba" })).not.toBe(svg);
  expect(svg).toContain("A &amp; B &lt;b>");
});
