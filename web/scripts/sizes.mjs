/** Tells what the first screen loads, as it is sent, and fails above the aim of 120 kB. */
import { readFile, readdir, stat } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";

const BUILT = new URL("../../src/slapjack/server/static/", import.meta.url);
const AIM_BYTES = 120_000;
/** Files of which `index.html` names only some: fonts, of which the mono face waits for a code. */
const FONT = /^(?!.*mono).*\.woff2$/;
/** Beside each text lie its packed forms (scripts/compressed.ts); browsers are sent the first. */
const PACKED = /\.(?:br|gz)$/;
const NAMED = /(?:src|href)="\.\/([^"]+)"/g;
const IMPORTED = /\bimport(?:[\w$*{},\s]*from)?\s*["'](\.[^"']+)["']/g;

/** A file, and what it cannot do without: what a page names, what a module imports. */
async function withNeeded(name, found) {
  if (found.has(name)) return found;
  found.add(name);
  const pattern = name.endsWith(".html") ? NAMED : name.endsWith(".js") ? IMPORTED : null;
  if (pattern === null) return found;
  const text = await readFile(new URL(name, BUILT), "utf8");
  for (const [, path] of text.matchAll(pattern)) {
    await withNeeded(normalize(join(dirname(name), path)), found);
  }
  return found;
}

const names = await readdir(BUILT, { recursive: true });
const first = await withNeeded("index.html", new Set(names.filter((name) => FONT.test(name))));
let total = 0;
for (const name of names.filter((one) => /\.\w+$/.test(one) && !PACKED.test(one)).sort()) {
  const sent = names.includes(`${name}.br`) ? `${name}.br` : name;
  const { size } = await stat(new URL(sent, BUILT));
  const isFirst = first.has(name);
  if (isFirst) total += size;
  console.log(`${String(size).padStart(8)}  ${sent}${isFirst ? "" : "  (later)"}`);
}
console.log(`${String(total).padStart(8)}  first load`);
if (total > AIM_BYTES) process.exit(1);
