import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { seriousOn } from "./axe";
import { DESKTOP } from "./browser";
import { lay } from "./cards";
import { faceStands, facesSeen } from "./eyes";
import type { Player } from "./player";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

test("check 14: axe finds nothing serious on home, lobby, table and result", async () => {
  const host = await house.player();
  expect(await seriousOn(host.page)).toEqual([]);
  await host.button("New table").click();
  await host.sits();
  await host.button("Add a bot").click();
  await host.page.getByText("2 of 8").waitFor();
  expect(await seriousOn(host.page)).toEqual([]);

  const code = new URL(host.page.url()).pathname.slice(1);
  await house.stage.giveCards(code, lay(["2S JS", "JH"], { rest: [0] }));
  await host.button("Deal").click();
  await host.comesToLaidCards();
  expect(await seriousOn(host.page)).toEqual([]);
  await host.slapsAt("^J", 110);
  await host.flip();
  await host.flipsAlways();
  await host.button("Rematch").waitFor({ timeout: 20_000 });
  expect(await seriousOn(host.page)).toEqual([]);
});

test("check 13: the keyboard alone goes from home to the deal in under 8 stops, and slaps", async () => {
  const { page } = await house.visitor({ size: DESKTOP, touch: false });
  let stops = 0;
  /** Tab on until this has the focus, and see the ring round each stop. */
  async function tabTo(name: string): Promise<void> {
    const goal = page.getByRole("button", { name, exact: true });
    await goal.waitFor();
    do {
      await page.keyboard.press("Tab");
      stops += 1;
      const ring = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
        return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
      });
      expect(ring, `a ring round stop ${stops}`).toBe(true);
      expect(stops, `stops on the way to ${name}`).toBeLessThan(8);
    } while (!(await goal.evaluate((one) => one === document.activeElement)));
  }
  await tabTo("New table");
  await page.keyboard.press("Enter");
  await tabTo("Add a bot");
  await page.keyboard.press("Enter");
  await tabTo("Deal");
  await page.keyboard.press("Enter");
  const zone = page.getByRole("button", { name: "Slap the pile" });
  await zone.waitFor();
  expect(await zone.evaluate((one) => one === document.activeElement)).toBe(true);
  const flipped = async (): Promise<number> => {
    await page.keyboard.press("f");
    return (await facesSeen(page)).length;
  };
  await expect.poll(flipped, { timeout: 20_000, interval: 300 }).toBeGreaterThan(0);
  await faceStands(page, 150);
  await page.keyboard.press("Space");
  await expect.poll(() => page.locator(".hands__one").count()).toBeGreaterThan(0);
});

test("check 16: with calm motion nothing moves, and a face stands in the same frame", async () => {
  const start = lay(["4H", "9C"]);
  const { players } = await house.play({ start }, [{}, { calm: true }]);
  const [full, calm] = players as [Player, Player];
  const moving = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let longest = 0;
          const until = performance.now() + 2_500;
          const look = (): void => {
            const board = document.querySelector(".zone");
            for (const one of board?.getAnimations({ subtree: true }) ?? []) {
              const { duration } = one.effect?.getComputedTiming() ?? {};
              longest = Math.max(longest, Number(duration));
            }
            if (performance.now() < until) requestAnimationFrame(look);
            else resolve(longest);
          };
          look();
        }),
    );
  const [longestFull, longestCalm] = await Promise.all([
    moving(full.page),
    moving(calm.page),
    full.flip(),
  ]);
  expect(longestCalm).toBeLessThanOrEqual(10);
  expect(longestFull).toBeGreaterThan(50);
  for (const { page } of players) {
    const face = (await facesSeen(page)).at(-1);
    expect(face?.card).toBe("4H");
    const frames = await page.evaluate(
      ({ putMs, shownMs }) => (shownMs ?? Infinity) - putMs,
      face as { putMs: number; shownMs: number | null },
    );
    expect(frames).toBeLessThan(100);
  }
});
