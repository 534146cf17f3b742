import { expect, it } from "vitest";
import { Zones, type Pressing } from "../../src/game/zones";

function touch(timeStamp: number): Pressing {
  return { how: "pointer", event: { timeStamp, pointerType: "touch" } as PointerEvent };
}

function click(timeStamp: number): Pressing {
  return { how: "click", event: { timeStamp } as MouseEvent };
}

it("takes the hands of two seats at the same moment, each by its own time", () => {
  const zones = new Zones();
  expect(zones.slap(0, touch(1_000), 1_010)).toEqual({ atMs: 1_000, source: "touch" });
  expect(zones.slap(1, touch(1_005), 1_010)).toEqual({ atMs: 1_005, source: "touch" });
});

it("takes a palm of many contacts in one zone for one hand", () => {
  const zones = new Zones();
  zones.slap(0, touch(1_000), 1_001);
  expect(zones.slap(0, touch(1_080), 1_081)).toBeNull();
  expect(zones.slap(0, touch(1_250), 1_251)).not.toBeNull();
});

it("flips nothing under a palm that slaps for the same seat, but for another it does", () => {
  const zones = new Zones();
  zones.slap(0, touch(1_000), 1_001);
  expect(zones.flip(0, touch(1_002), 1_003)).toBeNull();
  expect(zones.flip(1, touch(1_004), 1_005)).not.toBeNull();
  expect(zones.flip(0, touch(1_300), 1_301)).not.toBeNull();
});

it("keeps waiting for the click of a finger when another seat's contact is taken away", () => {
  const zones = new Zones();
  zones.slap(0, touch(1_000), 1_001);
  zones.slap(1, touch(1_010), 1_011);
  zones.cancel(0);
  expect(zones.slap(1, click(1_700), 1_701)).toBeNull();
  expect(zones.slap(0, click(1_710), 1_711)).toEqual({ atMs: 1_710, source: "button" });
});
