/** What hands cost, which of them need a reason, and which of them only their owner's ears. */

import type { View } from "../protocol/messages";
import type { Scene, Told } from "./telling";
import type { EventOf } from "./view";

export function penaltyTold(event: EventOf<"penalty">, scene: Scene): Told {
  const { from: seat, cards: count } = event;
  const lead = whyOf(seat, scene);
  if (event.burned) return { key: "said-burn", lead, seat, cards: count };
  const key = event.to.length === 1 ? "said-pays" : "said-pays-all";
  return { key, lead, seat, other: event.to[0] ?? null, cards: count };
}

/** Why a hand costs something. */
export function whyOf(seat: number, { hands }: Scene): string {
  const reason = hands.findLast((one) => one.seat === seat)?.reason ?? "no_trigger";
  return reason === "no_trigger" ? "why-false" : `why-${reason}`;
}

export function foulTold(event: EventOf<"foul">, { rules }: View): Told | null {
  const { seat, kind } = event;
  if (kind === "hand") return null;
  if (kind === "peek") return { key: "said-peek", seat };
  const onTop = rules.toward_self_remedy === "top";
  return { key: onTop ? "said-toward-top" : "said-toward", seat };
}

/** Hands that need a reason. A win, a loss, and a slap that is paid have events of their own. */
export function handTold(event: EventOf<"hand">, { before, next }: Scene): Told | null {
  const { seat, result, reason } = event;
  if (next !== undefined && PRICES.has(next.event)) return null;
  switch (result) {
    case "late":
      return { key: "said-late", seat };
    case "void":
      return reason === "tie_false_start"
        ? null
        : { key: VOID_BY[reason ?? ""] ?? "said-early", seat };
    case "false": {
      const free = before.rules.false_slap === "none";
      return { key: free ? "said-false-free" : "said-false", seat };
    }
    case "ignored":
    case "rejected": {
      const key = PRIVATE_BY[reason ?? ""];
      return key === undefined ? null : { key, seat, isPrivate: true };
    }
    default:
      return null;
  }
}

const PRICES: ReadonlySet<string> = new Set(["penalty", "pile_given", "timed_out"]);

const VOID_BY: Readonly<Record<string, string>> = {
  contact: "said-contact",
  hand: "said-foul",
  silent: "said-silent",
};

const PRIVATE_BY: Readonly<Record<string, string>> = {
  flipper: "said-flipper",
  tie: "said-not-tied",
  claim: "said-claimed",
  timeout: "said-timeout",
  eliminated: "said-ghost",
};
