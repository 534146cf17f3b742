/** The words of what a host decides. */
export default import.meta.glob<string>("../../../../src/slapjack/i18n/locales/*/hosting.ftl", {
  query: "?raw",
  import: "default",
});
