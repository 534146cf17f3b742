import { describe, expect, it } from "vitest";
import { Seats, type Keeper } from "../../src/net/seats";

const KEY = "slapjack:/games/:seats";

function keeper(text: string | null = null): Keeper & { text: string | null } {
  return {
    text,
    getItem(key) {
      return key === KEY ? this.text : null;
    },
    setItem(_key, value) {
      this.text = value;
    },
  };
}

describe("Seats", () => {
  it("keeps a table's secrets over a reload", () => {
    const kept = keeper();
    const seats = new Seats(kept, "/games/");
    seats.addHost("BCDF", "host-secret");
    seats.addSeat("BCDF", "seat-secret");
    expect(new Seats(kept, "/games/").at("BCDF")).toEqual({
      host: "host-secret",
      seats: ["seat-secret"],
    });
  });

  it("gives up the seats and stays host", () => {
    const seats = new Seats(keeper(), "/games/");
    seats.addHost("BCDF", "host-secret");
    seats.addSeat("BCDF", "seat-secret");
    seats.dropSeats("BCDF");
    expect(seats.at("BCDF")).toEqual({ host: "host-secret", seats: [] });
    expect(seats.latest).toBeNull();
  });

  it("names the table that was sat at last", () => {
    const seats = new Seats(keeper(), "/games/");
    seats.addSeat("BCDF", "one");
    seats.addSeat("GHJK", "two");
    expect(seats.latest).toBe("GHJK");
    seats.forget("GHJK");
    expect(seats.latest).toBe("BCDF");
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another program's value", '{"players":["Q","P"]}'],
    ["another version", '{"version":2,"tables":[["BCDF",{"host":null,"seats":["x"]}]]}'],
    ["a broken entry", '{"version":1,"tables":[["BCDF",{"host":7,"seats":["x"]}]]}'],
    ["a list", "[1,2]"],
  ])("ignores %s", (_, text) => {
    expect(new Seats(keeper(text), "/games/").at("BCDF")).toEqual({ host: null, seats: [] });
  });

  it("works, until the page is closed, where storage is forbidden", () => {
    const forbidden: Keeper = {
      getItem() {
        throw new Error("denied");
      },
      setItem() {
        throw new Error("denied");
      },
    };
    const seats = new Seats(forbidden, "/games/");
    seats.addSeat("BCDF", "seat-secret");
    expect(seats.at("BCDF").seats).toEqual(["seat-secret"]);
  });

  it("sees what another tab has written since", () => {
    const kept = keeper();
    const [one, two] = [new Seats(kept, "/games/"), new Seats(kept, "/games/")];
    one.addSeat("BCDF", "first");
    two.addHost("GHJK", "second");
    expect(new Seats(kept, "/games/").at("BCDF").seats).toEqual(["first"]);
  });
});
