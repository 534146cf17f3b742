/**
 * Takes the pictures of docs/screens from the running product: each screen on a phone, the main
 * ones on a desktop too, some at night.
 *
 * Cards are laid and hands come down at set times, so that the same moments come again in each run.
 */

import { mkdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { DESKTOP } from "./browser";
import { lay } from "./cards";
import { faceStands } from "./eyes";
import type { Player } from "./player";
import { Playhouse, usePlayhouse } from "./playhouse";
import { hostTablet } from "./tablet";
import { HOME_ADDRESS, Stage, type Start } from "./stage";

const FOLDER = fileURLToPath(new URL("../../docs/screens/", import.meta.url));
const TELEVISION = { width: 1280, height: 720 };
const PICTURE_BYTES_MAX = 260_000;
/** The port that a reader of the pictures would have. */
const PORT = 8080;

const house = usePlayhouse(PORT);

beforeAll(async () => {
  house.stage.host = HOME_ADDRESS;
  await mkdir(FOLDER, { recursive: true });
});

async function shoot({ page }: Pick<Player, "page">, name: string): Promise<void> {
  const path = `${FOLDER}${name}.png`;
  await page.screenshot({ path });
  expect((await stat(path)).size).toBeLessThan(PICTURE_BYTES_MAX);
}

/** The ruler has slid in, and the pile has not gone to its winner yet. */
async function shootFinish(player: Player, name: string): Promise<void> {
  await player.page
    .locator(".finish")
    .evaluate((ruler) => Promise.all(ruler.getAnimations().map((one) => one.finished)));
  await shoot(player, name);
}

interface Company {
  readonly code: string;
  readonly phone: Player;
  readonly desktop: Player;
}

/** A phone that is host, a desktop and two bots sit together. */
async function company(rules: object, night = false): Promise<Company> {
  const { code, host_token } = await house.stage.openTable({ rules });
  const phone = await house.guest({ code: `${code}#host=${host_token}` }, { night });
  const desktop = await house.guest({ code }, { size: DESKTOP, touch: false, night });
  for (const taken of [3, 4]) {
    await phone.button("Add a bot").click();
    await phone.page.getByText(`${taken} of 8`).waitFor();
  }
  return { code, phone, desktop };
}

async function deal({ code, phone, desktop }: Company, start: Start): Promise<void> {
  await house.stage.giveCards(code, start);
  await phone.button("Deal").click();
  for (const player of [phone, desktop]) {
    await player.comesToLaidCards();
    await tapBeside(player);
  }
}

/** A tap beside everything: the ring of the keyboard is not what most people see. */
async function tapBeside({ page }: Player): Promise<void> {
  await page.mouse.click(2, 2);
}

/** The first Jack: the phone is a little faster than the desktop, the bots are slower. */
async function race(at: Company, suffix = ""): Promise<void> {
  await deal(at, lay(["4H", "9D", "QS", "JS"]));
  await at.phone.slapsAt("^J", 231);
  await at.desktop.slapsAt("^J", 268);
  await at.phone.flip();
  await at.desktop.flip();
  await Promise.all([
    shootFinish(at.phone, `table${suffix}-phone`),
    shootFinish(at.desktop, `table${suffix}-desktop`),
  ]);
}

test("home", async () => {
  const phone = await house.player();
  phone.visitor.forgive(/404/);
  await shoot(phone, "home-phone");
  const box = phone.page.getByLabel("Got a table code?");
  await box.fill("BCDF");
  await box.press("Enter");
  await phone.page.getByRole("alert").waitFor();
  await shoot(phone, "home-error-phone");
  await shoot(await house.player({ size: DESKTOP, touch: false }), "home-desktop");
  await shoot(await house.player({ night: true }), "home-night-phone");
});

test("lobby", async () => {
  const { code, host_token } = await house.stage.openTable();
  const first = await house.guest({ code: `${code}#host=${host_token}` });
  await shoot(first, "lobby-empty-phone");
  const at = await company({});
  await shoot(at.phone, "lobby-phone");
  await shoot(at.desktop, "lobby-desktop");
});

test("table", async () => {
  // The Jack is no trigger here, so that it stands still for its picture.
  const at = await company({ triggers: ["rank:2"] });
  await deal(at, lay(["4H", "JH", "9S", "10D"]));
  await shoot(at.phone, "table-turn-phone");
  await at.phone.flip();
  await faceStands(at.phone.page, 300);
  await shoot(at.phone, "table-waiting-phone");
  await at.desktop.flip();
  await at.phone.page.locator(".pile__rising").waitFor();
  await shoot(at.phone, "table-back-phone");
  await at.phone.seesPileOf(2);
  await Promise.all([shoot(at.phone, "table-jack-phone"), shoot(at.desktop, "table-jack-desktop")]);
});

test("race", async () => {
  await race(await company({}));
});

test("race at night", async () => {
  await race(await company({}, true), "-night");
});

test("false slap, last chance and out", async () => {
  const at = await company({});
  await deal(at, lay(["QH 2S 3S", "9D JS", "3C", "4C"], { rest: [1, 2, 3] }));
  await at.phone.slapsAt("^9D", 300);
  await at.phone.flip();
  await at.desktop.flip();
  await at.phone.hears("False slap!");
  await shoot(at.phone, "table-false-phone");
  await at.desktop.slapsAt("^J", 200);
  await at.phone.flip();
  await at.phone.page.getByText("Last chance: win the next slap!").waitFor();
  await shoot(at.phone, "table-last-chance-phone");
  await at.desktop.flip();
  await at.phone.page.getByText("You are out. Watch and cheer!").waitFor({ timeout: 20_000 });
  await at.phone.page.locator(".finish").waitFor({ state: "detached", timeout: 20_000 });
  await shoot(at.phone, "table-out-phone");
});

test("result", async () => {
  const at = await company({});
  await deal(at, lay(["2S JD", "JC", "JS", "JH"], { rest: [0] }));
  await at.phone.slapsAt("^J", 187);
  await at.phone.flip();
  await at.phone.flipsAlways();
  await at.desktop.flipsAlways();
  await at.phone.button("Rematch").waitFor({ timeout: 40_000 });
  await at.desktop.page.getByRole("button", { name: "Save the record" }).waitFor();
  await shoot(at.phone, "result-phone");
  await shoot(at.desktop, "result-desktop");
});

test("the pages beside the table", async () => {
  for (const path of ["settings", "learn", "trainer", "replay", "rules?preset=strict-kids"]) {
    const name = path.replace(/\?.*/, "");
    const phone = await house.player({ path });
    await phone.page.getByRole("heading").first().waitFor();
    await phone.page.waitForLoadState("networkidle");
    await shoot(phone, `${name}-phone`);
  }
});

test("a big screen, a shared one, and a pause", async () => {
  const { code, host_token } = await house.stage.openTable({ options: { absent: "bot" } });
  const tablet = await hostTablet(house, { code, host_token });
  await tablet.sitDown();
  await tablet.seats(4);
  const tv = await house.player({ path: `tv?table=${code}`, size: TELEVISION, touch: false });
  await tv.page.getByText(code).first().waitFor();
  await shoot(tv, "tv-attract-desktop");
  await house.stage.giveCards(code, lay(["4H", "9D", "QS", "JS"]));
  await tablet.button("Deal").click();
  await tablet.comesToLaidCards();
  // It was not told of cards that were laid by hand either.
  await tv.page.reload();
  await tv.page.getByText("flips next").waitFor();
  await tablet.flip();
  await tablet.seesPileOf(1);
  await tv.seesPileOf(1);
  await shoot(tablet, "shared-tablet");
  await shoot(tv, "tv-desktop");
  await tablet.button("Table menu").click();
  await tablet.button("Pause").click();
  await tablet.page.getByText("Paused").waitFor();
  await shoot(tablet, "pause-tablet");
});

test("a lost connection, and a table that is gone", async () => {
  const closed = new Playhouse();
  closed.browser = house.browser;
  closed.stage = await Stage.start();
  const { players } = await closed.play({ start: lay(["4H", "9C"]) }, [{}, {}]);
  const [phone] = players as [Player, Player];
  await phone.flip();
  await phone.seesPileOf(1);
  await tapBeside(phone);
  const { port } = closed.stage;
  for (const { visitor } of players) visitor.forgive(/./);
  await closed.stage.stop();
  await phone.page.getByText("Connection lost. Your seat is kept.").waitFor();
  await shoot(phone, "table-lost-phone");
  closed.stage = await Stage.start(port);
  await phone.page.getByText("is gone").waitFor({ timeout: 20_000 });
  await shoot(phone, "gone-phone");
  await closed.clear();
  await closed.stage.stop();
});
