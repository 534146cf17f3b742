/** The words of the page `trainer`. */
import type { LaterWords } from "../language.svelte";

export default import.meta.glob<string>("../../../../src/slapjack/i18n/locales/*/trainer.ftl", {
  query: "?raw",
  import: "default",
}) satisfies LaterWords;
