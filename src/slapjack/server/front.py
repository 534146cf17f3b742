"""One HTTP connection before the application: how long, how much and how many at once.

The web server waits for ever for a request that never ends, reads heads of any length, and parses
thousands of pipelined requests in one go; each of these lets one visitor hold memory, or hold up
everybody's race (bugs.md A88, A90). Here every request ends in time and fits, a reader that does
not read is cut, and no address holds more than its share of connections.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Final

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from slapjack.server.limits import REQUESTS_OPEN_OF_ADDRESS_MAX
from slapjack.server.peers import counted, is_trusted
from slapjack.server.wiring import Wiring

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

REQUEST_S = 10.0
"""A request is whole by then, from the first byte of its connection or of its own."""

UNREAD_S = 30.0
"""An answer of which nothing is taken for so long is given up."""

HEAD_BYTES_MAX: Final = 16_384
BODY_PARTS_MAX: Final = 4_096
"""Pieces in which a body may come; thousands of single bytes cost more than they carry."""

PIPELINE_MAX: Final = 16
"""Requests that may wait on one connection; browsers send the next after the answer."""


class TooMuchError(Exception):
    """A request beyond all measure; the connection is closed."""


class Front(HttpToolsProtocol):
    """Uvicorn's HTTP connection with an end to everything."""

    def __init__(self, wiring: Wiring, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._wiring = wiring
        self._address: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._head_bytes = 0
        self._is_in_head = True
        self._body_parts = 0

    # The transport's callbacks

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, or close it where its address has too many."""
        super().connection_made(transport)  # type: ignore[arg-type]  # uvicorn serves streams
        remote = self.client[0] if self.client else ""
        # A proxy brings everybody's requests; it waits for slow visitors itself.
        if remote and not is_trusted(remote, self._wiring.config.trusted_proxies):
            address = counted(remote)
            if not self._wiring.limits.requests_open.enter(address, REQUESTS_OPEN_OF_ADDRESS_MAX):
                self.transport.abort()
                return
            self._address = address
        self._begin_deadline()

    def data_received(self, data: bytes) -> None:
        """Parse; whatever is no request, or too much of one, ends the connection."""
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self._deadline is None and self._is_in_head:
            self._begin_deadline()
        if self._is_in_head:
            self._head_bytes += len(data)
        try:
            self.parser.feed_data(data)
            if self._is_in_head and self._head_bytes > HEAD_BYTES_MAX:
                raise TooMuchError
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self._upgrade()
        except (httptools.HttpParserError, TooMuchError):
            self._end_deadline()
            self.send_400_response("Bad request.")

    def connection_lost(self, exc: Exception | None) -> None:
        """Give back what was counted, and let nothing happen any more."""
        super().connection_lost(exc)
        self._leave()

    def pause_writing(self) -> None:
        """Give a visitor who does not read a last moment."""
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD_S, self.transport.abort)

    def resume_writing(self) -> None:
        """Note that they read on."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # The parser's callbacks

    def on_message_begin(self) -> None:
        """Begin a request, if it does not wait behind too many."""
        if len(self.pipeline) >= PIPELINE_MAX:
            raise TooMuchError
        self._body_parts = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Take the head, unless it came whole and is too long all the same."""
        self._is_in_head = False
        self._head_bytes = 0
        if sum(len(name) + len(value) for name, value in self.headers) > HEAD_BYTES_MAX:
            raise TooMuchError
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a piece of a body."""
        self._body_parts += 1
        if self._body_parts > BODY_PARTS_MAX:
            raise TooMuchError
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that the request is whole."""
        self._is_in_head = True
        self._end_deadline()
        super().on_message_complete()

    # For this class

    def _upgrade(self) -> None:
        """Hand the connection over to a socket, which counts for itself."""
        self._leave()
        self.handle_websocket_upgrade()

    def _leave(self) -> None:
        self._end_deadline()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        if self._address is not None:
            self._wiring.limits.requests_open.leave(self._address)
            self._address = None

    def _begin_deadline(self) -> None:
        self._end_deadline()
        self._deadline = self.loop.call_later(REQUEST_S, self.transport.abort)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def front_class(wiring: Wiring) -> type[asyncio.Protocol]:
    """Make the class for uvicorn's `http=` slot, which is called with uvicorn's own arguments."""

    class BoundFront(Front):
        def __init__(
            self,
            config: "Config",
            server_state: "ServerState",
            app_state: dict[str, Any],
            _loop: asyncio.AbstractEventLoop | None = None,
        ) -> None:
            super().__init__(wiring, config, server_state, app_state, _loop)

    return BoundFront
