/**
 * The secrets that make this browser the owner of seats, kept for each table.
 *
 * They lie in local storage under one name that holds the base path and a version. What another
 * program or an older version left there is ignored, and a browser without storage just forgets
 * at reload (bugs.md B27).
 */

export interface OwnSeat {
  readonly token: string;
  /** Whose seat it is; null where an older page took it and did not write it down. */
  readonly animal: string | null;
}

export interface TableSecrets {
  /** The host's secret, where this browser opened the table. */
  readonly host: string | null;
  /** The seats of this browser: several at a shared screen or keyboard. */
  readonly seats: readonly OwnSeat[];
}

/** The part of `Storage` that is used here. */
export interface Keeper {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const VERSION = 1;
const TABLES_MAX = 20;
const NONE: TableSecrets = { host: null, seats: [] };

type Kept = [code: string, secrets: TableSecrets][];

export class Seats {
  readonly #key: string;
  readonly #keeper: Keeper | null;
  #tables: Kept;

  constructor(keeper: Keeper | null, basePath: string) {
    this.#key = `slapjack:${basePath}:seats`;
    this.#keeper = keeper;
    this.#tables = this.#read();
  }

  /** What this browser owns at a table. */
  at(code: string): TableSecrets {
    return this.#tables.find(([kept]) => kept === code)?.[1] ?? NONE;
  }

  /** The table that was sat at last, or null. */
  get latest(): string | null {
    return this.#tables.find(([, secrets]) => secrets.seats.length > 0)?.[0] ?? null;
  }

  addHost(code: string, token: string): void {
    this.#put(code, { ...this.#fresh(code), host: token });
  }

  /** @param animal null where the table has not told it yet. */
  addSeat(code: string, token: string, animal: string | null): void {
    const secrets = this.#fresh(code);
    if (secrets.seats.some((seat) => seat.token === token)) return;
    this.#put(code, { ...secrets, seats: [...secrets.seats, { token, animal }] });
  }

  /** Give up the seats of a table, but stay its host. */
  dropSeats(code: string): void {
    this.#put(code, { ...this.#fresh(code), seats: [] });
  }

  /** Give up the seats that are this browser's no more; the table names those that are. */
  keepSeats(code: string, owned: readonly string[]): void {
    const { seats } = this.#fresh(code);
    const kept = seats.filter(({ animal }) => animal === null || owned.includes(animal));
    if (kept.length < seats.length) this.#put(code, { ...this.at(code), seats: kept });
  }

  /** Forget a table that is gone. */
  forget(code: string): void {
    this.#tables = this.#read().filter(([kept]) => kept !== code);
    this.#write();
  }

  /** Another tab may have written since. */
  #fresh(code: string): TableSecrets {
    this.#tables = this.#read();
    return this.at(code);
  }

  #put(code: string, secrets: TableSecrets): void {
    const others = this.#tables.filter(([kept]) => kept !== code);
    this.#tables = [[code, secrets] satisfies Kept[number], ...others].slice(0, TABLES_MAX);
    this.#write();
  }

  #read(): Kept {
    try {
      const text = this.#keeper?.getItem(this.#key);
      return text ? tablesIn(JSON.parse(text)) : (this.#tables ?? []);
    } catch {
      return this.#tables ?? [];
    }
  }

  #write(): void {
    try {
      const kept = { version: VERSION, tables: this.#tables };
      this.#keeper?.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // A full or forbidden storage: the seat lasts until the page is closed.
    }
  }
}

function tablesIn(kept: unknown): Kept {
  if (!isObject(kept) || kept["version"] !== VERSION || !Array.isArray(kept["tables"])) return [];
  return kept["tables"].filter(isTable).slice(0, TABLES_MAX).map(withAnimals);
}

type Written = [code: string, secrets: { host: string | null; seats: (string | OwnSeat)[] }];

/** A page that knew one seat a browser wrote its secret alone. */
function withAnimals([code, { host, seats }]: Written): Kept[number] {
  const own = seats.map((seat) =>
    typeof seat === "string" ? { token: seat, animal: null } : seat,
  );
  return [code, { host, seats: own }];
}

function isTable(entry: unknown): entry is Written {
  if (!Array.isArray(entry) || entry.length !== 2) return false;
  const [code, secrets] = entry as unknown[];
  return typeof code === "string" && isObject(secrets) && isSecrets(secrets);
}

function isSecrets(value: Record<string, unknown>): boolean {
  const { host, seats } = value;
  const hostFits = host === null || typeof host === "string";
  return hostFits && Array.isArray(seats) && seats.every(isSeat);
}

function isSeat(value: unknown): value is string | OwnSeat {
  if (typeof value === "string") return true;
  if (!isObject(value) || typeof value["token"] !== "string") return false;
  return value["animal"] === null || typeof value["animal"] === "string";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The browser's storage, or null where it may not be touched. */
export function browserKeeper(): Keeper | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
