/**
 * The life of the socket to one table: hello, resume, retry, and when to believe that it is dead.
 *
 * A phone's socket may be dead without a word (bugs.md A15, A16), so silence ends it: the table
 * pings, and two missed pings are enough while the page is seen. A wish that stays without an
 * answer ends it sooner. A gap in the numbered messages is
 * mended by coming back, since the answer to `hello` is what was missed or a snapshot. `pong`
 * leaves before anything else is done with a message, because it is a measurement.
 */

import type { ClientMessage, Hello, Resume, ServerMessage } from "../protocol/messages";
import { waitMs } from "./backoff";
import { CLOSE_CODES, type Ending, type Link } from "./link";
import { Roads, type Road } from "./roads";
import type { Socket, Surroundings } from "./surroundings";

export interface Listener {
  /** Milliseconds between two pings of the table, as things stand. */
  pingMs(): number;
  hello(): Omit<Hello, "type" | "proto" | "resume">;
  heard(message: ServerMessage, receivedMs: number): void;
  linked(link: Link): void;
}

export const PROTO = 1;
/** The code of an end without a goodbye. */
const ABNORMAL = 1006;
const PROBE_MS = 1_500;
/** Two pings missed, and a little more; while a game runs the player is back within 3 s. */
const SILENCE_PINGS = 2;
const SILENCE_MORE_MS = 500;
const WATCH_MS = 250;

export class Connection {
  readonly #world: Surroundings;
  readonly #listener: Listener;
  readonly #roads = new Roads();
  #socket: Socket | null = null;
  #road: Road = "socket";
  #hasHeard = false;
  #link: Link = { kind: "connecting", attempt: 0 };
  #resume: Resume | null = null;
  #attempt = 0;
  #heardMs = 0;
  #goawayMs = 0;
  #retry: number | null = null;
  #watch: number | null = null;

  constructor(world: Surroundings, listener: Listener) {
    this.#world = world;
    this.#listener = listener;
  }

  get link(): Link {
    return this.#link;
  }

  /** Connect, or connect anew at once; also after it was over. */
  start(): void {
    this.#attempt = 0;
    this.#connect();
  }

  /** Close for good, without a retry. */
  stop(): void {
    this.#drop();
    this.#clearTimers();
  }

