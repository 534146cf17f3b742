import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { AWAY, openBrowser } from "./browser";
import { lay } from "./cards";
import { expectAgreement, type Player } from "./player";
import { Playhouse } from "./playhouse";
import { Stage } from "./stage";

const house = new Playhouse();

beforeAll(async () => {
  house.browser = await openBrowser();
});
afterEach(({ task }) => house.clear(task));
afterAll(() => house.browser.close());

test("a server is killed and started in mid-game: three pages go on by themselves, with the same cards and turn", async () => {
  const folder = await mkdtemp(join(tmpdir(), "slapjack-e2e-"));
  house.stage = await Stage.start(0, folder);
  const { port } = house.stage;
  const start = lay(["4H 2S", "9C", "JD"]);
  const { code, players } = await house.play({ start }, [{}, {}, {}]);
  const [first, second, third] = players as [Player, Player, Player];
  await first.flip();
  await second.flip();
  await third.seesPileOf(2);
  const before = await expectAgreement(house.stage, code, players);
  const inks = await Promise.all(players.map((player) => player.ownInk()));

  for (const { visitor } of players) visitor.forgive(AWAY);
  await house.stage.kill();
  const lost = "Connection lost. Your seat is kept.";
  for (const { page } of players) await page.getByText(lost).waitFor();
  house.stage = await Stage.start(port, folder);
  for (const { page } of players) {
    await page.getByText(lost).waitFor({ state: "detached", timeout: 12_000 });
  }
  const after = await expectAgreement(house.stage, code, players);
  expect([after.inks, after.stocks, after.pile, after.view?.turn]).toEqual([
    before.inks,
    before.stocks,
    before.pile,
    2,
  ]);
  expect(await Promise.all(players.map((player) => player.ownInk()))).toEqual(inks);

  // The next card is the one that lay there before, and it is judged as ever.
  await second.slapsAt("^JD", 250);
  await third.flip();
  await second.hears(/^You win 3 cards/);
  await expectAgreement(house.stage, code, players);
  await house.clear();
  await house.stage.stop();
  await rm(folder, { recursive: true });
});

test("a lost server is told, and after its return with nothing kept that the table is gone", async () => {
  house.stage = await Stage.start();
  const { port } = house.stage;
  const { players } = await house.play({ start: lay(["4H", "9C"]) }, [{}, {}]);
  const [host] = players as [Player, Player];
  const { pathname } = new URL(host.page.url());
  for (const { visitor } of players) visitor.forgive(/WebSocket|ERR_|404/);
  await house.stage.stop();
  await host.page.getByText("Connection lost. Your seat is kept.").waitFor();

  house.stage = await Stage.start(port);
  await host.page.getByText(`Table ${pathname.slice(1)} is gone`).waitFor({ timeout: 20_000 });
  await host.page.getByText("Open a new table and share its code.").waitFor();
  await host.button("Home").click();
  await host.button("New table").click();
  await host.sits();
  await house.clear();
  await house.stage.stop();
});
