/** What a person does at a table, in the words of the page; and whether all see the same. */

import type { CDPSession, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Visitor } from "./browser";
import { flipByItself, setReflex } from "./eyes";
import type { Look, Stage } from "./stage";

export const CARDS_IN_DECK = 52;
/** As in game/slap.ts. */
const SAME_PALM_MS = 250;

/** One player's page. */
export class Player {
  constructor(readonly visitor: Visitor) {}

  get page(): Page {
    return this.visitor.page;
  }

  /** What the page said of this type, since it came. */
  sent(type: string): readonly object[] {
    return this.visitor.sent.filter((message) => message.type === type);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name });
  }

  get zone(): Locator {
    return this.page.getByRole("button", { name: "Slap the pile" });
  }

  get flipButton(): Locator {
    return this.page.locator("button[aria-keyshortcuts=F]");
  }

  /** The words on the board. */
  get words(): Locator {
    return this.page.locator(".zone__words");
  }

  /** Wait until one sits in the lobby. */
  async sits(): Promise<void> {
    await this.button("Give up my seat").waitFor();
  }

  async sitDown(): Promise<void> {
    await this.button("Sit down").click();
    await this.sits();
  }

  /** Wait for one's turn and flip; the face shows a moment later. */
  async flip(): Promise<void> {
    await this.page.locator("button[aria-keyshortcuts=F][aria-disabled=false]").click();
  }

  async slap(): Promise<void> {
    await this.zone.click();
  }

  /** Wait until the next contact is a hand of its own: before that it belongs to the last palm. */
  async liftsHand(): Promise<void> {
    const from = await this.page.evaluate(() => performance.now());
    await this.page.waitForFunction(([since, palm]) => performance.now() - since > palm, [
      from,
      SAME_PALM_MS,
    ] as const);
  }

  /** No event tells of cards that were laid by hand: who comes anew gets the whole picture. */
  async comesToLaidCards(): Promise<void> {
    await this.zone.waitFor();
    await this.page.reload();
    await this.zone.waitFor();
  }

  /** Slap by oneself so long after any card of this pattern stood on the screen. */
  async slapsAt(cards: string, afterMs: number): Promise<void> {
    await setReflex(this.page, { cards, afterMs });
  }

  /** Flip by oneself whenever it is one's turn. */
  async flipsAlways(): Promise<void> {
    await flipByItself(this.page);
  }

  async slapsNoMore(): Promise<void> {
    await setReflex(this.page, null);
  }

  /** Wait until so many cards lie in the middle. */
  async seesPileOf(count: number, withinMs?: number): Promise<void> {
    const shown = this.page.locator(":not(.sweep) > .pile > .pile__count");
    await shown
      .filter({ hasText: new RegExp(`^${count}$`) })
      .waitFor(withinMs === undefined ? {} : { timeout: withinMs });
  }

  /** Wait for words that begin or contain so. */
  async hears(words: string | RegExp): Promise<void> {
    await this.words.filter({ hasText: words }).waitFor();
  }

  /** The ink of one's own seat, as the page shows it. */
  async ownInk(): Promise<string | null> {
    return this.page.locator(".foot__own").getAttribute("data-ink");
  }

  /** What the page says of a seat's stock, by ink, and of the pile. */
  counts(): Promise<{ stocks: Record<string, number>; pile: number }> {
    return this.page.evaluate((places) => {
      const textIn = (from: ParentNode, selector: string): number =>
        Number(from.querySelector(selector)?.textContent ?? 0);
      const stocks: Record<string, number> = {};
      for (const [place, count] of places) {
        for (const one of document.querySelectorAll<HTMLElement>(place)) {
          const within = place === ".foot__own" ? document : one;
          stocks[one.dataset["ink"] ?? ""] = textIn(within, count);
        }
      }
      return { stocks, pile: textIn(document, ":not(.sweep) > .pile > .pile__count") };
    }, PLACES);
  }
}

/** Where a page shows whose stock, and in which part of it the count stands. */
const PLACES: readonly (readonly [place: string, count: string])[] = [
  [":is(.table__others, .shared__others) .badge", ".badge__count"],
  [".spot", ".pad__count"],
  [".foot__own", ".flip__count"],
];

/** What the server says of the same, with the seats that have cards or may come back. */
function told(look: Look): { stocks: Record<string, number>; pile: number } {
  const stocks: Record<string, number> = {};
  look.inks.forEach((ink, seat) => {
    stocks[ink] = look.stocks?.[seat] ?? 0;
  });
  return { stocks, pile: look.pile?.length ?? 0 };
}

/**
 * Every screen agrees with the server on every count, and no card is lost or made.
 *
 * Asked until it is so, since a screen may be a road behind; a picture that stays wrong fails.
 */
export async function expectAgreement(
  stage: Stage,
  code: string,
  players: readonly Player[],
  cards = CARDS_IN_DECK,
): Promise<Look> {
  let look = await stage.look(code);
  await expect
    .poll(async () => {
      const screens = await Promise.all(players.map((player) => player.counts()));
      look = await stage.look(code);
      return { screens: screens.map(({ stocks, pile }) => ({ stocks, pile })), server: told(look) };
    })
    .toSatisfy(agrees);
  const { stocks, pile } = told(look);
  const sum = Object.values(stocks).reduce((all, count) => all + count, pile);
  expect(sum).toBe(cards);
  expect(look.view?.counts).toEqual(look.stocks);
  return look;
}

type Counts = ReturnType<typeof told>;

/** A screen does not tell the count of a player of its own who is out: that one has none. */
function agrees({ screens, server }: { screens: Counts[]; server: Counts }): boolean {
  return screens.every(
    ({ stocks, pile }) =>
      pile === server.pile &&
      Object.entries(server.stocks).every(([ink, count]) => (stocks[ink] ?? 0) === count),
  );
}

/** A place on the page, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger on the glass, as the system reports it: several at once, with a size, held or lifted. */
export class Glass {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Glass> {
    return new Glass(await page.context().newCDPSession(page));
  }

  async down(...points: readonly Point[]): Promise<void> {
    await this.#touch("touchStart", points);
  }

  async up(): Promise<void> {
    await this.#touch("touchEnd", []);
  }

  async cancel(): Promise<void> {
    await this.#touch("touchCancel", []);
  }

  /** Hold a finger down for longer than a menu takes to open. */
  async longPress(at: Point): Promise<void> {
    const gesture = { ...at, duration: 900, tapCount: 1, gestureSourceType: "touch" } as const;
    await this.#session.send("Input.synthesizeTapGesture", gesture);
  }

  async drag(at: Point, yDistance: number): Promise<void> {
    const gesture = { ...at, yDistance, gestureSourceType: "touch" } as const;
    await this.#session.send("Input.synthesizeScrollGesture", gesture);
  }

  /** Two fingers go apart, to three times their distance. */
  async pinch({ x, y }: Point): Promise<void> {
    const fingers = (apart: number): Point[] => [
      { x, y: y - apart },
      { x, y: y + apart },
    ];
    await this.down(...fingers(30));
    for (let apart = 40; apart <= 90; apart += 10) await this.#touch("touchMove", fingers(apart));
    await this.up();
  }

  async #touch(
    type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
    points: readonly Point[],
  ): Promise<void> {
    const touchPoints = points.map((point, id) => ({ ...point, id, radiusX: 12, radiusY: 12 }));
    await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}

/** The middle of an element, in the page's pixels. */
export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("it is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
