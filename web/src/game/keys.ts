/**
 * The keys of one keyboard that several people share: which may be claimed, and whose each is. Pure.
 *
 * Keys are known by their place (`event.code`), so that a slap is the same on every layout; what is
 * printed on them is learned from the first press.
 */

/** A seat's two keys, by their place on the keyboard. */
export interface KeyPair {
  readonly slap: string;
  readonly flip: string;
}

/** Whose keys: by the animal of the seat, which stays when seats move up. */
export type Claims = Readonly<Record<string, KeyPair>>;

/** Held for so long a key is claimed. */
export const HOLD_MS = 600;
/** Common keyboards hear no more people at once. */
export const PEOPLE_HEARD = 4;

const ROWS = [
  "Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal",
  "KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight",
  "KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Enter",
  "KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash",
  "ArrowUp",
  "ArrowLeft ArrowDown ArrowRight",
  "Numpad7 Numpad8 Numpad9",
  "Numpad4 Numpad5 Numpad6",
  "Numpad1 Numpad2 Numpad3",
  "Numpad0 NumpadDecimal NumpadEnter",
].map((row) => row.split(" "));
const MORE = ["Space", "Backquote", "Backslash", "IntlBackslash", "NumpadAdd", "NumpadSubtract"];
const KNOWN = new Set([...ROWS.flat(), ...MORE]);

/** Whether a key can be somebody's: not one that the system, the page or typing needs. */
export function isClaimable(code: string): boolean {
  return KNOWN.has(code);
}

/** Every key that somebody has. */
export function taken(claims: Claims): string[] {
  return Object.values(claims).flatMap(({ slap, flip }) => [slap, flip]);
}

/** Whose key it is and what it does, or null. */
export function whose(
  claims: Claims,
  code: string,
): { animal: string; does: keyof KeyPair } | null {
  for (const [animal, pair] of Object.entries(claims)) {
    if (pair.slap === code) return { animal, does: "slap" };
    if (pair.flip === code) return { animal, does: "flip" };
  }
  return null;
}

/** Give a seat its slap key, and the nearest free key to flip with; null where it is taken. */
export function claim(claims: Claims, animal: string, slap: string): Claims | null {
  if (!isClaimable(slap) || taken(claims).includes(slap)) return null;
  const flip = neighbour(slap, [...taken(claims), slap]);
  return { ...claims, [animal]: { slap, flip } };
}

/** Give a seat another key for one of the two; null where somebody has it. */
export function change(
  claims: Claims,
  animal: string,
  does: keyof KeyPair,
  code: string,
): Claims | null {
  const pair = claims[animal];
  if (pair === undefined || !isClaimable(code)) return null;
  if (pair[does] === code) return claims;
  if (taken(claims).includes(code)) return null;
  return { ...claims, [animal]: { ...pair, [does]: code } };
}

/** Only the claims of these seats. */
export function kept(claims: Claims, animals: readonly string[]): Claims {
  return Object.fromEntries(Object.entries(claims).filter(([animal]) => animals.includes(animal)));
}

/** The free key nearest to this one: beside it, else in the rows around, else any. */
export function neighbour(code: string, used: readonly string[]): string {
  const row = ROWS.findIndex((keys) => keys.includes(code));
  const column = ROWS[row]?.indexOf(code) ?? 0;
  const near = [column + 1, column - 1].map((place) => ROWS[row]?.[place]);
  const around = [row + 1, row - 1].map((line) => ROWS[line]?.[column]);
  const all = [...near, ...around, ...KNOWN];
  return all.find((key) => key !== undefined && !used.includes(key)) ?? code;
}

/** What is printed on a key as far as its place tells; a press tells better. */
export function printed(code: string, labels: Readonly<Record<string, string>>): string {
  const label = labels[code];
  if (label !== undefined) return label;
  const arrows: Record<string, string> = { Up: "↑", Down: "↓", Left: "←", Right: "→" };
  const arrow = arrows[code.replace("Arrow", "")];
  return arrow ?? code.replace(/^(Key|Digit)/, "").replace(/^Numpad/, "Num ");
}

/** What a press tells of the print on its key. */
export function labelOf(key: string): string | null {
  return [...key].length === 1 && key.trim() !== "" ? key.toUpperCase() : null;
}

/** What was kept of a former visit, or nothing where it does not fit. */
export function claimsIn(value: unknown): Claims {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, pair]) => isPair(pair)));
}

function isPair(value: unknown): value is KeyPair {
  if (typeof value !== "object" || value === null) return false;
  const { slap, flip } = value as Partial<Record<keyof KeyPair, unknown>>;
  return typeof slap === "string" && typeof flip === "string";
}

/** What lit lamps say of a keyboard, while all hold their slap keys down. */
export interface Trial {
  /** Seats whose slap key is not heard. */
  readonly dark: readonly string[];
  /** A key that nobody has and that lights up: the keyboard mixes up keys. */
  readonly phantom: string | null;
}

/** Read the lamps: null while fewer than two are lit. */
export function trial(claims: Claims, down: ReadonlySet<string>): Trial | null {
  const animals = Object.keys(claims);
  const dark = animals.filter((animal) => !down.has(claims[animal]?.slap ?? ""));
  if (animals.length - dark.length < 2) return null;
  const used = taken(claims);
  return { dark, phantom: [...down].find((code) => !used.includes(code)) ?? null };
}
