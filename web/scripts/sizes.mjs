/** Tells what the first screen loads, compressed, and fails above the aim of 150 kB. */
import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const BUILT = new URL("../../src/slapjack/server/static/", import.meta.url);
const AIM_BYTES = 150_000;
/** The mono face waits until a code or a time is shown. */
const LATER = /mono/;

const assets = (await readdir(new URL("assets/", BUILT))).map((name) => `assets/${name}`);
const files = ["index.html", "old-browser.js", "icon.svg", ...assets];
let total = 0;
for (const file of files) {
  const raw = await readFile(new URL(file, BUILT));
  const sent = file.endsWith(".woff2") ? raw.length : gzipSync(raw, { level: 9 }).length;
  const isFirst = !LATER.test(file);
  if (isFirst) total += sent;
  console.log(`${String(sent).padStart(8)}  ${file}${isFirst ? "" : "  (later)"}`);
}
console.log(`${String(total).padStart(8)}  first load`);
if (total > AIM_BYTES) process.exit(1);
