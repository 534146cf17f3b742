/** Opens a table and sits down at it; where the server asks for a phrase, that is asked first. */

import { ApiError } from "./api";
import { failureOf, type Failure } from "./failure";
import { api, place, seats, sitDown } from "./here.svelte";
import type { Rules } from "./houseRules";

/** A table with a bot that is dealt at once, one for people to come to, or one for several at this screen or keyboard. */
export type Kind = "bot" | "new" | "screen" | "keyboard";

/** Seats that the opener takes at once. */
const SEATS: Readonly<Record<Kind, number>> = { bot: 1, new: 1, screen: 2, keyboard: 0 };

export interface Wish {
  readonly rules?: Rules;
  readonly phrase?: string;
}

const CLASSIC: Rules = { preset: "classic" };

export class Opener {
  failure = $state.raw<Failure | null>(null);
  busy = $state<Kind | null>(null);
  /** What was wanted of a server that asks for a phrase first. */
  guarded = $state<Kind | null>(null);

  async open(kind: Kind, { rules = CLASSIC, phrase }: Wish = {}): Promise<void> {
    if (this.busy !== null) return;
    this.busy = kind;
    this.failure = null;
    try {
      const table = await api.openTable(rules, {}, phrase);
      seats.addHost(table.code, table.host_token);
      for (let seat = 0; seat < SEATS[kind]; seat += 1) await sitDown(table.code);
      place.go(table.code, { dealsBot: kind === "bot", hearsKeys: kind === "keyboard" });
    } catch (error) {
      this.failure = failureOf(error);
      const asks = error instanceof ApiError && /^(phrase_needed|wrong_phrase)$/.test(error.code);
      this.guarded = asks ? kind : null;
    } finally {
      this.busy = null;
    }
  }
}
