/**
 * The keys of a player with a keyboard of their own: which key does what, and changing one. Pure.
 *
 * Keys are known by their place (`event.code`), so any key may be chosen that neither the browser
 * nor the page needs: arrows, the keypad and others that are no characters too (WCAG 2.1.4).
 */

import { isClaimable } from "../game/keys";

export const ACTS = ["slap", "flip", "shout", "mute"] as const;

export type Act = (typeof ACTS)[number];
export type Bindings = Readonly<Record<Act, string>>;

export const USUAL_KEYS: Bindings = { slap: "Space", flip: "KeyF", shout: "KeyS", mute: "KeyM" };

/** What a key does, or null. */
export function actOf(bindings: Bindings, code: string): Act | null {
  return ACTS.find((act) => bindings[act] === code) ?? null;
}

/** The same keys with another for one act; null where the key is taken or cannot be one. */
export function rebound(bindings: Bindings, act: Act, code: string): Bindings | null {
  const owner = actOf(bindings, code);
  if (!isClaimable(code) || (owner !== null && owner !== act)) return null;
  return { ...bindings, [act]: code };
}

/** Keys as they were kept, or the usual ones where they make no sense. */
export function bindingsIn(value: unknown): Bindings {
  if (typeof value !== "object" || value === null) return USUAL_KEYS;
  const kept = value as Partial<Record<Act, unknown>>;
  const codes = ACTS.map((act) => kept[act]);
  const fits = codes.every((code): code is string => typeof code === "string" && isClaimable(code));
  return fits && new Set(codes).size === ACTS.length ? (kept as Bindings) : USUAL_KEYS;
}

/** What `aria-keyshortcuts` calls a key. */
export function shortcutName(code: string): string {
  return code.replace(/^(Key|Digit)/, "");
}
