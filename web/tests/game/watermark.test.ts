import { describe, expect, it } from "vitest";
import { Watermarks } from "../../src/game/watermark";

function race(): { sent: number[]; marks: Watermarks } {
  const sent: number[] = [];
  const marks = new Watermarks((message) => sent.push(message.free_us));
  marks.open(3, 1_000);
  return { sent, marks };
}

describe("Watermarks", () => {
  it("stay twenty milliseconds behind the frame", () => {
    const { sent, marks } = race();
    marks.frame(1_200, 0);
    expect(sent).toEqual([180_000]);
  });

  it("stay behind by the longest delay that an event had, where that is more", () => {
    const { sent, marks } = race();
    marks.frame(1_200, 50);
    expect(sent).toEqual([150_000]);
  });

  it("say nothing before there is anything to say", () => {
    const { sent, marks } = race();
    marks.frame(1_008, 0);
    marks.frame(1_020, 0);
    expect(sent).toEqual([]);
  });

  it("never pass a press, and go on for three frames after it", () => {
    const { sent, marks } = race();
    marks.frame(1_300, 0);
    marks.pressed(3, 1_290);
    for (let frame = 1; frame <= 6; frame += 1) marks.frame(1_300 + frame * 16, 0);
    expect(sent).toEqual([280_000, 290_000, 290_000, 290_000]);
    expect(marks.isOpen).toBe(false);
  });

  it("do not mind a press on another card", () => {
    const { marks } = race();
    marks.pressed(2, 1_100);
    for (let frame = 1; frame <= 6; frame += 1) marks.frame(1_100 + frame * 16, 0);
    expect(marks.isOpen).toBe(true);
  });

  it("end after a second and a half, or with the race", () => {
    const { marks } = race();
    marks.frame(2_500, 0);
    expect(marks.isOpen).toBe(true);
    marks.frame(2_516, 0);
    expect(marks.isOpen).toBe(false);
    marks.open(4, 3_000);
    marks.close();
    expect(marks.isOpen).toBe(false);
  });
});
