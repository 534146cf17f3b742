/** A server and a browser for the tests of one file, and the people who come in one test. */

import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, type TestContext } from "vitest";
import { openBrowser, Visitor, type Visit } from "./browser";
import type { TableOptions } from "../src/protocol/messages";
import { Player } from "./player";
import { Stage, type Start } from "./stage";

export interface Coming extends Visit {
  /** Path of the page, or the code of a table. */
  readonly path?: string;
  /** Port of a road; the server's own otherwise. */
  readonly port?: number;
}

export class Playhouse {
  stage!: Stage;
  browser!: Browser;
  #visitors: Visitor[] = [];

  /** Somebody comes with a fresh profile. */
  async visitor(coming: Coming = {}): Promise<Visitor> {
    const visitor = await Visitor.come(this.browser, coming);
    this.#visitors.push(visitor);
    await visitor.page.goto(this.stage.url(coming.path, coming.port));
    return visitor;
  }

  async player(coming: Coming = {}): Promise<Player> {
    return new Player(await this.visitor(coming));
  }

  /**
   * Seat so many at a table with these cards, the host at seat 0, and deal.
   *
   * No card flips by itself, unless the rules say so: a machine under load would flip it too soon.
   */
  async play(
    table: {
      rules?: object;
      options?: Partial<TableOptions>;
      start: Start;
      handicapsMs?: readonly number[];
    },
    comings: readonly [Coming, ...Coming[]],
  ): Promise<{ code: string; players: Player[] }> {
    const { start, options = {} } = table;
    const rules = { flip_timeout_ms: 0, ...table.rules };
    const { code, host_token } = await this.stage.openTable({ rules, options, start });
    const players: Player[] = [];
    for (const [seat, coming] of comings.entries()) {
      const secret = seat === 0 ? `#host=${host_token}` : "";
      players.push(await this.guest({ code: code + secret }, coming));
    }
    for (const [seat, ms] of (table.handicapsMs ?? []).entries()) {
      await this.stage.giveHandicap(code, seat, ms);
    }
    await players[0]?.button("Deal").click();
    await Promise.all(players.map((player) => player.comesToLaidCards()));
    return { code, players };
  }

  /** Somebody who follows the link of a table and sits down. */
  async guest(table: { code: string }, coming: Coming = {}): Promise<Player> {
    const player = await this.player({ ...coming, path: table.code });
    await player.sitDown();
    return player;
  }

  async start(port = 0, folder?: string): Promise<void> {
    [this.stage, this.browser] = await Promise.all([Stage.start(port, folder), openBrowser()]);
  }

  /** All go home; nothing may have gone wrong in their browsers. */
  async clear(task?: TestContext["task"]): Promise<void> {
    if (task?.result?.state === "fail") await this.tell();
    const visitors = this.#visitors.splice(0);
    await Promise.all(visitors.map((visitor) => visitor.context.close()));
    expect(visitors.flatMap((visitor) => visitor.unforgiven)).toEqual([]);
  }

  /** What stands on every page, for who wonders why a test failed. */
  async tell(): Promise<void> {
    for (const { page, faults } of this.#visitors) {
      const words = await page.evaluate(() => document.body.innerText).catch(String);
      console.log([page.url(), words.replace(/\s+/g, " "), ...faults].join("\n"));
    }
  }

  async end(): Promise<void> {
    await this.browser.close();
    await this.stage.stop();
  }
}

/** Open a playhouse for the tests of this file; on any free port if none is given. */
export function usePlayhouse(port = 0): Playhouse {
  const house = new Playhouse();
  beforeAll(() => house.start(port));
  afterEach(({ task }) => house.clear(task));
  afterAll(() => house.end());
  return house;
}
