import { expect, test } from "vitest";
import { lay } from "./cards";
import { faceStands } from "./eyes";
import { expectAgreement, Glass, middleOf, type Player } from "./player";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

/** Nobody is hurried: a machine that is busy may be slow between two presses. */
const PATIENT = { min_cover_ms: 200, flip_timeout_ms: 0 };

test("a silent slap is void, one with a shout before or after it wins", async () => {
  const rules = { ...PATIENT, preset: "shout", shout_window_ms: 2_000 };
  const start = lay(["JS 4C", "JH"]);
  const { code, players } = await house.play({ start, rules }, [{}, { touch: false }]);
  const [first, second] = players as [Player, Player];

  await first.flip();
  await faceStands(second.page, 150);
  await second.page.keyboard.press("Space");
  await second.hears("Shout while you slap!");
  expect((await expectAgreement(house.stage, code, players)).pile).toEqual(["JS"]);
  await second.liftsHand();
  await second.page.keyboard.press("s");
  await second.page.keyboard.press("Space");
  await second.hears(/^You win 1 card/);
  await expectAgreement(house.stage, code, players);

  // The name of what lies there is as good, a moment after the hand.
  await second.liftsHand();
  await second.flip();
  await first.seesPileOf(1);
  await faceStands(first.page, 150);
  await first.slap();
  await first.button(/^Jack!/).tap();
  await first.hears(/^You win 1 card/);
  await expectAgreement(house.stage, code, players);
  expect(second.sent("shout")).toMatchObject([{ word: "slapjack" }]);
  expect(first.sent("shout")).toMatchObject([{ word: "jack" }]);
});

test("a hand that slaps while the other holds the flip control is a foul", async () => {
  const rules = { ...PATIENT, preset: "one-hand" };
  const { code, players } = await house.play({ start: lay(["JS", ""]), rules }, [{}, {}]);
  const [flipper, other] = players as [Player, Player];
  const glass = await Glass.of(flipper.page);
  const [control, zone] = [await middleOf(flipper.flipButton), await middleOf(flipper.zone)];
  await flipper.hears("Your turn. Flip!");
  await glass.down(control);
  await faceStands(flipper.page, 150);
  await glass.down(control, zone);
  await Promise.all([
    flipper.hears(/^Wrong hand! You pay .+ one card/),
    other.hears(/^Wrong hand! .+ pays .+ one card/),
  ]);
  const foul = await expectAgreement(house.stage, code, players);
  expect([foul.pile, foul.stocks]).toEqual([["JS"], [25, 26]]);

  await glass.up();
  await flipper.liftsHand();
  await glass.down(zone);
  await flipper.hears(/^You win 1 card/);
  const won = await expectAgreement(house.stage, code, players);
  expect(won.stocks).toEqual([26, 26]);
  expect(flipper.sent("slap")).toMatchObject([{ side: "both" }, { side: "left" }]);
});