  /** Say something; false where nobody can hear it now. */
  send(message: ClientMessage): boolean {
    if (this.#link.kind !== "live" || this.#socket === null) return false;
    this.#socket.send(message);
    return true;
  }

  /** The page was shown or hidden. A socket that is silent when it should not be is replaced. */
  visible(visible: boolean): void {
    this.send({ type: "visible", visible });
    if (visible) this.probe();
  }

  /** Believe in the socket only if something comes over it soon. */
  probe(): void {
    if (this.#link.kind === "waiting") this.start();
    if (this.#link.kind !== "live") return;
    const asked = this.#world.nowMs();
    const socket = this.#socket;
    this.#world.after(PROBE_MS, () => {
      if (this.#socket === socket && this.#heardMs <= asked) this.start();
    });
  }

  #connect(): void {
    this.#drop();
    this.#clearTimers();
    this.#set({ kind: "connecting", attempt: this.#attempt });
    const { road, silentMs } = this.#roads.next;
    this.#road = road;
    this.#hasHeard = false;
    const socket: Socket = this.#world.open(road, {
      opened: () => {
        socket.send(this.#hello());
      },
      said: (text) => {
        this.#heard(socket, text);
      },
      closed: (code) => {
        if (this.#socket === socket) this.#closed(code);
      },
    });
    this.#socket = socket;
    this.#retry = this.#world.after(silentMs, () => {
      this.#later();
    });
  }

  #hello(): Hello {
    const hello: Hello = { type: "hello", proto: PROTO, ...this.#listener.hello() };
    return this.#resume === null ? hello : { ...hello, resume: this.#resume };
  }

  #heard(socket: Socket, text: unknown): void {
    const receivedMs = this.#world.nowMs();
    if (this.#socket !== socket || typeof text !== "string") return;
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "ping" || message.type === "show") {
      socket.send({ type: "pong", n: message.n, client_us: Math.round(receivedMs * 1000) });
    }
    this.#came();
    this.#heardMs = receivedMs;
    if (message.type === "ping") return;
    this.#follow(message, receivedMs);
  }

  #follow(message: ServerMessage, receivedMs: number): void {
    if (message.type === "welcome") this.#welcomed();
    if (message.type === "goaway") this.#goawayMs = message.wait_ms;
    if (message.type === "ended") return this.#over(message.why);
    if (message.type === "replaced") return this.#over("replaced");
    if (message.type === "refused" && isEnding(message.code)) return this.#over(message.code);
    if ("seq" in message && !this.#isNext(message)) return;
    this.#listener.heard(message, receivedMs);
  }

  /** Take the number of a numbered message; after a gap, come back for what is missing. */
  #isNext(message: Extract<ServerMessage, { seq: number }>): boolean {
    const { epoch, seq } = message;
    const last = this.#resume;
    if (message.type !== "snapshot" && last !== null) {
      if (epoch === last.epoch && seq <= last.seq) return false;
      if (epoch !== last.epoch || seq !== last.seq + 1) {
        this.#connect();
        return false;
      }
    }
    this.#resume = { epoch, seq };
    return true;
  }

  #welcomed(): void {
    this.#attempt = 0;
    this.#goawayMs = 0;
    this.#clearTimers();
    this.#set({ kind: "live", slower: this.#road === "stream" });
    this.#watchSilence();
  }

  #watchSilence(): void {
    const dueMs = this.#world.nowMs() + WATCH_MS;
    this.#watch = this.#world.after(WATCH_MS, () => {
      const nowMs = this.#world.nowMs();
      const limit = SILENCE_PINGS * this.#listener.pingMs() + SILENCE_MORE_MS;
      // A page that stood still did not listen: what waits for it comes first.
      const stoodStill = nowMs - dueMs > WATCH_MS;
      if (!stoodStill && nowMs - this.#heardMs > limit) this.start();
      else this.#watchSilence();
    });
  }

  /** The road carries something: once for each try. */
  #came(): void {
    if (!this.#hasHeard) this.#roads.came();
    this.#hasHeard = true;
  }

  #closed(code: number): void {
    if (code !== ABNORMAL) this.#came();
    const why = CLOSE_CODES[code];
    if (why === undefined) this.#later();
    else this.#over(why);
  }

  #later(): void {
    this.#drop();
    this.#clearTimers();
    if (!this.#hasHeard) {
      if (this.#roads.missed()) return this.#connect();
      void this.#askWhy();
    }
    const attempt = this.#attempt++;
    const wait = this.#goawayMs + waitMs(attempt, this.#world.chance());
    this.#goawayMs = 0;
    this.#set({ kind: "waiting", attempt });
    this.#retry = this.#world.after(wait, () => {
      this.#connect();
    });
  }

  /** Nothing came over the socket: is it the server that is away, or the network that blocks? */
  async #askWhy(): Promise<void> {
    if (await this.#world.answers()) this.#roads.doubt();
  }

  #over(why: Ending): void {
    this.#drop();
    this.#clearTimers();
    this.#resume = null;
    this.#set({ kind: "over", why });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #clearTimers(): void {
    for (const timer of [this.#retry, this.#watch]) if (timer !== null) this.#world.cancel(timer);
    this.#retry = this.#watch = null;
  }

  #set(link: Link): void {
    this.#link = link;
    this.#listener.linked(link);
  }
}

/** Refusals of a hello, after which coming back would be refused again. */
function isEnding(code: string): code is "no_watchers" | "ranked_needs_order" {
  return code === "no_watchers" || code === "ranked_needs_order";
}
