/**
 * The poster as a picture file: a PNG, or the SVG itself where the browser will not draw it.
 *
 * The title's face goes into the file, since it is looked at where there is no such face.
 */

import face from "../styles/fonts/bricolageCondensedHeavy.woff2?url";
import { POSTER_HEIGHT, POSTER_WIDTH, posterSvg, type PosterGame } from "../art/poster";

/** Pixels for each unit of the poster. */
const SCALE = 2;

export async function posterFile(game: PosterGame): Promise<File> {
  const svg = new Blob([posterSvg(game, await faceStyle())], { type: "image/svg+xml" });
  try {
    return new File([await drawn(svg)], "slapjack.png", { type: "image/png" });
  } catch {
    return new File([svg], "slapjack.svg", { type: svg.type });
  }
}

/** Hand a file to the reader. */
export function save(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

async function faceStyle(): Promise<string> {
  try {
    const octets = new Uint8Array(await (await fetch(face)).arrayBuffer());
    const text = btoa(Array.from(octets, (octet) => String.fromCharCode(octet)).join(""));
    return (
      `<style>@font-face{font-family:"Bricolage Condensed";font-weight:600 900;` +
      `src:url(data:font/woff2;base64,${text}) format("woff2")}</style>`
    );
  } catch {
    return "";
  }
}

async function drawn(svg: Blob): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = POSTER_WIDTH * SCALE;
    canvas.height = POSTER_HEIGHT * SCALE;
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob === null) reject(new Error("the browser drew nothing"));
        else resolve(blob);
      }, "image/png");
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
