/** A class at one table: what no tournament is needed for. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./browser";
import { lay } from "./cards";
import type { Player } from "./player";
import { Playhouse } from "./playhouse";
import { Stage } from "./stage";

const WATCHERS = 10;
const house = new Playhouse();
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slapjack-e2e-"));
  const file = join(folder, "blocked.txt");
  await writeFile(file, "grumble\n");
  [house.stage, house.browser] = await Promise.all([
    Stage.start(0, "", { blocked_names_file: file }),
    openBrowser(),
  ]);
});
afterEach(({ task }) => house.clear(task));
afterAll(async () => {
  await house.end();
  await rm(folder, { recursive: true });
});

function api(path: string): string {
  return `http://127.0.0.1:${house.stage.port}/api/v1/${path}`;
}

async function seat(code: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(api(`tables/${code}/seats`), {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
}

interface Wire {
  readonly socket: WebSocket;
  readonly heard: string[];
  closed: number | null;
}

/** Sockets of one's own, as a pupil who knows some programming opens them beside the page. */
async function wire(page: Page, code: string, hello: object, count = 1): Promise<void> {
  await page.evaluate(
    ([address, first, times]) => {
      const wires: Wire[] = [];
      (window as unknown as { wires: Wire[] }).wires = wires;
      for (let index = 0; index < times; index += 1) {
        const socket = new WebSocket(new URL(address, document.baseURI), "slapjack.v1");
        const one: Wire = { socket, heard: [], closed: null };
        socket.onmessage = ({ data }) => void one.heard.push(String(data));
        socket.onclose = ({ code: why }) => (one.closed = why);
        socket.onopen = () => {
          socket.send(first);
        };
        wires.push(one);
      }
    },
    [
      `api/v1/tables/${code}/socket`,
      JSON.stringify({ type: "hello", proto: 1, ...hello }),
      count,
    ] as const,
  );
  await expect
    .poll(async () => (await heardBy(page)).every((all) => all.includes('"snapshot"')))
    .toBe(true);
}

/** All that came over each of the page's own sockets. */
function heardBy(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window as unknown as { wires: Wire[] }).wires.map(({ heard }) => heard.join()),
  );
}

test("check 25: names are generated, a blocked word goes nowhere, and kick, lock and erase do what they say", async () => {
  const { code, host_token } = await house.stage.openTable();
  const host = await house.guest({ code: `${code}#host=${host_token}` });
  const wall = await house.player({ path: `tv?table=${code}` });
  expect((await seat(code, { name: "Ada" })).ok).toBe(false);

  await host.page.getByText("A big screen is linked").waitFor();
  await host.button("Seats and host").click();
  const menu = host.page.getByRole("dialog");
  await menu.getByRole("button", { name: "Each types their own" }).click();
  await menu.getByLabel(/^Name of /).waitFor();
  const pupil = await seat(code, {});
  expect(pupil.status).toBe(201);
  const { token } = (await pupil.json()) as { token: string };
  expect((await seat(code, { name: "Grumble" })).ok).toBe(false);
  const { page } = await house.visitor();
  await wire(page, code, { tokens: [token] });
  const typed = { type: "rename", seat: 1, name: "Gr\u200bumble", action_id: "a".repeat(20) };
  await page.evaluate((text) => {
    (window as unknown as { wires: Wire[] }).wires[0]?.socket.send(text);
  }, JSON.stringify(typed));
  await expect.poll(async () => (await heardBy(page)).join()).toContain('"bad_name"');
  expect((await heardBy(page)).join()).not.toMatch(/grumble/i);
  await wall.page.locator(".arrived").nth(1).waitFor();
  expect(await wall.page.locator("body").innerText()).not.toMatch(/grumble/i);

  await menu.getByRole("button", { name: "Lock the table" }).click();
  await host.page.getByText("The table is locked").waitFor();
  expect((await seat(code, {})).ok).toBe(false);
  await menu.getByRole("button", { name: /^Remove / }).click();
  await menu.getByRole("button", { name: /^Really remove / }).click();
  const closed = (): Promise<number | null | undefined> =>
    page.evaluate(() => (window as unknown as { wires: Wire[] }).wires[0]?.closed);
  await expect.poll(closed).toBe(4003);
  await expect.poll(async () => (await house.stage.look(code)).inks).toHaveLength(1);

  for (const { visitor } of [host, wall]) visitor.forgive(/404/);
  const headers = { authorization: `Bearer ${host_token}` };
  expect((await fetch(api(`tables/${code}`), { method: "DELETE", headers })).status).toBe(204);
  expect((await fetch(api(`tables/${code}`))).status).toBe(404);
});

test("check 25: ten who watch are sent no card before it is turned", async () => {
  const start = lay(["2S 4S", "3C 5C"]);
  const { code, players } = await house.play({ start }, [{}, {}]);
  const [first, second] = players as [Player, Player];
  const { page } = await house.visitor();
  await wire(page, code, { tokens: [], role: "watcher" }, WATCHERS);
  await first.flip();
  await second.flip();
  await first.seesPileOf(2);
  await expect
    .poll(async () => (await heardBy(page)).every((all) => all.includes('"3C"')))
    .toBe(true);
  const heard = await heardBy(page);
  expect(heard).toHaveLength(WATCHERS);
  for (const all of heard) {
    const cards = new Set(all.match(/"(10|[2-9AJQK])[SHDC]"/g));
    expect([...cards].toSorted()).toEqual(['"2S"', '"3C"']);
  }
});
