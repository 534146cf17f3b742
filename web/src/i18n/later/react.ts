/** The words of the reactions. */
export default import.meta.glob<string>("../../../../src/slapjack/i18n/locales/*/react.ftl", {
  query: "?raw",
  import: "default",
});
