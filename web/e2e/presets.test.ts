import { expect, test } from "vitest";
import { DECK, lay } from "./cards";
import type { Player } from "./player";
import { usePlayhouse } from "./playhouse";
import type { Start } from "./stage";

const house = usePlayhouse();

/** A short game: the person holds nearly everything, the bots the card or two that were laid. */
interface Short {
  readonly preset: string;
  readonly rules?: object;
  /** The cards; without any the deck is dealt, as a limit of time needs. */
  readonly start?: Start;
  /** What the person does while the cards fall. */
  readonly act?: (me: Player) => Promise<void>;
  /** Faces that the person slaps by reflex. */
  readonly slaps?: string;
  readonly reason: string;
  /** The head of the result page, and the line below it. */
  readonly says: readonly [string | RegExp, string];
}

const ALONE = ["You win!", "Everybody else ran out of cards."] as const;
const EVERYTHING = ["You win!", "All the cards in one hand."] as const;

/** The person flips 2S, a bot its only card, a Jack. */
const jack = lay(["2S", "JS"], { rest: [0] });

const GAMES: readonly Short[] = [
  { preset: "classic", start: jack, slaps: "^J", reason: "last_standing", says: ALONE },
  {
    preset: "frappe-le-valet",
    start: lay(["2S", "JS", "JH"], { rest: [0] }),
    slaps: "^J",
    reason: "all_cards",
    says: EVERYTHING,
  },
  { preset: "italian", start: jack, slaps: "^J", reason: "all_cards", says: EVERYTHING },
  { preset: "strict-kids", start: jack, slaps: "^J", reason: "last_standing", says: ALONE },
  {
    preset: "little-ones",
    rules: { time_limit_s: 3 },
    reason: "time_limit",
    says: [/^(You win|.+ wins|A draw)!$/, "Time is up."],
  },
  {
    preset: "fast",
    start: lay(["2S", "3S"], { rest: [0] }),
    reason: "last_standing",
    says: ALONE,
  },
  {
    preset: "doubles-and-sandwiches",
    rules: { max_flips: 3 },
    start: lay(["2S 4S", "2H 5S"], { rest: [0] }),
    slaps: "^2H",
    reason: "flip_limit",
    says: ["You win!", "The last flip was made."],
  },
  {
    preset: "shout",
    rules: { shout_window_ms: 2_000 },
    start: jack,
    slaps: "^J",
    act: async (me) => {
      await me.seesPileOf(1);
      await me.page.locator(".pile__rising").waitFor();
      await me.page.keyboard.press("s");
    },
    reason: "last_standing",
    says: ALONE,
  },
  { preset: "one-hand", start: jack, slaps: "^J", reason: "last_standing", says: ALONE },
  {
    preset: "egyptian-ratscrew",
    start: lay(["KS", "3S"], { rest: [0] }),
    act: async (me) => {
      await me.button(/Take the pile/).click();
    },
    reason: "all_cards",
    says: EVERYTHING,
  },
  {
    preset: "classic",
    rules: { max_redeals: 0 },
    start: {
      stocks: [["2S"], ["3S"]],
      pile: DECK.filter((card) => card !== "2S" && card !== "3S").toReversed(),
      turn: 0,
    },
    reason: "draw",
    says: ["A draw!", "Nobody could go on."],
  },
];

test.each(GAMES)("a game of $preset is played to its end: $reason", async (game) => {
  const rules = { preset: game.preset, min_cover_ms: 200, claim_delay_ms: 5_000, ...game.rules };
  const { start } = game;
  const { code, host_token } = await house.stage.openTable({ rules, ...(start && { start }) });
  const me = await house.guest({ code: `${code}#host=${host_token}` });
  for (let taken = 1; taken < (start?.stocks.length ?? 2); taken += 1) {
    await me.button("Add a bot").click();
    await me.page.getByText(`${taken + 1} of 8`).waitFor();
  }
  await me.button("Deal").click();
  if (start !== undefined) await me.comesToLaidCards();
  if (game.slaps !== undefined) await me.slapsAt(game.slaps, 110);
  await me.flipsAlways();
  await game.act?.(me);
  await me.page.getByRole("heading", { name: game.says[0] }).waitFor({ timeout: 20_000 });
  await me.page.locator("p.lead", { hasText: game.says[1] }).waitFor();
  const look = await house.stage.look(code);
  expect([look.phase, look.view?.over?.reason]).toEqual(["finished", game.reason]);
});
