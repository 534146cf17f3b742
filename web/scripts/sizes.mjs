/** Tells what the first screen loads, as it is sent, and fails above the aim of 140 kB (the promise is 200). */
import { readdir, stat } from "node:fs/promises";

const BUILT = new URL("../../src/slapjack/server/static/", import.meta.url);
const AIM_BYTES = 140_000;
/** The mono face waits until a code or a time is shown; a language and the rules until somebody reads them. */
const LATER = /mono|^assets.(?:es|fr|it|pt|\w*Rules?|RuleEditor)-/;
/** Beside each text lie its packed forms (scripts/compressed.ts); browsers are sent the first. */
const PACKED = /\.(?:br|gz)$/;

const names = await readdir(BUILT, { recursive: true });
let total = 0;
for (const name of names.filter((one) => /\.\w+$/.test(one) && !PACKED.test(one)).sort()) {
  const sent = names.includes(`${name}.br`) ? `${name}.br` : name;
  const { size } = await stat(new URL(sent, BUILT));
  const isFirst = !LATER.test(name);
  if (isFirst) total += size;
  console.log(`${String(size).padStart(8)}  ${sent}${isFirst ? "" : "  (later)"}`);
}
console.log(`${String(total).padStart(8)}  first load`);
if (total > AIM_BYTES) process.exit(1);
