/** How a connection to a table stands, and the ways in which it ends for good. */

export type Ending =
  | "replaced"
  | "kicked"
  | "left"
  | "closed"
  | "unknown_token"
  | "no_such_table"
  | "no_watchers"
  | "ranked_needs_order"
  | "version";

export type Link =
  | { readonly kind: "connecting"; readonly attempt: number }
  /** `slower`: over the stream, since no socket gets through. */
  | { readonly kind: "live"; readonly slower: boolean }
  | { readonly kind: "waiting"; readonly attempt: number }
  | { readonly kind: "over"; readonly why: Ending };

/** Close codes after which coming back by itself would be wrong (ux.md section 5). */
export const CLOSE_CODES: Readonly<Record<number, Ending>> = {
  4001: "unknown_token",
  4003: "kicked",
  4004: "no_such_table",
  4009: "replaced",
  4010: "version",
  4011: "ranked_needs_order",
};
