/** A record that is being watched. */

import type { Replayed } from "../protocol/messages";

export interface Opened {
  readonly replayed: Replayed;
  /** The record itself, byte by byte. */
  readonly record: Blob;
  /** Its id, where this server keeps it. */
  readonly game: string | null;
  /** Somebody asked for it just now, so it may begin by itself. */
  readonly runs: boolean;
}

const FORMAT = 1;
const HEADER_BYTES_MAX = 20_000;

/** Whether a file says of itself that a newer program made it. */
export async function isNewer(file: Blob): Promise<boolean> {
  const [first = ""] = (await file.slice(0, HEADER_BYTES_MAX).text()).split("\n");
  try {
    const header = JSON.parse(first) as { slapjack?: unknown } | null;
    return typeof header?.slapjack === "number" && header.slapjack > FORMAT;
  } catch {
    return false;
  }
}

/** What a saved record is called. */
export function fileNameOf({
  game,
  replayed,
}: Pick<Opened, "game"> & { replayed?: { id: string | null } }): string {
  const name = (game ?? replayed?.id ?? "").replaceAll(/[^\w-]/g, "").slice(0, 64);
  return `${name === "" ? "slapjack" : name}.sjr`;
}
