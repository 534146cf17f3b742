import { readFileSync, readdirSync } from "node:fs";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, it, vi } from "vitest";
import { HOW_TO_PLAY, LANGUAGES, languageFor, Tongue } from "../../src/i18n/language.svelte";
import { parseCode } from "../../src/net/place";
import type { Keeper } from "../../src/net/seats";

const SOURCES = new URL("../../src/", import.meta.url);
const RULEBOOK = new URL("../../../src/slapjack/sheets/rulebook.py", import.meta.url);

function keeper(kept: Record<string, string> = {}): Keeper & { kept: Record<string, string> } {
  return {
    kept,
    getItem(key) {
      return this.kept[key] ?? null;
    },
    setItem(key, value) {
      this.kept[key] = value;
    },
  };
}

function spoken(text: string): () => Promise<string> {
  return vi.fn(() => Promise.resolve(text));
}

describe("the language of the page", () => {
  it("is the first wish that there are words for, else English", () => {
    expect(languageFor(["de-AT", "fr-CA", "en"])).toBe("fr");
    expect(languageFor(["PT-br"])).toBe("pt");
    expect(languageFor(["de", "ja"])).toBe("en");
    expect(languageFor([])).toBe("en");
  });

  it("is loaded when it is wanted, and told to the page", async () => {
    const tongue = new Tongue();
    const told = vi.fn();
    await tongue.start(["it-CH"], keeper(), "/", told);
    expect(tongue.bundle.getMessage("home-lead")?.value).toContain("Fante");
    expect(told).toHaveBeenLastCalledWith("it");
    await tongue.choose("es");
    expect(tongue.bundle.locales).toEqual(["es"]);
    expect(told).toHaveBeenLastCalledWith("es");
  });

  it("is remembered for this folder of the host, before the browser's wish", async () => {
    const shelf = keeper();
    const first = new Tongue();
    await first.start(["en"], shelf, "/games/", () => undefined);
    await first.choose("pt");
    expect(shelf.kept).toEqual({ "slapjack:/games/:language": "pt" });
    const again = new Tongue();
    await again.start(["fr"], shelf, "/games/", () => undefined);
    expect(again.language).toBe("pt");
    const elsewhere = new Tongue();
    await elsewhere.start(["fr"], shelf, "/", () => undefined);
    expect(elsewhere.language).toBe("fr");
  });

  it("does without a storage, and without what another program left there", async () => {
    const forbidden: Keeper = {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("forbidden");
      },
    };
    const tongue = new Tongue();
    await tongue.start(["es"], forbidden, "/", () => undefined);
    await tongue.choose("it");
    expect(tongue.language).toBe("it");
    const strange = new Tongue();
    await strange.start(["es"], keeper({ "slapjack:/:language": "tlh" }), "/", () => undefined);
    expect(strange.language).toBe("es");
  });

  it("has the last of two choices that overtake each other", async () => {
    const tongue = new Tongue();
    await Promise.all([tongue.choose("fr"), tongue.choose("en")]);
    expect(tongue.language).toBe("en");
    expect(tongue.bundle.locales).toEqual(["en"]);
  });

  it("gives two pages that are opened at once the words that both need", async () => {
    const tongue = new Tongue();
    const words = { "locales/en/x.ftl": spoken("x = tea") };
    let arrive: (text: string) => void = () => undefined;
    const later = new Promise<string>((resolve) => (arrive = resolve));
    const more = { "locales/en/y.ftl": () => later };
    const learned = Promise.all([tongue.learn(words), tongue.learn(words), tongue.learn(more)]);
    await new Promise((resolve) => setTimeout(resolve));
    arrive("y = cup");
    await learned;
    expect(["x", "y"].map((key) => tongue.bundle.getMessage(key)?.value)).toEqual(["tea", "cup"]);
  });

  it("learns the words of a page in its language, and in one that is chosen later", async () => {
    const tongue = new Tongue();
    const words = { "locales/en/x.ftl": spoken("x = tea"), "locales/fr/x.ftl": spoken("x = thé") };
    const more = { "locales/en/y.ftl": spoken("y = cup"), "locales/fr/y.ftl": spoken("y = tasse") };
    await Promise.all([tongue.learn(words), tongue.learn(more)]);
    expect(["x", "y"].map((key) => tongue.bundle.getMessage(key)?.value)).toEqual(["tea", "cup"]);
    await tongue.choose("fr");
    await tongue.learn(words);
    expect(["x", "y"].map((key) => tongue.bundle.getMessage(key)?.value)).toEqual(["thé", "tasse"]);
    expect(words["locales/fr/x.ftl"]).toHaveBeenCalledTimes(1);
  });

  it("says that the words of a page did not come, and asks for them anew", async () => {
    const tongue = new Tongue();
    let isThere = false;
    const words = {
      "locales/en/x.ftl": () =>
        isThere ? Promise.resolve("x = tea") : Promise.reject(new Error()),
    };
    await expect(tongue.learn(words)).rejects.toThrow("did not come");
    expect(tongue.bundle.hasMessage("home-lead")).toBe(true);
    isThere = true;
    await tongue.learn(words);
    expect(tongue.bundle.getMessage("x")?.value).toBe("tea");
  });

  it("has a How to play page at the address where the server has it", () => {
    const rulebook = readFileSync(RULEBOOK, "utf8");
    for (const language of LANGUAGES) {
      const [, last] = HOW_TO_PLAY[language].split("/");
      expect(rulebook).toContain(`"${language}": "${last}"`);
    }
  });
});

const SPOKEN = new Set(["alt", "aria-label", "placeholder", "title"]);

/** Letters that a component says by itself: in its text, or in an attribute that is read out. */
function saidBy(component: AST.Root): string[] {
  const said: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null || isForMachines(node)) return;
    const { type, data = "" } = node as { type?: string; data?: string };
    if (type === "Text" && isSaid(data)) said.push(data.trim());
    Object.values(node).forEach(visit);
  };
  visit(component.fragment);
  return said;
}

function isForMachines(node: object): boolean {
  const { type, name = "" } = node as { type?: string; name?: string };
  return type === "StyleDirective" || (type === "Attribute" && !SPOKEN.has(name));
}

/** A table code is the same in every language. */
function isSaid(text: string): boolean {
  return /\p{L}/u.test(text) && parseCode(text) === null;
}

function componentOf(text: string): AST.Root {
  return parse(text, { modern: true });
}

describe("the words of a component", () => {
  it("stand in the Fluent files, none in the component", () => {
    const names = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
    const components = names.filter((name) => name.endsWith(".svelte"));
    expect(components.length).toBeGreaterThan(30);
    const said = components.flatMap((name) =>
      saidBy(componentOf(readFileSync(new URL(name, SOURCES), "utf8"))).map(
        (text) => `${name}: ${text}`,
      ),
    );
    expect(said).toEqual([]);
  });

  it("are found where some would stand", () => {
    const text = `<p class="soft" title="Tip">Slap! <b aria-label={t("a-b")}>{t("c-d")}</b> 7</p>`;
    expect(saidBy(componentOf(text))).toEqual(["Tip", "Slap!"]);
  });
});
