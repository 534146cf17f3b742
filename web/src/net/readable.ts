/** An address as people read it out: without the scheme, in parts that stay whole. */
export function readable(url: string): string[] {
  return url.replace(/^https?:\/\//, "").split(/(?=\/)/);
}
