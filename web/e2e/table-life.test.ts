import { expect, test } from "vitest";
import { lay } from "./cards";
import type { Player } from "./player";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

test("a Queen winks after she was shown, puts her tongue out at a false slap, and lights tell it quietly", async () => {
  const { players } = await house.play({ start: lay(["QH 5S", "KD 6C"]) }, [{}, {}]);
  const [quiet, other] = players as [Player, Player];
  await quiet.page.evaluate(() => {
    localStorage.setItem("slapjack:/:settings", JSON.stringify({ lights: true, muted: true }));
  });
  await quiet.page.reload();
  await other.slapsAt("^Q", 700);
  await quiet.flip();
  await quiet.page.locator(".lights--card").waitFor();
  await other.page.locator(".tease").waitFor();
  await Promise.all([
    quiet.hears("False slap!"),
    quiet.page.locator('.tease path[d^="M116"]').first().waitFor(),
    other.page.locator('.tease path[d^="M116"]').first().waitFor(),
  ]);
  // The face below stays the same drawing.
  expect(await other.page.locator(".pile__card.settle > svg").count()).toBe(1);
});
