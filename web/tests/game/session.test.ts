import { expect, it } from "vitest";
import { Session, type SessionWorld } from "../../src/game/session.svelte";
import { FakeWorld } from "../net/fakeSocket";

class PlayersWorld extends FakeWorld implements SessionWorld {
  frame(): void {}
  happened(): void {}
  owns(): void {}
  stepUs = (): number => 100;
  frameUs = (): number => 16_667;
  behindMs = (): number => 20;
  isBigScreen = false;
  tokens = (): string[] => ["0123456789abcdef"];
}

it("doubts a line on which a wish stays without an answer, and says it again on the next", () => {
  const world = new PlayersWorld();
  const session = new Session(world);
  session.start();
  world.last.reports.opened();
  world.last.say({ type: "welcome", seats: [0] } as never);
  void session.act({ type: "ready", seat: 0, ready: true });
  const [, wish] = world.last.sent;
  expect(wish).toMatchObject({ type: "ready" });
  world.pass(1_400);
  expect(world.sockets).toHaveLength(1);
  world.pass(200);
  expect(world.sockets).toHaveLength(2);

  world.last.reports.opened();
  world.last.say({ type: "welcome", seats: [0] } as never);
  expect(world.last.sent.at(-1)).toEqual(wish);
});

it("does not wait for a back that sank while the line was down", () => {
  const world = new PlayersWorld();
  const session = new Session(world);
  session.start();
  world.last.reports.opened();
  world.last.say({ type: "welcome", seats: [0] } as never);
  world.last.say({ type: "arm", flip: 1, seat: 0 } as never);
  expect(session.mirror.board.armed).toEqual({ flip: 1, seat: 0 });

  session.start();
  world.last.reports.opened();
  expect(session.mirror.board.armed).toBeNull();
  world.last.say({ type: "arm", flip: 1, seat: 0 } as never);
  world.last.say({ type: "welcome", seats: [0] } as never);
  expect(session.mirror.board.armed).toEqual({ flip: 1, seat: 0 });
});
