/** The letters of the court: the international ones, or those of a language's own cards. */

import { INTERNATIONAL, type CardLetters } from "../art/cards";
import type { Language } from "../i18n/language.svelte";

/** Valet, dame, roi; valete, dama, rei; fante, donna, re. Spanish decks of this kind have J, Q, K. */
const LOCAL: Partial<Readonly<Record<Language, CardLetters>>> = {
  fr: { J: "V", Q: "D", K: "R" },
  pt: { J: "V", Q: "D", K: "R" },
  it: { J: "F", Q: "D", K: "R" },
};

/** The letters of a language's own cards; those of all the world where they are the same. */
export function localLetters(language: Language): CardLetters {
  return LOCAL[language] ?? INTERNATIONAL;
}

/** What is printed on the cards. */
export function lettersFor(language: Language, letters: "international" | "local"): CardLetters {
  return letters === "local" ? localLetters(language) : INTERNATIONAL;
}

/** The rank of a card as it is printed. */
export function rankPrinted(card: string, letters: CardLetters): string {
  const rank = card.slice(0, -1);
  return rank === "J" || rank === "Q" || rank === "K" ? letters[rank] : rank;
}
