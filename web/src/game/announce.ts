/**
 * What is said of a game, to screen readers and by the voice: as much as the reader wants to hear.
 */

import { tongue } from "../i18n/language.svelte";
import { nameAt } from "../i18n/names";
import { cardWords, wordsOf } from "../i18n/telling";
import { t } from "../i18n/words";
import { settings } from "../settings/here";
import { speak } from "../sound/speech";
import type { Announcer } from "./announcer.svelte";
import type { Happening } from "./onlooker";
import type { Session } from "./session.svelte";

/** Say a happening, where it is worth words to this reader. */
export function announce(happening: Happening, session: Session, announcer: Announcer): void {
  const said = saidOf(happening, session);
  if (said === null) return;
  announcer.say(said.text, said.isOwn ? "assertive" : "polite");
  speak(said.text, tongue.language, settings.values.muted ? 0 : settings.values.voice);
}

interface Said {
  readonly text: string;
  /** About oneself. */
  readonly isOwn: boolean;
}

function saidOf(happening: Happening, session: Session): Said | null {
  const { announce: level } = settings.values;
  switch (happening.kind) {
    case "your_turn":
      return { text: turnWords(session), isOwn: true };
    case "card":
      return level === "cards" ? { text: cardWords(happening.card), isOwn: false } : null;
    case "trigger":
      return level === "results" ? null : { text: calls(happening.words), isOwn: false };
    case "told": {
      const { telling } = happening;
      const { lobby, you } = session.mirror;
      const text = wordsOf(telling, lobby?.seats ?? [], you?.seat ?? null);
      return { text, isOwn: you !== null && telling.seat === you.seat };
    }
    default:
      return null;
  }
}

function calls(words: readonly string[]): string {
  return words.map((word) => t("why-trigger", { trigger: t(`trigger-${word}`) })).join(" ");
}

/** Where several share the page, whose turn it is must be said by name. */
function turnWords({ mirror }: Session): string {
  if (mirror.you !== null) return t("table-your-turn");
  return t("table-turn-of", {
    name: nameAt(mirror.lobby?.seats ?? [], mirror.view?.turn ?? null),
  });
}
