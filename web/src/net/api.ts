/**
 * The JSON API, as far as the page needs it: open a table, look at one, sit down.
 *
 * Every failure is an `ApiError` with the server's own code and sentence, or `offline` where no
 * answer came.
 */

import type { Replayed, TableOptions } from "../protocol/messages";
import type { Chosen, Form, Rules, Sheet } from "./houseRules";

/** An address of a table, and who can open it; the best one comes first. */
export interface Link {
  readonly url: string;
  readonly kind: "public" | "lan" | "name" | "virtual";
}

export interface OpenedTable {
  readonly code: string;
  readonly host_token: string;
  readonly links: readonly Link[];
}

export interface TakenSeat {
  readonly seat: number;
  readonly token: string;
  readonly animal: string;
  readonly ink: string;
}

export interface TableSummary {
  readonly code: string;
  readonly phase: string;
  readonly players: number;
  readonly seats_max: number;
  readonly locked: boolean;
  readonly watchers_allowed: boolean;
  readonly rules: Rules;
  readonly links: readonly Link[];
}

/** A call that was turned away, with the server's own sentence and what to do about it. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly hint: string,
    readonly status: number,
  ) {
    super(message);
  }
}

const ANSWER_MS = 8_000;
/** An answer of something between us and the server. */
const NO_WORDS = { code: "unknown", message: "", hint: "" };

export class Api {
  readonly #base: URL;
  readonly #language: () => string;

  /**
   * @param language what the reader reads now; the server says in it why it turns a call away.
   */
  constructor(base: URL, language: () => string) {
    this.#base = new URL("api/v1/", base);
    this.#language = language;
  }

  openTable(
    rules: Rules,
    options: Partial<TableOptions> = {},
    phrase?: string,
  ): Promise<OpenedTable> {
    return this.#ask("POST", "tables", { rules, options, phrase });
  }

  /** Let nothing of a table be left; only its host may. */
  erase(code: string, token: string): Promise<null> {
    return this.#ask("DELETE", `tables/${code}`, undefined, token);
  }

  table(code: string): Promise<TableSummary> {
    return this.#ask("GET", `tables/${code}`);
  }

  sit(code: string): Promise<TakenSeat> {
    return this.#ask("POST", `tables/${code}/seats`, {});
  }

  /** Keep a seat for somebody who comes by a link of their own; only the host may. */
  keepSeat(code: string, hostToken: string, name: string): Promise<TakenSeat> {
    return this.#ask("POST", `tables/${code}/seats`, { name }, hostToken);
  }

  /** All questions on house rules. */
  ruleForm(): Promise<Form> {
    return this.#ask("GET", `rules?lang=${this.#language()}`);
  }

  /** What becomes of rules of which `chosen` was set last; without it they are only looked at. */
  chooseRules(rules: Rules, chosen?: string): Promise<Chosen> {
    return this.#ask("POST", "rules", { rules, chosen, lang: this.#language() });
  }

  /** Rules in plain sentences. */
  sheet(rules: Rules): Promise<Sheet> {
    return this.#ask("POST", "sheet", { rules, lang: this.#language() });
  }

  /** Address of the picture that a phone's camera reads: of the table, or of its big screen. */
  qrUrl(code: string, page: "table" | "tv" = "table"): string {
    return new URL(`tables/${code}/qr.svg${page === "tv" ? "?page=tv" : ""}`, this.#base).href;
  }

  /** The text of the record of a finished game. */
  async record(game: string): Promise<string> {
    const answer = await this.#fetch("GET", `games/${game}.sjr`);
    return answer.ok ? answer.text() : this.#read(answer);
  }

  /** A record, played through by the rules. */
  replay(record: Blob): Promise<Replayed> {
    return this.#ask("POST", "replays", record);
  }

  recordUrl(game: string): string {
    return new URL(`games/${game}.sjr`, this.#base).href;
  }

  async #ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
    return this.#read(await this.#fetch(method, path, body, token));
  }

  async #read<T>(answer: Response): Promise<T> {
    const said: unknown = await answer.json().catch(() => null);
    if (answer.ok) return said as T;
    const { code, message, hint } = { ...NO_WORDS, ...(said as Partial<typeof NO_WORDS> | null) };
    throw new ApiError(code, message, hint, answer.status);
  }

  async #fetch(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
    const headers: Record<string, string> = { "accept-language": this.#language() };
    const asked: RequestInit = { method, headers, signal: AbortSignal.timeout(ANSWER_MS) };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    if (body instanceof Blob) asked.body = body;
    else if (body !== undefined) {
      asked.body = JSON.stringify(body);
      headers["content-type"] = "application/json";
    }
    try {
      return await fetch(new URL(path, this.#base), asked);
    } catch {
      throw new ApiError("offline", "", "", 0);
    }
  }
}
