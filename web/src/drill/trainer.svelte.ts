/** A training as it runs: five warm-ups for newcomers, then the rounds that count. */

import { DrillStage, type DrillWorld } from "./stage.svelte";
import {
  ANTICIPATION_MS,
  cardsFor,
  isJack,
  ROUNDS,
  summaryOf,
  WARM_UPS,
  type Outcome,
  type Summary,
} from "./training";

const WAIT_MS_LEAST = 700;
const WAIT_MS_MORE = 1_500;
/** A Jack that nobody slaps, and a decoy that was left alone, go after this. */
const JACK_MS = 1_600;
const DECOY_MS = 900;
const REST_MS = 900;

export class Trainer {
  phase = $state<"intro" | "warm" | "rounds" | "done">("intro");
  /** What was said of the last round. */
  said = $state<Outcome["kind"] | "soon" | null>(null);
  ms = $state<number | null>(null);
  round = $state(0);
  summary = $state.raw<Summary | null>(null);
  isDown = $state(false);
  readonly stage: DrillStage;
  readonly #chance: () => number;
  #cards: readonly string[] = [];
  #outcomes: readonly Outcome[] = [];
  #isOpen = false;

  constructor(world: DrillWorld, chance: () => number) {
    this.stage = new DrillStage(world);
    this.#chance = chance;
  }

  get rounds(): number {
    return this.phase === "warm" ? WARM_UPS : ROUNDS;
  }

  start(isFirst: boolean): void {
    this.stage.stop();
    this.#begin(isFirst ? "warm" : "rounds");
  }

  stop(): void {
    this.stage.stop();
  }

  slap(atMs: number): void {
    if (this.phase === "intro" || this.phase === "done") return;
    this.isDown = true;
    const ms = this.#isOpen ? this.stage.since(atMs) : null;
    if (ms === null || ms < ANTICIPATION_MS) {
      // Before anybody can have seen the card: the round is played again, with another wait.
      this.said = "soon";
      this.#again();
      return;
    }
    const card = this.#cards[this.round] ?? "";
    this.#end(isJack(card) ? { kind: "hit", ms: Math.round(ms) } : { kind: "false" });
  }

  #begin(phase: "warm" | "rounds"): void {
    this.phase = phase;
    this.round = 0;
    this.#outcomes = [];
    this.#cards = cardsFor(this.rounds, this.#chance);
    this.#wait();
  }

  #wait(): void {
    this.stage.clear();
    this.isDown = false;
    this.#isOpen = false;
    this.stage.rise();
    this.stage.later(WAIT_MS_LEAST + this.#chance() * WAIT_MS_MORE, () => {
      this.#show();
    });
  }

  #show(): void {
    const card = this.#cards[this.round] ?? "JS";
    this.said = null;
    this.#isOpen = true;
    this.stage.show(card);
    this.stage.later(isJack(card) ? JACK_MS : DECOY_MS, () => {
      this.#end({ kind: isJack(card) ? "missed" : "left" });
    });
  }

  #again(): void {
    this.#isOpen = false;
    this.stage.stop();
    this.stage.later(REST_MS, () => {
      this.#wait();
    });
  }

  #end(outcome: Outcome): void {
    this.#isOpen = false;
    this.stage.stop();
    this.said = outcome.kind;
    this.ms = outcome.kind === "hit" ? outcome.ms : null;
    this.#outcomes = [...this.#outcomes, outcome];
    this.stage.later(REST_MS, () => {
      this.#next();
    });
  }

  #next(): void {
    this.round += 1;
    if (this.round < this.rounds) this.#wait();
    else if (this.phase === "warm") this.#begin("rounds");
    else this.#finish();
  }

  #finish(): void {
    this.stage.clear();
    this.summary = summaryOf(this.#outcomes);
    this.phase = "done";
  }
}
