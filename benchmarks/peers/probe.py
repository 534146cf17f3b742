"""How late a server's loop answers: pings of the WebSocket protocol on an idle socket.

The process is its own, on the generator's core but ahead of it, so that what it measures is the
server's. The answer to a ping waits for whatever the loop does first: that is its lag, plus the
bare round trip, which a server with nothing to do tells.
"""

import asyncio
import os
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from benchmarks.peers import servers

EVERY_S: Final = 0.01


def watch(pipe: Connection, url: str, protocol: str | None) -> None:
    """Ping until told to stop, then tell all round trips in seconds."""
    servers.keep_to(1)
    with suppress(PermissionError):
        os.nice(-10)
    asyncio.run(_watch(pipe, url, protocol))


async def _watch(pipe: Connection, url: str, protocol: str | None) -> None:
    kinds = [Subprotocol(protocol)] if protocol else None
    async with connect(url, subprotocols=kinds, ping_interval=None, proxy=None) as socket:
        taking = asyncio.ensure_future(_take(socket))
        pipe.send("ready")
        while (asked := await asyncio.to_thread(pipe.recv)) is not None:
            ends_at, found = time.perf_counter() + asked, []
            while time.perf_counter() < ends_at:
                sent_at = time.perf_counter()
                await (await socket.ping())
                found.append(time.perf_counter() - sent_at)
                await asyncio.sleep(max(0.0, EVERY_S - (time.perf_counter() - sent_at)))
            pipe.send(found)
        taking.cancel()


async def _take(socket: ClientConnection) -> None:
    async for _ in socket:
        pass
