/** The words of the replay viewer, which come with it. */
export default import.meta.glob<string>("../../../../src/slapjack/i18n/locales/*/replay.ftl", {
  query: "?raw",
  import: "default",
});
