"""Connections by hand, for requests that no browser sends."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tests.server.house import BOUND_S, HOST, House


@asynccontextmanager
async def plain(
    house: House,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Connect, and say nothing yet."""
    reader, writer = await asyncio.open_connection(HOST, house.port)
    try:
        async with asyncio.timeout(BOUND_S):
            yield reader, writer
    finally:
        writer.transport.abort()


async def exchanged(house: House, request: bytes) -> bytes:
    """Send bytes and an end, and return all that comes back."""
    async with plain(house) as (reader, writer):
        writer.write(request)
        try:
            return await reader.read()
        except ConnectionError:
            return b""


def status_of(answer: bytes) -> int:
    """Return the status of the first answer."""
    return int(answer.split(b" ", 2)[1])


def asking(path: str, *headers: str) -> bytes:
    """Write a request for a path that closes its connection."""
    lines = [f"GET {path} HTTP/1.1", "Connection: close", *headers, "", ""]
    return "\r\n".join(lines).encode("latin-1")


async def comes_true(condition: Callable[[], bool]) -> None:
    """Let the loop go round until a condition holds."""
    async with asyncio.timeout(BOUND_S):
        while not condition():  # noqa: ASYNC110  what a server keeps tells nobody that it changed
            await asyncio.sleep(0)
