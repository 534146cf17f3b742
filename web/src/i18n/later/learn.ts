/** The words of the page `learn`. */
import type { LaterWords } from "../language.svelte";

export default import.meta.glob<string>("../../../../src/slapjack/i18n/locales/*/learn.ftl", {
  query: "?raw",
  import: "default",
}) satisfies LaterWords;
