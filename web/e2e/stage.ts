/**
 * The real server in a process of its own, with what a test may decide: cards, roads, its end.
 *
 * It is asked by lines of JSON over its own pipe (tests/stage); nothing of this is reachable from a
 * page.
 */

import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { existsSync } from "node:fs";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { TableOptions, View } from "../src/protocol/messages";

export const CHECKOUT = fileURLToPath(new URL("../..", import.meta.url));

/** A made-up name: unlike 127.0.0.1 it is no secure context, as an address at home is none. */
export const HOST = "slapjack.test";

/** An address as a reader of the pictures may have at home. */
export const HOME_ADDRESS = "192.168.1.20";

/** The cards of a game: what lies where, and who flips. */
export interface Start {
  readonly stocks: readonly (readonly string[])[];
  readonly pile?: readonly string[];
  readonly turn: number;
}

/** One hand of a judged race, with the evidence that it was judged by. */
export interface JudgedHand {
  readonly row: {
    readonly seat: number;
    readonly reaction_us: number;
    readonly claimed_us: number;
    readonly handicap_us: number;
    readonly result: string;
  };
  readonly evidence: { readonly arrived_us: number; readonly sent_us: number };
}

/** The server's own state of a table. */
export interface Look {
  readonly phase: string;
  readonly inks: readonly string[];
  readonly seq: number;
  readonly view?: View;
  readonly stocks?: readonly number[];
  readonly pile?: readonly string[];
  readonly races?: readonly { readonly flip: number; readonly rows: readonly JudgedHand[] }[];
}

export interface OpenedTable {
  readonly code: string;
  readonly host_token: string;
}

/** What a road does to the upgrade to a WebSocket: an answer of its own, or nothing at all. */
export type Upgrades = "carried" | "refused" | "swallowed";

/** What an operator may decide, as far as a test needs it otherwise. */
export interface Settings {
  readonly base_path?: string;
  readonly blocked_names_file?: string;
}

type Answer = (line: string) => void;

export class Stage {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers: Answer[] = [];
  port = 0;
  host = HOST;

  private constructor(port: number, folder: string, settings: Settings) {
    const own = `${CHECKOUT}.venv/bin/python`;
    const python = existsSync(own) ? own : "python3";
    const wanted = [String(port), folder, JSON.stringify(settings)];
    this.#process = spawn(python, ["-m", "tests.stage", ...wanted], { cwd: CHECKOUT });
    this.#process.stderr.pipe(process.stderr);
    createInterface(this.#process.stdout).on("line", (line) => this.#answers.shift()?.(line));
  }

  /**
   * Start a server.
   *
   * @param port 0 takes any that is free.
   * @param folder where its tables outlive it; in memory if none is given.
   */
  static async start(port = 0, folder = "", settings: Settings = {}): Promise<Stage> {
    const stage = new Stage(port, folder, settings);
    const ready = await stage.#answer<{ port: number }>();
    stage.port = ready.port;
    return stage;
  }

  /** The address of a page of this server, or of the same one at the end of a road. */
  url(path = "", port = this.port): string {
    return `http://${this.host}:${port}/${path}`;
  }

  openTable(
    given: { rules?: object; options?: Partial<TableOptions>; start?: Start } = {},
  ): Promise<OpenedTable> {
    return this.#ask({ do: "open", ...given });
  }

  /** Give the cards of a table's next game. */
  async giveCards(code: string, start: Start): Promise<void> {
    await this.#ask({ do: "start", code, start });
  }

  /** Give a seat a handicap, before the deal. */
  async giveHandicap(code: string, seat: number, handicapMs: number): Promise<void> {
    await this.#ask({ do: "handicap", code, seat, handicap_ms: handicapMs });
  }

  /** Open a road that delays each byte by so much each way, and return its port. */
  async road(delayMs: number, upgrades: Upgrades = "carried"): Promise<number> {
    return (await this.#ask<{ port: number }>({ do: "road", delay_ms: delayMs, upgrades })).port;
  }

  /**
   * Cut the connections of a road; abandon them, so that the visitor is not told that the server's
   * end is gone; forget them, so that neither end is told and only new ones carry anything; close
   * the road; or swallow its bytes until it speaks again.
   */
  async changeRoad(
    port: number,
    change: "cut" | "abandon" | "forget" | "close" | "silence" | "speak",
  ): Promise<void> {
    await this.#ask({ do: "change_road", port, change });
  }

  look(code: string): Promise<Look> {
    return this.#ask({ do: "look", code });
  }

  /** End in good order, as on Ctrl+C. */
  async stop(): Promise<void> {
    await this.#end(() => this.#process.stdin.end());
  }

  /** Die at once, as when the power goes. */
  async kill(): Promise<void> {
    await this.#end(() => this.#process.kill("SIGKILL"));
  }

  async #end(cause: () => void): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, "exit");
    cause();
    await ended;
  }

  #ask<T>(wish: object): Promise<T> {
    const answer = this.#answer<T>();
    this.#process.stdin.write(`${JSON.stringify(wish)}\n`);
    return answer;
  }

  #answer<T>(): Promise<T> {
    return new Promise((resolve, reject) => {
      const ended = (): void => {
        reject(new Error("the stage has ended; its last words are above"));
      };
      if (this.#process.exitCode !== null) return ended();
      this.#process.once("exit", ended);
      this.#answers.push((line) => {
        this.#process.off("exit", ended);
        resolve(JSON.parse(line) as T);
      });
    });
  }
}
