import { expect, test } from "vitest";
import { lay } from "./cards";
import type { Player } from "./player";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

const QUIET_MS = 600;
const FLIPS = 20;

declare global {
  interface Window {
    heard: { atMs: number; text: string }[];
  }
}

test("check 15: in a fast game the polite region changes at most once in 600 ms, and tells each result", async () => {
  const start = lay(["4H 9D 2C JS", "5C KH 3D 8S"]);
  const rules = { min_cover_ms: 200, triggers: ["rank:J"] };
  const { players } = await house.play({ rules, start }, [{ calm: true }, { calm: true }]);
  const [listener, other] = players as [Player, Player];
  // Every card is said, so that there is much to be told apart.
  await listener.page.evaluate(() => {
    localStorage.setItem("slapjack:/:settings", JSON.stringify({ announce: "cards" }));
  });
  await listener.comesToLaidCards();
  await listener.page.evaluate(() => {
    window.heard = [];
    const region = document.querySelector("[aria-live=polite]");
    new MutationObserver(() => {
      window.heard.push({ atMs: performance.now(), text: region?.textContent ?? "" });
    }).observe(region ?? document, { subtree: true, childList: true, characterData: true });
  });
  await other.slapsAt("^[JK]", 250);
  await listener.flipsAlways();
  await other.flipsAlways();
  await listener.page.waitForFunction((flips) => window.eyes.seen.length >= flips, FLIPS, {
    timeout: 60_000,
  });
  const heard = await listener.page.evaluate(() => window.heard);
  const gaps = heard.slice(1).map(({ atMs }, index) => atMs - (heard[index]?.atMs ?? 0));
  expect(heard.length).toBeGreaterThan(FLIPS / 4);
  expect(heard.some(({ text }) => text.includes("9♦"))).toBe(true);
  // A busy page sees one change late and the next in time.
  expect(Math.min(...gaps)).toBeGreaterThan(QUIET_MS - 150);
  const all = heard.map(({ text }) => text).join(" ");
  expect(all).toMatch(/False slap! .+ pays .+ one card/);
  expect(all).toMatch(/ wins \d+ cards, \d+ ms\./);
});

test("check 17: without colours each seat has its own pattern and letter, and each suit its letter", async () => {
  const host = await house.player();
  await host.button("New table").click();
  await host.sits();
  for (const count of [2, 3, 4]) {
    await host.button("Add a bot").click();
    await host.page.getByText(`${count} of 8`).waitFor();
  }
  const client = await host.page.context().newCDPSession(host.page);
  await client.send("Emulation.setEmulatedVisionDeficiency", { type: "achromatopsia" });
  const letters = await host.page.locator(".seat__letter").allTextContents();
  expect(letters).toHaveLength(4);
  expect(new Set(letters).size).toBe(4);
  const shapes = await host.page.locator(".seat__print svg").evaluateAll((prints) =>
    // The drawing without its colours, and without the name of the ink.
    prints.map((print) =>
      print.outerHTML
        .replace(/#[0-9a-f]{3,8}/gi, "")
        .replace(/(?:ink|tint|on|edge|palm|pattern)-[\w-]+/g, ""),
    ),
  );
  expect(new Set(shapes).size).toBe(4);
  await host.button("Deal").click();
  await host.seesPileOf(1);
  const glyphs = await host.page.locator(".pile__card.settle g[stroke-width='19']").count();
  expect(glyphs).toBeGreaterThan(0);
  const discs = await host.page.locator(".badge__letter").allTextContents();
  expect(new Set(discs).size).toBe(4);
});
