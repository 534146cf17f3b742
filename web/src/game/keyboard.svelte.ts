/** The claimed keys of this browser at one table, kept over a reload beside the seats. */

import type { Keeper } from "../net/seats";
import { change, claim, claimsIn, kept, labelOf, printed, whose } from "./keys";
import type { Claims, KeyPair } from "./keys";

export class Keyboard {
  claims = $state.raw<Claims>({});
  #labels = $state.raw<Readonly<Record<string, string>>>({});
  readonly #keeper: Keeper | null;
  readonly #key: string;

  constructor(keeper: Keeper | null, basePath: string, code: string) {
    this.#keeper = keeper;
    this.#key = `slapjack:${basePath}:keys:${code}`;
    this.claims = this.#read();
  }

  get isUsed(): boolean {
    return Object.keys(this.claims).length > 0;
  }

  /** Learn what is printed on a key. */
  heard(event: KeyboardEvent): void {
    const label = labelOf(event.key);
    if (label !== null) this.#labels = { ...this.#labels, [event.code]: label };
  }

  printed(code: string): string {
    return printed(code, this.#labels);
  }

  whose(code: string): ReturnType<typeof whose> {
    return whose(this.claims, code);
  }

  /** Give a seat a slap key; false where somebody has it. */
  claim(animal: string, code: string): boolean {
    return this.#take(claim(this.claims, animal, code));
  }

  /** Give a seat another key for one of the two. */
  change(animal: string, does: keyof KeyPair, code: string): boolean {
    return this.#take(change(this.claims, animal, does, code));
  }

  /** Forget the keys of those who are not here any more. */
  keep(animals: readonly string[]): void {
    if (Object.keys(this.claims).some((animal) => !animals.includes(animal))) {
      this.#take(kept(this.claims, animals));
    }
  }

  #take(claims: Claims | null): boolean {
    if (claims === null) return false;
    this.claims = claims;
    try {
      this.#keeper?.setItem(this.#key, JSON.stringify(claims));
    } catch {
      // A full or forbidden storage: the keys last until the page is closed.
    }
    return true;
  }

  #read(): Claims {
    try {
      return claimsIn(JSON.parse(this.#keeper?.getItem(this.#key) ?? "{}"));
    } catch {
      return {};
    }
  }
}
