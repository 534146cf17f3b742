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
    seats.addSeat("BCDF", "seat-secret", "otter");
    expect(new Seats(kept, "/games/").at("BCDF")).toEqual({
      host: "host-secret",
      seats: [{ token: "seat-secret", animal: "otter" }],
    });
  });

  it("gives up the seats and stays host", () => {
    const seats = new Seats(keeper(), "/games/");
    seats.addHost("BCDF", "host-secret");
    seats.addSeat("BCDF", "seat-secret", "otter");
    seats.dropSeats("BCDF");
    expect(seats.at("BCDF")).toEqual({ host: "host-secret", seats: [] });
    expect(seats.latest).toBeNull();
  });

  it("gives up the seats that the table does not name any more", () => {
    const seats = new Seats(keeper(), "/games/");
    seats.addHost("BCDF", "host-secret");
    for (const animal of ["otter", "owl", "fox"]) seats.addSeat("BCDF", `of-${animal}`, animal);
    seats.keepSeats("BCDF", ["fox", "otter", "bear"]);
    const kept = seats.at("BCDF");
    expect(kept.seats.map(({ token }) => token)).toEqual(["of-otter", "of-fox"]);
    expect(kept.host).toBe("host-secret");
  });

  it("knows the seat that an older page wrote down, and keeps it", () => {
    const old = keeper('{"version":1,"tables":[["BCDF",{"host":null,"seats":["old"]}]]}');
    const seats = new Seats(old, "/games/");
    expect(seats.at("BCDF").seats).toEqual([{ token: "old", animal: null }]);
    seats.keepSeats("BCDF", ["owl"]);
    expect(seats.at("BCDF").seats).toHaveLength(1);
  });

  it("names the table that was sat at last", () => {
    const seats = new Seats(keeper(), "/games/");
    seats.addSeat("BCDF", "one", "otter");
    seats.addSeat("GHJK", "two", "owl");
    expect(seats.latest).toBe("GHJK");
    seats.forget("GHJK");
    expect(seats.latest).toBe("BCDF");
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another program's value", '{"players":["Q","P"]}'],
    ["another version", '{"version":2,"tables":[["BCDF",{"host":null,"seats":["x"]}]]}'],
    ["a seat without a secret", '{"version":1,"tables":[["BCDF",{"host":null,"seats":[{}]}]]}'],
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
    seats.addSeat("BCDF", "seat-secret", "otter");
    expect(seats.at("BCDF").seats).toEqual([{ token: "seat-secret", animal: "otter" }]);
  });

  it("sees what another tab has written since", () => {
    const kept = keeper();
    const [one, two] = [new Seats(kept, "/games/"), new Seats(kept, "/games/")];
    one.addSeat("BCDF", "first", "otter");
    two.addHost("GHJK", "second");
    expect(new Seats(kept, "/games/").at("BCDF").seats.map(({ token }) => token)).toEqual([
      "first",
    ]);
  });
});
