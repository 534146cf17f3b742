/** The address of the big screen of a table, without the table: its code is typed there. */
export function tvAddress(tableUrl: string): string {
  return new URL("tv", tableUrl).href;
}

/** The address of the big screen as a layer of a stream: with the table, and nothing behind it. */
export function overlayAddress(tableUrl: string, code: string): string {
  return `${tvAddress(tableUrl)}?table=${code}&overlay`;
}

/** An address as people read it out: without the scheme, in parts that stay whole. */
export function readable(url: string): string[] {
  return url.replace(/^https?:\/\//, "").split(/(?=\/)/);
}
