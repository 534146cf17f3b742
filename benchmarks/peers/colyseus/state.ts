/** What every client of a table sees; stocks stay in the room, since nobody may see them. */

import { schema, t, type SchemaType } from "@colyseus/schema";

export const Player = schema({
  seat: t.uint8(),
  stock: t.uint8().default(0),
});
export type Player = SchemaType<typeof Player>;

export const TableState = schema({
  players: t.map(Player),
  flip: t.uint32().default(0),
  face: t.string().default(""),
  pile: t.uint8().default(0),
  turn: t.uint8().default(0),
  winner: t.int8().default(-1),
});
export type TableState = SchemaType<typeof TableState>;
