import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seriousOn, sideways, smallTargets } from "./axe";
import { DESKTOP, SMALL_PHONE } from "./browser";
import { lay } from "./cards";
import type { Player } from "./player";
import type { TableOptions } from "../src/protocol/messages";
import { usePlayhouse } from "./playhouse";
import { CHECKOUT } from "./stage";

const house = usePlayhouse();
const run = promisify(execFile);
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slapjack-replay-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/**
 * Two play a short game, in which both slap at the only Jack, to its end.
 *
 * The quicker one wears heavy paws, so the race waits for both hands.
 */
async function shortGame(
  options: Partial<TableOptions> = {},
): Promise<{ code: string; host: Player; guest: Player }> {
  const start = lay(["2S 3S", "4C JC"], { rest: [0] });
  const table = { start, options, handicapsMs: [0, 400] };
  const { code, players } = await house.play(table, [{}, { size: DESKTOP, touch: false }]);
  const [host, guest] = players as [Player, Player];
  await host.slapsAt("^J", 250);
  await guest.slapsAt("^J", 150);
  await guest.flipsAlways();
  await host.flipsAlways();
  await host.button("Rematch").waitFor({ timeout: 40_000 });
  return { code, host, guest };
}

/** The figures of a page, row by row. */
function figuresOn(page: Page): Promise<string[]> {
  return page
    .locator(".figures tbody tr")
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText.replace(/\s+/g, " ")));
}

async function savedRecord({ page }: Player): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the record" }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  return { name: download.suggestedFilename(), text };
}

/** Open a file in the viewer, as one who got it from somebody. */
async function openFile(text: string, calm = true): Promise<Page> {
  const { page } = await house.visitor({ path: "replay", size: DESKTOP, touch: false, calm });
  const path = join(folder, "given.sjr");
  await writeFile(path, text);
  await page.locator("input[type=file]").setInputFiles(path);
  return page;
}

/** Change one line of a record. */
function tampered(text: string, number: number, change: (line: string) => string): string {
  const lines = text.split("\n");
  lines[number - 1] = change(lines[number - 1] ?? "");
  return lines.join("\n");
}

test("check 24: a saved record replays to the counts and times of its game, and names a tampered line", async () => {
  const { code, host } = await shortGame();
  const [figures, look] = [await figuresOn(host.page), await house.stage.look(code)];
  expect(figures).toHaveLength(2);
  const { name, text } = await savedRecord(host);
  expect(name).toMatch(/^[0-9a-f]{32}\.sjr$/);

  const page = await openFile(text);
  await page.getByRole("button", { name: "Closest call" }).click();
  expect(await figuresOn(page)).toEqual(figures);
  const race = look.races?.find((one) => one.rows.length === 2);
  const rows = race?.rows.map(({ row }) => String(Math.round(row.reaction_us / 1000)));
  expect(await page.locator(".race tbody td:nth-child(2)").allInnerTexts()).toEqual(rows);
  await page.keyboard.press("End");
  const counts = await page.locator(".scene .badge__count").allInnerTexts();
  expect(counts.map(Number)).toEqual(look.stocks);
  expect(await page.getByText("What does not fit").count()).toBe(0);

  // Byte for byte: the file is the kept one, and its replay says what the table said.
  const kept = await fetch(`http://127.0.0.1:${house.stage.port}/api/v1/games/${name}`);
  expect(await kept.text()).toBe(text);
  const path = join(folder, name);
  await writeFile(path, text);
  const slapjack = join(CHECKOUT, ".venv/bin/slapjack");
  const { stdout } = await run(slapjack, ["replay", "--json", "--check", path]);
  const events = stdout.trimEnd().split("\n").slice(0, -1);
  const hash = createHash("sha256").update(events.map((line) => `${line}\n`).join(""));
  expect(text).toContain(`"hash":"sha256:${hash.digest("hex")}"`);

  const number = text.split("\n").findIndex((line) => line.includes('"do":"flip"')) + 2;
  const flipped = await openFile(
    tampered(text, number, (line) => line.replace(/"seat":./, '"seat":7')),
  );
  await flipped.getByText(`Line ${number} does what the rules do not allow.`).waitFor();
  const unreadable = await openFile(tampered(text, number, () => "no JSON"));
  await unreadable.getByText(`Line ${number} cannot be read.`).waitFor();
  const slap = text.split("\n").findIndex((line) => line.includes('"do":"slap"')) + 1;
  const faster = await openFile(
    tampered(text, slap, (line) => line.replace('"reaction_us":', '"reaction_us":1')),
  );
  await faster.getByText(`Line ${slap}:`).waitFor();
});

