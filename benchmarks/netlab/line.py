"""A WebSocket to the server as plain callbacks: frames in, frames out, nothing in between.

A scripted client must not wait for a task before it sends; so the parser of `websockets` is used
without its loop.
"""

import asyncio
from collections.abc import Callable
from typing import Self, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.typing import Subprotocol
from websockets.uri import parse_uri

from slapjack.protocol.codec import SUBPROTOCOL


class Line(asyncio.Protocol):
    """One connection.

    Attributes:
        opened: Done when frames may be sent.
        ended: Set when the connection is gone.
    """

    def __init__(self, uri: str, hear: Callable[[bytes], None]) -> None:
        self.ended = asyncio.Event()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._parser = ClientProtocol(parse_uri(uri), subprotocols=[Subprotocol(SUBPROTOCOL)])
        self._hear = hear
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def to(cls, host: str, port: int, path: str, hear: Callable[[bytes], None]) -> Self:
        """Connect, and return when frames may be sent."""
        loop = asyncio.get_running_loop()
        uri = f"ws://{host}:{port}/{path}"
        _, line = await loop.create_connection(lambda: cls(uri, hear), host, port)
        await line.opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self._transport = cast(asyncio.Transport, transport)
        self._parser.send_request(self._parser.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Hand on each frame of text; the parser answers pings itself."""
        self._parser.receive_data(data)
        for event in self._parser.events_received():
            if isinstance(event, Response):
                self.opened.set_result(None)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """Note the end."""
        self.ended.set()
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the handshake was refused"))

    def send(self, frame: bytes) -> None:
        """Send a frame of text now."""
        if not self.ended.is_set():
            self._parser.send_text(frame)
            self._flush()

    def close(self) -> None:
        """Break the connection."""
        if self._transport is not None:
            self._transport.abort()

    def _flush(self) -> None:
        for piece in self._parser.data_to_send():
            if piece and self._transport is not None:
                self._transport.write(piece)
