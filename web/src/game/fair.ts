/** How much help would have made the last game even, from what everybody did in it. Pure. */

import type { Lobby } from "../protocol/messages";

/** Help goes by steps that people can tell from each other, and no further than the table takes. */
const STEP_US = 50_000;
const MOST_US = 1_500_000;

/**
 * What a person's paws should weigh: as much as their usual hand is quicker than the slowest one's.
 *
 * Null where there was no game, or too few people slapped in it to compare. Bots are as quick as
 * they were chosen to be.
 */
export function evenHelpUs(
  lobby: Pick<Lobby, "seats" | "result"> | null,
  seat: number,
): number | null {
  const people = new Set(lobby?.seats.filter(({ bot }) => bot === null).map((one) => one.seat));
  const usual = (lobby?.result?.seats ?? []).flatMap((one) =>
    people.has(one.seat) && one.median_us !== null ? [[one.seat, one.median_us] as const] : [],
  );
  const own = usual.find(([of]) => of === seat)?.[1];
  if (own === undefined || usual.length < 2) return null;
  const slowest = Math.max(...usual.map(([, us]) => us));
  return Math.min(MOST_US, Math.round((slowest - own) / STEP_US) * STEP_US);
}
