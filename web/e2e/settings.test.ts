import { expect, test } from "vitest";
import { seriousOn, sideways, smallTargets } from "./axe";
import { SMALL_PHONE } from "./browser";
import { lay } from "./cards";
import type { Player } from "./player";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

/** Settings as this browser keeps them, from the next load on. */
async function keeps(player: Pick<Player, "page">, values: object): Promise<void> {
  await player.page.evaluate((kept) => {
    localStorage.setItem("slapjack:/:settings", JSON.stringify(kept));
  }, values);
}

test.each([
  ["en", "Settings", "Night"],
  ["fr", "Réglages", "Nuit"],
  ["es", "Ajustes", "Noche"],
  ["pt", "Configurações", "Noite"],
  ["it", "Impostazioni", "Notte"],
])(
  "check 14, check 23: settings fit a small phone at any text size, for any finger: %s",
  async (language, title, night) => {
    const { page } = await house.visitor({ size: SMALL_PHONE, calm: true });
    await page.locator(".language__choice").selectOption(language);
    await page.getByRole("button", { name: title }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await seriousOn(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.getByText(night, { exact: true }).click();
    await page.locator("label", { hasText: /^\s*(Very|Très|Muy|Muito|Molto)/ }).click();
    expect(await seriousOn(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    expect(await page.evaluate(() => document.body.innerText.match(/\bsettings-[\w-]+/g))).toBe(
      null,
    );
    // A reload comes back to this page, as it was set.
    await page.reload();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("night");
    expect(await page.locator("html").getAttribute("data-text")).toBe("largest");
  },
);

test("check 23: French cards have a V for the Jack where the reader wants it", async () => {
  const { players } = await house.play({ start: lay(["JS", "5C"]) }, [{}, {}]);
  const [french, english] = players as [Player, Player];
  await french.button("Table menu").click();
  await french.page.locator(".language__choice").selectOption("fr");
  await french.button("Réglages").click();
  await french.page.getByText("Comme chez nous").click();
  await french.page.keyboard.press("Escape");
  await french.flip();
  await english.seesPileOf(1);
  const [theirs, own] = await Promise.all(
    [french, english].map(({ page }) => page.locator(".pile__card.settle").innerHTML()),
  );
  // The stroke of a V, and that of a J.
  expect(theirs).toContain("M8 0 27 92H33L52 0");
  expect(own).not.toContain("M8 0 27 92H33L52 0");
  expect(own).toContain("M16 10H46V66");
  expect(theirs).not.toContain("M16 10H46V66");
});

test("a key that was changed in a game flips, the old one does not, and switched off none does", async () => {
  const { players } = await house.play({ start: lay(["4H 5S", "9D 6C"]) }, [{}, {}]);
  const [player, other] = players as [Player, Player];
  await player.button("Table menu").click();
  await player.button("Settings").click();
  await player.button(/^Flip: F/).click();
  await player.page.keyboard.press("Space");
  await player.page.getByText("That key does something else").waitFor();
  await player.page.keyboard.press("ArrowUp");
  await player.button(/^Flip: ↑/).waitFor();
  await player.page.keyboard.press("Escape");
  await player.page.keyboard.press("KeyF");
  expect(player.sent("flip")).toHaveLength(0);
  await player.page.keyboard.press("ArrowUp");
  await other.seesPileOf(1);
  await other.flip();
  await player.seesPileOf(2);

  await keeps(player, { keysOn: false });
  await player.page.reload();
  await player.page.locator(".flip--on").waitFor();
  await player.page.keyboard.press("KeyF");
  await player.page.keyboard.press("KeyM");
  expect(player.sent("flip")).toHaveLength(1);
  await player.button("Table menu").click();
  await player.button("Sound on").waitFor();
});

test("with one switch the cards flip by themselves and any key or touch is the hand", async () => {
  const { players } = await house.play({ start: lay(["JD QC", "4H 6C"]) }, [{}, {}]);
  const [player, other] = players as [Player, Player];
  await keeps(player, { oneSwitch: true });
  await player.page.reload();
  await other.seesPileOf(1);
  await player.page.keyboard.press("KeyB");
  await player.hears("You win 1 card");
  expect(player.sent("slap")).toHaveLength(1);
  // The stock is part of the hand too: this touch flips nothing, it is a false slap on an empty pile.
  await player.liftsHand();
  await player.liftsHand();
  await player.page.locator(".foot__own").click();
  expect(player.sent("slap")).toHaveLength(2);
  // Menus stay menus.
  await player.button("Table menu").click();
  await player.button("Back to the game").click();
  expect(player.sent("slap")).toHaveLength(2);
});

test("where the browser keeps nothing, settings work and say that they will be gone", async () => {
  const visitor = await house.visitor();
  await visitor.context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await visitor.page.goto(house.stage.url("settings"));
  await visitor.page.getByText("will not be kept").waitFor();
  await visitor.page.getByText("Night", { exact: true }).click();
  expect(await visitor.page.locator("html").getAttribute("data-theme")).toBe("night");
});

test("what the browser keeps of me can be erased", async () => {
  const { page } = await house.visitor({ path: "settings" });
  await page.getByText("Night", { exact: true }).click();
  await page.getByRole("button", { name: "Erase my data" }).click();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await page.getByText("Nothing of yours is left").waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.locator("html").getAttribute("data-theme")).toBe(null);
});
