/**
 * The games that ended on this device, newest first: what the page of replays offers to watch.
 *
 * Only what names a record and draws it: its id, the winner's animal, how many played.
 */

import type { Keeper } from "./seats";

export interface SeenGame {
  readonly game: string;
  /** Null for a draw. */
  readonly winner: string | null;
  readonly players: number;
}

const GAMES_MAX = 8;

export class GamesSeen {
  readonly #key: string;
  readonly #keeper: Keeper | null;

  constructor(keeper: Keeper | null, basePath: string) {
    this.#key = `slapjack:${basePath}:games`;
    this.#keeper = keeper;
  }

  get all(): readonly SeenGame[] {
    try {
      const kept: unknown = JSON.parse(this.#keeper?.getItem(this.#key) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isSeen) : [];
    } catch {
      return [];
    }
  }

  add(seen: SeenGame): void {
    this.#write([seen, ...this.all.filter(({ game }) => game !== seen.game)].slice(0, GAMES_MAX));
  }

  /** The record is not kept any more. */
  drop(gone: string): void {
    this.#write(this.all.filter(({ game }) => game !== gone));
  }

  #write(games: readonly SeenGame[]): void {
    try {
      this.#keeper?.setItem(this.#key, JSON.stringify(games));
    } catch {
      // A full or forbidden storage: the games are found by their links.
    }
  }
}

function isSeen(one: unknown): one is SeenGame {
  if (typeof one !== "object" || one === null) return false;
  const { game, winner, players } = one as Partial<Record<keyof SeenGame, unknown>>;
  const isWinner = winner === null || typeof winner === "string";
  return (
    typeof game === "string" &&
    /^[\w-]{1,64}$/.test(game) &&
    isWinner &&
    typeof players === "number"
  );
}
