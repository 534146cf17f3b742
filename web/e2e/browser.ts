/** Chromium as the tests use it: one process, a context for each person, and what went wrong there. */

import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { openEyes } from "./eyes";
import { HOME_ADDRESS, HOST } from "./stage";

const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--host-resolver-rules=MAP ${HOST} 127.0.0.1, MAP ${HOME_ADDRESS} 127.0.0.1`,
];

/** Long for a person, and enough for a machine that has much else to do. */
const WAIT_MS = 15_000;

export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** What a browser says of a server, or a road, that is away. */
export const AWAY = /WebSocket|ERR_/;

export interface Visit {
  readonly size?: { width: number; height: number };
  readonly touch?: boolean;
  readonly calm?: boolean;
  readonly night?: boolean;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["SLAPJACK_CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
    chromiumSandbox: false,
    args: FLAGS,
  });
}

/** One fresh profile with one page, and everything in it that no test may let pass. */
export class Visitor {
  /** Errors of scripts, of the console, of the content policy. */
  readonly faults: string[] = [];
  readonly requests: string[] = [];
  /** What the page said over its sockets. */
  readonly sent: { readonly type: string }[] = [];
  /** The numbered messages that came over its sockets, in the order in which they came. */
  readonly heard: { readonly type: string; readonly seq: number }[] = [];
  #forgiven: RegExp | null = null;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async come(browser: Browser, visit: Visit = {}): Promise<Visitor> {
    const { size = PHONE, touch = true, calm = false, night = false } = visit;
    const context = await browser.newContext({
      viewport: size,
      hasTouch: touch,
      isMobile: touch && size.width < 860,
      reducedMotion: calm ? "reduce" : "no-preference",
      colorScheme: night ? "dark" : "light",
    });
    context.setDefaultTimeout(WAIT_MS);
    await openEyes(context);
    const visitor = new Visitor(context, await context.newPage());
    await visitor.#watch();
    return visitor;
  }

  /** This goes wrong in the test on purpose, and the browser complains of it. */
  forgive(what: RegExp): void {
    this.#forgiven = what;
  }

  get unforgiven(): string[] {
    return this.faults.filter((fault) => this.#forgiven?.test(fault) !== true);
  }

  /** Another page of the same profile. */
  async secondTab(): Promise<Page> {
    return this.context.newPage();
  }

  async #watch(): Promise<void> {
    const { page, faults, requests } = this;
    page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(`console: ${message.text()}`);
    });
    this.context.on("request", (request) => requests.push(request.url()));
    page.on("websocket", (socket) => {
      requests.push(socket.url());
      socket.on("framesent", ({ payload }) => this.sent.push(JSON.parse(String(payload))));
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as { type: string; seq?: number };
        const { type, seq } = message;
        if (seq !== undefined) this.heard.push({ type, seq });
      });
    });
    await page.exposeFunction("tellFault", (text: string) => void faults.push(text));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const told = `policy: ${event.violatedDirective} ${event.blockedURI}`;
        (window as unknown as { tellFault(text: string): void }).tellFault(told);
      });
    });
  }
}
