import { expect, test } from "vitest";

import { posterSvg, type PosterGame } from "../../src/art/poster";

const GAME: PosterGame = {
  id: "one",
  prints: ["jade", "sky"],
  hero: "jade",
  title: "Otter wins!",
  lines: ["9 slaps & a comeback"],
  seats: [{ animal: "otter", ink: "jade", label: "1st" }],
};

test("a game looks alike everywhere, and no two games do", () => {
  expect(posterSvg(GAME)).toBe(posterSvg({ ...GAME }));
  expect(posterSvg({ ...GAME, id: "two" })).not.toBe(posterSvg(GAME));
});

test("words of a person are written as words, whatever they hold", () => {
  const markup = '<image href="x" onerror="alert(1)"/>';
  const seats = [{ animal: "otter", ink: "jade" as const, label: markup }];
  const drawn = posterSvg({ ...GAME, title: markup, lines: [markup], seats });
  expect(drawn).not.toContain("<image");
  expect(drawn.split("&lt;image href=&quot;x&quot;")).toHaveLength(5);
});
