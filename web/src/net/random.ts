/**
 * Names for actions, and jitter: from `crypto.getRandomValues`, which plain HTTP has too
 * (`crypto.randomUUID` it has not).
 */

/** A name for one action, 80 bits, so that its repeat is known as a repeat. */
export function actionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A number from 0 up to, not including, 1. */
export function fraction(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
}
