/**
 * In place of a socket where the network lets none through: events down, requests up.
 *
 * The hello is the first request; its answer names the stream. Whatever is urgent goes in a request
 * of its own at once. Watermarks come many times a second, so there is one of them on the way at a
 * time, and only the newest waits. A request that fails ends the stream, as a broken socket would
 * end: what was asked and not answered is asked again after the next welcome.
 */

import type { ClientMessage } from "../protocol/messages";
import type { Socket, SocketReports } from "./surroundings";

/** A request without an answer by then is lost. */
const ANSWER_MS = 5_000;
const ABNORMAL = 1006;

interface Secrets {
  readonly events: string;
  readonly say: string;
}

export class BrowserStream implements Socket {
  readonly #table: URL;
  readonly #reports: SocketReports;
  #hasGreeted = false;
  #say: string | null = null;
  #events: EventSource | null = null;
  #isClosed = false;
  #mark: ClientMessage | null = null;
  #isMarking = false;

  constructor(table: URL, reports: SocketReports) {
    this.#table = table;
    this.#reports = reports;
    queueMicrotask(() => {
      reports.opened();
    });
  }

  /** Say hello by the first message, and everything else by the ones that follow. */
  send(message: ClientMessage): void {
    if (this.#isClosed) return;
    if (!this.#hasGreeted) void this.#greet(message);
    else if (message.type === "watermark") void this.#tellMark(message);
    else void this.#tell(message);
  }

  close(): void {
    this.#isClosed = true;
    this.#events?.close();
  }

  async #greet(hello: ClientMessage): Promise<void> {
    this.#hasGreeted = true;
    const secrets = await this.#post("events", hello);
    if (secrets === null) return this.#end(ABNORMAL);
    if (this.#isClosed) return;
    const { events, say } = secrets as Secrets;
    this.#say = say;
    this.#listen(new EventSource(`${this.#table.href}/events?stream=${events}`));
  }

  #listen(events: EventSource): void {
    this.#events = events;
    events.onmessage = ({ data }) => {
      this.#reports.said(data);
    };
    events.addEventListener("close", ({ data }: MessageEvent<string>) => {
      this.#end(parseInt(data));
    });
    // It would come back by itself, with a secret that is used up.
    events.onerror = () => {
      this.#end(ABNORMAL);
    };
  }

  async #tell(message: ClientMessage): Promise<void> {
    if (this.#say === null) return;
    const taken = await this.#post("say", { stream: this.#say, messages: [message] });
    if (taken === null) this.#end(ABNORMAL);
  }

  async #tellMark(mark: ClientMessage): Promise<void> {
    this.#mark = mark;
    if (this.#isMarking) return;
    this.#isMarking = true;
    while (this.#mark !== null && !this.#isClosed) {
      const newest: ClientMessage = this.#mark;
      this.#mark = null;
      await this.#tell(newest);
    }
    this.#isMarking = false;
  }

  async #post(path: string, body: object): Promise<unknown> {
    try {
      const answer = await fetch(`${this.#table.href}/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return answer.ok ? await answer.json() : null;
    } catch {
      return null;
    }
  }

  #end(code: number): void {
    if (this.#isClosed) return;
    this.close();
    this.#reports.closed(code);
  }
}
