/** Serve slap rooms at 127.0.0.1 on the port that the first argument names. */

import { defineRoom, defineServer } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { SlapTable } from "./slapTable.ts";

const server = defineServer({
  transport: new WebSocketTransport(),
  rooms: { slap: defineRoom(SlapTable) },
  express: (app) => {
    // For the measure of memory alone: what is garbage is not held. Node must run with --expose-gc.
    app.get("/collect", (_request, response) => {
      globalThis.gc?.();
      response.send("collected");
    });
  },
});

await server.listen(Number(process.argv[2]), "127.0.0.1");
console.log("listening");
