/** The page's sounds and their switch. Sound decorates: it is never waited for. */

import { createSound } from "../sound/synth";
import type { Happening } from "./mirror.svelte";

const sound = createSound();

const PRICED = new Set(["said-pays", "said-pays-all", "said-burn", "said-rests"]);

class Sounds {
  muted = $state(false);

  /** Let the next gesture start the sound; browsers allow it no sooner. */
  unlock(): void {
    sound.unlock();
  }

  toggle(): void {
    this.muted = !this.muted;
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
      case "flip":
        sound.flip();
        break;
      case "trigger":
        sound.jackCue();
        break;
      case "told":
        this.#told(happening.telling.key);
        break;
    }
  }

  #told(key: string): void {
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
