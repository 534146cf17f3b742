/** `make play`, as the one who hosts the evening meets it. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { usePlayhouse } from "./playhouse";
import { readFromPage, readFromTerminal } from "./qrCode";
import { CHECKOUT } from "./stage";

const house = usePlayhouse();

/** A terminal in which `make play` runs, with all that it prints. */
class Terminal {
  text = "";
  readonly startedMs = performance.now();
  readonly #process: ChildProcess;

  constructor(folder: string, port = "0") {
    const own = {
      SLAPJACK_HOST: "127.0.0.1",
      SLAPJACK_LAN_ADDRESS: "127.0.0.1",
      SLAPJACK_DATA_DIR: folder,
    };
    const options = { cwd: CHECKOUT, env: { ...process.env, ...own }, detached: true };
    this.#process = spawn("make", ["play", `PORT=${port}`], options);
    const keep = (piece: Buffer): void => void (this.text += piece.toString());
    this.#process.stdout?.on("data", keep);
    this.#process.stderr?.on("data", keep);
  }

  async prints(words: string): Promise<void> {
    await vi.waitFor(() => expect(this.text).toContain(words), { timeout: 60_000 });
  }

  /** What stands in the line below these words. */
  below(words: string): string {
    const lines = this.text.split("\n");
    return lines[lines.findIndex((line) => line.startsWith(words)) + 1]?.trim() ?? "";
  }

  /** Press Ctrl+C, unless it has ended by itself. */
  async end(): Promise<number | null> {
    const { pid, exitCode } = this.#process;
    if (exitCode !== null) return exitCode;
    const ended = once(this.#process, "exit");
    if (pid !== undefined && this.text.includes("Press Ctrl+C")) process.kill(-pid, "SIGINT");
    await ended;
    return this.#process.exitCode;
  }
}

let folder = "";
let terminal: Terminal;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slapjack-e2e-"));
  terminal = new Terminal(folder);
  await terminal.prints("Press Ctrl+C to stop.");
  const seconds = (performance.now() - terminal.startedMs) / 1000;
  console.log(`make play, all set up: ${seconds.toFixed(1)} s to the printed address`);
}, 90_000);

afterAll(async () => {
  await terminal.end();
  await rm(folder, { recursive: true });
});

test("the link for this computer makes who follows it the host, whose lobby shows the same QR code", async () => {
  const host = await house.player();
  await host.page.goto(terminal.below("On this computer, as the host"));
  await host.sitDown();
  await host.page.getByText("you · host").waitFor();
  const link = await readFromPage(host.page.locator(".invite__qr"));
  expect(link).toBe(terminal.below("Phones on the same network"));
});

test("there is an address, and a table's link with its QR code: who follows it may sit down", async () => {
  expect(terminal.text).toMatch(/^Start page: http:\/\/localhost:\d+\/$/m);
  const link = terminal.below("Phones on the same network");
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[A-Z]{4}$/);
  expect(readFromTerminal(terminal.text)).toBe(link);
  const guest = await house.player();
  await guest.page.goto(link);
  await guest.sitDown();
});

test("a port that is in use is told, with what to do", async () => {
  const port = Number(new URL(terminal.below("Phones on the same network")).port);
  const second = new Terminal(folder, String(port));
  expect(await second.end()).not.toBe(0);
  expect(second.text).toContain(`Port ${port} is already in use. Is Slapjack already running?`);
  expect(second.text).toContain(`slapjack serve --port ${port + 1}`);
});
