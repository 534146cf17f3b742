import { expect, test } from "vitest";
import { AWAY } from "./browser";
import { lay } from "./cards";
import { expectAgreement, type Player } from "./player";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

/** Whoever comes back is at the same seat by then, however they were lost. */
const BACK_MS = 3_000;
/** A tab that was superseded says so by then (bugs.md A10). */
const SUPERSEDED_MS = 1_000;

test("check 20: a reload comes back to the same seat within 3 s, with the same cards", async () => {
  const { code, players } = await house.play({ start: lay(["4H", ""]) }, [{}, {}]);
  const [first, second] = players as [Player, Player];
  await first.flip();
  await second.seesPileOf(1);
  const before = await expectAgreement(house.stage, code, players);
  const ink = await first.ownInk();
  await first.page.reload({ waitUntil: "commit" });
  await first.zone.waitFor({ timeout: BACK_MS });
  expect(await first.ownInk()).toBe(ink);
  const after = await expectAgreement(house.stage, code, players);
  expect([after.inks, after.stocks, after.pile]).toEqual([before.inks, before.stocks, before.pile]);
  await second.flip();
  await first.seesPileOf(2);
  await expectAgreement(house.stage, code, players);
});

test("check 18: a cut road is told on both sides, and mended with the same seat and counts, and every event once", async () => {
  const road = await house.stage.road(0);
  const start = lay(["4H", "9C"]);
  const { code, players } = await house.play({ start }, [{}, { port: road }]);
  const [near, far] = players as [Player, Player];
  const ink = await far.ownInk();
  far.visitor.forgive(AWAY);
  await house.stage.changeRoad(road, "silence");
  await house.stage.changeRoad(road, "cut");
  await far.page.getByText("Connection lost. Your seat is kept.").waitFor();
  await near.flip();
  await near.seesPileOf(1);
  expect((await far.counts()).pile).toBe(0);
  await near.page.getByText("away", { exact: true }).first().waitFor();
  // Both count down how long the seat is held.
  await near.page.getByText(/^Waiting for .+, [12]:\d\d$/).waitFor();
  await far.page
    .getByRole("timer")
    .filter({ hasText: /^[12]:\d\d left$/ })
    .waitFor();
  const until = far.visitor.heard.length;

  await house.stage.changeRoad(road, "speak");
  await far.button("Try now").click();
  await far.page.getByText("Connection lost. Your seat is kept.").waitFor({ state: "detached" });
  expect(await far.ownInk()).toBe(ink);
  await expectAgreement(house.stage, code, players);
  await far.flip();
  await near.seesPileOf(2);
  await expectAgreement(house.stage, code, players);
  const missed = far.visitor.heard.slice(until - 1);
  expect(missed.map(({ type }) => type)).not.toContain("snapshot");
  const [last] = missed;
  expect(missed.map(({ seq }) => seq)).toEqual(missed.map((_, at) => (last?.seq ?? 0) + at));
});

test("check 19: a socket that died without a word is replaced within 3 s when the page is looked at", async () => {
  const { code, players } = await twoApart("abandon");
  const [near, far] = players as [Player, Player];
  expect((await far.counts()).pile).toBe(0);
  await far.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await far.seesPileOf(1, BACK_MS);
  await goesOn(code, far, near);
});

test("a phone that slept, and was forgotten by the network, is at its seat within 3 s", async () => {
  let wake = async (): Promise<void> => {};
  const { code, players } = await twoApart("abandon", async (far) => {
    wake = await sleep(far);
  });
  const [near, far] = players as [Player, Player];
  await wake();
  await far.seesPileOf(1, BACK_MS);
  await goesOn(code, far, near);
});

test("a line that swallows all without a word is given up within 3 s, by itself or by a press", async () => {
  const { code, players, road } = await twoApart("forget");
  const [near, far] = players as [Player, Player];
  await far.seesPileOf(1, BACK_MS);
  await goesOn(code, far, near);

  await near.flip();
  await far.seesPileOf(3);
  await house.stage.changeRoad(road, "forget");
  await far.flip();
  await near.seesPileOf(4, BACK_MS);
  await expectAgreement(house.stage, code, players);
});

test("check 20: a second tab has the seat within 3 s; the first says so and lets it be", async () => {
  const { code, players } = await house.play({ start: lay(["4H", "9C"]) }, [{}, {}]);
  const [first, other] = players as [Player, Player];
  const sockets = (): number =>
    first.visitor.requests.filter((url) => url.startsWith("ws:")).length;
  const tab = await first.visitor.secondTab();
  await tab.goto(first.page.url(), { waitUntil: "commit" });
  await tab.getByRole("button", { name: "Slap the pile" }).waitFor({ timeout: BACK_MS });
  await first.page
    .getByText("This table is open somewhere else")
    .waitFor({ timeout: SUPERSEDED_MS });
  const opened = sockets();
  await tab.locator("button[aria-keyshortcuts=F][aria-disabled=false]").click();
  await other.flip();
  await tab.locator(".pile__count").filter({ hasText: "2" }).waitFor();
  expect(sockets()).toBe(opened);

  await first.button("Play here instead").click();
  await first.zone.waitFor({ timeout: BACK_MS });
  await tab.getByText("This table is open somewhere else").waitFor({ timeout: SUPERSEDED_MS });
  await expectAgreement(house.stage, code, players);
});

/** Two play, one of them on a road of its own; once that fails, the other flips. */
async function twoApart(
  fails: "abandon" | "forget",
  first: (far: Player) => Promise<void> = async () => {},
): Promise<{ code: string; players: Player[]; road: number }> {
  const road = await house.stage.road(0);
  const start = lay(["4H", "9C"]);
  const { code, players } = await house.play({ start }, [{}, { port: road }]);
  const [near, far] = players as [Player, Player];
  far.visitor.forgive(AWAY);
  await first(far);
  await house.stage.changeRoad(road, fails);
  await near.flip();
  await near.seesPileOf(1);
  return { code, players, road };
}

/** The phone is put aside: nothing runs in its page, and it has no network; the answer wakes it. */
async function sleep({ page, visitor }: Player): Promise<() => Promise<void>> {
  const session = await visitor.context.newCDPSession(page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await visitor.context.setOffline(true);
  return async () => {
    await visitor.context.setOffline(false);
    await session.send("Page.setWebLifecycleState", { state: "active" });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  };
}

/** Both see the same, and the one who came back flips. */
async function goesOn(code: string, back: Player, other: Player): Promise<void> {
  await expectAgreement(house.stage, code, [back, other]);
  await back.flip();
  await other.seesPileOf(2);
}
