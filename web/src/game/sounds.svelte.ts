/** The page's sounds, as loud as the settings say. Sound decorates: it is never waited for. */

import { settings } from "../settings/here";
import { doubleCue, heartbeat, otherCue, sandwichCue, tick } from "../sound/cues";
import { Music } from "../sound/music";
import { createSound } from "../sound/synth";
import type { Voice } from "../sound/voices";
import type { Cue } from "./cue";
import { shiver } from "./haptics";
import { lights, type Light } from "./lights.svelte";
import type { Happening } from "./onlooker";
import type { Telling } from "./telling";

const sound = createSound();
const music = new Music(() => sound.stage);

const BELLS = new Set([
  ...["said-minute", "said-seconds", "said-flips-left", "said-time-up", "said-flips-up"],
]);
const PRICED = new Set(["said-pays", "said-pays-all", "said-burn", "said-rests"]);
const TAKEN = new Set(["said-won", "said-challenge-won", "said-pile-given"]);

const CUES: Readonly<Record<Exclude<Cue, "rank">, Voice>> = {
  double: doubleCue,
  sandwich: sandwichCue,
  other: otherCue,
};

/** What shines where a sound would come. */
function lightOf(happening: Happening): Light | null {
  switch (happening.kind) {
    case "slap":
    case "trigger":
    case "bell":
      return happening.kind;
    case "flip":
      return happening.cue === null ? "card" : "trigger";
    case "told": {
      const { key, lead } = happening.telling;
      if (BELLS.has(key) || BELLS.has(lead ?? "")) return "bell";
      return TAKEN.has(key) ? "taken" : PRICED.has(key) ? "false" : null;
    }
    default:
      return null;
  }
}

class Sounds {
  /** The flip whose face came with its cue already. */
  #cued = false;
  #isPlaying = false;
  /** Another screen plays for the room. */
  #isHushed = $state(false);
  /** This one plays all the same. */
  #isLoudHere = $state(false);

  get muted(): boolean {
    return settings.values.muted || (this.#isHushed && !this.#isLoudHere);
  }

  /** Seconds from a sound to the loudspeaker; null where the browser does not say. */
  get latency(): number | null {
    return sound.latency;
  }

  /** Let the next gesture start the sound; browsers allow it no sooner. */
  unlock(): void {
    sound.unlock();
  }

  toggle(): void {
    // Beside another screen this is about today only; what was set for every day stays.
    if (this.#isHushed && !settings.values.muted) {
      this.#isLoudHere = !this.#isLoudHere;
      this.#level();
      return;
    }
    const wasMuted = this.muted;
    this.#isLoudHere = wasMuted;
    settings.set({ muted: !wasMuted });
  }

  /** Another screen plays for the room, or does no more: this one is quiet unless told otherwise. */
  hush(isHushed: boolean): void {
    this.#isHushed = isHushed;
    this.#level();
  }

  /** Whether a gesture has let the sound start. */
  get isOn(): boolean {
    return sound.running && !this.muted;
  }

  /** A game runs, or none does: music is for games. */
  atPlay(isPlaying: boolean): void {
    this.#isPlaying = isPlaying;
    this.#level();
  }

  /** As loud as the settings say, from now on. */
  follow(): void {
    settings.watch(({ effects }) => {
      sound.volume = effects;
      this.#level();
    });
  }

  play(happening: Happening, isOwn = false): void {
    const light = settings.values.lights ? lightOf(happening) : null;
    if (light !== null) lights.shine(light, performance.now());
    switch (happening.kind) {
      case "slap":
        sound.slap();
        if (settings.values.haptics) shiver("slap");
        break;
      case "shout":
        sound.call();
        break;
      case "bell":
        sound.bell();
        break;
      case "armed":
        music.holdBreath();
        break;
      case "flip":
        this.#flip(happening.cue);
        break;
      case "trigger":
        if (!this.#cued) this.#cue("other");
        break;
      case "told":
        this.#told(happening.telling, isOwn);
        break;
    }
  }

  /** One beat for a pile that grows. */
  beat(): void {
    if (!settings.values.byEar) sound.play(heartbeat);
  }

  /** A slap, to hear how loud it is. */
  test(): void {
    sound.slap();
  }

  win(): void {
    sound.win();
  }

  #flip(cue: Cue | null): void {
    music.goOn();
    this.#cued = cue !== null;
    if (!settings.values.byEar) sound.flip();
    else if (cue === null) sound.play(tick);
    if (cue !== null) this.#cue(cue);
  }

  #cue(cue: Cue): void {
    this.#cued = true;
    if (cue === "rank") sound.jackCue();
    else sound.play(CUES[cue]);
  }

  #level(): void {
    sound.muted = this.muted;
    const { music: volume, byEar } = settings.values;
    // Who plays by ear hears nothing beside the game.
    music.play(this.#isPlaying && !byEar ? volume : 0);
  }

  #told({ key, lead }: Telling, isOwn: boolean): void {
    if (BELLS.has(key) || BELLS.has(lead ?? "")) sound.bell();
    if (TAKEN.has(key)) sound.sweep();
    if (PRICED.has(key)) sound.falseSlap();
    if (!isOwn || !settings.values.haptics) return;
    if (key === "said-won") shiver("won");
    if (PRICED.has(key)) shiver("false");
  }
}

export const sounds = new Sounds();
sounds.follow();
