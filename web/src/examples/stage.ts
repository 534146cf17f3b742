/**
 * A small table on which a rule is shown: three players, a pile, and a few things that happen.
 *
 * A scene is played once, into frames; whatever shows it steps through them. Cards keep their
 * number from frame to frame, so that they can be seen to move, and none is made or lost.
 */

export type Who = "you" | "other" | "third";
export type Place = Who | "pile";
/** What becomes of a hand: it wins, it was wrong, it does not count, or it ties. */
export type Mark = "good" | "bad" | "void" | "tie" | null;

export interface CardAt {
  readonly id: number;
  /** Rank and suit; null while it lies face down. */
  readonly face: string | null;
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
}

export interface HandAt {
  readonly who: Who;
  readonly mark: Mark;
  readonly x: number;
  readonly y: number;
  readonly isFinger: boolean;
  readonly isMirrored: boolean;
}

export interface Frame {
  readonly cards: readonly CardAt[];
  readonly hands: readonly HandAt[];
  /** Who is out, who leads or wins, who is to flip. */
  readonly out: readonly Who[];
  readonly star: Who | null;
  readonly turn: Who | null;
  /** What somebody shouts. */
  readonly shout: Who | null;
  /** A time, a number, or a sign beside the pile. */
  readonly note: string | null;
  /** From where to where cards went. */
  readonly way: readonly [Place, Place] | null;
}

export interface Hold {
  readonly isFinger?: boolean;
  /** The hand that flips. */
  readonly flips?: boolean;
}

export const WIDTH = 170;
export const HEIGHT = 104;
export const WHO: readonly Who[] = ["you", "other", "third"];
/** Clockwise: the neighbour on the left of each. */
export const LEFT: Readonly<Record<Who, Who>> = { you: "other", other: "third", third: "you" };

export const SPOTS: Readonly<Record<Place, { readonly x: number; readonly y: number }>> = {
  you: { x: 25, y: 78 },
  other: { x: 25, y: 27 },
  third: { x: 144, y: 27 },
  pile: { x: 98, y: 56 },
};

interface Card {
  readonly id: number;
  face: string | null;
}

export interface Setting {
  readonly you?: number;
  readonly other?: number;
  /** No third player without cards given. */
  readonly third?: number;
  readonly pile?: readonly string[];
}

/** The picture that stands for all: the hand and what it leads to, else the end. */
export function stillOf(frames: readonly Frame[]): Frame | undefined {
  const last = frames.at(-1);
  if (last === undefined) return undefined;
  const at = frames.findLastIndex((frame) => frame.hands.length > 0);
  const { out, star } = last;
  const note = frames.findLast((frame) => frame.note !== null)?.note ?? null;
  const way = frames.slice(at + 1).find((frame) => frame.way !== null)?.way ?? null;
  return { ...(frames[at] ?? last), out, star, note, way };
}

export class Scene {
  readonly frames: Frame[] = [];
  readonly hasThird: boolean;
  #stocks: Record<Who, Card[]>;
  #pile: Card[];
  #out: Who[] = [];
  #star: Who | null = null;
  #count = 0;

  constructor({ you = 3, other = 3, third, pile = [] }: Setting = {}) {
    this.#stocks = { you: this.#new(you), other: this.#new(other), third: this.#new(third ?? 0) };
    this.#pile = pile.map((face) => ({ id: this.#count++, face }));
    this.hasThird = third !== undefined;
    this.#shoot();
  }

  /** The top card goes onto the pile, its face up. */
  flip(who: Who, face: string, note: string | null = null): this {
    this.#lay(who, face);
    return this.#shoot({ note });
  }

  /** The top card is on its way: its back shows. */
  arm(who: Who): this {
    this.#lay(who, null);
    return this.#shoot();
  }

  /** The card that lies there shows its face. */
  reveal(face: string): this {
    const top = this.#pile.at(-1);
    if (top) top.face = face;
    return this.#shoot();
  }

