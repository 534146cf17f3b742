import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sideways } from "./axe";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

/** The narrowest phone; and one of 640 pixels, or a window of them, at 200 % zoom. */
const NARROW = { width: 320, height: 640 };

/** Keys without words are shown as they are. */
function bareKeys(page: Page): Promise<string[]> {
  return page
    .evaluate(() =>
      document.body.innerText.match(/\b(?:home|house|lobby|preset|rule|sheet|table)-[\w-]+/g),
    )
    .then((found) => found ?? []);
}

async function fits(page: Page, language: string): Promise<void> {
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  expect(await sideways(page)).toBe(0);
  expect(await bareKeys(page)).toEqual([]);
}

test.each(["en", "fr", "es", "pt", "it"])(
  "check 23: home, rules, editor and lobby fit 320 pixels: %s",
  async (language) => {
    const { page } = await house.visitor({ size: NARROW, calm: true });
    await page.locator(".language__choice").selectOption(language);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language);
    await fits(page, language);

    await page.goto(house.stage.url("rules?preset=egyptian-ratscrew&jokers=2"));
    await page.locator(".sheet__sections").waitFor();
    await fits(page, language);

    await page.goto(house.stage.url("rules"));
    await page.locator("summary").click();
    await page.locator(".editor__all fieldset").first().waitFor();
    await fits(page, language);

    await page.locator(".rules__open").click();
    await page.locator(".seats__stamps .seat").waitFor();
    await fits(page, language);
  },
);

test("check 23: how to play is read in each language where no script may run", async () => {
  const context = await house.browser.newContext({ viewport: NARROW, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, jack] of [
    ["en/how-to-play", "Jack"],
    ["fr/regles", "Valet"],
    ["es/como-jugar", "Jota"],
    ["pt/como-jogar", "Valete"],
    ["it/come-si-gioca", "Fante"],
  ] as const) {
    await page.goto(house.stage.url(path));
    await page.getByText(jack).first().waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(path.slice(0, 2));
    expect(await page.locator("h2").count()).toBeGreaterThan(2);
    expect(await sideways(page)).toBe(0);
  }
  await context.close();
});
