import { beforeEach, describe, expect, it } from "vitest";
import { Connection } from "../../src/net/connection";
import { FakeWorld } from "./fakeSocket";
import { Heard } from "./heard";

let world: FakeWorld;
let connection: Connection;

beforeEach(() => {
  world = new FakeWorld();
  connection = new Connection(world, new Heard());
  connection.start();
});

function welcome(): void {
  world.last.reports.opened();
  world.last.say({ type: "welcome" });
}

describe("Connection where no socket gets through", () => {
  /** The try under way ends without a word; whoever was asked has answered when this returns. */
  async function miss(code = 1006): Promise<void> {
    world.last.reports.closed(code);
    await Promise.resolve();
  }

  /** The pause before the next try is over, and nothing more. */
  function comeBack(): void {
    while (connection.link.kind === "waiting") world.pass(50);
  }

  const roads = (): string[] => world.sockets.map((socket) => socket.road);

  it("takes the stream within a second where the upgrade fails twice and the server answers", async () => {
    world.serverAnswers = true;
    await miss();
    world.pass(500);
    await miss();
    expect(roads()).toEqual(["socket", "socket", "stream"]);
    expect(world.nowMs()).toBeLessThan(1_000);
    welcome();
    expect(connection.link).toEqual({ kind: "live", slower: true });
  });

  it("takes the stream within five seconds where the socket is silent", async () => {
    world.serverAnswers = true;
    world.pass(3_000);
    await Promise.resolve();
    world.pass(1_999);
    expect(roads()).toEqual(["socket", "socket", "stream"]);
  });

  it("keeps to the socket while the server does not answer at all", async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await miss();
      world.pass(8_000);
    }
    expect(new Set(roads())).toEqual(new Set(["socket"]));
  });

  it("keeps to the socket where it carried a word or a goodbye", async () => {
    world.serverAnswers = true;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await miss(1012);
      comeBack();
      world.last.reports.opened();
      world.last.say({ type: "ping", n: 1 });
      await miss();
      comeBack();
    }
    expect(new Set(roads())).toEqual(new Set(["socket"]));
  });

  it("tries the socket again when the stream is over, and falls back at once if it must", async () => {
    world.serverAnswers = true;
    await miss();
    comeBack();
    await miss();
    welcome();
    await miss();
    comeBack();
    expect(world.last.road).toBe("socket");
    await miss();
    expect(world.last.road).toBe("stream");
    await miss();
    comeBack();
    expect(world.last.road).toBe("socket");
    welcome();
    expect(connection.link).toEqual({ kind: "live", slower: false });
    await miss();
    comeBack();
    await miss();
    expect(world.last.road).toBe("socket");
  });
});
