/** What is played to show a setting of the house rules, as it stands. */

import { Scene, type Mark } from "./stage";
import { facesOf } from "./triggers";
import { SCENES_OF_THE_TABLE } from "./tableScenes";

export type Value = string | number | boolean | readonly string[];
export type Play = (value: Value) => Scene;

const falseSlap = (you = 3): Scene =>
  new Scene({ you, third: 3, pile: ["8C"] }).flip("other", "QH");

/** A hand that is not as it should be: free, or paid for. */
function fault(value: Value, hold: { isFinger?: boolean; flips?: boolean }): Scene {
  const scene = new Scene({ pile: ["8C"] }).flip("other", "JS");
  const priced = value === "false_slap";
  scene.slap("you", priced ? "bad" : "void", hold);
  return priced ? scene.pay("you", "other") : scene;
}

function race(faces: readonly string[]): Scene {
  const scene = new Scene({ pile: faces.slice(0, -1) });
  return scene
    .flip("other", faces.at(-1) ?? "JS")
    .slap("you", "good")
    .take("you");
}

function triggers(value: Value): Scene {
  const specs = Array.isArray(value) ? value : [value];
  // The one that stands out is told best: the last of the list.
  return race(facesOf(String(specs.at(-1) ?? "rank:J")));
}

function guess(value: Value): Scene {
  const mark: Mark = value === "allow" ? "good" : value === "void" ? "void" : "bad";
  const scene = new Scene({ pile: ["8C"] }).arm("other").slap("you", mark).reveal("JS");
  if (mark === "good") return scene.take("you");
  return mark === "bad" ? scene.pay("you", "other") : scene;
}

function challenge(value: Value): Scene {
  const scene = new Scene({ you: 3, other: 4 }).flip("you", "KS").flip("other", "2H");
  if (value !== true) return scene.flip("you", "9C");
  return scene.flip("other", "7D").flip("other", "9C").take("you");
}

function wonChallenge(): Scene {
  return new Scene({ you: 2, other: 3, third: 3, pile: ["JS"] }).flip("other", "9H");
}

function lastChance(value: Value): Scene {
  if (value === "none") return new Scene({ you: 1, pile: ["8C"] }).flip("you", "4H").out("you");
  const scene = new Scene({ you: 0, third: 3, pile: ["8C"] }).flip("other", "JS");
  if (value === "one") return scene.slap("you", "good").take("you");
  scene.slap("third", "good").take("third").flip("other", "2D").flip("third", "JH");
  return scene.slap("you", "good").take("you");
}

function tie(value: Value): Scene {
  const scene = new Scene({ third: 3, pile: ["8C", "2S"] }).flip("other", "JS");
  switch (value) {
    case "replay":
      scene
        .slapAll(
          [
            ["you", "tie"],
            ["third", "tie"],
          ],
          "=",
        )
        .flip("third", "4D");
      return scene.slap("you", "good").take("you");
    case "split":
      return scene
        .slapAll(
          [
            ["you", "tie"],
            ["third", "tie"],
          ],
          "=",
        )
        .share(["you", "third"]);
    case "coin":
      return scene
        .slapAll(
          [
            ["you", "tie"],
            ["third", "tie"],
          ],
          "?",
        )
        .take("third");
    default:
      return scene
        .slapAll([
          ["you", "good"],
          ["third", null],
        ])
        .take("you");
  }
}

/** Who flips next when you won the card that `other` flipped. */
const NEXT = { winner: "you", after_winner: "other", after_flipper: "third" } as const;

function next(value: Value): Scene {
  const scene = new Scene({ third: 3, pile: ["8C"] }).flip("other", "JS").slap("you", "good");
  const who = NEXT[value as keyof typeof NEXT] ?? "third";
  return scene.take("you").turn(who).flip(who, "6D");
}

