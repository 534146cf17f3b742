/**
 * The table as this browser was told of it: the lobby, the game's View, and the picture on the board.
 *
 * Messages come in by `heard` and are folded; nothing is predicted. Seats may move up when somebody
 * gets up in the lobby, so one's own seat is known by its animal, which nobody else here has.
 */

import { flushSync } from "svelte";
import type { Events, Lobby, Row, SeatCard, ServerMessage, View } from "../protocol/messages";
import { Board, takerOf } from "./board.svelte";
import { cueOf, type Cue } from "./cue";
import { ghostJudged, type GhostSlap } from "./ghost";
import { Hourglass } from "./hourglass.svelte";
import { isFlipBell } from "./limits";
import { rulesOf } from "./ruleset";
import { movesOf } from "./moves";
import type { Onlooker } from "./onlooker";
import { ShownReactions } from "./reactions.svelte";
import { tell } from "./story";
import { telling, type Scene, type Telling } from "./telling";
import { triggerWord } from "./triggers";
import { fold, startView, type GameEvent } from "./view";

export class Mirror {
  lobby = $state.raw<Lobby | null>(null);
  view = $state.raw<View | null>(null);
  /** What runs by time: the turn, and the game where it has a limit. */
  readonly hourglass = new Hourglass();
  /** The animals of the seats on this device; none for a watcher. */
  animals = $state.raw<readonly string[]>([]);
  /** Whether the table said so when this page came; the lobby names a host who has a seat. */
  #hostByWelcome = $state(false);
  readonly board = new Board();
  /** What one who is out has slapped last. */
  ghost = $state.raw<GhostSlap | null>(null);
  readonly reactions = new ShownReactions();
  /** The seats on this device: one as a rule, several at a shared screen or keyboard. */
  readonly mine: readonly SeatCard[] = $derived(
    this.lobby?.seats.filter((seat) => this.animals.includes(seat.animal)) ?? [],
  );
  readonly me: SeatCard | null = $derived(this.mine[0] ?? null);
  /** Whom the page calls "you": nobody where several share it. */
  readonly you: SeatCard | null = $derived(this.mine.length === 1 ? this.me : null);
  readonly isHost: boolean = $derived(
    this.lobby?.seats.some((seat) => seat.host)
      ? this.mine.some((seat) => seat.host)
      : this.#hostByWelcome,
  );
  readonly isMyTurn: boolean = $derived(this.me !== null && this.isTurnOf(this.me.seat));

  /** The house's rule of hands, while a game runs. */
  readonly slapHand: View["rules"]["slap_hand"] = $derived(this.view?.rules.slap_hand ?? "any");

  readonly #onlooker: Onlooker;
  /** Seats of a welcome; their numbers are those of the lobby that follows. */
  #owned: readonly number[] | null = null;
  /** The hands of the race that was judged last. */
  #rows: readonly Row[] = [];

  constructor(onlooker: Onlooker) {
    this.#onlooker = onlooker;
  }

  /** Whether a seat may flip now. */
  isTurnOf(seat: number): boolean {
    return this.view?.turn === seat && this.board.armed === null;
  }

  /** Whether a seat may take the pile of a decided challenge now. */
  isClaimOf(seat: number): boolean {
    return this.view?.state === "claim" && this.view.challenge?.owner === seat;
  }

  /** A hand of this device answered a card; that of one who is out counts for nothing. */
  slapped(seat: number, made: { flip: number; ms: number }): void {
    this.ghost = this.view?.status[seat] === "out" ? { ...made, behindMs: null } : null;
  }

  /** A bell rings: the end comes near. */
  ring(key: string): void {
    this.#say(telling({ key }));
  }

  isMine(seat: number | null): boolean {
    return this.mine.some((one) => one.seat === seat);
  }

  heard(message: ServerMessage, receivedMs: number): void {
    switch (message.type) {
      case "welcome":
        this.#hostByWelcome = message.host;
        this.#owned = message.seats;
        break;
      case "snapshot":
        this.#snapshot(message);
        break;
      case "lobby":
        this.#replaceLobby(message.lobby);
        break;
      case "arm":
        this.board.armed = { flip: message.flip, seat: message.seat };
        this.#onlooker.happened({ kind: "armed" });
        break;
      case "disarm":
        this.board.armed = null;
        break;
      case "show":
        flushSync(() => {
          this.board.show(message.flip, message.face);
        });
        this.#onlooker.painted(message.flip, receivedMs);
        this.#onlooker.happened({ kind: "flip", cue: this.#cue(message.face) });
        break;
      case "events":
        this.#follow(message.events);
        break;
      case "verdict":
        this.#rows = message.rows;
        this.board.judged(message);
        if (this.ghost !== null) {
          this.ghost = ghostJudged(this.ghost, message, this.me?.handicap_us ?? 0);
        }
        break;
      case "void":
        this.board.say(telling({ key: "said-void" }));
        break;
      case "reacted":
        this.reactions.show(message.seat, message.kind);
        break;
      case "late":
        this.board.late(message.flip, message.row);
        // The others go on reading who won, also those at the same screen.
        if (this.you?.seat === message.row.seat) {
          this.board.say(telling({ key: "said-late", seat: message.row.seat }));
        }
        break;
    }
  }

