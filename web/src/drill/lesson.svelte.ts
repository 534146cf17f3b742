/**
 * Slapjack in a minute: five cards, each for one thing to know. Nobody can do anything wrong.
 *
 * A Seven to flip, a Jack to slap, a Queen to leave alone, a last card, and a Jack to come back by.
 */

import { DrillStage, type DrillWorld } from "./stage.svelte";

export type Step = "flip" | "jack" | "queen" | "last" | "chance" | "done";

const CARDS = { flip: "7H", jack: "JS", queen: "QD", last: "2C", chance: "JH" } as const;
/** Times to read a line in, and for a card's back to rise. */
const READ_MS = 2_200;
const PAUSE_MS = 1_100;
const RISE_MS = 700;
/** Whoever has not slapped by then is told how. */
const HINT_MS = 4_000;

export class Lesson {
  step = $state<Step>("flip");
  /** What is said, as a message key of the lesson. */
  said = $state("flip");
  /** One's own cards. */
  stock = $state(2);
  /** The last reaction, and the best. */
  ms = $state<number | null>(null);
  bestMs = $state<number | null>(null);
  /** A hand lies on the pile. */
  isDown = $state(false);
  readonly stage: DrillStage;
  #waits: "flip" | "slap" | "nothing" = "flip";
  #isQueenSlapped = false;

  constructor(world: DrillWorld) {
    this.stage = new DrillStage(world);
  }

  get mayFlip(): boolean {
    return this.#waits === "flip";
  }

  stop(): void {
    this.stage.stop();
  }

  flip(): void {
    if (!this.mayFlip) return;
    const isLast = this.step === "last";
    this.#waits = "nothing";
    this.stock -= 1;
    this.stage.show(isLast ? CARDS.last : CARDS.flip);
    this.said = isLast ? "no-cards" : "flipped";
    this.stage.later(READ_MS, () => {
      this.#turn(isLast ? "chance" : "jack");
    });
  }

  /** A palm came down. */
  slap(atMs: number): void {
    if (this.step === "done") return;
    this.isDown = true;
    this.stage.later(PAUSE_MS, () => (this.isDown = false));
    if (this.#waits === "slap") this.#won(this.stage.since(atMs));
    else if (this.step === "queen") this.#false();
    else this.said = this.stage.pile.length === 0 ? "empty" : "early";
  }

  #turn(step: "jack" | "queen" | "chance"): void {
    this.step = step;
    this.stage.rise();
    this.stage.later(RISE_MS, () => {
      this.stage.show(CARDS[step]);
      this.said = step;
      if (step === "queen") this.#leaveAlone();
      else this.#await(step);
    });
  }

  #await(step: Step): void {
    this.#waits = "slap";
    this.stage.later(HINT_MS, () => {
      if (this.step === step && this.#waits === "slap") this.said = "hint";
    });
  }

  #won(ms: number | null): void {
    this.#waits = "nothing";
    this.ms = ms === null ? null : Math.round(ms);
    if (this.ms !== null) this.bestMs = Math.min(this.ms, this.bestMs ?? Infinity);
    const isBack = this.step === "chance";
    this.said = isBack ? "back" : "won";
    this.stock += this.stage.pile.length;
    this.stage.later(READ_MS, () => {
      this.stage.clear();
      if (isBack) this.#finish();
      else this.#turn("queen");
    });
  }

  #leaveAlone(): void {
    this.stage.later(READ_MS, () => {
      if (!this.#isQueenSlapped) this.#after("watched");
    });
  }

  /** Shown kindly: what it costs, and that it costs no more than that. */
  #false(): void {
    if (this.#isQueenSlapped || this.said === "watched" || this.said !== "queen") return;
    this.#isQueenSlapped = true;
    this.stock -= 1;
    this.#after("false");
  }

  #after(said: "watched" | "false"): void {
    this.said = said;
    this.stage.later(READ_MS, () => {
      this.step = "last";
      this.said = "last";
      this.stock = 1;
      this.#waits = "flip";
    });
  }

  #finish(): void {
    this.step = "done";
    this.said = "done";
  }
}
