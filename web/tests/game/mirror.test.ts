import { beforeEach, describe, expect, it, vi } from "vitest";
import { Mirror } from "../../src/game/mirror.svelte";
import type { Happening, Onlooker } from "../../src/game/onlooker";
import type { GameEvent } from "../../src/game/view";
import type { ServerMessage, Snapshot } from "../../src/protocol/messages";
import { BARE, card, lobby } from "./tables";

class Looks implements Onlooker {
  readonly painted = vi.fn<Onlooker["painted"]>();
  readonly cleared = vi.fn<Onlooker["cleared"]>();
  readonly live = vi.fn<Onlooker["live"]>();
  readonly owns = vi.fn<Onlooker["owns"]>();
  readonly happenings: Happening[] = [];

  nowMs(): number {
    return 5_000;
  }

  happened(happening: Happening): void {
    this.happenings.push(happening);
  }
}

let looks: Looks;
let mirror: Mirror;
let seq: number;

beforeEach(() => {
  vi.useFakeTimers();
  looks = new Looks();
  mirror = new Mirror(looks);
  seq = 0;
});

function hear(message: Partial<ServerMessage> & { type: string }): void {
  mirror.heard(message as ServerMessage, 4_990);
}

function welcome(seats: number[], host = false): void {
  hear({ type: "welcome", seats, host });
}

function snapshot(changes: Partial<Snapshot> = {}): void {
  hear({ type: "snapshot", epoch: 1, seq: 1, lobby: lobby(), ...BARE, ...changes });
}

type Told = GameEvent extends infer One
  ? One extends GameEvent
    ? Omit<One, "seq">
    : never
  : never;

function events(...told: Told[]): void {
  const numbered = told.map((event) => ({ ...event, seq: (seq += 1) }) as GameEvent);
  hear({ type: "events", epoch: 1, seq, events: numbered });
}

function deal(): void {
  welcome([1]);
  snapshot();
  events(
    { event: "game_started", seats: 3, rules: "classic" },
    { event: "dealt", dealer: 0, counts: [17, 18, 17] },
    { event: "turn", seat: 1 },
  );
}

describe("one's own seat", () => {
  it("is the one that the welcome names in the lobby that follows", () => {
    welcome([1]);
    expect(mirror.me).toBeNull();
    snapshot();
    expect(mirror.me?.animal).toBe("fox");
  });

  it("stays the same when seats move up", () => {
    welcome([1]);
    snapshot();
    hear({ type: "lobby", lobby: lobby({ seats: [card(0, "fox"), card(1, "owl")] }) });
    expect(mirror.me?.seat).toBe(0);
  });

  it("is none for a watcher", () => {
    welcome([]);
    snapshot();
    expect(mirror.me).toBeNull();
    expect(mirror.isMyTurn).toBe(false);
  });
});

describe("several seats on this device", () => {
  it("are all its own, and nobody of them is the one who reads the page", () => {
    welcome([0, 2]);
    snapshot();
    expect(mirror.mine.map(({ animal }) => animal)).toEqual(["otter", "owl"]);
    expect(mirror.you).toBeNull();
    expect([0, 1, 2].map((seat) => mirror.isMine(seat))).toEqual([true, false, true]);
    expect(mirror.isHost).toBe(true);
    expect(looks.owns).toHaveBeenLastCalledWith(["otter", "owl"]);
  });

  it("are told of the turn of each, and each may flip in its own", () => {
    welcome([0, 2]);
    snapshot();
    events(
      { event: "game_started", seats: 3, rules: "classic" },
      { event: "dealt", dealer: 1, counts: [17, 18, 17] },
      { event: "turn", seat: 2 },
    );
    expect([0, 1, 2].map((seat) => mirror.isTurnOf(seat))).toEqual([false, false, true]);
    expect(looks.happenings).toContainEqual({ kind: "your_turn" });
  });
});

describe("the host", () => {
  it("is whose seat says so, whatever the welcome said", () => {
    welcome([1], true);
    snapshot();
    expect(mirror.isHost).toBe(false);
    const seats = [card(0, "otter"), card(1, "fox", { host: true })];
    hear({ type: "lobby", lobby: lobby({ seats }) });
    expect(mirror.isHost).toBe(true);
  });

  it("is the one of the welcome where no seat is host: a screen that is only the table", () => {
    welcome([], true);
    snapshot({ lobby: lobby({ seats: [card(0, "otter")] }) });
    expect(mirror.isHost).toBe(true);
  });
});

