import { expect, test } from "vitest";
import { lay } from "./cards";
import { faceStands } from "./eyes";
import { expectAgreement, Glass, middleOf, type Player } from "./player";
import { usePlayhouse, type Playhouse } from "./playhouse";

const house = usePlayhouse();

/** Two at a table where the first flips this card; the second has not slapped yet. */
async function twoAnd(card: string): Promise<{ code: string; players: Player[]; slapper: Player }> {
  const { code, players } = await house.play({ start: lay([card, "3C"]) }, [{}, {}]);
  const [flipper, slapper] = players as [Player, Player];
  await flipper.flip();
  await faceStands(slapper.page, 150);
  return { code, players, slapper };
}

/** What the server has of hands: all that a page sent and nothing of it was dropped. */
async function stocks(at: Playhouse, code: string): Promise<readonly number[]> {
  return (await at.stage.look(code)).stocks ?? [];
}

test("check 5: a slap counts when the finger comes down, and nothing takes it back", async () => {
  const { code, players, slapper } = await twoAnd("JS");
  const glass = await Glass.of(slapper.page);
  await glass.down(await middleOf(slapper.zone));
  await slapper.hears(/^You win 1 card/);
  const won = await expectAgreement(house.stage, code, players);
  expect(won.races?.map(({ rows }) => rows.length)).toEqual([1]);
  await glass.cancel();
  await slapper.hears("Your turn. Flip!");
  const after = await expectAgreement(house.stage, code, players);
  expect(after.stocks).toEqual(won.stocks);
  expect(slapper.sent("slap")).toHaveLength(1);
});

test("check 6: a palm of six points is one slap, and flips nothing that it covers too", async () => {
  const { code, players } = await house.play({ start: lay(["QS", "3C"]) }, [{}, {}]);
  const [flipper, slapper] = players as [Player, Player];
  await flipper.flip();
  await faceStands(slapper.page, 150);
  const { x, y } = await middleOf(slapper.zone);
  const glass = await Glass.of(slapper.page);
  const fingers = [-60, -30, 0, 30, 60].map((dx) => ({ x: x + dx, y: y + Math.abs(dx) / 2 }));
  const points = [...fingers, await middleOf(slapper.flipButton)];
  await glass.down(...points);
  await glass.up();
  await slapper.hears(/^False slap! You pay .+ one card/);
  const look = await expectAgreement(house.stage, code, players);
  expect(look.stocks).toEqual([26, 25]);
  expect(slapper.sent("slap")).toHaveLength(1);
  expect(slapper.sent("flip")).toHaveLength(0);
});

test("check 13: a held key slaps once", async () => {
  const { code, players, slapper } = await twoAnd("QS");
  for (const _ of Array(5)) await slapper.page.keyboard.down("Space");
  await slapper.page.keyboard.up("Space");
  await slapper.hears(/^False slap! You pay .+ one card/);
  await expectAgreement(house.stage, code, players);
  expect(slapper.sent("slap")).toHaveLength(1);
  expect(await stocks(house, code)).toEqual([26, 25]);
});

test("check 13: typing in the code box slaps and flips nothing, though a game goes on", async () => {
  const { code, slapper } = await twoAnd("QS");
  const before = await stocks(house, code);
  await slapper.button("Table menu").click();
  await slapper.button("Home, keep my seat").click();
  const box = slapper.page.getByLabel("Got a table code?");
  await box.pressSequentially("f m  f");
  expect(await box.inputValue()).toBe("f m  f");
  expect(slapper.sent("slap")).toHaveLength(0);
  expect(slapper.sent("flip")).toHaveLength(0);
  expect(await stocks(house, code)).toEqual(before);
});

test("check 12: double taps, long presses, drags and pinches move, select and open nothing", async () => {
  const { slapper } = await twoAnd("QS");
  const { page } = slapper;
  const glass = await Glass.of(page);
  const spot = await middleOf(slapper.zone);
  await page.evaluate(() => {
    const menus: boolean[] = [];
    (window as unknown as { menus: boolean[] }).menus = menus;
    window.addEventListener("contextmenu", (event) => menus.push(event.defaultPrevented));
  });
  const url = page.url();
  const state = (): Promise<object> =>
    page.evaluate(() => ({
      scale: visualViewport?.scale,
      scrolled: [scrollX, scrollY, visualViewport?.offsetTop],
      selected: getSelection()?.toString(),
      menusShown: (window as unknown as { menus: boolean[] }).menus.filter((kept) => !kept).length,
    }));
  const still = { scale: 1, scrolled: [0, 0, 0], selected: "", menusShown: 0 };

  for (const _ of Array(2)) {
    await glass.down(spot);
    await glass.up();
  }
  expect(await state()).toEqual(still);
  await glass.longPress(spot);
  expect(await state()).toEqual(still);
  await glass.drag(spot, -300);
  expect(await state()).toEqual(still);
  await glass.pinch(spot);
  expect(await state()).toEqual(still);
  expect(page.url()).toBe(url);

  // The gesture is a real one: the home page may be enlarged by it.
  await slapper.button("Table menu").click();
  await slapper.button("Home, keep my seat").click();
  await glass.pinch(spot);
  expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
});
