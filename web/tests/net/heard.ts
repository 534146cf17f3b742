/** A listener that keeps all that it was told. */

import type { Listener } from "../../src/net/connection";
import type { Link } from "../../src/net/link";
import type { ServerMessage } from "../../src/protocol/messages";

export class Heard implements Listener {
  readonly messages: ServerMessage[] = [];
  readonly links: Link[] = [];
  ping = 1_000;

  pingMs(): number {
    return this.ping;
  }

  hello(): ReturnType<Listener["hello"]> {
    return { tokens: ["0123456789abcdef"], role: "player" };
  }

  heard(message: ServerMessage): void {
    this.messages.push(message);
  }

  linked(link: Link): void {
    this.links.push(link);
  }
}
