/** Opens a session at a table with everything that it needs from this browser. */

import { base, seats } from "../net/here.svelte";
import { browserSurroundings } from "../net/browserSocket";
import { announce } from "./announce";
import { Announcer } from "./announcer.svelte";
import { device } from "./device";
import { keyboardAt } from "./keyboardHere";
import { Session } from "./session.svelte";
import { sounds } from "./sounds.svelte";

export interface Opened {
  readonly session: Session;
  readonly announcer: Announcer;
}

/**
 * A session for a table, not started yet.
 *
 * @param isBigScreen the page shows the table to a room: it has no seat, whoever opened the table.
 */
export function openSession(code: string, isBigScreen = false): Opened {
  const announcer = new Announcer();
  const session: Session = new Session({
    ...browserSurroundings(base, code),
    frame: (act) => requestAnimationFrame(act),
    stepUs: device.stepUs,
    frameUs: device.frameUs,
    behindMs: device.behindMs,
    isBigScreen,
    tokens: () => (isBigScreen ? [] : tokensAt(code)),
    happened: (happening) => {
      const told = happening.kind === "told" ? happening.telling.seat : null;
      sounds.play(happening, session.mirror.isMine(told));
      announce(happening, session, announcer);
    },
    owns: (animals) => {
      if (isBigScreen) return;
      seats.keepSeats(code, animals);
      keyboardAt(code).keep(animals);
    },
  });
  return { session, announcer };
}

function tokensAt(code: string): string[] {
  const { host, seats: own } = seats.at(code);
  const tokens = own.map(({ token }) => token);
  return host === null ? tokens : [host, ...tokens];
}
