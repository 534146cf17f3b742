/** Whether this reader wants a page that does not move: the system's wish, or the page's own switch. */
export function isCalm(): boolean {
  const chosen = document.documentElement.dataset["motion"];
  if (chosen !== undefined) return chosen === "calm";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
