/** What would keep somebody out of a page: axe's findings, and targets too small for a finger. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds that would keep somebody out. */
export async function seriousOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = (await page.evaluate("axe.run()")) as { violations: Violation[] };
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

/** What can be pressed and is lower or narrower than a finger needs (ux.md section 3). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("button, summary, select, label.chip, a.button")]
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width > 0 && (width < 48 || height < 48);
      })
      .map((target) => target.outerHTML.slice(0, 90)),
  );
}

/** How far a page can be pushed sideways, in pixels. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
