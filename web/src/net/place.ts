/**
 * Where this page is: which base path it was served under, and which table its address names.
 *
 * The app may live at `/`, at `/games/slap/`, or behind a proxy that strips its prefix, so every
 * address is derived from the page's own and none begins with a slash.
 */

/** 20 consonants: no vowels, no S, no digits, so that a code is never a word and is easy to read. */
const ALPHABET = "BCDFGHJKLMNPQRTVWXYZ";
const CODE = new RegExp(`^[${ALPHABET}]{4}$`);

export const CODE_LENGTH = 4;

/** The table code that a person typed or pasted: any case, with spaces, or a whole address. */
export function parseCode(text: string): string | null {
  const path = text.trim().replace(/[?#].*$/, "");
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  const letters = last.replace(/[\s.\-_]/g, "").toUpperCase();
  return CODE.test(letters) ? letters : null;
}

/** The folder that the page was served from; `/x/` for both `/x/` and `/x/BCDF`. */
export function baseOf(href: string): URL {
  const base = new URL(".", href);
  base.search = "";
  base.hash = "";
  return base;
}

/** The table that an address names, or null for the home page. */
export function codeOf(href: string): string | null {
  const { pathname } = new URL(href);
  const last = pathname.slice(pathname.lastIndexOf("/") + 1);
  return last === "" ? null : parseCode(last);
}

/** What an address of the page of rules asks for (`rules?preset=fast`), or null for any other. */
export function rulesQueryOf(href: string): string | null {
  const { pathname, search } = new URL(href);
  return pathname.endsWith("/rules") ? search.slice(1) : null;
}

/** What an address of the big screen asks for (`tv?table=BCDF`), or null for any other. */
export function tvQueryOf(href: string): string | null {
  const { pathname, search } = new URL(href);
  return pathname.endsWith("/tv") ? search.slice(1) : null;
}

/** Pages beside the game, by the last part of their address. */
const SIDE_PAGES = ["settings", "learn", "trainer"] as const;

export type SidePage = (typeof SIDE_PAGES)[number];

/** The page beside the game that an address names, or null. */
export function sidePageOf(href: string): SidePage | null {
  const { pathname } = new URL(href);
  return SIDE_PAGES.find((page) => pathname.endsWith(`/${page}`)) ?? null;
}

/** What an address of the page of replays asks for (`replay?game=ID`), or null for any other. */
export function replayQueryOf(href: string): string | null {
  const { pathname, search } = new URL(href);
  return pathname.endsWith("/replay") ? search.slice(1) : null;
}

/** A host's secret in the fragment (`#host=TOKEN`), which no server and no log ever sees. */
export function hostTokenOf(href: string): string | null {
  const token = new URLSearchParams(new URL(href).hash.slice(1)).get("host");
  return token !== null && /^[A-Za-z0-9_-]{16,64}$/.test(token) ? token : null;
}
