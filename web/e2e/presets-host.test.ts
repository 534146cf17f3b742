import { expect, test } from "vitest";
import { lay } from "./cards";
import { expectAgreement, type Player } from "./player";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

/** Nobody is hurried: a machine that is busy may be slow between two presses. */
const PATIENT = { min_cover_ms: 200, flip_timeout_ms: 0 };

test("the referee calls a misdeal before the first flip, and a peek at any card", async () => {
  const { code, players } = await house.play({ start: lay(["QS", ""]), rules: PATIENT }, [{}, {}]);
  const [host, guest] = players as [Player, Player];
  await house.stage.giveCards(code, lay(["2S 3S", "7H"]));
  await host.button("Table menu").click();
  await host.button("Misdeal: deal again").click();
  await Promise.all(players.map((player) => player.hears("Misdeal! The cards are dealt again.")));
  await Promise.all(players.map((player) => player.comesToLaidCards()));

  await host.button("Table menu").click();
  await host.button(/ peeked$/).click();
  await Promise.all([
    host.hears("You peeked. That card goes under your stock."),
    guest.hears(/ peeked\. That card goes under the stock\.$/),
  ]);
  await host.flip();
  await host.seesPileOf(1);
  const look = await expectAgreement(house.stage, code, players);
  expect(look.pile).toEqual(["3S"]);
  // Once a card lies there, the deal stands.
  await host.button("Table menu").click();
  expect(await host.button("Misdeal: deal again").count()).toBe(0);
});

test("the host names, helps, seats bots of a temper, locks, hands over and takes back", async () => {
  const { code, host_token } = await house.stage.openTable();
  const host = await house.guest({ code: `${code}#host=${host_token}` });
  const guest = await house.guest({ code });
  await host.button("Seats and host").click();
  const menu = host.page.getByRole("dialog");
  await menu.getByRole("button", { name: "Each types their own" }).click();
  await menu
    .getByLabel(/^Name of /)
    .first()
    .fill("Nana");
  await menu.getByRole("button", { name: "Rename" }).first().click();
  await guest.page.getByText("Nana", { exact: true }).waitFor();
  await menu.getByRole("button", { name: "Heavier paws for Nana" }).click();
  await guest.page.getByText(/heavy paws, \+50 ms/).waitFor();
  await menu.getByLabel("A bot that is").selectOption("sharp");
  await menu.getByRole("button", { name: "Add this bot" }).click();
  await guest.page.getByText("bot, sharp").waitFor();
  await menu.getByRole("button", { name: "Lock the table" }).click();
  await guest.page.getByText("The table is locked: nobody new can sit down.").waitFor();

  await menu.getByRole("button", { name: /^Make host: / }).click();
  await menu.getByRole("button", { name: "Close" }).click();
  await guest.button("Deal").waitFor();
  expect(await host.button("Deal").count()).toBe(0);
  await host.button("Be the host again").click();
  await host.button("Deal").waitFor();
  expect(await guest.button("Deal").count()).toBe(0);
});

test("the youngest deals where the house wants it, and the people say who that is", async () => {
  const rules = { preset: "little-ones" };
  const { code, host_token } = await house.stage.openTable({ rules });
  const host = await house.guest({ code: `${code}#host=${host_token}` });
  await house.guest({ code });
  const young = host.page.getByRole("group", { name: /^Who is the youngest\?/ });
  await young.getByRole("button").nth(1).click();
  await host.button("Deal").click();
  await expect.poll(async () => (await house.stage.look(code)).view?.dealer).toBe(1);
});
