import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ANIMALS, animalGlyph } from "../../src/art/animals";
import { INKS } from "../../src/art/inks";

const SERVER = new URL("../../../src/slapjack/table/animals.py", import.meta.url);

/** The words of one tuple in the server's source. */
function named(tuple: string): string[] {
  const source = readFileSync(SERVER, "utf8");
  const [, rest = ""] = source.split(`${tuple}: tuple[str, ...] = (`);
  return [...(rest.split(")")[0] ?? "").matchAll(/"([a-z]+)"/g)].map(([, word = ""]) => word);
}

test("the server and the client know the same animals and inks, in the same order", () => {
  expect(named("ANIMALS")).toEqual(ANIMALS);
  expect(named("INKS")).toEqual(INKS.map((ink) => ink.id));
});

test("the list names every glyph once, and no two look alike", () => {
  expect(new Set(ANIMALS).size).toBe(ANIMALS.length);
  expect(new Set(ANIMALS.map(animalGlyph)).size).toBe(ANIMALS.length);
});

test("an animal of a newer server still gets a sign", () => {
  expect(animalGlyph("yak")).toContain("<ellipse");
  expect(animalGlyph("toString")).toBe(animalGlyph("yak"));
});