  slap(who: Who, mark: Mark, hold: Hold = {}, note: string | null = null): this {
    return this.#shoot({ hands: [this.#hand(who, mark, 0, hold)], note });
  }

  /** Several hands at once; the first lies lowest. */
  slapAll(hands: readonly (readonly [Who, Mark])[], note: string | null = null): this {
    return this.#shoot({
      hands: hands.map(([who, mark], index) => this.#hand(who, mark, index, {})),
      note,
    });
  }

  shout(who: Who, mark: Mark): this {
    return this.#shoot({ hands: [this.#hand(who, mark, 0, {})], shout: who });
  }

  /** The pile goes under the own stock. */
  take(who: Who): this {
    this.#give(this.#pile.splice(0), who);
    return this.#shoot({ way: ["pile", who] });
  }

  pay(from: Who, to: Who, count = 1): this {
    this.#give(this.#stocks[from].splice(-count), to);
    return this.#shoot({ note: count > 1 ? `×${count}` : null, way: [from, to] });
  }

  /** Cards go face down under the pile. */
  burn(from: Who, count = 1): this {
    const paid = this.#stocks[from].splice(-count);
    for (const card of paid) card.face = null;
    this.#pile.unshift(...paid);
    return this.#shoot({ way: [from, "pile"] });
  }

  /** The pile is dealt, one card each. */
  share(among: readonly Who[]): this {
    this.#pile.splice(0).forEach((card, index) => {
      const to = among[index % among.length];
      if (to) this.#give([card], to);
    });
    return this.#shoot();
  }

  /** A card is lifted off the pile and goes back to its stock: under it, or on top. */
  back(to: Who, where: "bottom" | "top"): this {
    const card = this.#pile.pop();
    if (card && where === "bottom") this.#give([card], to);
    if (card && where === "top") this.#stocks[to].push({ ...card, face: null });
    return this.#shoot({ way: ["pile", to] });
  }

  out(who: Who): this {
    this.#out.push(who);
    return this.#shoot();
  }

  star(who: Who, note: string | null = null): this {
    this.#star = who;
    return this.#shoot({ note });
  }

  turn(who: Who): this {
    return this.#shoot({ turn: who });
  }

  note(text: string): this {
    return this.#shoot({ note: text });
  }

  #new(count: number): Card[] {
    return Array.from({ length: count }, () => ({ id: this.#count++, face: null }));
  }

  #lay(who: Who, face: string | null): void {
    const card = this.#stocks[who].pop();
    if (!card) throw new Error(`${who} has no card to flip`);
    card.face = face;
    this.#pile.push(card);
  }

  #give(cards: Card[], to: Who): void {
    for (const card of cards) card.face = null;
    this.#stocks[to].unshift(...cards);
  }

  #hand(who: Who, mark: Mark, index: number, { isFinger = false, flips = false }: Hold): HandAt {
    const { x, y } = SPOTS.pile;
    const side = who === "third" ? 1 : -1;
    // Beside the rank, so that one sees what is slapped.
    const at = { x: x + 4 + side * (6 + index * 4), y: y + (who === "you" ? 17 : 13) - index * 5 };
    return { who, mark, isFinger, isMirrored: flips, ...at };
  }

  #shoot(more: Partial<Frame> = {}): this {
    const nothing = { hands: [], star: this.#star, turn: null, shout: null, note: null, way: null };
    this.frames.push({ ...nothing, out: [...this.#out], cards: this.#cards(), ...more });
    return this;
  }

  #cards(): CardAt[] {
    const stocked = WHO.flatMap((who) =>
      this.#stocks[who].map((card, index) => ({
        ...card,
        x: SPOTS[who].x + index * 2,
        y: SPOTS[who].y - index * 2,
        tilt: 0,
      })),
    );
    const shown = this.#pile.map((card, index) => ({
      ...card,
      x: SPOTS.pile.x + (index - this.#pile.length + 1) * 14,
      y: SPOTS.pile.y,
      tilt: ((card.id * 7) % 9) - 4,
    }));
    return [...stocked, ...shown];
  }
}
