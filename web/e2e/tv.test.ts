import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { seriousOn } from "./axe";
import { AWAY, DESKTOP, openBrowser } from "./browser";
import { lay } from "./cards";
import { facesSeen } from "./eyes";
import type { Player } from "./player";
import { Playhouse } from "./playhouse";
import { readFromPage } from "./qrCode";
import { HOME_ADDRESS, Stage } from "./stage";

const house = new Playhouse();
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slapjack-e2e-"));
  house.browser = await openBrowser();
});
afterEach(({ task }) => house.clear(task));
afterAll(async () => {
  await house.end();
  await rm(folder, { recursive: true });
});

const WALL = { size: { width: 1920, height: 1080 }, touch: false };
const TEXT_PX_LEAST = 32;
const SAFE_SHARE = 0.05;

/** What nobody on the sofa can read, or a frame may cut off: small letters, words near the edge. */
function unreadableOn(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, share]) => {
      const { innerWidth, innerHeight } = window;
      const [x, y] = [innerWidth * share - 1, innerHeight * share - 1];
      return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((one) => {
        const text = [...one.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const box = one.getBoundingClientRect();
        if (!text || box.width < 2 || one.closest(".visually-hidden")) return [];
        const isSmall = parseFloat(getComputedStyle(one).fontSize) < least;
        const isOut =
          box.left < x || box.top < y || box.right > innerWidth - x || box.bottom > innerHeight - y;
        return isSmall || isOut ? [`${isSmall ? "small" : "edge"}: ${one.textContent}`] : [];
      });
    },
    [TEXT_PX_LEAST, SAFE_SHARE] as const,
  );
}

test("check 3, job J10: the big screen asks for the code and nothing else, and its QR code, code and address lead phones to the table", async () => {
  house.stage = await Stage.start(0, folder);
  house.stage.host = HOME_ADDRESS;
  const { code, host_token } = await house.stage.openTable();
  const { page, visitor } = await house.player({ ...WALL, path: "tv" });
  visitor.forgive(/404/);
  await page.getByRole("textbox").waitFor();
  await page.keyboard.type("bcdf");
  await page.getByRole("alert").waitFor();
  expect(await unreadableOn(page)).toEqual([]);
  expect(await seriousOn(page)).toEqual([]);

  const began = performance.now();
  const box = page.getByRole("textbox");
  expect(await box.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(code.toLowerCase());
  const qr = page.getByAltText("QR code with the address of this table");
  await qr.waitFor();
  expect(performance.now() - began).toBeLessThan(5_000);
  const table = `http://${HOME_ADDRESS}:${house.stage.port}/${code}`;
  expect(await readFromPage(qr)).toBe(table);
  expect((await qr.boundingBox())?.height).toBeGreaterThan(0.25 * WALL.size.height);
  await page.getByText(`${HOME_ADDRESS}:${house.stage.port}`).waitFor();
  await page.getByText(/^Phones on the same Wi-Fi as this screen can join/).waitFor();

  const host = await house.guest({ code: `${code}#host=${host_token}` });
  await host.page.getByText("A big screen is linked").waitFor();
  await host.button("Add a bot").click();
  await page.getByText("deals when everybody is here.").waitFor();
  expect(await unreadableOn(page)).toEqual([]);
  const cursor = await page.evaluate(() => getComputedStyle(document.body).cursor);
  expect(cursor).toBe("none");

  const still = page.getByRole("button");
  expect(await still.count()).toBe(1);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Let the pictures move" }).waitFor();
});

test("it shows the game without a press: the same card, the hands and the ruler, a pause; phones are quiet", async () => {
  const start = lay(["4H", "JS", "9C"]);
  const { code, players } = await house.play({ start }, [{}, {}, {}]);
  const [first, second] = players as [Player, Player, Player];
  const { page } = await house.player({ ...WALL, path: `tv?table=${code}` });
  await page.locator(".place").first().waitFor();
  expect(await page.locator(".place").count()).toBe(3);
  expect(await unreadableOn(page)).toEqual([]);

  await first.slapsAt("^J", 250);
  await second.slapsAt("^J", 300);
  await first.flip();
  await expect.poll(async () => (await facesSeen(page)).at(-1)?.card).toBe("4H");
  await second.flip();
  // How many hands are in time is the machine's business; the first one always is.
  await page.locator(".hands__one").first().waitFor();
  await page.locator(".finish__hand--won").waitFor();
  await page
    .getByText(/wins 2 cards/)
    .first()
    .waitFor();
  const counts = await page.locator(".place__count").allTextContents();
  const { stocks = [] } = await house.stage.look(code);
  expect(counts.map(Number).toSorted()).toEqual(stocks.toSorted());

  await first.button("Table menu").click();
  await first.button("Sound off").waitFor();
  await first.button("Pause").click();
  await page.getByRole("heading", { name: "Paused" }).waitFor();
  expect(await unreadableOn(page)).toEqual([]);
  expect(await seriousOn(page)).toEqual([]);
  expect(await page.getByRole("button").count()).toBe(0);
});

test("it outlasts a restart of the server without a word, and shows the poster at the end", async () => {
  const { port } = house.stage;
  const start = lay(["4H JD", "9C", "JS"], { rest: [0] });
  const { code, players } = await house.play({ start }, [{}, {}, {}]);
  const [first] = players as [Player, Player, Player];
  const { page, visitor } = await house.player({ ...WALL, path: `tv?table=${code}` });
  await first.flip();
  await page.locator(".pile__count").filter({ hasText: "1" }).waitFor();
  for (const one of [visitor, ...players.map((player) => player.visitor)]) one.forgive(AWAY);
  await house.stage.kill();
  await first.page.getByText("Connection lost. Your seat is kept.").waitFor();
  const words = (): Promise<string> => page.locator("main").innerText();
  expect(await words()).not.toMatch(/lost|server/i);
  house.stage = await Stage.start(port, folder);
  house.stage.host = HOME_ADDRESS;
  await first.slapsAt("^J", 200);
  for (const player of players) await player.flipsAlways();
  await page.getByRole("heading", { name: /wins!$/ }).waitFor({ timeout: 30_000 });
  expect(await unreadableOn(page)).toEqual([]);
  expect(await seriousOn(page)).toEqual([]);
});

test("check 23: in five languages nothing of it is pushed off the screen, and a table that is gone is asked for again", async () => {
  const { code, host_token } = await house.stage.openTable();
  const { page, visitor } = await house.player({ path: `tv?table=${code}`, size: DESKTOP });
  await house.guest({ code: `${code}#host=${host_token}` });
  for (const language of ["en", "fr", "es", "pt", "it"]) {
    await page.evaluate((one) => localStorage.setItem("slapjack:/:language", one), language);
    await page.reload();
    await page.locator(".arrived").waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(await page.locator("main").innerText()).not.toMatch(/\b(tv|lobby|home)-\w+/);
    const most = await page.locator(".attract").evaluate((one) => {
      const { bottom } = one.getBoundingClientRect();
      return (
        Math.max(...[...one.children].map((part) => part.getBoundingClientRect().bottom)) - bottom
      );
    });
    expect(most, language).toBeLessThanOrEqual(1);
    expect(await seriousOn(page)).toEqual([]);
  }
  visitor.forgive(/404/);
  await fetch(house.stage.url(`api/v1/tables/${code}`).replace(HOME_ADDRESS, "127.0.0.1"), {
    method: "DELETE",
    headers: { authorization: `Bearer ${host_token}` },
  });
  await page.getByRole("textbox").waitFor();
  expect(await page.getByRole("alert").innerText()).toContain(code);
});
