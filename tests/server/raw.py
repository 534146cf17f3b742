"""Clients that speak by hand: for what no good client does."""

import asyncio
import json
import socket as sockets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode

from slapjack.protocol.client_messages import Hello
from slapjack.protocol.codec import PROTO
from tests.server.house import BOUND_S, HOST, House

HELLO_BYTES = msgspec.json.encode(Hello(proto=PROTO, tokens=[], role="watcher"))


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin=fin).serialize(mask=True)


Raw = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def knock(
    port: int, code: str, *, receive_bytes: int | None = None, headers: str = ""
) -> Raw:
    """Ask for a socket by hand; the server's answer is not read yet.

    Args:
        port: Where the server listens.
        code: The table.
        receive_bytes: What the kernel may keep of what comes, before the server must wait.
        headers: More of them, each with its end of line.
    """
    plain = sockets.socket()
    if receive_bytes is not None:
        plain.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, receive_bytes)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, (HOST, port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=1_024)
    writer.write(
        f"GET /api/v1/tables/{code}/socket HTTP/1.1\r\nHost: {HOST}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}"
        "Sec-WebSocket-Protocol: slapjack.v1\r\n\r\n".encode()
    )
    return reader, writer


@asynccontextmanager
async def raw(house: House, code: str, receive_bytes: int | None = None) -> AsyncIterator[Raw]:
    """Open a socket by hand, for what no good client does."""
    reader, writer = await knock(house.port, code, receive_bytes=receive_bytes)
    try:
        async with asyncio.timeout(BOUND_S):
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            yield reader, writer
    finally:
        writer.transport.abort()


async def text_from(reader: asyncio.StreamReader) -> dict[str, object]:
    """Read one unmasked frame and its JSON."""
    head = await reader.readexactly(2)
    length = head[1]
    if length == 126:
        length = int.from_bytes(await reader.readexactly(2), "big")
    message: dict[str, object] = json.loads(await reader.readexactly(length))
    return message


async def raw_heard(reader: asyncio.StreamReader, kind: str) -> dict[str, object]:
    """Read frames until a message of this type comes; pings may overtake it."""
    while True:
        message = await text_from(reader)
        if message["type"] == kind:
            return message


async def drained(reader: asyncio.StreamReader) -> None:
    """Read and drop everything until the other end closes or cuts the wire."""
    with suppress(ConnectionResetError):
        while await reader.read(65_536):
            pass


async def until(condition: Callable[[], bool], socket: ClientConnection) -> None:
    """Go round by round with the server until the condition holds."""
    while not condition():
        await (await socket.ping())
