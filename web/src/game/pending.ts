/**
 * Actions that the table has not answered yet.
 *
 * Each carries a name, and the table answers a repeat with its first answer, so what was said into
 * a dying socket is simply said again over the next one. Only hands are not: they answer a card
 * that was seen then.
 */

import type { ClientMessage, ServerMessage } from "../protocol/messages";

type Action = Extract<ClientMessage, { action_id: string }>;

export type Answer =
  | { readonly kind: "accepted" }
  | {
      readonly kind: "refused";
      readonly code: string;
      /** What was asked for. */
      readonly what: Action["type"];
      /** A hand or a flip: too many and too quick to complain about each. */
      readonly isRace: boolean;
    };

interface Waiting {
  readonly action: Action;
  readonly resolve: (answer: Answer) => void;
}

const RACE_ACTIONS: ReadonlySet<Action["type"]> = new Set(["slap", "shout", "flip"]);
const WAITING_MAX = 50;

export class Pending {
  readonly #waiting = new Map<string, Waiting>();

  add(action: Action): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(action.action_id, { action, resolve });
      const [oldest] = this.#waiting.keys();
      if (this.#waiting.size > WAITING_MAX && oldest !== undefined) this.#waiting.delete(oldest);
    });
  }

  /** Settle the action that this answers; null where it is none of ours. */
  answer(message: Extract<ServerMessage, { type: "accepted" | "refused" }>): Answer | null {
    const waiting = this.#waiting.get(message.action_id ?? "");
    if (waiting === undefined) return null;
    this.#waiting.delete(message.action_id ?? "");
    const answer = answerTo(waiting.action, message);
    waiting.resolve(answer);
    return answer;
  }

  /** What must be said again over a new socket. */
  unanswered(): Action[] {
    return [...this.#waiting.values()]
      .map(({ action }) => action)
      .filter((action) => action.type !== "slap" && action.type !== "shout");
  }
}

function answerTo(
  action: Action,
  message: Extract<ServerMessage, { type: "accepted" | "refused" }>,
): Answer {
  if (message.type === "accepted") return { kind: "accepted" };
  const isRace = RACE_ACTIONS.has(action.type);
  return { kind: "refused", code: message.code, what: action.type, isRace };
}
