/** QR codes as a camera sees them: on a page, and in a terminal. */

import type { Locator } from "playwright-core";
import decodeQR from "qr/decode.js";

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A module of a terminal's QR code, as this many pixels. */
const PIXELS = 4;

/** Read the code in an image of a page, or in a drawing that is part of it. */
export async function readFromPage(code: Locator): Promise<string> {
  await code.evaluate((one) => (one instanceof HTMLImageElement ? one.decode() : undefined));
  const png = (await code.screenshot()).toString("base64");
  const { width, height, data } = await code.page().evaluate(async (given) => {
    const bytes = Uint8Array.from(atob(given), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    pen.drawImage(bitmap, 0, 0);
    const pixels = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: pixels.width, height: pixels.height, data: [...pixels.data] };
  }, png);
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}

/** Read the code in these lines: half blocks, two rows of modules a line, light ones drawn. */
export function readFromTerminal(text: string): string {
  const lines = text.split("\n").filter((line) => /^[ ▀▄█]{20,}$/.test(line));
  const rows = lines.flatMap((line) => [lit(line, "▀█"), lit(line, "▄█")]);
  return decodeQR(pictureOf(rows));
}

function lit(line: string, signs: string): boolean[] {
  return [...line].map((sign) => signs.includes(sign));
}

function pictureOf(rows: readonly (readonly boolean[])[]): Picture {
  const [width, height] = [(rows[0]?.length ?? 0) * PIXELS, rows.length * PIXELS];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isLight = rows[Math.floor(y / PIXELS)]?.[Math.floor(x / PIXELS)] ?? true;
      data.fill(isLight ? 255 : 0, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  }
  return { width, height, data };
}
