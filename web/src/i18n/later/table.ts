/** The words of a table: all that belong to no other page. */
import type { LaterWords } from "../language.svelte";

type Files = Readonly<Record<string, string>>;

function joined(load: () => Promise<{ default: Files }>): () => Promise<string> {
  return async () => Object.values((await load()).default).join("\n");
}

export default {
  "/en/": joined(() => import("../locales/en")),
  "/fr/": joined(() => import("../locales/fr")),
  "/es/": joined(() => import("../locales/es")),
  "/pt/": joined(() => import("../locales/pt")),
  "/it/": joined(() => import("../locales/it")),
} satisfies LaterWords;
