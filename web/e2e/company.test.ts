import { expect, test } from "vitest";
import { seriousOn, smallTargets } from "./axe";
import { DESKTOP } from "./browser";
import { lay } from "./cards";
import type { Player } from "./player";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();
const WALL = { size: { width: 1920, height: 1080 }, touch: false };

test("who scans too late looks on, is counted, and sits in the next game at one tap", async () => {
  const start = lay(["2S JD", "JS"], { rest: [0] });
  const { code, players } = await house.play({ start }, [{}, {}]);
  const [host, other] = players as [Player, Player];
  const late = await house.player({ path: code });
  await late.page.getByText("You are watching").waitFor();
  expect(await late.flipButton.count()).toBe(0);
  await late.button("Play in the next game").click();
  await host.button("Table menu").click();
  await host.page.getByText("One watches").waitFor();
  await host.button("Back to the game").click();

  await host.slapsAt("^J", 150);
  await Promise.all([host.flipsAlways(), other.flipsAlways()]);
  await host.button("Rematch").waitFor({ timeout: 30_000 });
  await host.button("Change seats").click();
  await host.page.getByText("3 of 8").waitFor();
  await host.button("Deal").click();
  await late.flipButton.waitFor();
});

test("a reaction is seen at every screen, few at a time, and none where the host wants quiet", async () => {
  const { code, players } = await house.play({ start: lay(["4H", "9C"]) }, [
    {},
    { size: DESKTOP, touch: false },
  ]);
  const [host, other] = players as [Player, Player];
  const wall = await house.player({ ...WALL, path: `tv?table=${code}` });
  const react = async (name: string): Promise<void> => {
    await other.button("Reactions").click();
    await other.page.getByRole("group", { name: "Reactions" }).getByLabel(name).click();
  };
  await react("laughs");
  for (const { page } of [host, wall]) await page.getByRole("img", { name: "laughs" }).waitFor();
  // Four in a moment: faster than a browser is led from outside.
  await other.page.evaluate(async () => {
    const press = (label: string): void =>
      document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
    for (const label of ["claps", "wow", "waves", "heart"]) {
      press("Reactions");
      while (document.querySelector(`button[aria-label="${label}"]`) === null) {
        await new Promise(requestAnimationFrame);
      }
      press(label);
    }
  });
  await other.page.getByText("Slower, please").waitFor();

  await host.button("Table menu").click();
  await host.button("Seats and host").click();
  const menu = host.page.getByRole("dialog");
  await menu.getByRole("button", { name: "Reactions" }).click();
  await other.button("Reactions").waitFor({ state: "detached" });
  expect(await seriousOn(host.page)).toEqual([]);
  expect(await smallTargets(host.page)).toEqual([]);
});

test("a host hides the code, delays watchers, sets the pace, and sends the game to a television", async () => {
  const { code, host_token } = await house.stage.openTable();
  const host = await house.guest({ code: `${code}#host=${host_token}` });
  const guest = await house.guest({ code });
  const wall = await house.player({ ...WALL, path: `tv?table=${code}` });
  await wall.page.locator(".attract__code").filter({ hasText: code }).waitFor();
  await host.button("Seats and host").click();
  const menu = host.page.getByRole("dialog");
  await menu.getByRole("button", { name: "Hide the code" }).click();
  await wall.page.getByText("The code is hidden. Ask the host for the link.").waitFor();
  expect(await wall.page.locator("main").innerText()).not.toContain(code);
  expect(await wall.page.locator("img").count()).toBe(0);
  await guest.page.getByText("The code is hidden.").waitFor();
  expect(await guest.page.locator(".lobby__invite").innerText()).not.toContain(code);
  await guest.button("Show it").click();
  await guest.page.getByText(code, { exact: true }).waitFor();

  await menu.getByLabel("Watchers see it later by").selectOption("10");
  await menu.getByRole("button", { name: "Calm" }).click();
  await menu.getByRole("button", { name: "Calm", pressed: true }).waitFor();
  await guest.page.getByText("The rules have changed.").waitFor();
  await menu.getByRole("button", { name: "A TV" }).click();
  await menu.getByAltText("QR code of the big screen").waitFor();
  await menu.getByText(`${house.stage.host}:${house.stage.port}/tv`).first().waitFor();
  expect(await seriousOn(host.page)).toEqual([]);
  expect(await smallTargets(host.page)).toEqual([]);

  const overlay = await house.player({ ...WALL, path: `tv?table=${code}&overlay` });
  await overlay.page.getByText("The code is hidden.").waitFor();
  const behind = await overlay.page.evaluate(() =>
    [document.documentElement, document.body].map((one) => getComputedStyle(one).background),
  );
  for (const one of behind) expect(one).toContain("rgba(0, 0, 0, 0) none");
  await menu.getByRole("button", { name: "Watchers may come" }).click();
  await wall.page.getByRole("textbox").waitFor();
});

test("a house table keeps a tally that all see, until the host erases it", async () => {
  const options = { house: true, names: "typed", thumbs: "asked" } as const;
  const { code, host_token } = await house.stage.openTable({ options });
  const host = await house.guest({ code: `${code}#host=${host_token}` });
  const guest = await house.guest({ code });
  await guest.page.getByText("Nobody has won a game yet.").waitFor();
  await host.button("Deal").click();
  await guest.button("Table menu").click();
  await guest.button("Leave the game").click();
  await guest.button("Leave for good").click();
  await host.button("Change seats").click();
  const tally = host.page.getByRole("region", { name: "Games won" });
  await tally.getByText("1", { exact: true }).waitFor();
  expect(await seriousOn(host.page)).toEqual([]);
  await host.button("Seats and host").click();
  await host.button("Keep this table").click();
  await host.button("Erase the tally").click();
  await tally.waitFor({ state: "detached" });
});

test("on a call one device sounds, chosen by hand, and the others show words", async () => {
  const { code, host_token } = await house.stage.openTable({ options: { on_call: true } });
  const host = await house.guest({ code: `${code}#host=${host_token}` });
  const guest = await house.guest({ code });
  for (const { page } of [host, guest]) {
    await page.getByRole("button", { name: "Sound here", pressed: false }).waitFor();
  }
  await guest.button("Sound here").click();
  await host.button("Deal").click();
  await Promise.all([host, guest].map((player) => player.zone.waitFor()));
  await host.button("Table menu").click();
  await host.button("Sound off").waitFor();
  await guest.button("Table menu").click();
  await guest.button("Sound on").waitFor();
});
