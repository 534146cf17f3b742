import { expect, test } from "vitest";
import { castOf } from "../../src/replay/cast";
import { fileNameOf, isNewer } from "../../src/replay/opened";

test("seats of our own records are animals in their inks, others keep their names", () => {
  const bare = { bot: null, handicap_us: 0, ink: null };
  const cast = castOf({
    seats: [
      { ...bare, name: "otter", ink: "sky" },
      { ...bare, name: "Ann", ink: "gold" },
      { ...bare, name: "" },
    ],
  });
  expect(cast.map(({ name, animal, ink }) => [name, animal, ink])).toEqual([
    ["", "otter", "sky"],
    ["Ann", "fox", "ultramarine"],
    ["", "bear", "citron"],
  ]);
});

test("a file of a newer program is known by its header", async () => {
  expect(await isNewer(new Blob(['{"slapjack":2}\n{"do":"flip"}']))).toBe(true);
  expect(await isNewer(new Blob(['{"slapjack":1}\n']))).toBe(false);
  expect(await isNewer(new Blob(["hello"]))).toBe(false);
  expect(await isNewer(new Blob(["null"]))).toBe(false);
});

test("a saved record is called by its id, and never by a path", () => {
  expect(fileNameOf({ game: "ab12" })).toBe("ab12.sjr");
  expect(fileNameOf({ game: null, replayed: { id: "../x" } })).toBe("x.sjr");
  expect(fileNameOf({ game: null })).toBe("slapjack.sjr");
});
