import { expect, test } from "vitest";
import { lay } from "./cards";
import { expectAgreement, type Player } from "./player";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

/** Nobody is hurried: a machine that is busy may be slow between two presses. */
const PATIENT = { min_cover_ms: 200, flip_timeout_ms: 0 };

/** Two pages press almost at once; where the machine gives one of them no time, they try again. */
const CLOSE = { retry: 2 };

test(
  "a tie is a moment on all screens, and the next card decides it, whatever it is",
  CLOSE,
  async () => {
    const rules = { ...PATIENT, tie_epsilon_ms: 100 };
    const start = lay(["JS", "5C", ""]);
    const { code, players } = await house.play({ start, rules }, [{}, {}, {}]);
    const [first, second, third] = players as [Player, Player, Player];
    await first.slapsAt("^J", 250);
    await second.slapsAt("^J|^5", 260);
    await first.flip();
    await Promise.all([
      first.hears(/^Tie! Slap the next card before /),
      second.hears(/^Tie! Slap the next card before /),
      third.hears(/^Tie! Only .+ \+ .+ slap the next card\./),
      ...players.map(({ page }) => page.locator(".tie").waitFor()),
    ]);
    await Promise.all([
      second.hears(/^You win 2 cards/),
      first.hears(/ wins 2 cards/),
      third.hears(/ wins 2 cards/),
    ]);
    const after = await expectAgreement(house.stage, code, players);
    expect(after.pile).toEqual([]);
    expect(await third.page.locator(".tie").count()).toBe(0);
  },
);

test(
  "a pile is shared where the house shares it, and everybody learns who got what",
  CLOSE,
  async () => {
    const rules = { ...PATIENT, tie_epsilon_ms: 100, tie_rule: "split" };
    const { code, players } = await house.play({ start: lay(["2C", "JS"]), rules }, [{}, {}]);
    const [first, second] = players as [Player, Player];
    await first.slapsAt("^J", 250);
    await second.slapsAt("^J", 260);
    await first.flip();
    await second.flip();
    await Promise.all(
      players.map((player) => player.hears(/^Tie! They share the pile: .+ \+1, .+ \+1\./)),
    );
    const after = await expectAgreement(house.stage, code, players);
    expect([after.pile, after.stocks]).toEqual([[], [26, 26]]);
  },
);

test("a challenge shows who owes how many, and its winner takes the pile by a tap", async () => {
  const rules = { ...PATIENT, preset: "egyptian-ratscrew", claim_delay_ms: 5_000 };
  const start = lay(["QS", "2D 4D"]);
  const { code, players } = await house.play({ start, rules }, [{}, {}]);
  const [owner, payer] = players as [Player, Player];
  await owner.flip();
  await payer.page.getByText(/^You have 2 cards to answer /).waitFor();
  await owner.page.getByText(/ has 2 cards to answer you$/).waitFor();
  await payer.flip();
  await payer.page.getByText(/^You have 1 card to answer /).waitFor();
  await payer.flip();
  await payer.page
    .getByText(/ has won the challenge and takes the pile…$/)
    .first()
    .waitFor();
  await owner.button(/Take the pile/).click();
  await owner.hears("You take 3 cards.");
  const after = await expectAgreement(house.stage, code, players);
  expect([after.pile, after.stocks]).toEqual([[], [28, 24]]);
  expect(owner.sent("claim")).toHaveLength(1);
});

test("who has no cards slaps in and is back", async () => {
  const rules = { ...PATIENT, preset: "egyptian-ratscrew" };
  const start = lay(["2S", "5H 5D"], { rest: [1] });
  const { code, players } = await house.play({ start, rules }, [{}, {}]);
  const [poor, rich] = players as [Player, Player];
  await poor.slapsAt("^5D", 200);
  await poor.flip();
  await poor.hears("No cards left. Slap in to come back!");
  await rich.page.getByText(/^No cards, can slap in: /).waitFor();
  await rich.flip();
  await rich.seesPileOf(2);
  await rich.flip();
  await poor.hears("You are back!");
  const after = await expectAgreement(house.stage, code, players);
  expect(after.stocks).toEqual([3, 49]);
});
