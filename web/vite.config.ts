import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";
import { compressed } from "./scripts/compressed";

const LOCALES = new URL("../src/slapjack/i18n/locales/", import.meta.url);

/** Puts words into index.html that must stand there before, or without, any module. */
function staticWords(): Plugin {
  return {
    name: "slapjack-static-words",
    transformIndexHtml(html) {
      const bundle = new FluentBundle("en", { useIsolating: false });
      bundle.addResource(new FluentResource(readFileSync(new URL("en/page.ftl", LOCALES), "utf8")));
      return html.replaceAll(/%([a-z-]+)%/g, (_, key: string) => {
        const message = bundle.getMessage(key)?.value;
        if (!message) throw new Error(`index.html asks for ${key}, which page.ftl does not have`);
        return bundle.formatPattern(message);
      });
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), staticWords(), compressed()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
  },
  build: {
    outDir: "../src/slapjack/server/static",
    emptyOutDir: true,
    // Inlined files would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ["chrome111", "firefox121", "safari16.4"],
  },
  // Tests of rune state need Svelte's browser build, not the one for servers.
  ssr: { noExternal: ["svelte"], resolve: { conditions: ["browser", "module", "import"] } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
