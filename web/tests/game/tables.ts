/** Lobbies and seats of tests, whole, with what a test wants of them. */

import type { Lobby, SeatCard } from "../../src/protocol/messages";

/** A seat as the lobby shows it. */
export function card(seat: number, animal: string, changes: Partial<SeatCard> = {}): SeatCard {
  const nothing = { name: "", bot: null, present: true, away: false, ready: false, left: false };
  const rest = {
    held_us: null,
    ink: "jade",
    host: false,
    handicap_us: 0,
    link: "good" as const,
    wins: 0,
  };
  return { ...nothing, ...rest, seat, animal, ...changes };
}

/** The lobby of a table of three that play. */
export function lobby(changes: Partial<Lobby> = {}): Lobby {
  return {
    code: "BCDF",
    phase: "playing",
    seats: [card(0, "otter", { host: true }), card(1, "fox"), card(2, "owl")],
    rules: { preset: "classic" },
    options: { pace: "normal" } as Lobby["options"],
    max_players: 8,
    min_players: 2,
    dealer: 0,
    locked: false,
    host_present: true,
    watchers: 0,
    screens: 0,
    game: null,
    commit: null,
    cutter: null,
    result: null,
    tally: [],
    rematch: null,
    ...changes,
  };
}

/** A snapshot of a table where no game was dealt, without its number and its lobby. */
export const BARE = {
  view: null,
  armed: null,
  flip_left_us: null,
  game_left_us: null,
  void_flip: null,
};
