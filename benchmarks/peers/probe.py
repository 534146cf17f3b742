"""How late a server's loop answers: pings of the WebSocket protocol on a socket that looks on.

The process is its own, on the generator's core but ahead of it, so that what it measures is the
server's. The answer to a ping waits for whatever the loop does first: that is its lag, plus the
bare round trip, which a server with nothing to do tells.
"""

import asyncio
import os
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from benchmarks.peers import servers
from benchmarks.peers.at_colyseus import JOIN, asked
from benchmarks.peers.at_slapjack import posted
from benchmarks.peers.servers import HOST, Server
from benchmarks.processes import start
from slapjack.protocol.client_messages import Hello
from slapjack.protocol.codec import PROTO, SUBPROTOCOL

EVERY_S: Final = 0.01
_ADDRESS: Final = "127.8.0.1"


@dataclass(frozen=True)
class Door:
    """Where a probe looks on.

    Attributes:
        first: Said right after the server's first word, or at once where it has none.
        room: The peer's table, where each socket needs a place of its own.
    """

    url: str
    protocol: str | None
    first: bytes | str | None
    hears_first: bool
    room: str = ""


def door_of(server: Server, room: str = "") -> Door:
    """Open a table at which nobody plays, or take that room, and tell how to look on there."""
    base = f"ws://{HOST}:{server.port}"
    if server.kind == "slapjack":
        code = posted(server.port, "tables", {}, _ADDRESS)["code"]
        hello = msgspec.json.encode(Hello(PROTO, [], role="watcher")).decode()
        return Door(f"{base}/api/v1/tables/{code}/socket", SUBPROTOCOL, hello, hears_first=False)
    if server.kind == "colyseus":
        path = f"joinById/{room}" if room else "create/slap"
        place = asked(server.port, path, {"watches": True})
        url = f"{base}/{place['processId']}/{place['roomId']}?sessionId={place['sessionId']}"
        return Door(url, None, JOIN, hears_first=True, room=place["roomId"])
    return Door(base, None, None, hears_first=False)


class Probe:
    """A probe beside the generator."""

    def __init__(self, started: ExitStack, server: Server) -> None:
        self._pipe = start(started, _watch, door_of(server))
        started.callback(self._pipe.send, None)
        self._pipe.recv()

    def begin(self, seconds: float) -> None:
        """Measure for so long, from now on."""
        self._pipe.send(seconds)

    def found(self) -> list[float]:
        """Return all round trips in seconds, once the time is over."""
        trips: list[float] = self._pipe.recv()
        return trips


def _watch(pipe: Connection, door: Door) -> None:
    servers.keep_to(1)
    with suppress(PermissionError):
        os.setpriority(os.PRIO_PROCESS, 0, -15)
    asyncio.run(_look_on(pipe, door))


async def _look_on(pipe: Connection, door: Door) -> None:
    kinds = [Subprotocol(door.protocol)] if door.protocol else None
    async with connect(door.url, subprotocols=kinds, ping_interval=None, proxy=None) as socket:
        if door.hears_first:
            await socket.recv()
        if door.first is not None:
            await socket.send(door.first)
        taking = asyncio.ensure_future(_take(socket))
        pipe.send("ready")
        while (seconds := await asyncio.to_thread(pipe.recv)) is not None:
            pipe.send(await _trips(socket, seconds))
        taking.cancel()


async def _trips(socket: ClientConnection, seconds: float) -> list[float]:
    ends_at, found = time.perf_counter() + seconds, []
    while (sent_at := time.perf_counter()) < ends_at:
        await (await socket.ping())
        found.append(time.perf_counter() - sent_at)
        await asyncio.sleep(max(0.0, EVERY_S - found[-1]))
    return found


async def _take(socket: ClientConnection) -> None:
    async for _ in socket:
        pass
