"""A lab player's socket: frames in and out as callbacks, pings answered, the end noted."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.typing import Subprotocol

from benchmarks.netlab.line import Line
from slapjack.protocol.codec import SUBPROTOCOL

HOST = "127.0.0.1"
BOUND_S = 5


class Other:
    """A server that sends back what it hears, and knows whether its ping was answered."""

    def __init__(self) -> None:
        self.is_answered = asyncio.Event()
        self.port = 0

    async def talk(self, socket: ServerConnection) -> None:
        answered = await socket.ping()
        await answered
        self.is_answered.set()
        async for frame in socket:
            await socket.send(frame)


@pytest.fixture
async def other() -> AsyncIterator[Other]:
    found = Other()
    async with serve(found.talk, HOST, 0, subprotocols=[Subprotocol(SUBPROTOCOL)]) as server:
        found.port = next(iter(server.sockets)).getsockname()[1]
        yield found


async def test_frames_go_out_at_once_and_come_in_by_callback(other: Other) -> None:
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    async with asyncio.timeout(BOUND_S):
        line = await Line.to(HOST, other.port, "socket", heard.put_nowait)
        await other.is_answered.wait()
        line.send(b'{"a":1}')
        assert await heard.get() == b'{"a":1}'
    assert not line.ended.is_set()
    line.close()


async def test_a_broken_connection_is_noted_and_takes_no_more(other: Other) -> None:
    async with asyncio.timeout(BOUND_S):
        line = await Line.to(HOST, other.port, "socket", lambda _: None)
        line.close()
        await line.ended.wait()
    line.send(b"{}")


async def test_who_is_no_websocket_is_no_server() -> None:
    async def refuse(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()

    server = await asyncio.start_server(refuse, HOST, 0)
    async with server, asyncio.timeout(BOUND_S):
        with pytest.raises(ConnectionError):
            await Line.to(HOST, server.sockets[0].getsockname()[1], "socket", lambda _: None)
