import { expect, test } from "vitest";
import { DESKTOP } from "./browser";
import { lay } from "./cards";
import { faceStands } from "./eyes";
import { expectAgreement } from "./player";
import { usePlayhouse } from "./playhouse";
import { Tablet } from "./tablet";

const house = usePlayhouse();

test("held keys take seats, lamps show which are heard, and each key slaps and flips for its own", async () => {
  const visitor = await house.visitor({ size: DESKTOP, touch: false });
  const board = new Tablet(visitor);
  const { keyboard } = board.page;
  await board.button("On this keyboard").click();
  await board.page.getByText("Hold a key to sit down").waitFor();
  const code = new URL(board.page.url()).pathname.slice(1);

  // A tap takes no seat; a key that is held does, with its neighbour to flip.
  await keyboard.press("KeyQ");
  for (const [index, key] of ["KeyQ", "KeyP"].entries()) {
    await keyboard.down(key);
    await expect.poll(() => board.page.locator(".keys__player").count()).toBe(index + 1);
    await keyboard.up(key);
  }
  expect((await house.stage.look(code)).inks).toHaveLength(2);

  // The trial: one lamp, then all.
  await board.page.getByText("all hold your slap keys").waitFor();
  await keyboard.down("KeyQ");
  await keyboard.down("KeyP");
  await board.page.getByText("this keyboard hears all of you").waitFor();
  expect(await board.page.locator(".keys__key--lit").count()).toBe(2);
  // A third key that lights up beside them takes no seat, and is told.
  await keyboard.down("KeyX");
  await board.page.getByText("X lights up though nobody presses it").waitFor();
  for (const key of ["KeyX", "KeyP", "KeyQ"]) await keyboard.up(key);

  // Q gets another key to flip with; P's own is no choice.
  const change = board.page.getByRole("button", { name: /flip key W/ });
  await change.click();
  await keyboard.press("KeyP");
  await board.page.getByText("Somebody has that key already").waitFor();
  await keyboard.press("KeyA");
  await board.page.getByRole("button", { name: /flip key A/ }).waitFor();

  await house.stage.giveCards(code, lay(["JS 5C", "3C 6D"]));
  await board.button("Deal").click();
  await board.comesToLaidCards();
  await keyboard.press("BracketLeft");
  await keyboard.press("KeyA");
  await board.seesPileOf(1);
  await faceStands(board.page, 200);
  for (const _ of Array(4)) await keyboard.down("KeyP");
  await keyboard.up("KeyP");
  await board.spot(1).getByText("You win 1 card").waitFor();
  expect(board.sent("slap")).toHaveLength(1);
  expect(board.sent("flip")).toHaveLength(1);
  const look = await expectAgreement(house.stage, code, [board]);
  expect(look.stocks).toEqual([25, 27]);
});
