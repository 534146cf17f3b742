/**
 * This browser's side of one table: the link, the mirror of the table, and what may be done there.
 *
 * A hand goes one way only: from the press to the stamp and the sound, and to the table. What came
 * of it is learned from the table, as everybody else learns it.
 */

import { flushSync } from "svelte";
import type { ClientMessage, ServerMessage } from "../protocol/messages";
import { Connection, type Listener } from "../net/connection";
import type { Link } from "../net/link";
import { actionId } from "../net/random";
import type { Surroundings } from "../net/surroundings";
import { Hold, sideOf } from "./hold";
import { Mirror } from "./mirror.svelte";
import type { Happening } from "./onlooker";
import { Pending, type Answer } from "./pending";
import { Race } from "./race";
import { Zones, type Pressing } from "./zones";

type Action = Extract<ClientMessage, { action_id: string }>;
type Bare<Message> = Message extends Action ? Omit<Message, "action_id"> : never;
/** An action that has no name yet. */
export type Wish = Bare<Action>;

/** What a session needs from the browser, beside the socket's surroundings. */
export interface SessionWorld extends Surroundings {
  frame(act: (atMs: number) => void): unknown;
  stepUs(): number;
  frameUs(): number;
  behindMs(): number;
  /** Whether this page shows the table to a room, without a seat. */
  readonly isBigScreen: boolean;
  /** The secrets of this browser at this table. */
  tokens(): string[];
  /** The seats that the table knows as this browser's, by their animals. */
  owns(animals: readonly string[]): void;
  /** Something happened that has a sound, or words for a screen reader. */
  happened(happening: Happening): void;
}

/** As often as the table pings (table/pings.py). */
const PING_PLAYING_MS = 1_000;
const PING_IDLE_MS = 5_000;
const PING_HIDDEN_MS = 10_000;

export class Session {
  link = $state.raw<Link>({ kind: "connecting", attempt: 0 });
  /** What was refused last, until the next wish. */
  refused = $state.raw<Extract<Answer, { kind: "refused" }> | null>(null);
  readonly mirror: Mirror;
  /** What holds the flip controls. */
  readonly hold = new Hold();

  readonly #world: SessionWorld;
  readonly #connection: Connection;
  readonly #race: Race;
  readonly #pending = new Pending();
  readonly #zones = new Zones();

  constructor(world: SessionWorld) {
    this.#world = world;
    this.#race = new Race({
      send: (message) => this.#connection.send(message),
      frame: (act) => world.frame(act),
      after: (ms, act) => world.after(ms, act),
      nowMs: () => world.nowMs(),
      behindMs: () => world.behindMs(),
      seatsHere: () => this.mirror.mine.length,
    });
    this.mirror = new Mirror({
      nowMs: () => world.nowMs(),
      painted: (flip, receivedMs) => {
        this.#race.painted(flip, receivedMs);
      },
      cleared: () => {
        this.#race.reset();
      },
      live: (flip) => {
        this.#race.live(flip);
      },
      happened: (happening) => {
        world.happened(happening);
      },
      owns: (animals) => {
        world.owns(animals);
      },
    });
    this.#connection = new Connection(world, this.#listener());
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
    this.mirror.board.clear();
  }

  visible(visible: boolean): void {
    this.#connection.visible(visible);
  }

  probe(): void {
    this.#connection.probe();
  }

  /** Ask for something; the answer says whether the table took it. */
  act(wish: Wish): Promise<Answer> {
    this.refused = null;
    const action = { ...wish, action_id: actionId() } as Action;
    const answer = this.#pending.add(action);
    this.#connection.send(action);
    this.#connection.probe();
    return answer;
  }

  /**
   * A palm came down, by whatever means: stamp and sound first, then the message.
   *
   * @param seat whose zone or key it was, where several seats share this device.
   */
  slap(pressing: Pressing, seat = this.mirror.me?.seat): void {
    if (seat === undefined) return;
    const press = this.#zones.slap(seat, pressing, this.#world.nowMs());
    if (press === null) return;
    flushSync(() => {
      this.mirror.board.press(seat);
    });
    this.#world.happened({ kind: "slap" });
    const side = sideOf(this.mirror.slapHand, this.hold.isHeldAt(seat, press.atMs));
    const made = this.#race.press(press, { seat, side });
    if (made !== null) this.mirror.slapped(seat, made);
  }

  /** A word is called; it belongs to a hand of the seat a moment before or after. */
  shout(seat: number, word: string): void {
    this.#world.happened({ kind: "shout" });
    void this.act({ type: "shout", seat, word });
  }

  /** The flip button of a seat, or its key; it takes the pile where a challenge is won. */
  flip(pressing: Pressing, seat = this.mirror.me?.seat): void {
    if (seat === undefined) return;
    const press = this.#zones.flip(seat, pressing, this.#world.nowMs());
    if (press === null) return;
    if (this.mirror.isClaimOf(seat)) void this.act({ type: "claim", seat });
    else if (this.mirror.isTurnOf(seat)) {
      this.mirror.board.lift();
      void this.act({ type: "flip", seat });
    }
  }

  /** The system took a contact away (a gesture of its own, too many fingers). */
  cancelled(seat = this.mirror.me?.seat): void {
    if (seat !== undefined) this.#zones.cancel(seat);
  }

  #listener(): Listener {
    return {
      pingMs: () => this.#pingMs(),
      hello: () => this.#hello(),
      heard: (message, receivedMs) => {
        this.#heard(message, receivedMs);
      },
      linked: (link) => {
        this.link = link;
      },
    };
  }

  #pingMs(): number {
    if (!this.#world.isVisible()) return PING_HIDDEN_MS;
    return this.mirror.lobby?.phase === "playing" ? PING_PLAYING_MS : PING_IDLE_MS;
  }

  #hello(): ReturnType<Listener["hello"]> {
    // A back that sank while nobody listened is not told again; one that is still up is.
    this.mirror.board.armed = null;
    const tokens = this.#world.tokens();
    const guest = this.#world.isBigScreen ? "big_screen" : "watcher";
    return {
      tokens,
      role: tokens.length > 0 ? "player" : guest,
      step_us: this.#world.stepUs(),
      frame_us: this.#world.frameUs(),
      visible: this.#world.isVisible(),
    };
  }

  #heard(message: ServerMessage, receivedMs: number): void {
    if (message.type === "accepted" || message.type === "refused") this.#answered(message);
    else this.mirror.heard(message, receivedMs);
    if (message.type === "welcome") {
      for (const action of this.#pending.unanswered()) this.#connection.send(action);
    }
  }

  #answered(message: Extract<ServerMessage, { type: "accepted" | "refused" }>): void {
    const answer = this.#pending.answer(message);
    if (answer?.kind === "refused" && !answer.isRace) this.refused = answer;
  }
}
