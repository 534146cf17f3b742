/** Links for one guest: who they are is behind the #, so no server and no preview robot learns it. */

import { isLanguage, type Language } from "../i18n/language.svelte";

export interface Guest {
  /** The secret of the seat that is kept. */
  readonly token: string;
  readonly language: Language | null;
}

/** What such a page keeps in its address, so that a reload is as plain as the first visit. */
export const PLAIN_HASH = "#plain";

/** The link that seats a guest at a table, in a language. */
export function guestLink(tableUrl: string, token: string, language: string): string {
  const url = new URL(tableUrl);
  url.hash = new URLSearchParams({ seat: token, lang: language }).toString();
  return url.href;
}

/** Whom an address seats, or null. */
export function guestOf(href: string): Guest | null {
  const given = new URLSearchParams(new URL(href).hash.slice(1));
  const token = given.get("seat");
  const language = given.get("lang");
  if (token === null || !/^[A-Za-z0-9_-]{16,64}$/.test(token)) return null;
  return { token, language: isLanguage(language) ? language : null };
}
