import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vitest/config";

const WORTH_IT = /\.(?:js|css|html|svg)$/;

/** Writes a .br and a .gz beside each text of the build, so that the server need not compress. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "slapjack-compressed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
      for (const path of names
        .filter((name) => WORTH_IT.test(name))
        .map((name) => join(folder, name))) {
        const text = readFileSync(path);
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(`${path}.br`, brotliCompressSync(text, best));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
