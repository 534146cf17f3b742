/** A screen that several people share: who sits there, and their fingers on the one glass. */

import type { CDPSession, Locator } from "playwright-core";
import { expect } from "vitest";
import { middleOf, Player, type Point } from "./player";
import type { Coming, Playhouse } from "./playhouse";

export const TABLET = { width: 1024, height: 768 };

/** A touch to come: where, and so many milliseconds after the first one of its kind. */
interface Touch {
  readonly at: Point;
  readonly afterMs: number;
}

interface Contact extends Point {
  readonly id: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

export class Tablet extends Player {
  /** The spots of those who sit here, in seat order. */
  get spots(): Locator {
    return this.page.locator(".spot");
  }

  spot(index: number): Locator {
    return this.spots.nth(index);
  }

  zoneOf(index: number): Locator {
    return this.spot(index).locator(".spot__slap");
  }

  padOf(index: number): Locator {
    return this.spot(index).locator(".pad");
  }

  /** Let so many sit down here. */
  async seats(count: number): Promise<void> {
    for (let seat = 1; seat < count; seat += 1) {
      await this.button("Add a player on this screen").click();
      await expect.poll(() => this.page.getByText("on this screen").count()).toBe(seat + 2);
    }
  }

  override async comesToLaidCards(): Promise<void> {
    await this.spots.first().waitFor();
    await this.page.reload();
    await this.spots.first().waitFor();
  }

  /** Flip for whoever sits here and has the turn. */
  override async flip(): Promise<void> {
    await this.page.locator(".pad[aria-disabled=false]").click();
  }

  /**
   * Touch several zones, each at its own moment, as the glass reports it.
   *
   * The system's moments go with the touches, so that it does not matter how long the wire to the
   * browser takes; no touch is sent before its moment.
   */
  async touches(...touches: readonly Touch[]): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const down: Contact[] = [];
    const sent: Promise<void>[] = [];
    const epochMs = performance.timeOrigin + performance.now();
    for (const [id, { at, afterMs }] of touches.entries()) {
      const momentMs = epochMs + afterMs;
      await until(momentMs);
      down.push({ ...at, id, radiusX: 20, radiusY: 20 });
      sent.push(dispatch(session, "touchStart", [...down], momentMs));
    }
    await Promise.all(sent);
    await dispatch(session, "touchEnd", []);
    await session.detach();
  }

  /**
   * Let the page learn how late touches come to it here, by touches before the first card: no
   * watermark may pass a press that is still on its way.
   */
  async learnsDelay(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const at = await this.middleOfZone(1);
    for (const lateMs of [60, 90]) {
      const momentMs = performance.timeOrigin + performance.now() - lateMs;
      await dispatch(session, "touchStart", [{ ...at, id: 0, radiusX: 20, radiusY: 20 }], momentMs);
      await dispatch(session, "touchEnd", []);
    }
    await session.detach();
  }

  async middleOfZone(index: number): Promise<Point> {
    return middleOf(this.zoneOf(index));
  }
}

async function until(epochMs: number): Promise<void> {
  const waitMs = epochMs - performance.timeOrigin - performance.now();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
}

async function dispatch(
  session: CDPSession,
  type: "touchStart" | "touchEnd",
  touchPoints: Contact[],
  momentMs?: number,
): Promise<void> {
  const when = momentMs === undefined ? {} : { timestamp: momentMs / 1_000 };
  await session.send("Input.dispatchTouchEvent", { type, touchPoints, ...when });
}

/** A tablet that comes to a table as its host. */
export async function hostTablet(
  house: Playhouse,
  table: { code: string; host_token: string },
  coming: Coming = {},
): Promise<Tablet> {
  const path = `${table.code}#host=${table.host_token}`;
  return new Tablet(await house.visitor({ size: TABLET, ...coming, path }));
}
