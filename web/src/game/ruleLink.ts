/**
 * Rules as a link: `rules?preset=fast&penalty_cards=2&triggers=rank:J,double`.
 *
 * The same words as in a record's header, short enough to be read aloud. What somebody typed is
 * taken as it is; the server says what is wrong with it.
 */

import presets from "../protocol/presets.json";
import type { Rules } from "../net/houseRules";

/** A longer link is not ours: all settings together take half of it. */
const SIGNS_MAX = 4_000;
const DEFAULTS: Readonly<Record<string, unknown>> = presets.defaults;

/** The part of a link behind the question mark. */
export function queryOf(rules: Rules): string {
  return Object.entries(rules)
    .map(([field, value]) => `${field}=${written(value)}`)
    .join("&");
}

/** The rules that a query names, or null where it names none. */
export function rulesIn(query: string): Rules | null {
  if (query.length > SIGNS_MAX) return { preset: "" };
  const found = [...new URLSearchParams(query)].filter(([field]) => field !== "table");
  if (found.length === 0) return null;
  return Object.fromEntries(found.map(([field, text]) => [field, read(field, text)]));
}

/** The table whose rules a query asks for. */
export function tableIn(query: string): string | null {
  return new URLSearchParams(query).get("table");
}

function written(value: unknown): string {
  const text = Array.isArray(value) ? value.join(",") : String(value);
  return encodeURIComponent(text).replace(/%(3A|2C|2F)/g, decodeURIComponent);
}

function read(field: string, text: string): unknown {
  const known = DEFAULTS[field];
  if (Array.isArray(known)) return text === "" ? [] : text.split(",");
  if (typeof known === "number" && /^-?\d{1,9}$/.test(text)) return Number(text);
  if (typeof known === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  return text;
}
