/** The browser's own socket and clock as the surroundings of a connection. */

import type { Socket, SocketReports, Surroundings } from "./connection";
import { fraction } from "./random";

/** Surroundings in a browser, for the socket of one table. */
export function browserSurroundings(base: URL, code: string): Surroundings {
  const url = new URL(`api/v1/tables/${code}/socket`, base);
  url.protocol = url.protocol.replace("http", "ws");
  return {
    open: (reports) => openSocket(url, reports),
    nowMs: () => performance.now(),
    after: (ms, act) => window.setTimeout(act, ms),
    cancel: (timer) => {
      window.clearTimeout(timer);
    },
    chance: fraction,
    isVisible: () => document.visibilityState === "visible",
  };
}

function openSocket(url: URL, reports: SocketReports): Socket {
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
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      socket.close();
    },
  };
}
