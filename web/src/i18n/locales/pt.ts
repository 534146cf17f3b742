/** The words of a table in one language, in a file of their own so that no other language is loaded. */
export default import.meta.glob<string>(
  [
    "../../../../src/slapjack/i18n/locales/pt/*.ftl",
    "!../../../../src/slapjack/i18n/locales/pt/{server,page,sheet,howto,rules,tv,replay}.ftl",
    "!../../../../src/slapjack/i18n/locales/pt/{home,learn,privacy,settings,trainer}.ftl",
    "!../../../../src/slapjack/i18n/locales/pt/{hosting,react}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
