/**
 * The settings of this browser: kept beside the seats, told to whoever acts on them.
 *
 * Where the browser keeps nothing they last until the page is closed, and say so.
 */

import type { Keeper } from "../net/seats";
import { USUAL, valuesIn, type Values } from "./values";

type Watcher = (values: Values) => void;

export class Settings {
  values = $state.raw<Values>(USUAL);
  /** Whether they will be here at the next visit. */
  isKept = $state(true);
  readonly #keeper: Keeper | null;
  readonly #key: string;
  #watchers: readonly Watcher[] = [];

  constructor(keeper: Keeper | null, basePath: string) {
    this.#keeper = keeper;
    this.#key = `slapjack:${basePath}:settings`;
    this.values = this.#read();
  }

  set(some: Partial<Values>): void {
    this.values = { ...this.values, ...some };
    this.#write();
    this.#tell();
  }

  /** Find out whether this browser keeps them: only writing tells. */
  probe(): void {
    this.#write();
  }

  /** All as usual again, and nothing written. */
  forget(): void {
    this.values = USUAL;
    this.#tell();
  }

  /** Be told the settings, now and whenever one changes. */
  watch(watcher: Watcher): void {
    this.#watchers = [...this.#watchers, watcher];
    watcher(this.values);
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher(this.values);
  }

  #read(): Values {
    try {
      return valuesIn(JSON.parse(this.#keeper?.getItem(this.#key) ?? "null"));
    } catch {
      return USUAL;
    }
  }

  #write(): void {
    try {
      if (this.#keeper === null) throw new Error("no storage");
      this.#keeper.setItem(this.#key, JSON.stringify(this.values));
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
  }
}
