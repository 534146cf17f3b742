/** Forgets all that this page keeps in this browser: settings, seats, keys, times. */

interface Shelf {
  readonly length: number;
  key(index: number): string | null;
  removeItem(key: string): void;
}

/** The names under which a page of this folder keeps things. */
export function keptNames(shelf: Pick<Shelf, "length" | "key">, basePath: string): string[] {
  const names = Array.from({ length: shelf.length }, (_, index) => shelf.key(index));
  return names.filter((name) => name?.startsWith(`slapjack:${basePath}:`)) as string[];
}

/** Remove them all; nothing where the browser keeps nothing. */
export function eraseMine(basePath: string): void {
  try {
    for (const name of keptNames(window.localStorage, basePath)) {
      window.localStorage.removeItem(name);
    }
  } catch {
    // No storage: there is nothing to forget.
  }
}
