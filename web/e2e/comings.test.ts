import { afterEach, expect, test } from "vitest";
import { lay } from "./cards";
import { expectAgreement, type Player } from "./player";
import { Playhouse, usePlayhouse } from "./playhouse";
import { Stage } from "./stage";

const house = usePlayhouse();
const closed = new Playhouse();

afterEach(() => closed.clear());

test("a reload comes back to the same seat with the same cards (20)", async () => {
  const { code, players } = await house.play({ start: lay(["4H", ""]) }, [{}, {}]);
  const [first, second] = players as [Player, Player];
  await first.flip();
  await second.seesPileOf(1);
  const before = await expectAgreement(house.stage, code, players);
  const ink = await first.ownInk();
  await first.page.reload();
  await first.zone.waitFor();
  expect(await first.ownInk()).toBe(ink);
  const after = await expectAgreement(house.stage, code, players);
  expect([after.inks, after.stocks, after.pile]).toEqual([before.inks, before.stocks, before.pile]);
  await second.flip();
  await first.seesPileOf(2);
  await expectAgreement(house.stage, code, players);
});

test("a cut road is told, and mended with the same seat and the same counts (18)", async () => {
  const road = await house.stage.road(0);
  const start = lay(["4H", "9C"]);
  const { code, players } = await house.play({ start }, [{}, { port: road }]);
  const [near, far] = players as [Player, Player];
  const ink = await far.ownInk();
  await house.stage.changeRoad(road, "silence");
  await house.stage.changeRoad(road, "cut");
  await far.page.getByText("Connection lost. Your seat is kept.").waitFor();
  await near.flip();
  await near.seesPileOf(1);
  expect((await far.counts()).pile).toBe(0);

  await house.stage.changeRoad(road, "speak");
  await far.button("Try now").click();
  await far.page.getByText("Connection lost. Your seat is kept.").waitFor({ state: "detached" });
  expect(await far.ownInk()).toBe(ink);
  await expectAgreement(house.stage, code, players);
  await far.flip();
  await near.seesPileOf(2);
  await expectAgreement(house.stage, code, players);
});

test("a socket that died without a word is replaced within 3 s when the page is looked at (19)", async () => {
  const road = await house.stage.road(0);
  const start = lay(["4H", "9C"]);
  const { code, players } = await house.play({ start }, [{}, { port: road }]);
  const [near, far] = players as [Player, Player];
  await house.stage.changeRoad(road, "abandon");
  await near.flip();
  await near.seesPileOf(1);
  expect((await far.counts()).pile).toBe(0);
  await far.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await far.seesPileOf(1, 3_000);
  await expectAgreement(house.stage, code, players);
  await far.flip();
  await near.seesPileOf(2);
});

test("a second tab takes the seat over; the first says so and lets it be (20)", async () => {
  const { code, players } = await house.play({ start: lay(["4H", "9C"]) }, [{}, {}]);
  const [first, other] = players as [Player, Player];
  const sockets = (): number =>
    first.visitor.requests.filter((url) => url.startsWith("ws:")).length;
  const tab = await first.visitor.secondTab();
  await tab.goto(first.page.url());
  await tab.getByRole("button", { name: "Slap the pile" }).waitFor();
  await first.page.getByText("This table is open somewhere else").waitFor();
  const opened = sockets();
  await tab.locator("button[aria-keyshortcuts=F][aria-disabled=false]").click();
  await other.flip();
  await tab.locator(".pile__count").filter({ hasText: "2" }).waitFor();
  expect(sockets()).toBe(opened);

  await first.button("Play here instead").click();
  await tab.getByText("This table is open somewhere else").waitFor();
  await expectAgreement(house.stage, code, players);
});

test("a lost server is told, and after its restart that the table is gone", async () => {
  closed.browser = house.browser;
  closed.stage = await Stage.start();
  const { port } = closed.stage;
  const { players } = await closed.play({ start: lay(["4H", "9C"]) }, [{}, {}]);
  const [host] = players as [Player, Player];
  const { pathname } = new URL(host.page.url());
  await closed.stage.stop();
  await host.page.getByText("Connection lost. Your seat is kept.").waitFor();

  closed.stage = await Stage.start(port);
  await host.page.getByText(`Table ${pathname.slice(1)} is gone`).waitFor({ timeout: 20_000 });
  await host.page.getByText("Open a new table and share its code.").waitFor();
  await host.button("Home").click();
  await host.button("New table").click();
  await host.sits();
  for (const { page } of players) {
    const other = closed.excuse(page).filter((fault) => !/WebSocket|ERR_|404/.test(fault));
    expect(other).toEqual([]);
  }
  await closed.clear();
  await closed.stage.stop();
});
