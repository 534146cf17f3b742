"""A longer road on loopback: a TCP proxy that delays every byte by the same time each way.

It can fail as roads do: cut what is on it, fall silent, lose one end without a word, forget what is
on it while it carries what comes anew, and let no WebSocket through, with an answer or without.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Literal, cast

Upgrades = Literal["carried", "refused", "swallowed"]

UPGRADE: Final = b"\r\nupgrade: websocket"
REFUSAL: Final = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Road:
    """Carries connections from a port of its own to the server."""

    def __init__(self, server_port: int, delay_s: float, upgrades: Upgrades = "carried") -> None:
        self.upgrades = upgrades
        self._server_port = server_port
        self._delay_s = delay_s
        self._ends: set[_End] = set()
        self._server: asyncio.Server | None = None
        self._is_silent = False

    async def open(self) -> int:
        """Listen on a free port of loopback, and return it."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: _Near(self), "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def cut(self) -> None:
        """Break every connection on the road."""
        for end in list(self._ends):
            end.abort()

    def abandon(self) -> None:
        """Lose the server's end of every connection, without a word to the visitor's."""
        for end in list(self._ends):
            if isinstance(end, _Far):
                end.abandon()

    def forget(self) -> None:
        """Swallow from now on what belongs to a connection of today, and break none of them."""
        for end in self._ends:
            end.is_forgotten = True

    def silence(self, is_silent: bool) -> None:
        """Swallow every byte without breaking anything, or carry bytes again."""
        self._is_silent = is_silent

    def close(self) -> None:
        """Close the road: nobody gets through any more."""
        self.cut()
        if self._server is not None:
            self._server.close()

    def add(self, end: "_End") -> None:
        """Remember an end of the road."""
        self._ends.add(end)

    def remove(self, end: "_End") -> None:
        """Forget an end of the road."""
        self._ends.discard(end)

    async def reach(self, near: "_Near") -> "_Far":
        """Connect to the server on behalf of a visitor."""
        loop = asyncio.get_running_loop()
        _, far = await loop.create_connection(
            lambda: _Far(self, near), "127.0.0.1", self._server_port
        )
        return far

    def later(self, call: Callable[[], None]) -> None:
        """Let something arrive after the length of the road, unless it is silenced."""
        if not self._is_silent:
            asyncio.get_running_loop().call_later(self._delay_s, call)


class _End(asyncio.Protocol):
    def __init__(self, road: Road) -> None:
        self._road = road
        self.transport: asyncio.Transport | None = None
        self.is_forgotten = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # TCP on both sides
        self._road.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._road.remove(self)

    def write(self, data: bytes) -> None:
        if self.transport is not None and not self.is_forgotten and not self.transport.is_closing():
            self.transport.write(data)

    def end(self) -> None:
        if self.transport is not None and not self.is_forgotten:
            self.transport.close()

    def abort(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class _Near(_End):
    """The visitor's end; bytes that come before the server is reached wait for it."""

    def __init__(self, road: Road) -> None:
        super().__init__(road)
        self._far: _Far | None = None
        self._early: list[bytes] = []
        self._reaching: asyncio.Future[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reaching = asyncio.ensure_future(self._reach())

    async def _reach(self) -> None:
        try:
            self._far = await self._road.reach(self)
        except OSError:
            self.end()
            return
        for data in self._early:
            self._carry(self._far, data)
        self._early.clear()

    def data_received(self, data: bytes) -> None:
        if self._road.upgrades != "carried" and UPGRADE in data.lower():
            self._block()
        elif self._far is None:
            self._early.append(data)
        else:
            self._carry(self._far, data)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._far is not None:
            self._road.later(self._far.end)

    def _block(self) -> None:
        if self._road.upgrades == "refused":
            self.write(REFUSAL)
            self.end()

    def _carry(self, far: "_Far", data: bytes) -> None:
        self._road.later(lambda: far.write(data))


class _Far(_End):
    """The server's end."""

    def __init__(self, road: Road, near: _Near) -> None:
        super().__init__(road)
        self._near: _Near | None = near

    def abandon(self) -> None:
        self._near = None
        self.abort()

    def data_received(self, data: bytes) -> None:
        if (near := self._near) is not None:
            self._road.later(lambda: near.write(data))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._near is not None:
            self._road.later(self._near.end)
