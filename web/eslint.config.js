import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/protocol/messages.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      complexity: ["error", { max: 10, variant: "modified" }],
      "max-lines": ["error", 250],
      "no-restricted-globals": [
        "error",
        { name: "Date", message: "performance.now() is the only clock (fairness.md 1.1)" },
      ],
      "no-restricted-properties": [
        "error",
        { property: "randomUUID", message: "needs a secure context; use net/random.ts" },
        { object: "Math", property: "random", message: "use net/random.ts" },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": "off",
      "svelte/no-at-html-tags": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig },
    },
  },
  { files: ["scripts/**", "*.config.*"], languageOptions: { globals: { ...globals.node } } },
  { files: ["public/**"], languageOptions: { sourceType: "script", ecmaVersion: 5 } },
);
