"""The road to a served table: one socket, taken up again whenever it breaks."""

import asyncio
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.typing import Subprotocol

from slapjack.client import Seat, SeatError, take_seat, wire
from slapjack.protocol.client_messages import ClientMessage
from slapjack.protocol.codec import SUBPROTOCOL
from slapjack.terminal.road import End, Place, RoadError

TRY_AGAIN_S: Final = (0.2, 0.5, 1, 2, 4)
"""Pauses before a lost line is tried again; the last one stays."""

CONNECT_S: Final = 5
LOST_S: Final = 120
"""So long a lost line is tried again."""


def table_at(text: str, server: str) -> tuple[str, str]:
    """Read a code, or a table's link, as people type them.

    Args:
        text: `BCDF`, `http://192.168.1.5:8080/BCDF`, or `192.168.1.5:8080/bcdf`.
        server: Where a code alone is looked for.

    Returns:
        The server's address, and the code in capitals.
    """
    typed = text.strip()
    if "/" not in typed:
        return server.rstrip("/"), typed.upper()
    parts = urlsplit(typed if "://" in typed else f"http://{typed}")
    folder, _, code = parts.path.rstrip("/").rpartition("/")
    return f"{parts.scheme}://{parts.netloc}{folder}", code.upper()


class NetRoad:
    """A table behind an address."""

    host_token: str | None = None

    def __init__(self, address: str, code: str, name: str | None = None) -> None:
        """Name a table; nothing is asked yet.

        Args:
            address: Of its server, base path included.
            code: Of the table.
            name: The name of the first who sits down, where the table lets names be typed.
        """
        self._address = address
        self._code = code
        self._name = name
        self._url: str | None = None
        self._is_renewed = False
        self._renewed = asyncio.Event()

    async def sit(self) -> Place:
        """Take a seat by one request, asked from another thread."""
        name, self._name = self._name, None
        try:
            seat: Seat = await asyncio.to_thread(take_seat, self._address, self._code, name)
        except SeatError as error:
            raise RoadError(error.code, str(error)) from error
        self._url = seat.socket
        return Place(seat.number, seat.token)

    async def talk(self, end: End) -> None:
        """Keep a line; one that breaks is tried again for two minutes."""
        loop = asyncio.get_running_loop()
        lost_at, tries = loop.time(), 0
        while not end.is_over:
            is_heard = await self._try(end)
            if is_heard:
                lost_at, tries = loop.time(), 0
            if self._is_renewed:
                self._is_renewed = False
            elif not end.is_over:
                end.lost()
                if loop.time() - lost_at > LOST_S:
                    raise RoadError("unreachable", f"nobody answers at {self._address}")
                await asyncio.sleep(TRY_AGAIN_S[min(tries, len(TRY_AGAIN_S) - 1)])
                tries += 1

    def renew(self) -> None:
        """Close the line, so that the next begins at once."""
        self._is_renewed = True
        self._renewed.set()

    async def _try(self, end: End) -> bool:
        """Talk over one line, if there is one; tell whether anything was heard."""
        assert self._url is not None, "somebody sits before anybody talks"
        protocols = [Subprotocol(SUBPROTOCOL)]
        try:
            line = connect(self._url, subprotocols=protocols, proxy=None, open_timeout=CONNECT_S)
            async with line as socket:
                return await self._visit(socket, end)
        except InvalidURI as error:
            raise RoadError("unreachable", str(error)) from error
        except wire.StrangeMessageError as error:
            raise RoadError("version", str(error)) from error
        except (OSError, InvalidHandshake, ConnectionClosed):
            return False

    async def _visit(self, socket: ClientConnection, end: End) -> bool:
        """Talk until the socket closes, or the line is to be begun anew."""
        saying: asyncio.Queue[ClientMessage] = asyncio.Queue()
        strange: list[wire.StrangeMessageError] = []
        is_heard = False
        self._renewed.clear()
        async with asyncio.TaskGroup() as tasks:
            others = [
                tasks.create_task(_speak(socket, saying)),
                tasks.create_task(self._close_when_renewed(socket)),
            ]
            saying.put_nowait(end.hello())
            end.opened(saying.put_nowait)
            try:
                async for frame in socket:
                    is_heard = True
                    end.hear(wire.read(frame if isinstance(frame, bytes) else frame.encode()))
            except ConnectionClosed:
                pass
            except wire.StrangeMessageError as error:
                # Told outside, where it is not one of a group.
                strange.append(error)
            for other in others:
                other.cancel()
        if strange:
            raise strange[0]
        return is_heard

    async def _close_when_renewed(self, socket: ClientConnection) -> None:
        await self._renewed.wait()
        await socket.close()


async def _speak(socket: ClientConnection, saying: asyncio.Queue[ClientMessage]) -> None:
    with suppress(ConnectionClosed):
        while True:
            await socket.send(wire.write(await saying.get()).decode())
