/** What this page was opened with: its base address, its API, its secrets, and which table it shows. */

import { tongue } from "../i18n/language.svelte";
import { Api, type TakenSeat } from "./api";
import { GamesSeen } from "./gamesSeen";
import { PLAIN_HASH } from "./guestLink";
import {
  baseOf,
  codeOf,
  replayQueryOf,
  rulesQueryOf,
  sidePageOf,
  tvQueryOf,
  type SidePage,
} from "./place";
import { browserKeeper, Seats } from "./seats";

export const base = baseOf(location.href);
export const api = new Api(base, () => tongue.language);
export const seats = new Seats(browserKeeper(), base.pathname);
export const gamesSeen = new GamesSeen(browserKeeper(), base.pathname);

/** Take a seat at a table for somebody at this device. */
export async function sitDown(code: string): Promise<TakenSeat> {
  const seat = await api.sit(code);
  seats.addSeat(code, seat.token, seat.animal);
  return seat;
}

/** Which page is shown: at most one of these is not null. */
type Shown = Pick<Place, "code" | "rules" | "tv" | "side" | "replay">;

class Place {
  /** The table that is shown, or null for the home page. */
  code = $state<string | null>(null);
  /** What the address asks the page of rules for, or null for another page. */
  rules = $state<string | null>(null);
  /** What the address asks the big screen for, or null for another page. */
  tv = $state<string | null>(null);
  /** A page beside the game, or null for another page. */
  side = $state<SidePage | null>(null);
  /** What the address asks the page of replays for, or null for another page. */
  replay = $state<string | null>(null);
  /** A code that led nowhere: the home page says so and keeps it in the box. */
  unknownCode = $state<string | null>(null);
  /** The page is for somebody who only plays: no menus, nothing to set. */
  isPlain = $state(false);
  /** Asked before the browser's Back leaves a game; null where nothing is lost. */
  onBack: (() => void) | null = null;
  /** "Play a bot" was pressed: seat a bot and deal as soon as the table listens. */
  dealsBot = $state(false);

  /** "On this keyboard" was pressed: held keys take seats. */
  hearsKeys = $state(false);

  /** Show a table, or the home page, under its own address. */
  go(code: string | null, { dealsBot = false, hearsKeys = false, replace = false } = {}): void {
    const url = new URL(code ?? "", base);
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    this.isPlain = false;
    this.dealsBot = dealsBot;
    this.hearsKeys = hearsKeys;
    this.unknownCode = null;
    this.#show({ code });
  }

  /** Show a page beside the game. */
  openSide(page: SidePage): void {
    history.pushState(null, "", new URL(page, base));
    this.#show({ side: page });
  }

  /** Show the page of rules: for those of a query, or to choose some. */
  openRules(query = ""): void {
    history.pushState(null, "", new URL(query === "" ? "rules" : `rules?${query}`, base));
    this.#show({ rules: query });
  }

  /** Be the big screen of a table; it comes back to it after a reload. */
  watchAsTv(code: string | null): void {
    const query = code === null ? "" : `table=${code}`;
    history.replaceState(null, "", new URL(code === null ? "tv" : `tv?${query}`, base));
    this.#show({ tv: query });
  }

  /** Show the page of replays: the one of a query, or to choose one. */
  openReplay(query = ""): void {
    history.pushState(null, "", new URL(query === "" ? "replay" : `replay?${query}`, base));
    this.#show({ replay: query });
  }

  /** Show what the address says. */
  read(): void {
    const { href, hash } = location;
    this.isPlain = hash === PLAIN_HASH;
    this.#show({
      ...{ code: codeOf(href), rules: rulesQueryOf(href), tv: tvQueryOf(href) },
      side: sidePageOf(href),
      replay: replayQueryOf(href),
    });
  }

  /** The browser went back or forward. */
  follow(): void {
    const code = codeOf(location.href);
    if (this.onBack !== null && this.code !== null && code !== this.code) {
      history.pushState(null, "", new URL(this.code, base));
      this.onBack();
      return;
    }
    this.dealsBot = false;
    this.read();
  }

  #show(shown: Partial<Shown>): void {
    const { code = null, rules = null, tv = null, side = null, replay = null } = shown;
    this.replay = replay;
    this.rules = rules;
    this.tv = tv;
    this.side = side;
    this.code = code;
  }

  /** No such table: go home with the code in the box. */
  notFound(code: string): void {
    this.go(null, { replace: true });
    this.unknownCode = code;
  }
}

export const place = new Place();
