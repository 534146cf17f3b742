import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const PUBLIC = new URL("../public/", import.meta.url);

interface Manifest {
  readonly start_url: string;
  readonly scope: string;
  readonly id: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

describe("the manifest", () => {
  const manifest = JSON.parse(readFileSync(new URL("app.webmanifest", PUBLIC), "utf8")) as Manifest;

  it("stays below the folder of the page, whatever its base path", () => {
    const at = "https://host.test/games/slapjack/app.webmanifest";
    for (const link of [manifest.start_url, manifest.scope, manifest.id]) {
      expect(new URL(link, at).href).toBe("https://host.test/games/slapjack/");
    }
    const page = readFileSync(new URL("../index.html", import.meta.url), "utf8");
    expect(page).toContain('<link rel="manifest" href="./app.webmanifest" />');
  });

  it("has icons of the sizes that browsers ask for, each where it says", () => {
    for (const { src } of manifest.icons) expect(existsSync(new URL(src, PUBLIC)), src).toBe(true);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(["any", "192x192", "512x512"]),
    );
  });
});
