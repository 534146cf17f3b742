/** A finished game as its poster, in words that name animals only: a poster is passed on. */

import type { PosterGame } from "../art/poster";
import { posterOf } from "../game/poster";
import type { GameResult, SeatCard } from "../protocol/messages";
import { nameAt } from "./names";
import { tFirst, t } from "./words";

export function posterIn(result: GameResult, seats: readonly SeatCard[]): PosterGame {
  const anonymous = seats.map((seat) => ({ ...seat, name: "" }));
  const name = nameAt(anonymous, result.winner);
  const title = result.winner === null ? t("result-draw") : t("result-wins", { name });
  const lines = [tFirst([`result-reason-${result.reason}`, "result-reason-draw"])];
  if (result.closest !== null) {
    const [first = null, second = null] = result.closest.seats;
    const ms = Math.round(result.closest.apart_us / 1000);
    const given = { first: nameAt(anonymous, first), second: nameAt(anonymous, second), ms };
    lines.push(t("result-closest", given));
  }
  return posterOf(result, seats, { title, lines });
}