describe("a face", () => {
  beforeEach(deal);

  it("lies on the board at once when it is shown, before its event comes", () => {
    hear({ type: "arm", flip: 1, seat: 1 });
    expect(mirror.isMyTurn).toBe(false);
    hear({ type: "show", flip: 1, face: "JS", n: 1 });
    expect(mirror.board.face).toEqual({ flip: 1, card: "JS" });
    expect(mirror.board.armed).toBeNull();
    expect(looks.painted).toHaveBeenLastCalledWith(1, 4_990);
    expect(mirror.view?.pile).toEqual([]);
  });

  it("is painted once, and its race is live when the events say so", () => {
    hear({ type: "show", flip: 1, face: "JS", n: 1 });
    events(
      { event: "card_flipped", seat: 1, card: "JS", flip: 1 },
      { event: "slap_open", flip: 1, triggers: ["rank:J"] },
    );
    expect(looks.painted).toHaveBeenCalledTimes(1);
    expect(looks.live).toHaveBeenLastCalledWith(1);
    expect(looks.happenings.map(({ kind }) => kind)).toContain("trigger");
  });

  it("that was missed comes with its event, and is no measurement", () => {
    events({ event: "card_flipped", seat: 1, card: "4H", flip: 1 });
    expect(mirror.board.face).toEqual({ flip: 1, card: "4H" });
    expect(looks.painted).toHaveBeenLastCalledWith(1, null);
  });

  it("clears the hands and the ruler of the race before it", () => {
    mirror.board.press(1);
    hear({ type: "verdict", flip: 1, winner: 0, tie: [], rows: [], judge: 1 });
    hear({ type: "show", flip: 2, face: "5D", n: 1 });
    expect(mirror.board.stamps).toEqual([]);
    expect(mirror.board.finish).toBeNull();
  });
});

describe("a verdict", () => {
  const row = {
    claimed_us: null,
    bound_us: 0,
    used_us: 0,
    base_us: 0,
    handicap_us: 0,
    reason: null,
  };

  beforeEach(() => {
    deal();
    hear({ type: "show", flip: 1, face: "JS", n: 1 });
    events({ event: "card_flipped", seat: 1, card: "JS", flip: 1 });
    hear({
      type: "verdict",
      flip: 1,
      winner: 2,
      tie: [],
      judge: 1,
      rows: [
        { ...row, seat: 1, reaction_us: 371_000, result: "lost" },
        { ...row, seat: 2, reaction_us: 312_000, result: "won" },
        { ...row, seat: 0, reaction_us: 50_000, result: "void" },
      ],
    });
  });

  it("stacks the valid hands in their order, the winner's lowest", () => {
    expect(mirror.board.stamps.map(({ seat, height }) => [seat, height])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  it("tells who won how many cards and how fast, and sends the pile there", () => {
    events({ event: "slap_won", seat: 2, cards: 1, flip: 1 });
    expect(mirror.board.saying).toMatchObject({ key: "said-won", seat: 2, cards: 1, ms: 312 });
    expect(mirror.board.sweep).toEqual({ seat: 2, pile: ["JS"], moving: false });
    vi.advanceTimersByTime(700);
    expect(mirror.board.sweep?.moving).toBe(true);
    vi.advanceTimersByTime(280);
    expect(mirror.board.sweep).toBeNull();
    expect(mirror.view?.counts).toEqual([17, 17, 18]);
  });

  it("explains a hand after it to its owner only: the others go on reading who won", () => {
    events({ event: "slap_won", seat: 2, cards: 1, flip: 1 });
    hear({ type: "late", flip: 1, row: { ...row, seat: 0, reaction_us: 400_000, result: "late" } });
    expect(mirror.board.saying?.key).toBe("said-won");
    hear({ type: "late", flip: 1, row: { ...row, seat: 1, reaction_us: 400_000, result: "late" } });
    expect(mirror.board.saying).toMatchObject({ key: "said-late", seat: 1 });
  });
});

it("a snapshot replaces everything, with the time that is left for the flip", () => {
  deal();
  hear({ type: "show", flip: 1, face: "JS", n: 1 });
  events({ event: "card_flipped", seat: 1, card: "JS", flip: 1 });
  const view = mirror.view;
  snapshot({ view, flip_left_us: 2_500_000 });
  expect(looks.cleared).toHaveBeenCalled();
  expect(mirror.board.face).toEqual({ flip: 1, card: "JS" });
  expect(looks.painted).toHaveBeenLastCalledWith(1, null);
  expect(mirror.hourglass.flipAtMs).toBe(7_500);
});

it("a new game begins with an empty board and whole stocks", () => {
  deal();
  hear({ type: "show", flip: 1, face: "JS", n: 1 });
  events({ event: "card_flipped", seat: 1, card: "JS", flip: 1 });
  events({ event: "game_started", seats: 2, rules: "classic" });
  expect(mirror.view).toMatchObject({ seats: 2, pile: [], flips: 0, state: "dealing" });
  expect(mirror.board.saying?.key).toBe("said-misdeal-called");
  expect(mirror.board.face).toBeNull();
});
