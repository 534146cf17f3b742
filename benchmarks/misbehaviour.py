"""Clients that do not behave: they never read, flood, talk nonsense, begin only, or ask on and on.

Each counts what it said and how often it was sent away, and comes again.
"""

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from multiprocessing.connection import Connection

from tests.hostile.messages import Wild
from tests.server.house import HOST
from tests.server.raw import HELLO_BYTES, Raw, drained, frame, knock

ADDRESS = count(1)

Deed = Callable[["Bad"], Awaitable[None]]


@dataclass
class Bad:
    """A client that does not behave, and counts how often it was sent away."""

    port: int
    code: str
    chance: random.Random
    cut: int = 0
    said: int = 0
    address: str = field(default_factory=lambda: f"10.9.0.{next(ADDRESS)}")

    async def behave(self, deed: Deed) -> None:
        while True:
            with suppress(ConnectionError, asyncio.IncompleteReadError, TimeoutError):
                await deed(self)
            self.cut += 1
            await asyncio.sleep(0.02)

    async def socket(self, receive_bytes: int) -> Raw:
        told = f"X-Forwarded-For: {self.address}\r\n"
        reader, writer = await knock(
            self.port, self.code, receive_bytes=receive_bytes, headers=told
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(HELLO_BYTES))
        return reader, writer


async def read_nothing(bad: Bad) -> None:
    """Make the server say a lot, and take nothing of it."""
    _, writer = await bad.socket(4_096)
    with suppress(ConnectionError):
        while not writer.is_closing():
            writer.write(frame(b'{"type":"deal","action_id":"x"}'))
            await writer.drain()
            bad.said += 1
            await asyncio.sleep(0.1)


async def flood(bad: Bad) -> None:
    """Send frames as fast as they are taken."""
    reader, writer = await bad.socket(65_536)
    taking = asyncio.ensure_future(drained(reader))
    many = frame(b'{"type":"watermark","flip":1,"free_us":1}') * 200
    while not taking.done():
        writer.write(many)
        await writer.drain()
        bad.said += 200
    writer.transport.abort()


async def talk_nonsense(bad: Bad) -> None:
    """Say what is hardly ever a message."""
    reader, writer = await bad.socket(65_536)
    taking = asyncio.ensure_future(drained(reader))
    wild = Wild(bad.chance)
    while not taking.done():
        writer.write(frame(wild.frame()))
        await writer.drain()
        bad.said += 1
        await asyncio.sleep(0.001)
    writer.transport.abort()


async def begin_only(bad: Bad) -> None:
    """Leave fifty handshakes half open."""
    opened = [await asyncio.open_connection(HOST, bad.port) for _ in range(50)]
    for _, writer in opened:
        writer.write(b"GET /api/v1/tab")
    bad.said += 50
    await asyncio.sleep(2)
    for _, writer in opened:
        writer.transport.abort()


async def ask_without_pause(bad: Bad) -> None:
    """Ask for pages, codes that are none, and drawings."""
    reader, writer = await asyncio.open_connection(HOST, bad.port)
    taking = asyncio.ensure_future(drained(reader))
    paths = ("/", "/api/v1/openapi.json", "/api/v1/tables/ZZZZ", f"/api/v1/tables/{bad.code}")
    while not taking.done():
        path = bad.chance.choice(paths)
        writer.write(f"GET {path} HTTP/1.1\r\nX-Forwarded-For: {bad.address}\r\n\r\n".encode())
        await writer.drain()
        bad.said += 1
        await asyncio.sleep(0.002)
    writer.transport.abort()


DEEDS: tuple[Deed, ...] = (read_nothing, flood, talk_nonsense, begin_only, ask_without_pause)


def misbehave(pipe: Connection, port: int, codes: list[str], deeds: list[str]) -> None:
    """Misbehave whenever told to, until told to stop."""
    _stand_back()
    asyncio.run(_misbehave(pipe, port, codes, deeds))


def _stand_back() -> None:
    """Leave the processor to the others: that of a stranger would not be the server's."""
    if hasattr(os, "sched_setscheduler"):
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    if hasattr(os, "nice"):
        os.nice(10)


async def _misbehave(pipe: Connection, port: int, codes: list[str], deeds: list[str]) -> None:
    known = {deed.__name__: deed for deed in DEEDS}
    bad = [Bad(port, codes[one % len(codes)], random.Random(one)) for one in range(len(deeds))]
    while (seconds := await asyncio.to_thread(pipe.recv)) is not None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), asyncio.TaskGroup() as tasks:
                for one, deed in zip(bad, deeds, strict=True):
                    tasks.create_task(one.behave(known[deed]))
        pipe.send([(one.said, one.cut) for one in bad])
