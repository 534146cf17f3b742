/** A socket and a clock that a test moves by hand. */

import type { Road } from "../../src/net/roads";
import type { Socket, SocketReports, Surroundings } from "../../src/net/surroundings";
import type { ClientMessage, ServerMessage } from "../../src/protocol/messages";

export class FakeSocket implements Socket {
  readonly sent: ClientMessage[] = [];
  isClosed = false;

  constructor(
    readonly road: Road,
    readonly reports: SocketReports,
  ) {}

  send(message: ClientMessage): void {
    this.sent.push(message);
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: Partial<ServerMessage> & { type: string }): void {
    this.reports.said(JSON.stringify(message));
  }
}

interface Timer {
  readonly atMs: number;
  readonly act: () => void;
}

export class FakeWorld implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  isSeen = true;
  serverAnswers = false;
  #nowMs = 0;
  #timers = new Map<number, Timer>();
  #ids = 0;

  open(road: Road, reports: SocketReports): Socket {
    const socket = new FakeSocket(road, reports);
    this.sockets.push(socket);
    return socket;
  }

  answers(): Promise<boolean> {
    return Promise.resolve(this.serverAnswers);
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error("nothing was opened");
    return socket;
  }

  nowMs(): number {
    return this.#nowMs;
  }

  after(ms: number, act: () => void): number {
    this.#ids += 1;
    this.#timers.set(this.#ids, { atMs: this.#nowMs + ms, act });
    return this.#ids;
  }

  cancel(timer: number): void {
    this.#timers.delete(timer);
  }

  chance(): number {
    return 1;
  }

  isVisible(): boolean {
    return this.isSeen;
  }

  /** The page stands still: time passes, and what is due fires after it. */
  stand(ms: number): void {
    this.#nowMs += ms;
  }

  /** Let time pass, firing what is due in its order. */
  pass(ms: number): void {
    const untilMs = this.#nowMs + ms;
    for (;;) {
      const due = [...this.#timers].filter(([, timer]) => timer.atMs <= untilMs);
      due.sort(([, a], [, b]) => a.atMs - b.atMs);
      const [next] = due;
      if (next === undefined) break;
      this.#timers.delete(next[0]);
      this.#nowMs = Math.max(this.#nowMs, next[1].atMs);
      next[1].act();
    }
    this.#nowMs = untilMs;
  }
}
