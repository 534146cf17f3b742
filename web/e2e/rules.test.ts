import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { seriousOn, sideways, smallTargets } from "./axe";
import { DESKTOP, SMALL_PHONE } from "./browser";
import type { Player } from "./player";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

/** The rules of a table as the server tells anybody. */
async function rulesOf(code: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${house.stage.port}/api/v1/tables/${code}`);
  return ((await answer.json()) as { rules: Record<string, unknown> }).rules;
}

async function hears(page: Page, words: string | RegExp): Promise<void> {
  await page.getByText(words).first().waitFor();
}

test("the editor goes from a preset to a table by house rules", async () => {
  const visitor = await house.visitor({ size: SMALL_PHONE });
  const { page } = visitor;
  await page.getByRole("button", { name: "House rules" }).click();
  await page.getByRole("button", { name: "Little ones" }).click();
  await hears(page, "Free false slaps, nobody is put out, slow cards, five minutes.");
  await hears(page, "As the game has it.");
  expect(await page.getByRole("group", { name: "A false slap" }).count()).toBe(1);

  await page.getByLabel("A card under the pile").check();
  await hears(page, "One change.");
  await hears(page, "Little ones: A false slap: Nothing");

  await page.locator("summary").click();
  const all = page.locator("details");
  await all.getByLabel("Jokers", { exact: true }).first().check();
  await hears(page, "“Jokers” is now “2”, to go with it.");
  await all.getByLabel("With challenges").check();
  await hears(page, "Often played with it");
  await hears(page, /“Cards to slap” is now “Jokers”/);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Often played with it").waitFor({ state: "detached" });
  expect(await all.getByLabel("Without").isChecked()).toBe(true);

  expect(await sideways(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  expect(await seriousOn(page)).toEqual([]);

  await page.getByRole("button", { name: "Open a table with these rules" }).click();
  await page.getByRole("button", { name: "Give up my seat" }).waitFor();
  await hears(page, "3 changes.");
  const code = new URL(page.url()).pathname.slice(1);
  expect(await rulesOf(code)).toEqual({
    preset: "little-ones",
    false_slap: "burn",
    jokers: 2,
    triggers: ["rank:J", "joker"],
  });
});

test("the editor is chosen from by keys, and the last trigger cannot be taken out", async () => {
  const { page } = await house.visitor({ path: "rules", size: DESKTOP, touch: false });
  await page.getByLabel("One last chance").first().focus();
  await page.keyboard.press("ArrowRight");
  await hears(page, "Classic: An empty stack: One last chance");
  expect(await page.getByLabel("Out at once").first().isChecked()).toBe(true);
  expect(await page.getByLabel("Jack").first().isDisabled()).toBe(true);
  await page.getByLabel("Queen").first().check();
  expect(await page.getByLabel("Jack").first().isDisabled()).toBe(false);
});

test("a link brings its rules, in the reader's language, to read and to play by", async () => {
  const path = "rules?preset=fast&penalty_cards=2&triggers=rank:J,double";
  const { page } = await house.visitor({ path, size: SMALL_PHONE });
  await hears(page, "Fast, with house rules");
  await hears(page, /You give the top 2 cards of your stack/);
  await hears(page, "Slap a double: two cards of the same rank in a row.");
  await page.getByLabel("Language").selectOption("pt");
  await hears(page, "Rápido, com regras da casa");
  await hears(page, /Você dá as 2 cartas de cima do seu monte/);
  expect(await page.locator("html").getAttribute("lang")).toBe("pt");
  expect(await sideways(page)).toBe(0);
  expect(await seriousOn(page)).toEqual([]);
  expect(await page.getByLabel("Link para estas regras").inputValue()).toBe(house.stage.url(path));

  await page.getByRole("button", { name: "Abrir uma mesa com estas regras" }).click();
  await page.getByText("Duplas").first().waitFor();
  const code = new URL(page.url()).pathname.slice(1);
  const rules = { preset: "fast", penalty_cards: 2, triggers: ["rank:J", "double"] };
  expect(await rulesOf(code)).toEqual(rules);
});

test.each([
  ["rules?preset=fast&jokers=9", "jokers: a whole number from 0 to 2."],
  ["rules?jockers=1", "jockers: no such setting; perhaps jokers."],
  ["rules?triggers=joker", "jokers: something that goes with triggers."],
])("a link that no game can be played by says why: %s", async (path, why) => {
  const visitor = await house.visitor({ path });
  visitor.forgive(/422/);
  await hears(visitor.page, "The rules in this link cannot be played.");
  await hears(visitor.page, why);
  await visitor.page.getByRole("button", { name: "Choose rules anew" }).click();
  await hears(visitor.page, "As the game has it.");
});

async function hostAndGuest(): Promise<{ code: string; host: Player; guest: Player }> {
  const { code, host_token } = await house.stage.openTable();
  const host = await house.guest({ code: `${code}#host=${host_token}` });
  const guest = await house.guest({ code }, { size: SMALL_PHONE });
  return { code, host, guest };
}

