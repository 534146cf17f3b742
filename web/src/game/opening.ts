/** Opens a session at a table with everything that it needs from this browser. */

import { base, seats } from "../net/here.svelte";
import { browserSurroundings } from "../net/browserSocket";
import { Announcer } from "./announcer.svelte";
import { device } from "./device";
import { keyboardAt } from "./keyboardHere";
import type { Happening } from "./mirror.svelte";
import { Session } from "./session.svelte";
import { sounds } from "./sounds.svelte";
import { nameAt } from "../i18n/names";
import { wordsOf } from "../i18n/telling";
import { t } from "../i18n/words";

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
    isBigScreen,
    tokens: () => (isBigScreen ? [] : tokensAt(code)),
    happened: (happening) => {
      sounds.play(happening);
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

function announce(happening: Happening, session: Session, announcer: Announcer): void {
  const seats = session.mirror.lobby?.seats ?? [];
  const me = session.mirror.you?.seat ?? null;
  if (happening.kind === "your_turn") announcer.say(turnWords(session), "assertive");
  if (happening.kind !== "told") return;
  const { telling } = happening;
  const text = wordsOf(telling, seats, me);
  announcer.say(text, telling.seat === me && me !== null ? "assertive" : "polite");
}

/** Where several share the page, whose turn it is must be said by name. */
function turnWords({ mirror }: Session): string {
  if (mirror.you !== null) return t("table-your-turn");
  return t("table-turn-of", {
    name: nameAt(mirror.lobby?.seats ?? [], mirror.view?.turn ?? null),
  });
}
