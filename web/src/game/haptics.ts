/** Short shivers of the device for one's own hands, where it has them: they tell nobody anything new. */

export function hasHaptics(): boolean {
  return typeof navigator.vibrate === "function";
}

const SHIVERS = { slap: [12], false: [20, 50, 20], won: [30, 40, 60] } as const;

export function shiver(what: keyof typeof SHIVERS): void {
  if (hasHaptics()) navigator.vibrate([...SHIVERS[what]]);
}
