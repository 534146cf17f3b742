/** The page's sounds and their switch. Sound decorates: it is never waited for. */

import { createSound } from "../sound/synth";
import type { Happening } from "./mirror.svelte";
import type { Telling } from "./telling";

const sound = createSound();

const BELLS = new Set([
  ...["said-minute", "said-seconds", "said-flips-left", "said-time-up", "said-flips-up"],
]);
const PRICED = new Set(["said-pays", "said-pays-all", "said-burn", "said-rests"]);

class Sounds {
  muted = $state(false);
  /** What the listener chose by hand; null while the page decides. */
  #chosen: boolean | null = null;
  #isHushed = false;

  /** Let the next gesture start the sound; browsers allow it no sooner. */
  unlock(): void {
    sound.unlock();
  }

  toggle(): void {
    this.#chosen = !this.muted;
    this.#apply();
  }

  /** Another screen plays for the room, or does no more: this one is quiet unless told otherwise. */
  hush(isHushed: boolean): void {
    this.#isHushed = isHushed;
    this.#apply();
  }

  /** Whether a gesture has let the sound start. */
  get isOn(): boolean {
    return sound.running && !this.muted;
  }

  #apply(): void {
    this.muted = this.#chosen ?? this.#isHushed;
    sound.muted = this.muted;
  }

  play(happening: Happening): void {
    switch (happening.kind) {
      case "slap":
        sound.slap();
        break;
      case "shout":
        sound.call();
        break;
      case "bell":
        sound.bell();
        break;
      case "flip":
        sound.flip();
        break;
      case "trigger":
        sound.jackCue();
        break;
      case "told":
        this.#told(happening.telling);
        break;
    }
  }

  #told({ key, lead }: Telling): void {
    if (BELLS.has(key) || BELLS.has(lead ?? "")) sound.bell();
    if (key === "said-won" || key === "said-challenge-won" || key === "said-pile-given") {
      sound.sweep();
    }
    if (PRICED.has(key)) sound.falseSlap();
  }

  win(): void {
    sound.win();
  }
}

export const sounds = new Sounds();
