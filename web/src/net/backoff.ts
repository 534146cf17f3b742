/** How long to wait before the next try to connect: doubling, with jitter, bounded. */

const FIRST_MS = 300;
const MOST_MS = 8_000;

/**
 * Milliseconds to wait before try number `attempt` (from 0).
 *
 * Half of it is random, so that a room full of phones does not come back in one instant.
 *
 * @param chance a number from 0 to 1.
 */
export function waitMs(attempt: number, chance: number): number {
  const full = Math.min(MOST_MS, FIRST_MS * 2 ** attempt);
  return Math.round(full / 2 + (full / 2) * chance);
}