test("no card of a game that runs can be read, and its record only by its id", async () => {
  const { code } = await house.play({ start: lay(["2S", "4C"]) }, [{}, {}]);
  const api = `http://127.0.0.1:${house.stage.port}/api/v1`;
  const { game } = (await (await fetch(`${api}/tables/${code}`)).json()) as { game: string };
  expect(game).toMatch(/^[0-9a-f]{32}$/);
  expect((await fetch(`${api}/games/${game}.sjr`)).status).toBe(404);
  const visitor = await house.visitor({ path: `replay?game=${game}` });
  visitor.forgive(/404/);
  await visitor.page.getByText("This game is not kept any more").waitFor();
});

test("the replay is watched over the result, passed on by link, and played by keys", async () => {
  const { host } = await shortGame();
  await host.button("Watch the replay").click();
  await host.button("Pause").waitFor();
  const link = await host.page.getByLabel("Link to this replay").last().inputValue();
  await host.button("Back to the result").click();
  await host.button("Rematch").waitFor();

  const { page } = await house.visitor({ size: DESKTOP, touch: false });
  await page.goto(link);
  const flipOf = async (): Promise<string> =>
    (await page.getByRole("slider").getAttribute("aria-valuetext")) ?? "";
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("ArrowRight");
  expect(await flipOf()).toMatch(/flip 1 of/);
  await page.keyboard.press("Shift+ArrowRight");
  expect(await flipOf()).toMatch(/flip 4 of/);
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "4×" }).click();
  await page.locator("main h1").click();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor({ timeout: 20_000 });
  expect(await flipOf()).toMatch(/flip (\d+) of \1$/);
});

test("the sample game and its page fit a small phone, and keep nobody out", async () => {
  const { page } = await house.visitor({ size: SMALL_PHONE, calm: true });
  await page.getByRole("button", { name: "Replays" }).click();
  await page.getByRole("button", { name: "Watch a sample game" }).waitFor();
  expect(await seriousOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Watch a sample game" }).click();
  await page.getByRole("button", { name: "Next card to slap" }).click();
  for (const language of ["en", "fr", "es", "pt", "it"]) {
    await page.locator(".language__choice").selectOption(language);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language);
    expect(await sideways(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.body.innerText.match(/\b(?:replay|result)-[\w-]+/g)),
    ).toBeNull();
  }
  expect(await seriousOn(page)).toEqual([]);
  expect(await page.locator(".check__finding--yes").count()).toBe(4);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("in a class each screen tells its own numbers only, and the host's tells all", async () => {
  const { host, guest } = await shortGame({ results: "own" });
  expect(await figuresOn(host.page)).toHaveLength(2);
  await guest.page.getByText("everybody sees only their own").waitFor();
  expect(await figuresOn(guest.page)).toHaveLength(1);
  expect(await guest.button("Watch the replay").count()).toBe(0);
});

test("a guest asks for a rematch, which is counted down at every screen until somebody says not yet", async () => {
  const { host, guest } = await shortGame();
  await guest.button("Rematch").click();
  await guest.page.getByText("You want a rematch.").waitFor();
  await host.page.getByText(/wants a rematch\. Dealing in [4-8] s/).waitFor();
  await host.button("Not yet").click();
  await guest.button("Rematch").click();
  await host.button("Rematch").click();
  for (const player of [host, guest]) await player.zone.waitFor();
});

test("a finished game is saved as a poster that is a picture", async () => {
  const { host } = await shortGame();
  const [download] = await Promise.all([
    host.page.waitForEvent("download"),
    host.button("Save the poster").click(),
  ]);
  expect(download.suggestedFilename()).toBe("slapjack.png");
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1_800, 2_400]);
  await writeFile("/tmp/shots/poster.png", picture);
});
