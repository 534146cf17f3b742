/** Scenes on the course of a game rather than on a slap: the deal, the times, the end. */

import { Scene } from "./stage";
import type { Play, Value } from "./scenes";

/** Seconds as a clock shows them, from a setting in milliseconds. */
function seconds(value: Value): string {
  const shown = Number(value) / 1000;
  return `${shown} s`;
}

/** A setting in seconds as minutes and seconds. */
function clock(value: Value): string {
  const whole = Number(value);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function people(count: number, sign: string): Scene {
  const scene = new Scene({ you: 0, other: 2, third: 1 }).note(`${sign} ${count}`);
  return scene.pay("other", "you").note(`${sign} ${count}`);
}

/** A card is seen while it is dealt; a sign says what becomes of the stock that it goes to. */
function exposed(sign: string): Scene {
  const scene = new Scene({ you: 1, other: 3, third: 1 }).flip("other", "9H").note("!");
  return scene.take("you").note(sign);
}

const NOTES: Readonly<Record<string, string>> = {
  random: "?",
  youngest: "5",
  host: "★",
  rotate: "↻",
  none: "–",
  optional: "?",
  required: "!",
};

function atTheDeal(value: Value): Scene {
  const scene = new Scene({ you: 0, other: 6, third: 0 }).note(NOTES[String(value)] ?? "");
  return scene.pay("other", "third").pay("other", "you").pay("other", "third").pay("other", "you");
}

function flipAfter(text: string): Scene {
  return new Scene({ pile: ["8C"] }).flip("other", "4H").note(text).flip("you", "9S");
}

function bell(text: string): Scene {
  return new Scene({ you: 4, other: 2, pile: ["8C"] })
    .flip("other", "4H", text)
    .star("you", `♪ ${text}`);
}

function leaves(value: Value): Scene {
  const scene = new Scene({ other: 2, third: 2, pile: ["8C"] }).out("other");
  if (value === "deal_out") return scene.pay("other", "third").pay("other", "you");
  return scene.burn("other", 2);
}

export const SCENES_OF_THE_TABLE: Readonly<Record<string, Play>> = {
  min_players: (value) => people(Number(value), "≥"),
  max_players: (value) => people(Number(value), "≤"),
  jokers: (value) => {
    const jokers = ["X1", "X2"].slice(0, Number(value));
    return new Scene({ you: 2, pile: ["4C"] }).flip("other", jokers[0] ?? "9H");
  },
  dealer_choice: atTheDeal,
  cut: (value) => {
    const scene = new Scene({ you: 0, other: 6, third: 0 }).note(NOTES[String(value)] ?? "");
    if (value !== "none") scene.pay("other", "third", 3).pay("third", "other", 3);
    return scene.pay("other", "third").pay("other", "you");
  },
  misdeal: (value) => exposed(value === "ignore" ? "–" : "↻"),
  misdeal_per_mille: (value) => exposed(`${Number(value)} / 1000`),
  end_condition: (value) => {
    if (value === "all_cards") {
      return new Scene({ you: 4, other: 0, pile: ["8C"] })
        .flip("you", "JS")
        .slap("you", "good")
        .take("you")
        .star("you");
    }
    const scene = new Scene({ you: 4, other: 0, pile: ["8C"] }).flip("you", "JS");
    return scene.slap("you", "good").out("other").star("you");
  },
  time_limit_s: (value) => bell(Number(value) > 0 ? clock(value) : "∞"),
  max_flips: (value) => bell(String(value)),
  leave_policy: leaves,
  rank_by_elimination: (value) => {
    const scene = new Scene({ you: 4, third: 0, other: 0 }).out("third").out("other");
    return scene.star("you", value === true ? "1 2 3" : "1");
  },
  pace: () => flipAfter("…"),
  min_cover_ms: (value) => flipAfter(seconds(value)),
  flip_timeout_ms: (value) => flipAfter(Number(value) > 0 ? seconds(value) : "∞"),
  idle_ms: (value) =>
    new Scene({ you: 0, other: 1, pile: ["8C"] }).flip("other", "JS").note(seconds(value)),
  disconnect_grace_s: (value) => {
    const scene = new Scene({ pile: ["8C"] }).out("other").note(clock(value));
    return scene.flip("other", "4H");
  },
};