async function chooseShout({ page }: Player): Promise<void> {
  await page.getByRole("button", { name: "House rules" }).click();
  await page.getByLabel("Shout as you slap").check();
  await hears(page, "One change.");
  await page.getByRole("button", { name: "Play by these rules" }).click();
}

test("other rules take back the thumbs, and no game begins before they are up again", async () => {
  const { code, host, guest } = await hostAndGuest();
  await host.button("Deal").waitFor();
  await chooseShout(host);
  await hears(host.page, /^Not agreed yet: /);
  expect(await host.button("Waiting for one thumb up").isDisabled()).toBe(true);
  await hears(guest.page, "The rules have changed.");
  await hears(guest.page, "One change.");
  expect(await sideways(guest.page)).toBe(0);
  expect(await seriousOn(guest.page)).toEqual([]);

  await guest.button("I agree to these rules").click();
  await host.button("Deal").click();
  await guest.zone.waitFor();
  expect(await rulesOf(code)).toEqual({ preset: "classic", shout: "required" });
});

test("a table that only asks for thumbs is dealt without them", async () => {
  const { host, guest } = await hostAndGuest();
  await chooseShout(host);
  await host.button("Wait for every thumb up").click();
  await host.button("Deal").click();
  await guest.zone.waitFor();
});

test("the rules of a table are a page of their own, in two languages, to be printed", async () => {
  const { code, guest } = await hostAndGuest();
  const link = guest.page.getByRole("link", { name: "Read all rules" });
  const path = `rules?table=${code}`;
  expect(await link.getAttribute("href")).toBe(house.stage.url(path));
  const { page } = await house.visitor({ path });
  await hears(page, "Slap a Jack.");
  await page.getByLabel("Language").selectOption("it");
  await hears(page, "Schiaffeggia quando esce un Fante.");
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button").count()).toBe(0);
  expect(await page.getByRole("heading", { level: 2 }).count()).toBe(13);
});

test("the pictures move, stop at a press, and stand still for who wants it calm", async () => {
  const cards = (page: Page): Promise<string> =>
    page
      .locator(".example")
      .first()
      .evaluate((picture) => picture.innerHTML);
  const { page } = await house.visitor({ path: "rules" });
  await page.locator(".example").first().scrollIntoViewIfNeeded();
  const first = await cards(page);
  await expect.poll(() => cards(page)).not.toBe(first);
  await page.getByRole("button", { name: "Still pictures" }).click();
  const still = await cards(page);

  const calm = await house.visitor({ path: "rules", calm: true });
  await calm.page.locator(".example").first().waitFor();
  expect(await cards(calm.page)).toBe(still);
  const pressed = calm.page.getByRole("button", { name: "Still pictures" });
  expect(await pressed.getAttribute("aria-pressed")).toBe("true");
  expect(await calm.page.evaluate(() => document.getAnimations().length)).toBe(0);
});
