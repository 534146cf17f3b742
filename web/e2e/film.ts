/**
 * Films the first Jack of a game on a phone and a tablet, for the top of the README: frames of the
 * running product, put one after the other in one SVG that plays by itself (`npm run film`).
 */

import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { PHONE } from "./browser";
import { lay } from "./cards";
import type { Player } from "./player";
import { usePlayhouse } from "./playhouse";
import { HOME_ADDRESS } from "./stage";
import { TABLET } from "./tablet";

const FILE = fileURLToPath(new URL("../../docs/screens/race.svg", import.meta.url));
const BYTES_MAX = 1_500_000;
const PORT = 8080;
const QUALITY = 45;
const HEIGHT = 520;
const GAP = 16;
/** The ruler is looked at for so long before the film begins again. */
const RULER_MS = 2_600;

interface Shot {
  readonly atMs: number;
  readonly phone: string;
  readonly tablet: string;
}

const house = usePlayhouse(PORT);

beforeAll(() => {
  house.stage.host = HOME_ADDRESS;
});

async function picture(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const shot = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  await session.detach();
  return shot.data;
}

/** Take both screens again and again until the ruler has been looked at. */
async function film(phone: Player, tablet: Player): Promise<Shot[]> {
  const shots: Shot[] = [];
  const beganAt = performance.now();
  let ruledAt = Infinity;
  while (performance.now() - ruledAt < RULER_MS / 2) {
    const atMs = performance.now() - beganAt;
    const [one, other] = await Promise.all([picture(phone.page), picture(tablet.page)]);
    const last = shots.at(-1);
    if (one !== last?.phone || other !== last.tablet) {
      shots.push({ atMs, phone: one, tablet: other });
    }
    const isRuled = await phone.page.locator(".finish").isVisible();
    if (isRuled) ruledAt = Math.min(ruledAt, performance.now());
  }
  return shots;
}

function image(data: string, size: { width: number; height: number }, x: number): string {
  const width = (HEIGHT * size.width) / size.height;
  return `<image x="${x}" width="${width.toFixed(0)}" height="${HEIGHT}" href="data:image/webp;base64,${data}"/>`;
}

/** Each frame of each screen is drawn once and shown for as long as it stood there. */
function played(shots: readonly Shot[]): string {
  const wholeMs = (shots.at(-1)?.atMs ?? 0) + RULER_MS;
  const phoneWidth = (HEIGHT * PHONE.width) / PHONE.height;
  const width = phoneWidth + GAP + (HEIGHT * TABLET.width) / TABLET.height;
  const styles: string[] = [];
  const frames: string[] = [];
  const show = (drawn: string, fromMs: number, untilMs: number): void => {
    const name = `f${frames.length}`;
    const [from, until] = [fromMs, untilMs].map((ms) => ((100 * ms) / wholeMs).toFixed(2));
    styles.push(
      `@keyframes ${name}{0%{opacity:0}${from}%{opacity:1}${until}%{opacity:${untilMs < wholeMs ? 0 : 1}}}` +
        `.${name}{opacity:0;animation:${name} ${(wholeMs / 1000).toFixed(2)}s step-end infinite}`,
    );
    frames.push(`<g class="${name}">${drawn}</g>`);
  };
  for (const [side, size, x] of [
    ["phone", PHONE, 0],
    ["tablet", TABLET, phoneWidth + GAP],
  ] as const) {
    let from = 0;
    shots.forEach((shot, at) => {
      const next = shots[at + 1];
      if (next?.[side] === shot[side]) return;
      const untilMs = next?.atMs ?? wholeMs;
      show(image(shot[side], size, x), from, untilMs);
      from = untilMs;
    });
  }
  const still = `@media(prefers-reduced-motion){g{animation:none!important}g:last-of-type{opacity:1!important}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${HEIGHT}" role="img">` +
    `<title>A Jack on a phone and a tablet, two palms, and the ruler of their times</title>` +
    `<style>${styles.join("")}${still}</style>${frames.join("")}</svg>\n`
  );
}

test("a Jack on a phone and a tablet", async () => {
  const { code, host_token } = await house.stage.openTable();
  const phone = await house.guest({ code: `${code}#host=${host_token}` });
  const tablet = await house.guest({ code }, { size: TABLET });
  for (const taken of [3, 4]) {
    await phone.button("Add a bot").click();
    await phone.page.getByText(`${taken} of 8`).waitFor();
  }
  await house.stage.giveCards(code, lay(["4H", "9D", "QS", "JS"]));
  await phone.button("Deal").click();
  for (const player of [phone, tablet]) {
    await player.comesToLaidCards();
    await player.page.mouse.click(2, 2);
  }
  await phone.slapsAt("^J", 231);
  await tablet.slapsAt("^J", 247);
  await phone.flip();
  await tablet.flip();
  const shots = await film(phone, tablet);
  const svg = played(shots);
  expect(shots.length).toBeGreaterThan(8);
  expect(svg.length).toBeLessThan(BYTES_MAX);
  await writeFile(FILE, svg);
});
