import { describe, expect, it } from "vitest";
import { Lesson } from "../../src/drill/lesson.svelte";
import { StillWorld } from "./world";

function begun(): { world: StillWorld; lesson: Lesson } {
  const world = new StillWorld();
  return { world, lesson: new Lesson(world) };
}

/** Up to the Queen, the Jack slapped after so long. */
function atTheQueen(afterMs = 300): { world: StillWorld; lesson: Lesson } {
  const at = begun();
  at.lesson.flip();
  at.world.pass(2_900);
  at.world.pass(afterMs);
  at.lesson.slap(at.world.nowMs);
  at.world.pass(2_900);
  return at;
}

describe("Slapjack in a minute", () => {
  it("goes from the first flip to a comeback, and tells the best time, in less than a minute", () => {
    const { world, lesson } = atTheQueen(312);
    expect(lesson.stage.pile).toEqual(["QD"]);
    world.pass(4_400);
    expect([lesson.step, lesson.said]).toEqual(["last", "last"]);
    lesson.flip();
    expect([lesson.stock, lesson.said]).toEqual([0, "no-cards"]);
    world.pass(2_900);
    expect(lesson.stage.pile.at(-1)).toBe("JH");
    world.pass(280);
    lesson.slap(world.nowMs);
    expect([lesson.said, lesson.ms]).toEqual(["back", 280]);
    world.pass(2_200);
    expect([lesson.step, lesson.bestMs]).toEqual(["done", 280]);
    expect(world.nowMs).toBeLessThan(60_000);
  });

  it("waits for the Jack's slap for ever, and says after a while how to", () => {
    const { world, lesson } = begun();
    lesson.flip();
    world.pass(2_900);
    expect(lesson.said).toBe("jack");
    world.pass(600_000);
    expect([lesson.step, lesson.said]).toEqual(["jack", "hint"]);
  });

  it("shows a false slap kindly, for one card, once", () => {
    const { world, lesson } = atTheQueen();
    const { stock } = lesson;
    lesson.slap(world.nowMs + 400);
    lesson.slap(world.nowMs + 800);
    expect([lesson.said, lesson.stock]).toEqual(["false", stock - 1]);
    world.pass(2_200);
    expect(lesson.said).toBe("last");
  });

  it("praises whoever leaves the Queen alone", () => {
    const { world, lesson } = atTheQueen();
    world.pass(2_200);
    expect(lesson.said).toBe("watched");
  });

  it("takes no flip out of turn, and no slap before the Jack for one", () => {
    const { lesson } = begun();
    lesson.slap(5);
    expect(lesson.said).toBe("empty");
    lesson.flip();
    lesson.flip();
    expect(lesson.stock).toBe(1);
    lesson.slap(10);
    expect([lesson.said, lesson.bestMs]).toEqual(["early", null]);
  });

  it("stops where it is when it is left", () => {
    const { world, lesson } = begun();
    lesson.flip();
    lesson.stop();
    world.pass(60_000);
    expect(lesson.stage.pile).toEqual(["7H"]);
  });
});
