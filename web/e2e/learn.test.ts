import { expect, test } from "vitest";
import { seriousOn, sideways, smallTargets } from "./axe";
import { SMALL_PHONE } from "./browser";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

const LESSON_MS = 60_000;

test("job J4: a newcomer learns by one tap in a minute, up to the face of a bot's game", async () => {
  const player = await house.player();
  const begun = performance.now();
  await player.button("Learn in a minute").click();
  await player.slapsAt("^[JQ]", 280);
  await player.flip();
  const { page } = player;
  await page.getByText(/^2\d\d ms! The whole pile is yours/).waitFor();
  await page.getByText("the Queen got you").waitFor();
  await page.getByText("Your last card. Flip it!").waitFor();
  await player.flip();
  await page.getByText("one last chance").waitFor();
  await page.getByText(/^2\d\d ms! You are back/).waitFor();
  await page.getByText("Your best time:").waitFor();
  expect(performance.now() - begun).toBeLessThan(LESSON_MS);
  await player.slapsNoMore();
  await player.button("Play a bot").click();
  await player.zone.waitFor();
  await player.seesPileOf(1);
});

test("the lesson can be played with keys alone, and skipped by one press", async () => {
  const { page } = await house.visitor({ path: "learn", calm: true });
  await page.getByText("Flip one!").waitFor();
  await page.keyboard.press("KeyF");
  await page.getByText("A Jack! Slap it!").waitFor();
  await page.keyboard.press("Space");
  await page.getByText("The whole pile is yours").waitFor();
  await page.getByText("Well watched!").waitFor();
  expect(await seriousOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("heading", { name: "Slapjack", level: 1 }).waitFor();
});

test("the trainer warms a newcomer up, and takes no hand before its card", async () => {
  const player = await house.player({ path: "trainer" });
  await player.page.getByText("Five cards to warm up").waitFor();
  await player.button("Start").click();
  await player.page.getByText("Warm-up 1 of 5").waitFor();
  await player.zone.click();
  await player.page.getByText("Too soon to have seen it").waitFor();
  await player.slapsAt("^J", 230);
  await player.page.getByText(/^2\d\d ms$/).waitFor();
  expect(await seriousOn(player.page)).toEqual([]);
});

test.each(["fr", "es", "pt", "it"])(
  "check 14, check 23: lesson and trainer fit a small phone, for any finger: %s",
  async (language) => {
    const { page } = await house.visitor({ size: SMALL_PHONE, calm: true });
    await page.locator(".language__choice").selectOption(language);
    for (const path of ["learn", "trainer"]) {
      await page.goto(house.stage.url(path));
      await page.locator("main h1").waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      expect(
        await page.evaluate(() => document.body.innerText.match(/\b(?:learn|trainer)-\w+/)),
      ).toBe(null);
      expect(await seriousOn(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
    }
  },
);
