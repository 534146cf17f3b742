/**
 * The language of the page: chosen once by the browser's wishes, then by the reader.
 *
 * English comes with the page, since it is also the last resort where another language cannot be
 * loaded; each other one is fetched when it is first wanted.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Keeper } from "../net/seats";
import english from "./locales/en";

type Files = Readonly<Record<string, string>>;

const OTHERS = {
  fr: () => import("./locales/fr"),
  es: () => import("./locales/es"),
  pt: () => import("./locales/pt"),
  it: () => import("./locales/it"),
} as const;

export type Language = "en" | keyof typeof OTHERS;

export const LANGUAGES: readonly Language[] = ["en", "fr", "es", "pt", "it"];

/** Where the How to play page of each language lies, below the page's own folder. */
export const HOW_TO_PLAY: Readonly<Record<Language, string>> = {
  en: "en/how-to-play",
  fr: "fr/regles",
  es: "es/como-jugar",
  pt: "pt/como-jogar",
  it: "it/come-si-gioca",
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
  bundle = $state.raw(bundleOf("en", Object.values(english)));
  #wanted: Language = "en";
  #keeper: Keeper | null = null;
  #key = "";
  #told: Told = () => undefined;
  readonly #later: LaterWords[] = [];
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

  /** Learn the words of a page that is about to be shown, in this language and any chosen later. */
  async learn(words: LaterWords): Promise<void> {
    if (this.#later.includes(words)) return this.#speaking;
    this.#later.push(words);
    await this.#speak(this.#wanted);
  }

  async #speak(language: Language): Promise<void> {
    this.#wanted = language;
    const speaking = this.#load(language);
    this.#speaking = speaking;
    await speaking;
    // Overtaken: what was asked for last has these words too.
    if (this.#speaking !== speaking) await this.#speaking;
  }

  async #load(language: Language): Promise<void> {
    const { length } = this.#later;
    try {
      const files: Files = language === "en" ? english : (await OTHERS[language]()).default;
      const later = await laterTexts(language, this.#later);
      // Another choice may have been made while the words were on their way.
      if (this.#wanted !== language || this.#later.length !== length) return;
      this.bundle = bundleOf(language, [...Object.values(files), ...later]);
      this.language = language;
    } catch {
      // The words did not come: those that are shown stay.
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
