/** Opens a session at a table with everything that it needs from this browser. */

import { base, seats } from "../net/here.svelte";
import { browserSurroundings } from "../net/browserSocket";
import { Announcer } from "./announcer.svelte";
import { device } from "./device";
import type { Happening } from "./mirror.svelte";
import { Session } from "./session.svelte";
import { sounds } from "./sounds.svelte";
import { wordsOf } from "../i18n/telling";
import { t } from "../i18n/words";

export interface Opened {
  readonly session: Session;
  readonly announcer: Announcer;
}

/** A session for a table, not started yet. */
export function openSession(code: string): Opened {
  const announcer = new Announcer();
  const session: Session = new Session({
    ...browserSurroundings(base, code),
    frame: (act) => requestAnimationFrame(act),
    stepUs: device.stepUs,
    frameUs: device.frameUs,
    tokens: () => tokensAt(code),
    happened: (happening) => {
      sounds.play(happening);
      announce(happening, session, announcer);
    },
  });
  return { session, announcer };
}

function tokensAt(code: string): string[] {
  const { host, seats: own } = seats.at(code);
  return host === null ? [...own] : [host, ...own];
}

function announce(happening: Happening, session: Session, announcer: Announcer): void {
  const me = session.mirror.me?.seat ?? null;
  if (happening.kind === "your_turn") announcer.say(t("table-your-turn"), "assertive");
  if (happening.kind !== "told") return;
  const { telling } = happening;
  const text = wordsOf(telling, session.mirror.lobby?.seats ?? [], me);
  announcer.say(text, telling.seat === me && me !== null ? "assertive" : "polite");
}
