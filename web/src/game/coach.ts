/** A tip after a game with bots alone: one thing, said kindly, from one's own figures. */

import type { SeatCard, SeatResult } from "../protocol/messages";

export interface Tip {
  readonly key: string;
  readonly given: Readonly<Record<string, number>>;
}

const FALSE_SLAPS_MANY = 3;
const CLOSE_US = 40_000;

/** The tip for a seat, or null where the game was not with bots alone. */
export function tipFor(
  me: SeatCard | null,
  seats: readonly SeatCard[],
  figures: readonly SeatResult[],
): Tip | null {
  const others = seats.filter((seat) => seat.seat !== me?.seat);
  if (me === null || others.length === 0 || others.some((seat) => seat.bot === null)) return null;
  const mine = figures.find((one) => one.seat === me.seat);
  if (mine === undefined) return null;
  if (mine.false_slaps >= FALSE_SLAPS_MANY) {
    return { key: "result-tip-false", given: { count: mine.false_slaps } };
  }
  const bots = figures.flatMap((one) =>
    one.seat === me.seat || one.median_us === null ? [] : [one.median_us],
  );
  if (mine.median_us === null) return { key: "result-tip-none", given: {} };
  if (bots.length === 0) return { key: "result-tip-faster", given: { ms: ms(mine.median_us) } };
  const bot = Math.min(...bots);
  const given = { ms: ms(mine.median_us), bot: ms(bot) };
  if (mine.median_us < bot - CLOSE_US) return { key: "result-tip-faster", given };
  return { key: mine.median_us > bot + CLOSE_US ? "result-tip-slower" : "result-tip-close", given };
}

function ms(us: number): number {
  return Math.round(us / 1000);
}
