import { beforeEach, describe, expect, it } from "vitest";
import { Connection } from "../../src/net/connection";
import { FakeWorld } from "./fakeSocket";
import { Heard } from "./heard";

let world: FakeWorld;
let heard: Heard;
let connection: Connection;

beforeEach(() => {
  world = new FakeWorld();
  heard = new Heard();
  connection = new Connection(world, heard);
  connection.start();
  world.last.reports.opened();
});

function welcome(): void {
  world.last.say({ type: "welcome" });
}

function events(seq: number, epoch = 1): void {
  world.last.say({ type: "events", epoch, seq, events: [] });
}

function snapshot(seq: number, epoch = 1): void {
  world.last.say({ type: "snapshot", epoch, seq } as never);
}

describe("Connection", () => {
  it("says hello with its tokens, and is live when it is welcome", () => {
    expect(world.last.sent[0]).toMatchObject({
      type: "hello",
      proto: 1,
      tokens: ["0123456789abcdef"],
    });
    expect(connection.link.kind).toBe("connecting");
    welcome();
    expect(connection.link.kind).toBe("live");
  });

  it.each(["ping", "show"] as const)(
    "answers a %s by a pong before anybody hears of it",
    (type) => {
      world.pass(12);
      world.last.say({ type, n: 77 } as never);
      expect(world.last.sent.at(-1)).toEqual({ type: "pong", n: 77, client_us: 12_000 });
      expect(heard.messages).toHaveLength(type === "show" ? 1 : 0);
    },
  );

  it("names the last message that it has when it comes back", () => {
    welcome();
    snapshot(4);
    events(5);
    world.last.reports.closed(1006);
    world.pass(1_000);
    world.last.reports.opened();
    expect(world.sockets).toHaveLength(2);
    expect(world.last.sent[0]).toMatchObject({ resume: { epoch: 1, seq: 5 } });
  });

  it("drops what it has already and comes back for what is missing", () => {
    welcome();
    snapshot(4);
    events(4);
    events(5);
    expect(heard.messages.map((message) => message.type)).toEqual([
      "welcome",
      "snapshot",
      "events",
    ]);
    events(7);
    expect(world.sockets).toHaveLength(2);
    expect(heard.messages).toHaveLength(3);
  });

  it("takes a snapshot of another epoch as a new beginning", () => {
    welcome();
    snapshot(40);
    snapshot(2, 2);
    events(3, 2);
    expect(heard.messages.at(-1)).toMatchObject({ type: "events", seq: 3 });
    expect(world.sockets).toHaveLength(1);
  });

  it("replaces a socket that missed two pings", () => {
    welcome();
    for (let second = 0; second < 5; second += 1) {
      world.pass(1_000);
      world.last.say({ type: "ping", n: second });
    }
    expect(world.sockets).toHaveLength(1);
    world.pass(2_400);
    expect(world.sockets).toHaveLength(1);
    world.pass(400);
    expect(world.sockets).toHaveLength(2);
    expect(world.sockets[0]?.isClosed).toBe(true);
  });

  it("hears what waited while the page stood still, before it believes in silence", () => {
    welcome();
    world.stand(4_000);
    world.pass(100);
    world.last.say({ type: "ping", n: 1 });
    world.pass(2_000);
    expect(world.sockets).toHaveLength(1);
  });

  it("waits longer where the table pings seldom", () => {
    heard.ping = 5_000;
    welcome();
    world.pass(10_000);
    expect(world.sockets).toHaveLength(1);
    world.pass(1_000);
    expect(world.sockets).toHaveLength(2);
  });

  it("replaces a zombie at once when the page is seen again and nothing comes", () => {
    welcome();
    connection.visible(true);
    expect(world.last.sent.at(-1)).toEqual({ type: "visible", visible: true });
    world.pass(1_400);
    expect(world.sockets).toHaveLength(1);
    world.pass(200);
    expect(world.sockets).toHaveLength(2);
  });

  it("keeps a socket that answers the probe", () => {
    welcome();
    world.pass(100);
    connection.probe();
    world.pass(300);
    world.last.say({ type: "ping", n: 1 });
    world.pass(1_300);
    expect(world.sockets).toHaveLength(1);
  });

  it("waits longer from try to try, and never longer than its limit", () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      world.last.reports.closed(1006);
      const before = world.nowMs();
      while (connection.link.kind === "waiting") world.pass(50);
      waits.push(world.nowMs() - before);
    }
    expect(waits).toEqual([300, 600, 1_200, 2_400, 4_800, 8_000, 8_000, 8_000]);
  });

  it("gives up a try that is silent for three seconds", () => {
    world.pass(2_900);
    expect(connection.link.kind).toBe("connecting");
    world.pass(100);
    expect(connection.link.kind).toBe("waiting");
  });

  it("stays away as long as a stopping server asks", () => {
    welcome();
    world.last.say({ type: "goaway", wait_ms: 3_000 });
    world.last.reports.closed(1012);
    world.pass(3_000);
    expect(world.sockets).toHaveLength(1);
    world.pass(400);
    expect(world.sockets).toHaveLength(2);
  });

  it.each([
    [4001, "unknown_token"],
    [4003, "kicked"],
    [4004, "no_such_table"],
    [4009, "replaced"],
    [4010, "version"],
    [4011, "ranked_needs_order"],
  ])("does not fight after close code %i", (code, why) => {
    welcome();
    world.last.reports.closed(code);
    world.pass(60_000);
    expect(connection.link).toEqual({ kind: "over", why });
    expect(world.sockets).toHaveLength(1);
  });

  it("rests when it was replaced, even while seen again, until it is asked to play here", () => {
    welcome();
    world.last.say({ type: "replaced" });
    connection.probe();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    connection.start();
    expect(world.sockets).toHaveLength(2);
  });

  it("hears nothing of a socket that it gave up", () => {
    welcome();
    const old = world.last;
    connection.start();
    old.say({ type: "welcome" });
    old.reports.closed(4003);
    expect(connection.link.kind).toBe("connecting");
  });

  it("tells that nobody hears what is said while it is not live", () => {
    expect(connection.send({ type: "visible", visible: true })).toBe(false);
    welcome();
    expect(connection.send({ type: "visible", visible: true })).toBe(true);
  });

  it("rests where a ranked table takes no stream", () => {
    world.last.say({ type: "refused", action_id: null, code: "ranked_needs_order" } as never);
    expect(connection.link).toEqual({ kind: "over", why: "ranked_needs_order" });
  });
});
