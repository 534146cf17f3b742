/**
 * Writes src/protocol/messages.ts from src/protocol/schema.json.
 *
 * The schema is written from the Python structs by `python scripts/write_schema.py`; a test on
 * either side keeps the files equal to what would be written today. `typesOf` is what that test uses.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const SCHEMA = new URL("../src/protocol/schema.json", import.meta.url);
const MESSAGES = new URL("../src/protocol/messages.ts", import.meta.url);
const BANNER =
  "/** The messages of the wire. Written by `npm run types` from schema.json: do not edit. */";

/** The compiler's own remark under each type; it names a schema that exists only in here. */
const REMARK = /\n \*\n \* This interface was referenced by[^\n]*\n \* via the [^\n]*/g;
const BARE_REMARK =
  /\/\*\*\n \* This interface was referenced by[^\n]*\n \* via the [^\n]*\n \*\/\n/g;

/** Left out on the wire where it is null, unlike every other field of a server message. */
const OMITTED = new Set(["at_us"]);

/** How schema.py describes a value that the rules read later. */
const ANYTHING = "any JSON value";

/** msgspec titles every struct, and a titled inline type would become a second name for it. */
function untitled(value) {
  if (Array.isArray(value)) return value.map(untitled);
  if (value === null || typeof value !== "object") return value;
  if (value.description === ANYTHING) return { tsType: "unknown" };
  const kept = Object.entries(value).filter(
    ([key, inner]) => !(key === "title" && typeof inner === "string") && key !== "discriminator",
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, untitled(inner)]));
}

/** A server sends its fields with their defaults; only a client may leave one out. */
function required(name, definition, clientNames) {
  const full = definition.type === "object" && definition.properties && !clientNames.has(name);
  if (!full) return definition;
  const names = Object.keys(definition.properties).filter((field) => !OMITTED.has(field));
  return { ...definition, required: names };
}

function namesIn(union) {
  return new Set(union.anyOf.map((member) => member.$ref.split("/").at(-1)));
}

/** The TypeScript text for a schema of the wire. */
export async function typesOf(schema) {
  const clientNames = namesIn(schema.$defs.ClientMessage);
  const definitions = Object.fromEntries(
    Object.entries(schema.$defs).map(([name, definition]) => [
      name,
      required(name, untitled(definition), clientNames),
    ]),
  );
  const wire = {
    title: "Wire",
    type: "object",
    required: ["client", "server"],
    properties: {
      client: { $ref: "#/definitions/ClientMessage" },
      server: { $ref: "#/definitions/ServerMessage" },
    },
    definitions,
  };
  const text = JSON.stringify(wire).replaceAll("#/$defs/", "#/definitions/");
  const types = await compile(JSON.parse(text), "Wire", {
    additionalProperties: false,
    bannerComment: BANNER,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { printWidth: 100 },
  });
  return types.replaceAll(BARE_REMARK, "").replaceAll(REMARK, "");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const schema = JSON.parse(await readFile(SCHEMA, "utf8"));
  await writeFile(MESSAGES, await typesOf(schema));
}
