import { expect, test } from "vitest";
import { lay } from "./cards";
import { faceStands } from "./eyes";
import { expectAgreement } from "./player";
import { usePlayhouse } from "./playhouse";
import { hostTablet, type Tablet } from "./tablet";

const house = usePlayhouse();

const BRISK = { preset: "classic", min_cover_ms: 200 };

/** Two at one tablet, where the first one flips a Jack; nobody has slapped yet. */
async function twoAndAJack(rules: object): Promise<{ code: string; tablet: Tablet }> {
  const table = await house.stage.openTable({ rules, start: lay(["JS 5C", "JH 6D"]) });
  const tablet = await hostTablet(house, table);
  await tablet.sitDown();
  await tablet.seats(2);
  await tablet.button("Deal").click();
  await tablet.comesToLaidCards();
  await tablet.learnsDelay();
  await tablet.flip();
  await faceStands(tablet.page, 200);
  return { code: table.code, tablet };
}

interface Sent {
  readonly seat: number;
  readonly pressed_us: number;
}

/**
 * Touch both zones so far apart, the second seat's first, and return what the page measured.
 *
 * On a machine that is too busy the browser takes a touch for a later one (`eventMs`): null then.
 */
async function touchApart(tablet: Tablet, apartMs: number): Promise<number | null> {
  const before = tablet.sent("slap").length;
  const [first, second] = await Promise.all([tablet.middleOfZone(1), tablet.middleOfZone(0)]);
  await tablet.touches({ at: first, afterMs: 0 }, { at: second, afterMs: apartMs });
  await expect.poll(() => tablet.sent("slap").length).toBe(before + 2);
  const [one, other] = tablet.sent("slap").slice(before) as unknown as [Sent, Sent];
  const apart = (other.pressed_us - one.pressed_us) / 1_000;
  return Math.abs(apart - apartMs) < 1 ? apart : null;
}

/** A table at which the touches came as they were meant. */
async function touched(
  apartMs: number,
  rules: object = BRISK,
): Promise<{ code: string; tablet: Tablet }> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const at = await twoAndAJack(rules);
    if ((await touchApart(at.tablet, apartMs)) !== null) return at;
    await at.tablet.page.context().close();
  }
  throw new Error("this machine is too busy to touch a screen in time");
}

/** The hands of the first race at the server: seat, result, reaction. */
async function handsAt(code: string): Promise<[seat: number, result: string, us: number][]> {
  const { races } = await house.stage.look(code);
  return (races?.[0]?.rows ?? []).map(({ row }) => [row.seat, row.result, row.reaction_us]);
}

test("check 7: two zones touched 40 ms apart: the earlier palm wins", async () => {
  const { code, tablet } = await touched(40);
  await tablet.spot(1).getByText("You win 1 card").waitFor();
  const [won, ...rest] = await handsAt(code);
  expect(won?.slice(0, 2)).toEqual([1, "won"]);
  // Whether the other hand still was in the race depends on how busy this machine is.
  expect(rest.map(([seat, result]) => [seat, result])).toEqual(rest.map(() => [0, "lost"]));
  await expectAgreement(house.stage, code, [tablet]);
});

test("check 7: two zones touched 5 ms apart tie, and the two race for the next card", async () => {
  const { code, tablet } = await touched(5);
  for (const seat of [0, 1]) await tablet.spot(seat).getByText("Tie!").waitFor();
  expect((await handsAt(code)).map(([, result]) => result)).toEqual(["tied", "tied"]);

  await expect.poll(async () => (await house.stage.look(code)).pile?.length).toBe(2);
  await faceStands(tablet.page, 200);
  const first = await tablet.middleOfZone(1);
  await tablet.touches({ at: first, afterMs: 0 });
  await tablet.spot(1).getByText("You win 2 cards").waitFor();
  await expectAgreement(house.stage, code, [tablet]);
});

test("check 7: two zones touched 5 ms apart share the pile where the house splits it", async () => {
  const { code, tablet } = await touched(5, { ...BRISK, tie_rule: "split" });
  await tablet.spot(0).getByText("share the pile").waitFor();
  await expectAgreement(house.stage, code, [tablet]);
});

test("one tablet with two seats and one phone play a game to its end, and all count alike", async () => {
  const start = lay(["2S", "3S", "JH JD"], { rest: [2] });
  const table = await house.stage.openTable({ rules: BRISK, start });
  const tablet = await hostTablet(house, table);
  await tablet.sitDown();
  await tablet.seats(2);
  const phone = await house.guest(table);
  await tablet.button("Deal").click();
  await Promise.all([tablet.comesToLaidCards(), phone.comesToLaidCards()]);
  await tablet.flip();
  await phone.seesPileOf(1);
  await expectAgreement(house.stage, table.code, [tablet, phone]);
  await phone.slapsAt("^J", 200);
  await phone.flipsAlways();
  await tablet.flip();
  await phone.page.getByRole("heading", { name: "You win!" }).waitFor({ timeout: 30_000 });
  await tablet.page.getByRole("heading", { name: /wins!$/ }).waitFor();
  expect((await house.stage.look(table.code)).stocks).toEqual([0, 0, 52]);
  await tablet.button("Rematch").waitFor();
});
