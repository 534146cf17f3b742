import { describe, expect, it } from "vitest";
import { thumbsNeeded, undecided } from "../../src/game/thumbs";
import type { Lobby, SeatCard } from "../../src/protocol/messages";

const here = { present: true, ready: false, away: false, left: false, host: false };

function seat(number: number, marks: Partial<SeatCard> = {}): SeatCard {
  return { ...here, seat: number, ...marks } as SeatCard;
}

describe("thumbs", () => {
  it("are missing of those who are here, and not of the host, who agrees by dealing", () => {
    const seats = [
      seat(0, { host: true }),
      seat(1),
      seat(2, { ready: true }),
      seat(3, { present: false }),
      seat(4, { away: true }),
      seat(5, { left: true }),
    ];
    expect(undecided(seats).map((one) => one.seat)).toEqual([1]);
  });

  it("are waited for only where the table's way says so", () => {
    const lobby = (thumbs: "needed" | "asked"): Lobby =>
      ({ seats: [seat(0), seat(1)], options: { thumbs } }) as Lobby;
    expect(thumbsNeeded(lobby("needed"))).toBe(2);
    expect(thumbsNeeded(lobby("asked"))).toBe(0);
  });
});
