/** The words of a table in one language, in a file of their own so that no other language is loaded. */
export default import.meta.glob<string>(
  [
    "../../../../src/slapjack/i18n/locales/it/*.ftl",
    "!../../../../src/slapjack/i18n/locales/it/{server,page,sheet,howto,rules,tv,replay}.ftl",
    "!../../../../src/slapjack/i18n/locales/it/{home,learn,privacy,settings,trainer}.ftl",
    "!../../../../src/slapjack/i18n/locales/it/{hosting,react}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
