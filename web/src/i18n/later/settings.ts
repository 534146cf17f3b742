/** The words of the settings. */
import type { LaterWords } from "../language.svelte";

export default import.meta.glob<string>("../../../../src/slapjack/i18n/locales/*/settings.ftl", {
  query: "?raw",
  import: "default",
}) satisfies LaterWords;