const SCENES_OF_PLAY: Readonly<Record<string, Play>> = {
  triggers,
  next_after_win: next,
  tie_rule: tie,
  challenge,
  last_chance: lastChance,
  anticipation_rule: guess,
  anticipation_ms: () => guess("void"),
  bad_contact: (value) => fault(value, { isFinger: true }),
  hand_foul: (value) => fault(value, { flips: true }),

  toward_self_remedy: (value) => {
    const scene = new Scene({ pile: ["8C"] }).flip("you", "JS", "!");
    scene.back("you", value === "top" ? "top" : "bottom");
    return scene.flip("you", value === "top" ? "JS" : "4H");
  },
  flipper_may_slap: (value) => {
    const scene = new Scene({ pile: ["8C"] }).flip("you", "JS");
    if (value === true) return scene.slap("you", "good").take("you");
    return scene.slap("you", "void").slap("other", "good").take("other");
  },
  win_pile: (value) => {
    const scene = race(["8C", "4H", "JS"]);
    return value === "bottom" ? scene : scene.note("↻");
  },
  false_slap: (value) => {
    const scene = falseSlap().slap("you", "bad");
    if (value === "to_each") return scene.pay("you", "other").pay("you", "third");
    if (value === "burn") return scene.burn("you");
    if (value === "pile_to_flipper") return scene.take("other");
    if (value === "timeout") return scene.flip("third", "3C", "1").slap("you", "void");
    return value === "none" ? scene.note("0") : scene.pay("you", "other");
  },
  penalty_cards: (value) => falseSlap(5).slap("you", "bad").pay("you", "other", Number(value)),
  timeout_flips: (value) =>
    falseSlap()
      .slap("you", "bad")
      .flip("third", "3C")
      .slap("you", "void", {}, `×${String(value)}`),
  self_false_slap: (value) => {
    const scene = new Scene({ third: 3, pile: ["8C"] }).flip("you", "QH").slap("you", "bad");
    if (value === "burn") return scene.burn("you");
    return value === "none" ? scene.note("0") : scene.pay("you", "other");
  },
  max_false_per_flip: (value) => {
    const scene = falseSlap(5).slap("you", "bad").pay("you", "other").slap("you", "bad", {}, "2");
    return Number(value) > 1 ? scene.pay("you", "other") : scene.note("0");
  },
  broke_false_slap: (value) => {
    const scene = falseSlap(0).slap("you", "bad");
    return value === "eliminate" ? scene.out("you") : scene.note("0");
  },
  empty_slap: (value) => {
    const priced = value === "penalise";
    const scene = new Scene().slap("you", priced ? "bad" : "void");
    return priced ? scene.pay("you", "other") : scene;
  },
  contact: (value) => {
    const scene = new Scene({ pile: ["8C"] }).flip("other", "JS");
    const any = value === "any";
    return scene.slap("you", any ? "good" : "void", { isFinger: true }).slap("you", "good");
  },
  slap_hand: (value) => {
    const scene = new Scene({ pile: ["8C"] }).flip("other", "JS");
    const own: Mark = value === "non_flipping" ? "void" : "good";
    scene.slap("you", own, { flips: true });
    return scene.slap("you", value === "flipping" ? "void" : "good");
  },
  shout: (value) => {
    const scene = new Scene({ third: 3, pile: ["8C"] }).flip("other", "JS");
    if (value !== "required") return scene.slap("you", "good").take("you");
    return scene.slap("third", "void").shout("you", "good").take("you");
  },
  shout_window_ms: () =>
    new Scene({ pile: ["8C"] }).flip("other", "JS").slap("you", null, {}, "…").shout("you", "good"),
  late_grace_ms: (value) => {
    const scene = new Scene({ pile: ["8C"] }).flip("other", "JS").flip("you", "4H");
    const free = Number(value) > 0;
    scene.slap("you", free ? "void" : "bad");
    return free ? scene : scene.pay("you", "other");
  },
  own_last_trigger: (value) => {
    const scene = new Scene({ you: 1, third: 3, pile: ["8C"] }).flip("you", "JS");
    scene.slap("third", "good").take("third");
    return value === "counts" ? scene.out("you") : scene.flip("other", "4H");
  },
  buried_uses_chance: (value) => {
    const scene = new Scene({ you: 0, third: 3 }).flip("other", "JS").flip("third", "4H");
    return value === true ? scene.out("you") : scene.flip("other", "JH").slap("you", "good");
  },
  max_redeals: (value) => {
    const scene = new Scene({ you: 0, other: 1, pile: ["8C", "4D", "2S"] }).flip("other", "9H");
    return Number(value) > 0 ? scene.note("↻").share(["you", "other"]) : scene.note("=");
  },
  tie_epsilon_ms: () =>
    new Scene({ third: 3, pile: ["8C"] }).flip("other", "JS").slapAll(
      [
        ["you", "tie"],
        ["third", "tie"],
      ],
      "=",
    ),
  max_tie_replays: (value) => {
    const scene = new Scene({ third: 3, pile: ["8C"] }).flip("other", "JS");
    scene
      .slapAll(
        [
          ["you", "tie"],
          ["third", "tie"],
        ],
        "=",
      )
      .flip("third", "4D");
    scene.slapAll(
      [
        ["you", "tie"],
        ["third", "tie"],
      ],
      `×${String(value)}`,
    );
    return scene.share(["you", "third"]);
  },
  challenge_stoppers: (value) => {
    const rank = Array.isArray(value) ? (value[0] ?? "10") : "10";
    const scene = new Scene({ third: 3 }).flip("you", "KS").flip("other", "3H");
    return scene.flip("other", `${rank}D`, "✓").turn("third");
  },
  slap_after_challenge: (value) => {
    const scene = wonChallenge().flip("other", "9C").note("✓");
    if (value !== true) return scene.slap("third", "void").take("you");
    return scene.slap("third", "good").take("third");
  },
  claim_delay_ms: () => wonChallenge().note("…").take("you"),
};

export const SCENES: Readonly<Record<string, Play>> = { ...SCENES_OF_PLAY, ...SCENES_OF_THE_TABLE };
