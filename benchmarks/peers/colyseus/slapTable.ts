/**
 * A slap table as the documentation of Colyseus writes rooms: state in a schema, what happens as
 * messages, the first slap that arrives wins. A client that drops may come back for 20 s.
 */

import { Room, type Client } from "@colyseus/core";
import { Player, TableState } from "./state.ts";

const SEATS = 4;
const WATCHERS = 1_000;
const BACK_S = 20;
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const SUITS = ["C", "D", "H", "S"];

interface Options {
  /** Ranks that may be slapped, such as ["J"]. */
  live?: string[];
  watches?: boolean;
}

export class SlapTable extends Room<{ state: TableState }> {
  maxClients = SEATS + WATCHERS;
  state = new TableState();

  #live = new Set<string>();
  #stocks: string[][] = [[], [], [], []];
  #pile: string[] = [];
  #isOpen = false;

  messages = {
    flip: (client: Client) => this.#flip(client),
    slap: (client: Client, message: { flip: number }) => this.#slap(client, message.flip),
  };

  onCreate(options: Options): void {
    this.#live = new Set(options.live ?? ["J"]);
  }

  onJoin(client: Client, options: Options): void {
    if (options.watches) return;
    const seat = this.state.players.size;
    this.state.players.set(client.sessionId, new Player({ seat }));
    if (seat === SEATS - 1) this.#deal();
  }

  async onDrop(client: Client): Promise<void> {
    await this.allowReconnection(client, BACK_S);
  }

  onLeave(client: Client): void {
    this.state.players.delete(client.sessionId);
  }

  #deal(): void {
    const deck = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
    for (let at = deck.length - 1; at > 0; at -= 1) {
      const other = Math.floor(Math.random() * (at + 1));
      [deck[at], deck[other]] = [deck[other]!, deck[at]!];
    }
    this.#handOut(deck);
    this.#count();
    this.broadcast("dealt", { turn: 0 });
  }

  #handOut(cards: string[]): void {
    cards.forEach((card, at) => this.#stocks[at % SEATS]!.push(card));
  }

  #flip(client: Client): void {
    const player = this.state.players.get(client.sessionId);
    if (player === undefined || player.seat !== this.state.turn || this.#isOpen) return;
    const card = this.#stocks[player.seat]!.shift();
    if (card === undefined) return;
    this.#pile.push(card);
    this.#isOpen = this.#live.has(card.slice(0, -1));
    this.state.flip += 1;
    this.state.face = card;
    this.state.winner = -1;
    this.#passTurn(player.seat);
    this.#count();
    this.broadcast("card", { flip: this.state.flip, face: card, turn: this.state.turn });
  }

  #slap(client: Client, flip: number): void {
    const player = this.state.players.get(client.sessionId);
    if (player === undefined || flip !== this.state.flip) return;
    this.broadcast("palm", { flip, seat: player.seat });
    if (this.#isOpen) this.#win(player.seat);
    else if (this.state.winner < 0) this.#penalise(player.seat);
  }

  #win(seat: number): void {
    this.#isOpen = false;
    this.#stocks[seat]!.push(...this.#pile);
    this.#pile = [];
    this.state.winner = seat;
    if (this.#stocks[this.state.turn]!.length === 0) this.#passTurn(this.state.turn);
    this.#count();
    this.broadcast("verdict", { flip: this.state.flip, winner: seat, turn: this.state.turn });
  }

  #penalise(seat: number): void {
    const card = this.#stocks[seat]!.shift();
    if (card !== undefined) this.#pile.unshift(card);
    this.#count();
  }

  #passTurn(from: number): void {
    for (let step = 1; step <= SEATS; step += 1) {
      const seat = (from + step) % SEATS;
      if (this.#stocks[seat]!.length > 0) {
        this.state.turn = seat;
        return;
      }
    }
    if (!this.#isOpen) this.#handOut(this.#pile.splice(0, this.#pile.length - 1));
  }

  #count(): void {
    this.state.pile = this.#pile.length;
    for (const player of this.state.players.values()) {
      player.stock = this.#stocks[player.seat]!.length;
    }
  }
}
