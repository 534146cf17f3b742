/**
 * Real pages at a table of the real server, each over a road of its own: what their eyes saw and
 * what their hands did. Run by `make netlab`, which lays the roads and weighs what is written here.
 *
 * The hands press by themselves, so long after the face stood there, as `eyes.ts` sees it.
 */

import { writeFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, Visitor } from "./browser";
import { reactions, setReflex, flipByItself } from "./eyes";
import { Player } from "./player";

/** What `make netlab` wants. */
interface Task {
  readonly code: string;
  readonly hostToken: string;
  /** The server's address at the end of each page's road. */
  readonly urls: readonly string[];
  readonly seconds: number;
  readonly report: string;
}

/** One press: what the page told the server of it, and what the eyes saw. */
interface Press {
  readonly flip: number;
  readonly pressedUs: number;
  readonly shownUs: number;
  readonly toldShownUs: number;
}

/** One page: its seat is its place in the list. */
interface Report {
  readonly presses: readonly Press[];
  readonly lates: readonly object[];
  /** Flips whose race the server annulled. */
  readonly voided: readonly number[];
  /** What to add to the page's clock to get the machine's, and how unsure that is. */
  readonly offsetUs: number;
  readonly unsureUs: number;
}

const FROM_MS = 230;
const SPREAD_MS = 150;
const CLOCK_LOOKS = 40;

class Guest {
  readonly lates: object[] = [];
  readonly voided: number[] = [];

  private constructor(
    readonly visitor: Visitor,
    readonly player: Player,
  ) {}

  static async come(browser: Browser, url: string): Promise<Guest> {
    const visitor = await Visitor.come(browser);
    const guest = new Guest(visitor, new Player(visitor));
    visitor.page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as { type: string; flip: number };
        if (message.type === "late") guest.lates.push(message);
        if (message.type === "void") guest.voided.push(message.flip);
      });
    });
    await visitor.page.goto(url);
    await guest.player.sitDown();
    return guest;
  }

  async report(): Promise<Report> {
    const { page, sent } = this.visitor;
    const slaps = sent.filter(({ type }) => type === "slap") as unknown as {
      flip: number;
      pressed_us: number;
      shown_us: number;
    }[];
    const seen = await reactions(page);
    const presses = seen.flatMap(({ pressedMs, reactionMs }) => {
      const slap = slaps.find(({ pressed_us }) => Math.abs(pressed_us - pressedMs * 1000) < 500);
      if (slap === undefined) return [];
      const pressedUs = Math.round(pressedMs * 1000);
      const shownUs = Math.round((pressedMs - reactionMs) * 1000);
      return [{ flip: slap.flip, pressedUs, shownUs, toldShownUs: slap.shown_us }];
    });
    return { presses, lates: this.lates, voided: this.voided, ...(await clockOf(page)) };
  }
}

/** Read the page's clock between two readings of the machine's; the quickest look is the surest. */
async function clockOf(page: Page): Promise<{ offsetUs: number; unsureUs: number }> {
  let [offsetUs, unsureUs] = [0, Infinity];
  for (let look = 0; look < CLOCK_LOOKS; look += 1) {
    const before = Number(process.hrtime.bigint() / 1000n);
    const pageUs = (await page.evaluate(() => performance.now())) * 1000;
    const after = Number(process.hrtime.bigint() / 1000n);
    if (after - before < 2 * unsureUs) {
      unsureUs = (after - before) / 2;
      offsetUs = Math.round((before + after) / 2 - pageUs);
    }
  }
  return { offsetUs, unsureUs };
}

const task = JSON.parse(process.env["SLAPJACK_NETLAB"] ?? "null") as Task | null;

test.runIf(task !== null)(
  "pages play over their roads",
  async () => {
    const { code, hostToken, urls, seconds, report } = task as Task;
    const browser = await openBrowser();
    const guests: Guest[] = [];
    for (const [seat, url] of urls.entries()) {
      guests.push(
        await Guest.come(browser, `${url}/${code}${seat === 0 ? `#host=${hostToken}` : ""}`),
      );
    }
    await guests[0]?.player.button("Deal").click();
    for (const { player } of guests) {
      await player.zone.waitFor();
      await setReflex(player.page, { cards: "", afterMs: FROM_MS, spreadMs: SPREAD_MS });
      await flipByItself(player.page);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    for (const { player } of guests) await player.slapsNoMore();
    const found = await Promise.all(guests.map((guest) => guest.report()));
    await writeFile(report, JSON.stringify(found));
    await browser.close();
    expect(found.flatMap(({ presses }) => presses)).not.toEqual([]);
  },
  120_000 + 1000 * (task?.seconds ?? 0),
);
