import { describe, expect, it } from "vitest";
import { Watermarks } from "../../src/game/watermark";

function race(): { sent: number[]; marks: Watermarks } {
  const sent: number[] = [];
  const marks = new Watermarks((message) => sent.push(message.free_us));
  marks.open(3, 1_000);
  return { sent, marks };
}

describe("Watermarks", () => {
  it("stay behind the clock by as much as a press may be late", () => {
    const { sent, marks } = race();
    marks.mark(1_200, 20);
    marks.mark(1_212, 5);
    expect(sent).toEqual([180_000, 207_000]);
  });

  it("say nothing of reactions that nobody has", () => {
    const { sent, marks } = race();
    marks.mark(1_008, 20);
    marks.mark(1_090, 20);
    expect(sent).toEqual([]);
  });

  it("never pass a press, and go on three times after it", () => {
    const { sent, marks } = race();
    marks.mark(1_300, 20);
    marks.pressed(3, 1_290);
    for (let mark = 1; mark <= 6; mark += 1) marks.mark(1_300 + mark * 12, 0);
    expect(sent).toEqual([280_000, 290_000, 290_000, 290_000]);
    expect(marks.isOpen).toBe(false);
  });

  it("do not mind a press on another card", () => {
    const { marks } = race();
    marks.pressed(2, 1_100);
    for (let mark = 1; mark <= 6; mark += 1) marks.mark(1_100 + mark * 12, 0);
    expect(marks.isOpen).toBe(true);
  });

  it("end after a second and a half, or with the race", () => {
    const { marks } = race();
    marks.mark(2_500, 0);
    expect(marks.isOpen).toBe(true);
    marks.mark(2_516, 0);
    expect(marks.isOpen).toBe(false);
    marks.open(4, 3_000);
    marks.close();
    expect(marks.isOpen).toBe(false);
  });
});
