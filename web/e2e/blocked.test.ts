import { expect, test } from "vitest";
import { lay } from "./cards";
import { expectAgreement, type Player } from "./player";
import { usePlayhouse } from "./playhouse";

const house = usePlayhouse();

test.each(["refused", "swallowed"] as const)(
  "where an upgrade to a WebSocket is %s the table says slower link, and is played all the same",
  async (upgrades) => {
    const road = await house.stage.road(0, upgrades);
    const start = lay(["4H", "JC"]);
    const { code, players } = await house.play({ start }, [{}, { port: road }]);
    const [near, far] = players as [Player, Player];
    far.visitor.forgive(/WebSocket/);
    await far.page
      .getByText("Slower link: this network blocks the fast one. You can play on.")
      .waitFor({ timeout: 20_000 });
    await near.flip();
    await far.seesPileOf(1);
    await expectAgreement(house.stage, code, players);

    await far.slapsAt("^J", 200);
    await far.flip();
    await far.hears(/^You win 2 cards/);
    const won = await expectAgreement(house.stage, code, players);
    expect(won.stocks).toEqual([25, 27]);
  },
);
