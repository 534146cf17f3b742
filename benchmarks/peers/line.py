"""One client's socket, and the road that it stands for.

A road delays what is said and what is heard, each by half its round trip and a jitter, in order, as
a proxy on loopback would: the server sees the delay, the machine carries no second copy.
"""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

Heard = Callable[[bytes], None]
Opened = Callable[["Line"], None]

JITTER: Final = 0.1
"""Standard deviation of a one-way delay, as a part of it."""


@dataclass
class Road:
    """One direction's delays; a round trip of 0 is the bare loopback."""

    rtt_s: float = 0.0
    rng: random.Random = field(default_factory=random.Random)
    _up_until: float = 0.0
    _down_until: float = 0.0

    def up_at(self, now: float) -> float:
        """Return when what is said now reaches the server's machine."""
        self._up_until = max(self._up_until + 1e-6, now + self._delay_s())
        return self._up_until

    def down_at(self, now: float) -> float:
        """Return when what was heard now reaches the player's machine."""
        self._down_until = max(self._down_until + 1e-6, now + self._delay_s())
        return self._down_until

    def _delay_s(self) -> float:
        half = self.rtt_s / 2
        return max(0.0, half + abs(self.rng.gauss(0, JITTER * half)))


class Line(WSListener):  # type: ignore[misc]  # it ships no types where mypy looks
    """A client's end of a WebSocket.

    Attributes:
        said: Messages that went out.
        got: Messages that came in.
    """

    def __init__(self, opened: Opened, heard: Heard, road: Road, *, is_text: bool) -> None:
        super().__init__()
        self._opened = opened
        self._heard = heard
        self._road = road
        self._kind = WSMsgType.TEXT if is_text else WSMsgType.BINARY
        self._loop = asyncio.get_running_loop()
        self._transport: WSTransport | None = None
        self.said = self.got = 0
        self.is_closed = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._opened(self)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.is_closed = True

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif kind in (WSMsgType.TEXT, WSMsgType.BINARY):
            self.got += 1
            if self._road.rtt_s:
                at = self._road.down_at(self._loop.time())
                self._loop.call_at(at, self._heard, frame.get_payload_as_bytes())
            else:
                self._heard(frame.get_payload_as_bytes())

    def say(self, message: bytes) -> None:
        """Say something; it leaves now and arrives when the road lets it."""
        if self._road.rtt_s:
            self._loop.call_at(self._road.up_at(self._loop.time()), self._send, message)
        else:
            self._send(message)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.disconnect()

    def _send(self, message: bytes) -> None:
        if self._transport is not None and not self.is_closed:
            self.said += 1
            self._transport.send(self._kind, message)


async def connect(
    url: str,
    opened: Opened,
    heard: Heard,
    road: Road | None = None,
    *,
    address: str = "127.0.0.1",
    protocol: str | None = None,
    is_text: bool = True,
) -> Line:
    """Open a socket from one of the loopback's addresses: limits count them apart.

    Args:
        opened: Told the line before anything is heard on it.
    """
    headers = {"Sec-WebSocket-Protocol": protocol} if protocol else None
    _, line = await ws_connect(
        lambda: Line(opened, heard, road or Road(), is_text=is_text),
        url,
        extra_headers=headers,
        enable_auto_pong=False,
        websocket_handshake_timeout=30,
        read_buffer_init_size=2_048,
        local_addr=(address, 0),
    )
    return line
