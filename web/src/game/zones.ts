/**
 * The zones of this device: for each of its seats one to slap in and one to flip with.
 *
 * Each zone debounces its own palm, so several people at one screen never take a press from each
 * other; the clock is the same for all (design.md 4.2 point 6).
 */

import { Zone, type Press } from "./slap";

/** A press, by the kind of event that it came as. */
export type Pressing =
  | { readonly how: "pointer"; readonly event: PointerEvent }
  | { readonly how: "key"; readonly event: KeyboardEvent }
  | { readonly how: "click"; readonly event: MouseEvent };

/** A palm on the slap zone may cover the flip button of its seat too. */
const PALM_OVER_FLIP_MS = 250;

interface SeatZones {
  readonly slap: Zone;
  readonly flip: Zone;
  slappedMs: number;
}

export class Zones {
  readonly #seats = new Map<number, SeatZones>();

  /** A press in a seat's slap zone; null where it is part of a palm that counted already. */
  slap(seat: number, pressing: Pressing, nowMs: number): Press | null {
    const zones = this.#of(seat);
    const press = pressOf(zones.slap, pressing, nowMs);
    if (press !== null) zones.slappedMs = nowMs;
    return press;
  }

  /** A press on a seat's flip control; a palm that covers it too has not pressed it. */
  flip(seat: number, pressing: Pressing, nowMs: number): Press | null {
    const zones = this.#of(seat);
    const press = pressOf(zones.flip, pressing, nowMs);
    return nowMs - zones.slappedMs < PALM_OVER_FLIP_MS ? null : press;
  }

  /** The contacts of this seat were taken away; those of the others were not. */
  cancel(seat: number): void {
    const zones = this.#of(seat);
    zones.slap.cancel();
    zones.flip.cancel();
  }

  #of(seat: number): SeatZones {
    const known = this.#seats.get(seat);
    if (known !== undefined) return known;
    const fresh = { slap: new Zone(), flip: new Zone(), slappedMs: -Infinity };
    this.#seats.set(seat, fresh);
    return fresh;
  }
}

function pressOf(zone: Zone, pressing: Pressing, nowMs: number): Press | null {
  switch (pressing.how) {
    case "pointer":
      return zone.pointer(pressing.event, nowMs);
    case "key":
      return zone.key(pressing.event, nowMs);
    case "click":
      return zone.click(pressing.event, nowMs);
  }
}
