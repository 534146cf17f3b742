/** What a connection needs from the world around it: the browser's, or a test's own. */

import type { ClientMessage } from "../protocol/messages";
import type { Road } from "./roads";

/** What a socket, or a stream in its place, is used for here. */
export interface Socket {
  send(message: ClientMessage): void;
  close(): void;
}

/** What a socket reports. */
export interface SocketReports {
  opened(): void;
  said(text: unknown): void;
  closed(code: number): void;
}

/** What surrounds a connection; a test gives its own. */
export interface Surroundings {
  open(road: Road, reports: SocketReports): Socket;
  /** Whether the server answers by another way than a socket. */
  answers(): Promise<boolean>;
  nowMs(): number;
  after(ms: number, act: () => void): number;
  cancel(timer: number): void;
  chance(): number;
  isVisible(): boolean;
}
