/**
 * The language of the page: chosen once by the browser's wishes, then by the reader.
 *
 * The home page's English comes with the page, since it is also the last resort where another
 * language cannot be loaded; each other language, and the words of each other page, are fetched when
 * they are first wanted.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Keeper } from "../net/seats";
import english from "../../../src/slapjack/i18n/locales/en/home.ftl?raw";

const HOME: Readonly<Record<string, () => Promise<string>>> = import.meta.glob<string>(
  "../../../src/slapjack/i18n/locales/{fr,es,pt,it}/home.ftl",
  { query: "?raw", import: "default" },
);

export type Language = "en" | "fr" | "es" | "pt" | "it";

export const LANGUAGES: readonly Language[] = ["en", "fr", "es", "pt", "it"];

/** Where the How to play page of each language lies, below the page's own folder. */
export const HOW_TO_PLAY: Readonly<Record<Language, string>> = {
  en: "en/how-to-play",
  fr: "fr/regles",
  es: "es/como-jugar",
  pt: "pt/como-jogar",
  it: "it/come-si-gioca",
};

/** Where the privacy page of each language lies. */
export const PRIVACY: Readonly<Record<Language, string>> = {
  en: "en/privacy",
  fr: "fr/vie-privee",
  es: "es/privacidad",
  pt: "pt/privacidade",
  it: "it/privacy",
};

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.some((language) => language === code);
}

/** The first language of a list of wishes (`["de-AT", "fr-CA"]`) that there are words for. */
export function languageFor(wishes: readonly string[]): Language {
  const codes = wishes.map((wish) => wish.toLowerCase().split("-")[0]);
  return codes.find(isLanguage) ?? "en";
}

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

function laterTexts(language: Language, words: readonly LaterWords[]): Promise<string[]> {
  const files = words.flatMap((of) =>
    Object.entries(of).filter(([path]) => path.includes(`/${language}/`)),
  );
  return Promise.all(files.map(([, load]) => load()));
}

/** Words that come with a page of their own: by file, each loaded when its language is spoken. */
export type LaterWords = Readonly<Record<string, () => Promise<string>>>;

/** What the page tells of its language outside of the app. */
export interface Told {
  (language: Language): void;
}

export class Tongue {
  language = $state<Language>("en");
  bundle = $state.raw(bundleOf("en", [english]));
  #wanted: Language = "en";
  #keeper: Keeper | null = null;
  #key = "";
  #told: Told = () => undefined;
  #later: readonly LaterWords[] = [];
  /** Those of them that are in the bundle. */
  #known: readonly LaterWords[] = [];
  #speaking: Promise<void> = Promise.resolve();

  /**
   * Choose the language before the first word is shown.
   *
   * @param wishes the browser's languages, best first.
   * @param basePath the folder of this page: another one on the same host keeps its own choice.
   */
  async start(
    wishes: readonly string[],
    keeper: Keeper | null,
    basePath: string,
    told: Told,
  ): Promise<void> {
    this.#keeper = keeper;
    this.#key = `slapjack:${basePath}:language`;
    this.#told = told;
    const kept = this.#kept();
    await this.#speak(isLanguage(kept) ? kept : languageFor(wishes));
  }

  /** Speak the language that the reader chose, now and at the next visit. */
  async choose(language: Language): Promise<void> {
    try {
      this.#keeper?.setItem(this.#key, language);
    } catch {
      // A full or forbidden storage: the choice lasts until the page is closed.
    }
    await this.#speak(language);
  }

  /**
   * Learn the words of a page that is about to be shown, in this language and any chosen later.
   *
   * @throws where they cannot be loaded.
   */
  async learn(words: LaterWords): Promise<void> {
    if (!this.#later.includes(words)) {
      this.#later = [...this.#later, words];
      await this.#speak(this.#wanted);
    }
    await this.#settled();
    if (this.#known.includes(words)) return;
    this.#later = this.#later.filter((one) => one !== words);
    throw new Error("the words of this page did not come");
  }

  async #speak(language: Language): Promise<void> {
    this.#wanted = language;
    this.#speaking = this.#load(language);
    await this.#settled();
  }

  /** Overtaken, however often: what was asked for last has these words too. */
  async #settled(): Promise<void> {
    let heard: Promise<void> | null = null;
    while (heard !== this.#speaking) {
      heard = this.#speaking;
      await heard;
    }
  }

  async #load(language: Language): Promise<void> {
    const later = this.#later;
    try {
      const home = language === "en" ? english : await laterTexts(language, [HOME]);
      const texts = [home, await laterTexts(language, later)].flat();
      // Another choice may have been made while the words were on their way.
      if (this.#wanted !== language || this.#later.length !== later.length) return;
      this.bundle = bundleOf(language, texts);
      this.language = language;
      this.#known = later;
    } catch {
      // The words did not come: those that are shown stay.
      this.#wanted = this.language;
    }
    this.#told(this.language);
  }

  #kept(): string | null {
    try {
      return this.#keeper?.getItem(this.#key) ?? null;
    } catch {
      return null;
    }
  }
}

export const tongue = new Tongue();
