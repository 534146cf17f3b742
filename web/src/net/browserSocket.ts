/** The browser's own socket and clock as the surroundings of a connection. */

import { BrowserStream } from "./browserStream";
import { fraction } from "./random";
import type { Socket, SocketReports, Surroundings } from "./surroundings";

/** An answer that comes later is none. */
const ANSWER_MS = 2_000;

/** Surroundings in a browser, for the socket of one table. */
export function browserSurroundings(base: URL, code: string): Surroundings {
  const table = new URL(`api/v1/tables/${code}`, base);
  return {
    open: (road, reports) =>
      road === "socket" ? openSocket(table, reports) : new BrowserStream(table, reports),
    answers: () => answers(table),
    nowMs: () => performance.now(),
    after: (ms, act) => window.setTimeout(act, ms),
    cancel: (timer) => {
      window.clearTimeout(timer);
    },
    chance: fraction,
    isVisible: () => document.visibilityState === "visible",
  };
}

async function answers(table: URL): Promise<boolean> {
  try {
    return (await fetch(table, { signal: AbortSignal.timeout(ANSWER_MS) })).ok;
  } catch {
    return false;
  }
}

function openSocket(table: URL, reports: SocketReports): Socket {
  const url = new URL(`${table.href}/socket`);
  url.protocol = url.protocol.replace("http", "ws");
  const socket = new WebSocket(url, "slapjack.v1");
  socket.onopen = () => {
    reports.opened();
  };
  socket.onmessage = ({ data }) => {
    reports.said(data);
  };
  socket.onclose = ({ code }) => {
    reports.closed(code);
  };
  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      socket.close();
    },
  };
}
