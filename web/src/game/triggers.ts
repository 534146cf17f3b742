/**
 * What triggers are called: by one English word each, without its numbers, as it is shouted on the
 * wire (rules.md B70; signs do not count there). Pages translate the word.
 */

/** The shout that is right for every trigger. */
export const HOUSE_WORD = "slapjack";

const RANK_WORDS: Readonly<Record<string, string>> = {
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  "10": "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};

/** The word of a trigger; of `rank:J/K` that of the card on top. */
export function triggerWord(spec: string, top: string): string {
  const [name = ""] = spec.split(":");
  return name === "rank" ? (RANK_WORDS[top.slice(0, -1)] ?? name) : name;
}

/** Every word that a table with these triggers may hear, the house's own first. */
export function shoutWords(triggers: readonly string[]): string[] {
  const words = triggers.flatMap((spec) => {
    const [name = "", ranks = ""] = spec.split(":");
    if (name !== "rank") return [name];
    return ranks.split("/").map((rank) => RANK_WORDS[rank] ?? rank);
  });
  return [...new Set([HOUSE_WORD, ...words])];
}
