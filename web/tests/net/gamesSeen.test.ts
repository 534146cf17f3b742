import { expect, test } from "vitest";
import { GamesSeen } from "../../src/net/gamesSeen";

class Drawer {
  kept: string | null = null;
  getItem(): string | null {
    return this.kept;
  }
  setItem(_key: string, value: string): void {
    this.kept = value;
  }
}

function seen(game: string) {
  return { game, winner: "otter", players: 2 };
}

test("games are kept newest first, each once, and not for ever", () => {
  const games = new GamesSeen(new Drawer(), "/");
  for (let game = 0; game < 10; game += 1) games.add(seen(`g${game}`));
  games.add(seen("g5"));
  expect(games.all.map(({ game }) => game)).toEqual([
    "g5",
    "g9",
    "g8",
    "g7",
    "g6",
    "g4",
    "g3",
    "g2",
  ]);
  games.drop("g9");
  expect(games.all).toHaveLength(7);
});

test("what somebody else left there, and a storage that is closed, do no harm", () => {
  const drawer = new Drawer();
  const games = new GamesSeen(drawer, "/");
  drawer.kept =
    '[{"game":"../x","winner":null,"players":2},{"game":"ok","winner":null,"players":2},3]';
  expect(games.all.map(({ game }) => game)).toEqual(["ok"]);
  drawer.kept = "{";
  expect(games.all).toEqual([]);
  const closed = new GamesSeen(
    {
      getItem: () => {
        throw new Error("closed");
      },
      setItem: () => {
        throw new Error("closed");
      },
    },
    "/",
  );
  closed.add(seen("a"));
  expect(closed.all).toEqual([]);
  expect(new GamesSeen(null, "/").all).toEqual([]);
});
