import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { typesOf } from "../../scripts/types.mjs";

function read(name: string): string {
  return readFileSync(new URL(`../../src/protocol/${name}`, import.meta.url), "utf8");
}

it("messages.ts is what `npm run types` writes of schema.json today", async () => {
  expect(read("messages.ts")).toBe(await typesOf(JSON.parse(read("schema.json"))));
});
