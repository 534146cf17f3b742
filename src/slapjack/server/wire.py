"""One WebSocket's wire: bytes out in bounded time and space, pings, and an end that always comes.

Whoever does not take their bytes keeps them in their own write buffer, up to a size and for a
time; then the wire is cut. Nobody else notices (bugs.md A88, reliability.md P9).
"""

import asyncio
import logging
from collections.abc import Callable
from socket import IPPROTO_TCP, TCP_NODELAY
from typing import cast

from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.typing import Subprotocol

from slapjack.protocol.codec import MESSAGE_BYTES_MAX, SUBPROTOCOL
from slapjack.server import closing

BEAT_S = 20.0
"""Pings of the WebSocket protocol, which a browser answers without any script."""

BEHIND_S = 5.0
BEHIND_BYTES_MAX = 262_144
"""A socket whose bytes wait longer, or more of them, is closed."""

CLOSE_S = 2.0
"""How long the other end may take to answer a close, or to take its last bytes."""

# The parser logs each connection; a table's sockets are nobody's business.
_parser_log = logging.getLogger("slapjack.socket.parser")
_parser_log.setLevel(logging.ERROR)


class Wire(asyncio.Protocol):
    """The transport of one WebSocket, and the parser that frames it."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._parser = ServerProtocol(
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            max_size=MESSAGE_BYTES_MAX,
            logger=_parser_log,
        )
        self._is_closing = False
        self._is_answered = True
        self._beaten_at: float | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}

    # The transport's callbacks

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the transport over; every byte that waits shall be known at once."""
        self.transport = cast(asyncio.Transport, transport)  # uvicorn serves TCP streams only
        self.transport.set_write_buffer_limits(high=0)
        # Whoever made the listener may have left it out; a face must not wait for the last
        # one's acknowledgement.
        self.transport.get_extra_info("socket").setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)

    def eof_received(self) -> None:
        """Let the transport close: half a connection is of no use."""

    def pause_writing(self) -> None:
        """Give a socket that does not take its bytes a last moment."""
        self._after(BEHIND_S, "behind", lambda: self.close(closing.BEHIND))

    def resume_writing(self) -> None:
        """Note that all was taken."""
        self._forget("behind")

    def connection_lost(self, exc: Exception | None) -> None:
        """Let nothing happen any more."""
        self._is_closing = True
        for name in list(self._timers):
            self._forget(name)

    # What uvicorn and the fan-out ask

    def shutdown(self) -> None:
        """Say goodbye, since the server stops."""
        self.close(closing.RESTART)

    @property
    def is_behind(self) -> bool:
        """Tell whether bytes still wait in the write buffer."""
        return self.transport.get_write_buffer_size() > 0

    def write(self, frame: bytes) -> None:
        """Write a whole frame; a socket with too much waiting is closed instead."""
        if self._is_closing:
            return
        if self.transport.get_write_buffer_size() + len(frame) > BEHIND_BYTES_MAX:
            self.close(closing.BEHIND)
            return
        self.transport.write(frame)

    def close(self, code: int) -> None:
        """Close after what was written; cut the wire when the other end does not answer."""
        if self._is_closing:
            return
        self._is_closing = True
        if self._parser.state is OPEN:
            self._parser.send_close(code, closing.reason(code))
            self._flush()
        self._after(CLOSE_S, "close", self.transport.abort)

    # For the socket

    def _flush(self) -> None:
        """Write what the parser has to say; its empty last piece means the end."""
        for piece in self._parser.data_to_send():
            if piece:
                self.transport.write(piece)
            else:
                self._end()

    def _end(self) -> None:
        """End the connection once the last bytes are out, and in any case soon."""
        self._is_closing = True
        self.transport.close()
        self._after(CLOSE_S, "close", self.transport.abort)

    def _start_beating(self) -> None:
        """Ping from now on."""
        self._after(BEAT_S, "beat", self._beat)

    def _beat(self) -> None:
        """Ping, or give up on a socket from which nothing came since the last ping."""
        if self._is_closing:
            return
        if not self._is_answered:
            self.close(closing.SILENT)
            return
        self._is_answered = False
        self._beaten_at = self._loop.time()
        self._parser.send_ping(b"")
        self._flush()
        self._start_beating()

    def _after(self, delay_s: float, name: str, call: Callable[[], object]) -> None:
        """Set the one timer of this name anew."""
        self._forget(name)
        self._timers[name] = self._loop.call_later(delay_s, call)

    def _forget(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()
