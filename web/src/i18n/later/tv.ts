/** The words of the big screen. */
export default import.meta.glob<string>("../../../../src/slapjack/i18n/locales/*/tv.ftl", {
  query: "?raw",
  import: "default",
});