  #snapshot(message: Extract<ServerMessage, { type: "snapshot" }>): void {
    this.view = message.view;
    this.#onlooker.cleared();
    flushSync(() => {
      this.board.reset(message.view, message.armed);
    });
    if (this.board.face !== null) this.#onlooker.painted(this.board.face.flip, null);
    this.hourglass.reset(message, this.#onlooker.nowMs());
    this.#replaceLobby(message.lobby);
    this.#onlooker.live(liveFlip(this.view));
    // It was annulled while nobody was here to be told, as by a restart.
    if (message.void_flip !== null) this.board.say(telling({ key: "said-void" }));
  }

  #replaceLobby(lobby: Lobby): void {
    if (this.#owned !== null) {
      this.animals = this.#owned.flatMap((seat) => lobby.seats[seat]?.animal ?? []);
      this.#owned = null;
      this.#onlooker.owns(this.animals);
    }
    this.lobby = lobby;
    this.hourglass.told(lobby, this.#onlooker.nowMs());
    if (lobby.phase === "lobby") this.view = null;
  }

  #follow(events: Events["events"]): void {
    const hands: Scene["hands"][number][] = [];
    for (const [index, event] of events.entries()) {
      if (event.event === "game_started") this.#begin(event.seats);
      const before = this.view;
      if (before === null) return;
      const after = fold(before, event);
      this.view = after;
      this.hourglass.follow(event, after, this.#onlooker.nowMs());
      this.#picture(event, before.pile);
      if (event.event === "hand") hands.push(event);
      this.#tell(event, { before, after, rows: this.#rows, hands, next: events[index + 1] });
    }
    this.#onlooker.live(liveFlip(this.view));
  }

  #tell(event: GameEvent, scene: Scene): void {
    const told = tell(event, scene);
    if (told === null || (told.isPrivate && told.seat !== this.me?.seat)) return;
    this.#say(told);
  }

  #say(told: Telling): void {
    this.board.say(told);
    this.#onlooker.happened({ kind: "told", telling: told });
  }

  #begin(seats: number): void {
    const wasRunning = this.view !== null && this.view.over === null;
    this.view = startView(rulesOf(this.lobby?.rules ?? {}), seats);
    this.#onlooker.cleared();
    this.board.reset(null, null);
    if (wasRunning) this.#say(telling({ key: "said-misdeal-called" }));
  }

  #picture(event: GameEvent, pile: readonly string[]): void {
    const taker = takerOf(event);
    if (taker !== null) this.board.take(taker, pile);
    const moves = movesOf(event);
    if (moves.length > 0) this.board.move(moves);
    switch (event.event) {
      case "card_flipped":
        this.#flipped(event.flip, event.card);
        break;
      case "slap_open":
        this.#onlooker.happened({
          kind: "trigger",
          words: event.triggers.map((spec) => triggerWord(spec, this.view?.pile.at(-1) ?? "")),
        });
        break;
      case "hand":
        if (event.result === "false" || event.result === "void") {
          this.board.hand(event.seat, event.result);
        }
        break;
      case "dealt":
        this.#onlooker.happened({ kind: "deal" });
        break;
      case "turn":
        if (this.isMine(event.seat)) this.#onlooker.happened({ kind: "your_turn" });
        break;
    }
  }

  /** In a tie only hands count, whatever the card. */
  #cue(face: string): Cue | null {
    const { view } = this;
    return view === null || view.tie !== null ? null : cueOf(view.rules.triggers, view.pile, face);
  }

  /** A face that came with missed events after a break, not by `show`, is still to be laid. */
  #flipped(flip: number, card: string): void {
    if ((this.board.face?.flip ?? 0) < flip) {
      this.board.show(flip, card);
      this.#onlooker.painted(flip, null);
    }
    this.#onlooker.happened({ kind: "card", card });
    if (this.view !== null && isFlipBell(this.view)) this.ring("said-flips-left");
  }
}

/** The flip that hands race for: a live trigger, or the new card of a tie. */
function liveFlip(view: View | null): number | null {
  if (view === null) return null;
  return view.tie?.armed ? view.flips : view.live_flip;
}
