/** Behind a proxy that keeps one folder of its site for the game and takes its name off. */

import { createServer, request, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./browser";
import { Playhouse } from "./playhouse";
import { readFromPage } from "./qrCode";
import { Stage } from "./stage";

const BASE = "/games/slapjack";
const house = new Playhouse();
let proxy: Server;

/** What the server is asked for, or null outside of the folder. */
function below(url = ""): string | null {
  return url.startsWith(`${BASE}/`) ? url.slice(BASE.length) : null;
}

function carry(asked: IncomingMessage, socket: Socket, head: Buffer): void {
  const path = below(asked.url);
  if (path === null) return void socket.destroy();
  const far = connect(house.stage.port, "127.0.0.1", () => {
    const lines = [`GET ${path} HTTP/1.1`];
    for (let at = 0; at < asked.rawHeaders.length; at += 2) {
      lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
    }
    far.write(`${lines.join("\r\n")}\r\n\r\n`);
    far.write(head);
    far.pipe(socket).pipe(far);
  });
  for (const [one, other] of [
    [far, socket],
    [socket, far],
  ] as const) {
    one.on("error", () => other.destroy());
  }
}

beforeAll(async () => {
  [house.stage, house.browser] = await Promise.all([
    Stage.start(0, "", { base_path: BASE }),
    openBrowser(),
  ]);
  proxy = createServer((asked, answer) => {
    const path = below(asked.url);
    if (path === null) return void answer.writeHead(404).end();
    const { method, headers } = asked;
    const port = house.stage.port;
    const far = request({ host: "127.0.0.1", port, path, method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    far.on("error", () => answer.destroy());
    asked.pipe(far);
  });
  proxy.on("upgrade", carry);
  await new Promise<void>((ready) => proxy.listen(0, "127.0.0.1", ready));
});
afterEach(({ task }) => house.clear(task));
afterAll(async () => {
  await house.end();
  proxy.closeAllConnections();
  proxy.close();
});

test("check 22: below a folder of a site, page, socket, installing, links and QR code all stay there", async () => {
  const { port } = proxy.address() as AddressInfo;
  const folder = house.stage.url(`${BASE.slice(1)}/`, port);
  const host = await house.player({ path: `${BASE.slice(1)}/`, port });
  await host.button("New table").click();
  await host.sits();
  expect(host.page.url()).toMatch(new RegExp(`^${folder}[A-Z]{4}$`));
  const link = await readFromPage(host.page.locator(".invite__qr"));
  expect(link).toBe(host.page.url());
  const told = await host.page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
    const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href ?? "";
    const { start_url, scope } = await (await fetch(manifest)).json();
    const installed = [start_url, scope].map((one: string) => new URL(one, manifest).href);
    return [...links.map(({ href }) => href), manifest, ...installed];
  });
  expect(told.filter((url) => !url.startsWith(folder))).toEqual([]);

  const guest = await house.player({ path: new URL(link).pathname.slice(1), port });
  await guest.sitDown();
  await host.button("Deal").click();
  await Promise.all([host, guest].map((player) => player.flipsAlways()));
  await guest.seesPileOf(1);
  await guest.page.reload();
  await guest.zone.waitFor();
  const rules = await house.visitor({ path: `${BASE.slice(1)}/fr/regles`, port });
  await rules.page.getByRole("heading", { level: 1 }).waitFor();
  for (const { requests } of [host.visitor, guest.visitor, rules]) {
    const paths = requests.map((url) => new URL(url).pathname);
    expect(paths.filter((path) => !path.startsWith(`${BASE}/`))).toEqual([]);
  }
  expect(host.visitor.requests.some((url) => url.startsWith("ws:"))).toBe(true);
});
