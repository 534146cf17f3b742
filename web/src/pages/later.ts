/** Pages that are loaded when they are wanted, each with its words; a failed load may be tried again. */

import { tongue, type LaterWords } from "../i18n/language.svelte";
import learnWords from "../i18n/later/learn";
import settingsWords from "../i18n/later/settings";
import replayWords from "../i18n/later/replay";
import tableWords from "../i18n/later/table";
import trainerWords from "../i18n/later/trainer";
import tvWords from "../i18n/later/tv";

export class LaterPage<Page> {
  readonly #words: readonly LaterWords[];
  readonly #module: () => Promise<{ default: Page }>;
  #loaded: Promise<Page> | null = null;

  constructor(words: readonly LaterWords[], module: () => Promise<{ default: Page }>) {
    this.#words = words;
    this.#module = module;
  }

  load(): Promise<Page> {
    this.#loaded ??= this.#fetch().catch((error: unknown) => {
      this.#loaded = null;
      throw error;
    });
    return this.#loaded;
  }

  /** Have it before it is wanted; where that fails, it is loaded then. */
  prepare(): void {
    this.load().catch(() => undefined);
  }

  async #fetch(): Promise<Page> {
    const learned = this.#words.map((words) => tongue.learn(words));
    const [module] = await Promise.all([this.#module(), ...learned]);
    return module.default;
  }
}

export const tablePage = new LaterPage([tableWords], () => import("./Table.svelte"));
export const learnPage = new LaterPage([learnWords], () => import("./Learn.svelte"));
export const trainerPage = new LaterPage(
  [learnWords, trainerWords],
  () => import("./Trainer.svelte"),
);
export const settingsPage = new LaterPage([settingsWords], () => import("./Settings.svelte"));
export const settingsForm = new LaterPage(
  [settingsWords],
  () => import("../components/SettingsForm.svelte"),
);
export const rulesPage = new LaterPage([tableWords], () => import("./Rules.svelte"));
export const tvPage = new LaterPage([tableWords, tvWords], () => import("./Tv.svelte"));
export const resultPage = new LaterPage([tableWords], () => import("./Result.svelte"));
export const replayPage = new LaterPage([tableWords, replayWords], () => import("./Replay.svelte"));
