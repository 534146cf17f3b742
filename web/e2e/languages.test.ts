import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sideways } from "./axe";
import { SMALL_PHONE } from "./browser";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

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
  "check 23: home, rules, editor and lobby fit a small phone: %s",
  async (language) => {
    const { page } = await house.visitor({ size: SMALL_PHONE, calm: true });
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
