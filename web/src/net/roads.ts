/**
 * Which road the next try takes: the socket, or the stream where no socket gets through.
 *
 * Some networks break the upgrade to a WebSocket, with an answer or by silence (bugs.md A22). A
 * server that is away looks the same at first, so one miss only makes doubt, and only where the
 * server answers otherwise; the second miss in doubt means the network. The stream is slower and
 * judged strict, so every later try begins with the socket again.
 */

export type Road = "socket" | "stream";

export interface Try {
  readonly road: Road;
  /** So long nothing may come before the try is given up. */
  readonly silentMs: number;
}

type Trust = "trusted" | "doubted" | "blocked" | "retrying";

/** Silence twice, and the stream is under way within five seconds. */
const TRIES: Readonly<Record<Trust, Try>> = {
  trusted: { road: "socket", silentMs: 3_000 },
  doubted: { road: "socket", silentMs: 1_500 },
  blocked: { road: "stream", silentMs: 5_000 },
  retrying: { road: "socket", silentMs: 3_000 },
};

export class Roads {
  #trust: Trust = "trusted";

  get next(): Try {
    return TRIES[this.#trust];
  }

  /** Something came over the road that was tried. */
  came(): void {
    this.#trust = this.#trust === "blocked" ? "retrying" : "trusted";
  }

  /** The try ended and nothing had come. Whether the other road is to be taken at once. */
  missed(): boolean {
    if (this.#trust === "trusted") return false;
    this.#trust = this.#trust === "blocked" ? "retrying" : "blocked";
    return this.#trust === "blocked";
  }

  /** The server answers, though its socket did not. */
  doubt(): void {
    if (this.#trust === "trusted") this.#trust = "doubted";
  }
}
