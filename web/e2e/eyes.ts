/**
 * A player's eyes and reflexes inside of a page: sees faces as they are put there, and presses at
 * set times after they stood on the screen.
 *
 * A press that comes from outside over the browser's wire is some milliseconds late, differently
 * each time; a race needs better. So this runs in the page, before the product does. It only looks
 * at the document and sends input events to it: the product does not know of it.
 */

import type { BrowserContext, Page } from "playwright-core";
import { cardFace } from "../src/art/cards";

/** A face on the pile: when it was put there, and when it stood on the screen. */
export interface SeenFace {
  readonly card: string;
  readonly putMs: number;
  readonly shownMs: number | null;
}

/** A press of a reflex. */
export interface Reaction {
  readonly card: string;
  readonly reactionMs: number;
  readonly pressedMs: number;
  /** When the photo finish of that press stood on the screen. */
  readonly verdictMs: number | null;
}

/** What presses by itself: the cards as a pattern, and how long after they stood there. */
export interface Reflex {
  readonly cards: string;
  readonly afterMs: number;
  /** Up to so much longer, by chance. */
  readonly spreadMs?: number;
}

interface Eyes {
  seen: { card: string; putMs: number; shownMs: number | null }[];
  reactions: { card: string; reactionMs: number; pressedMs: number; verdictMs: number | null }[];
  reflex: Reflex | null;
  flips: boolean;
  /** Look at the page now, though nothing moved. */
  look(): void;
}

declare global {
  interface Window {
    eyes: Eyes;
  }
}

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const CARDS = ["S", "H", "D", "C"].flatMap((suit) => RANKS.map((rank) => rank + suit));

/** Give every page of a context eyes. */
export async function openEyes(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    open,
    Object.fromEntries(CARDS.map((card) => [card, cardFace(card)])),
  );
}

/** Runs in the page. */
function open(drawings: Record<string, string>): void {
  const eyes: Eyes = { seen: [], reactions: [], reflex: null, flips: false, look };
  window.eyes = eyes;
  const template = document.createElement("template");
  const names = new Map<string, string>();
  let top: Element | null = null;
  let finish: Element | null = null;
  let flipIsPlanned = false;
  const turn = "button[aria-keyshortcuts=F][aria-disabled=false]";

  /** The name of a face by its drawing, read as the page reads it. */
  function nameOf(face: Element): string {
    if (names.size === 0) {
      for (const [card, drawing] of Object.entries(drawings)) {
        template.innerHTML = drawing;
        names.set(template.innerHTML, card);
      }
    }
    return names.get(face.outerHTML) ?? "back";
  }

  function afterPaint(act: (shownMs: number) => void): void {
    requestAnimationFrame(() => requestAnimationFrame(act));
  }

  function press(selector: string): PointerEvent | null {
    const target = document.querySelector(selector);
    if (target === null) return null;
    const options = { bubbles: true, cancelable: true, pointerType: "touch", isPrimary: true };
    const event = new PointerEvent("pointerdown", options);
    target.dispatchEvent(event);
    target.dispatchEvent(new PointerEvent("pointerup", options));
    return event;
  }

  /** Nobody slaps a card that is gone by then. */
  function slapAfter(face: Element, card: string, shownMs: number): void {
    const { reflex } = eyes;
    if (reflex === null || !new RegExp(reflex.cards).test(card)) return;
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
    const afterMs = reflex.afterMs + (chance / 2 ** 32) * (reflex.spreadMs ?? 0);
    const wait = shownMs + afterMs - performance.now();
    window.setTimeout(() => {
      const event = face === top ? press("button[aria-keyshortcuts=Space]") : null;
      if (event === null) return;
      const reactionMs = event.timeStamp - shownMs;
      eyes.reactions.push({ card, reactionMs, pressedMs: event.timeStamp, verdictMs: null });
    }, wait);
  }

  function seePile(): void {
    const face = document.querySelector(":not(.sweep) > .pile > .pile__card.settle > svg");
    if (face === top) return;
    top = face;
    if (face === null) return;
    const seen: Eyes["seen"][number] = {
      card: nameOf(face),
      putMs: performance.now(),
      shownMs: null,
    };
    eyes.seen.push(seen);
    afterPaint((shownMs) => {
      seen.shownMs = shownMs;
      slapAfter(face, seen.card, shownMs);
    });
  }

  function seeFinish(): void {
    const figure = document.querySelector(".finish");
    if (figure === finish) return;
    finish = figure;
    const last = eyes.reactions.at(-1);
    if (figure === null || last === undefined || last.verdictMs !== null) return;
    afterPaint((shownMs) => (last.verdictMs = shownMs));
  }

  /**
   * A hand that just slapped may cover the flip button too, so it waits for a while; and a press
   * that the page did not take is made again.
   */
  function seeTurn(): void {
    if (!eyes.flips || flipIsPlanned || document.querySelector(turn) === null) return;
    flipIsPlanned = true;
    window.setTimeout(() => {
      flipIsPlanned = false;
      press(turn);
      seeTurn();
    }, 300);
  }

  function look(): void {
    seePile();
    seeFinish();
    seeTurn();
  }

  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["class", "aria-disabled"],
  });
}

/** Slap by itself from now on, or no more. */
export async function setReflex(page: Page, reflex: Reflex | null): Promise<void> {
  await page.evaluate((given) => void (window.eyes.reflex = given), reflex);
}

/** Flip by itself from now on, whenever it is one's turn. */
export async function flipByItself(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.eyes.flips = true;
    window.eyes.look();
  });
}

/** Wait until the top face has stood there for so long: no slap is too early then. */
export async function faceStands(page: Page, forMs: number): Promise<void> {
  await page.waitForFunction((ms) => {
    const shownMs = window.eyes.seen.at(-1)?.shownMs ?? null;
    return shownMs !== null && performance.now() - shownMs >= ms;
  }, forMs);
}

export function facesSeen(page: Page): Promise<SeenFace[]> {
  return page.evaluate(() => window.eyes.seen);
}

export function reactions(page: Page): Promise<Reaction[]> {
  return page.evaluate(() => window.eyes.reactions);
}
