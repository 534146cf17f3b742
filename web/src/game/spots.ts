/**
 * Where the players of one shared screen sit: a spot for each along the edges, turned towards its
 * player, with the pile in the middle. Small arithmetic for the look, nothing of the game.
 *
 * Two opposite edges are taken whole and first; the other two lie between them. Spots are listed
 * clockwise from the bottom, as the turn goes, so neighbours on the screen are neighbours in play.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box on the screen, in pixels from its top left corner. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export type Edge = "bottom" | "left" | "top" | "right";

export interface Spot {
  readonly edge: Edge;
  /** How far the spot is turned clockwise, so that its player reads it upright. */
  readonly turn: 0 | 90 | 180 | -90;
  /** Where it lies on the screen, before it is turned. */
  readonly box: Box;
  /** As its player sees it: `width` along the edge, `height` towards the pile. */
  readonly size: Size;
}

export interface Seating {
  readonly spots: readonly Spot[];
  readonly middle: Box;
}

/** A dead strip between two zones, so that no palm is on both (ux.md section 3). */
export const GAP = 16;
/** A zone smaller than this is easily missed by a palm. */
export const ZONE_LEAST = 160;

/** Screens whose short side is less have no room on all four edges. */
const ROOMY = 600;
const TURNS: Readonly<Record<Edge, Spot["turn"]>> = { bottom: 0, left: 90, top: 180, right: -90 };
const CLOCKWISE: readonly Edge[] = ["bottom", "left", "top", "right"];

/** Seats on the two whole edges and on the two between them, by number of players. */
const SPREAD: Readonly<Record<number, readonly [number, number, number, number]>> = {
  1: [1, 0, 0, 0],
  2: [1, 1, 0, 0],
  3: [1, 1, 1, 0],
  4: [1, 1, 1, 1],
  5: [2, 2, 1, 0],
  6: [2, 2, 1, 1],
  7: [3, 2, 1, 1],
  8: [3, 3, 1, 1],
};
const NARROW: typeof SPREAD = { 3: [2, 1, 0, 0], 4: [2, 2, 0, 0] };

/**
 * Seat so many players round a screen.
 *
 * @param count 1 to 8.
 */
export function seatAround(count: number, screen: Size): Seating {
  const { width, height } = screen;
  const isRoomy = Math.min(width, height) >= ROOMY;
  const isUpright = height > width;
  const spread = (isRoomy ? undefined : NARROW[count]) ?? SPREAD[count] ?? [0, 0, 0, 0];
  // The long edges where many sit there; else top and bottom, where there is height for a pile.
  const isSideways = isUpright ? count > 4 : !isRoomy;
  const edges: readonly Edge[] = isSideways
    ? ["left", "right", "bottom", "top"]
    : ["bottom", "top", "left", "right"];
  const seated = (edge: Edge): number => spread[edges.indexOf(edge)] ?? 0;
  const [whole, between] = depths(isSideways ? { width: height, height: width } : screen);
  const depth = (edge: Edge): number => (edges.indexOf(edge) < 2 ? whole : between);
  const taken = (edge: Edge): number => (seated(edge) > 0 ? depth(edge) + GAP : 0);
  const middle = {
    left: taken("left"),
    top: taken("top"),
    width: width - taken("left") - taken("right"),
    height: height - taken("top") - taken("bottom"),
  };
  const spots = CLOCKWISE.flatMap((edge) => {
    const room = edges.indexOf(edge) < 2 ? { left: 0, top: 0, ...screen } : middle;
    return along(edge, seated(edge), strip(edge, depth(edge), screen, room));
  });
  return { spots, middle };
}

/** How deep the spots are: on the two whole edges, and on the two between them. */
function depths({ width, height }: Size): [whole: number, between: number] {
  return [Math.round(height * 0.28), Math.round(Math.max(ZONE_LEAST + 8, width * 0.2))];
}

/** The part of the screen along an edge, as long as the room beside the other strips. */
function strip(edge: Edge, depth: number, screen: Size, room: Box): Box {
  if (edge === "left" || edge === "right") {
    const left = edge === "left" ? 0 : screen.width - depth;
    return { left, top: room.top, width: depth, height: room.height };
  }
  const top = edge === "top" ? 0 : screen.height - depth;
  return { left: room.left, top, width: room.width, height: depth };
}

/** Divide a strip among its players, in clockwise order. */
function along(edge: Edge, count: number, { left, top, width, height }: Box): Spot[] {
  const isFlat = edge === "bottom" || edge === "top";
  const each = ((isFlat ? width : height) - GAP * (count - 1)) / count;
  const isBackwards = edge === "bottom" || edge === "left";
  return Array.from({ length: count }, (_, index) => {
    const from = (isBackwards ? count - 1 - index : index) * (each + GAP);
    const box = isFlat
      ? { left: left + from, top, width: each, height }
      : { left, top: top + from, width, height: each };
    const size = { width: each, height: isFlat ? height : width };
    return { edge, turn: TURNS[edge], box, size };
  });
}

/** Seat players at one keyboard: all on one side of the screen, side by side, none turned. */
export function seatInRow(count: number, { width, height }: Size): Seating {
  const rows = width / count < 150 && count > 2 ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const depth = Math.min(190, Math.round((height * 0.46) / rows));
  const top = height - rows * depth - (rows - 1) * GAP;
  const each = (width - GAP * (columns - 1)) / columns;
  const spots = Array.from({ length: count }, (_, index): Spot => {
    const box = {
      left: (index % columns) * (each + GAP),
      top: top + Math.floor(index / columns) * (depth + GAP),
      width: each,
      height: depth,
    };
    return { edge: "bottom", turn: 0, box, size: { width: each, height: depth } };
  });
  return { spots, middle: { left: 0, top: 0, width, height: top - GAP } };
}
