/**
 * Sentences for screen readers: one polite region for the table, one assertive for oneself.
 *
 * Bursts get lost in live regions, so each region changes at most once in 600 ms and joins what
 * came meanwhile (ux.md section 3).
 */

const QUIET_MS = 600;
const JOINED_MAX = 4;

export class Announcer {
  polite = $state("");
  assertive = $state("");
  #waiting: { polite: string[]; assertive: string[] } = { polite: [], assertive: [] };
  #timers: Record<"polite" | "assertive", ReturnType<typeof setTimeout> | null> = {
    polite: null,
    assertive: null,
  };

  say(text: string, urgency: "polite" | "assertive" = "polite"): void {
    this.#waiting[urgency].push(text);
    if (this.#timers[urgency] === null) this.#speak(urgency);
  }

  stop(): void {
    for (const timer of Object.values(this.#timers)) if (timer !== null) clearTimeout(timer);
  }

  #speak(urgency: "polite" | "assertive"): void {
    this[urgency] = this.#waiting[urgency].slice(-JOINED_MAX).join(" ");
    this.#waiting[urgency] = [];
    this.#timers[urgency] = setTimeout(() => {
      this.#timers[urgency] = null;
      if (this.#waiting[urgency].length > 0) this.#speak(urgency);
    }, QUIET_MS);
  }
}
