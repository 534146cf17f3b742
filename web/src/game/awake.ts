/**
 * Keeps the screen on while a game is live, where the browser can (a secure context only).
 *
 * The lock is lost when the page is hidden, so it is asked for again on return; a refusal changes
 * nothing (bugs.md A71, A73).
 */

interface Lock {
  release(): Promise<void>;
}

export class Awake {
  #wanted = false;
  #lock: Lock | null = null;

  want(wanted: boolean): void {
    this.#wanted = wanted;
    if (wanted) void this.ask();
    else this.#release();
  }

  /** Ask for the lock, again after the page was hidden. */
  async ask(): Promise<void> {
    const keeper = (navigator as { wakeLock?: { request(kind: "screen"): Promise<Lock> } })
      .wakeLock;
    if (!this.#wanted || keeper === undefined || document.visibilityState !== "visible") return;
    try {
      this.#release();
      this.#lock = await keeper.request("screen");
    } catch {
      // Low battery or a policy: the screen may sleep, the seat is kept.
    }
  }

  #release(): void {
    this.#lock?.release().catch(() => undefined);
    this.#lock = null;
  }
}
