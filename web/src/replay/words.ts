/** What a frame of a film tells, in words. */

import type { SeatCard } from "../protocol/messages";
import { nameAt } from "../i18n/names";
import { cardWords, wordsOf } from "../i18n/telling";
import { t } from "../i18n/words";
import { flipped, type Frame } from "./film";

export function sentenceOf(frame: Frame, cast: readonly SeatCard[]): string {
  const flip = flipped(frame.events);
  const told = frame.told.map((telling) => wordsOf(telling, cast, null));
  if (flip === undefined) return told.length > 0 ? told.join(" ") : quiet(frame, cast);
  const name = nameAt(cast, flip.seat);
  return [t("replay-said-flip", { name, card: cardWords(flip.card) }), ...told].join(" ");
}

/** A step of which a table says nothing. */
function quiet({ events, after }: Frame, cast: readonly SeatCard[]): string {
  for (const event of events) {
    switch (event.event) {
      case "hand":
        return t("replay-said-hand", { name: nameAt(cast, event.seat) });
      case "paused":
        return t("replay-said-pause");
      case "resumed":
        return t("replay-said-resume");
      case "dealt":
        return t("replay-said-start");
      default:
    }
  }
  return t(after.flips === 0 ? "replay-said-given" : "replay-said-more");
}

/** Minutes and seconds of a film. */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
