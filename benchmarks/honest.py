"""An honest page that holds both seats of its table and slaps each card: verdicts are timed by it.

Every card is a trigger and the first hand decides, so the time from a press to its verdict is the
server's alone: reading, judging, keeping, telling. Nobody is waited for.
"""

import asyncio
import itertools
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic_ns

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from slapjack.client.session import Session
from slapjack.protocol.client_messages import (
    ClientMessage,
    Deal,
    Flip,
    Hello,
    Pong,
    Rematch,
    Shown,
    Slap,
)
from slapjack.protocol.codec import PROTO, SUBPROTOCOL
from slapjack.protocol.server_messages import Armed, Events, Late, Ping, ServerMessage, Show, Void
from slapjack.rules import HandJudged

RULES = {
    "cut": "none",
    "triggers": ["rank:2/3/4/5/6/7/8/9/10/J/Q/K/A"],
    "tie_rule": "first",
    "last_chance": "unlimited",
    "min_cover_ms": 0,
    "flip_timeout_ms": 0,
    "next_after_win": "after_flipper",
}
REACTION_S = 0.15
SLOW_S = 5.0
"""Nothing is awaited for longer: the table is stuck, and the count of verdicts shows it."""

_decode = msgspec.json.Decoder(ServerMessage).decode
_encode = msgspec.json.Encoder().encode


def now_us() -> int:
    return monotonic_ns() // 1_000


@dataclass
class Honest:
    """One table and the page that plays at it.

    Attributes:
        verdicts_us: Moment of each press and time to its verdict, since it was last emptied.
        voids: Races that were annulled because the server's loop stood still.
        closed: Times that the server closed the page's socket.
    """

    address: str
    headers: dict[str, str]
    code: str = ""
    tokens: list[str] = field(default_factory=list)
    verdicts_us: list[tuple[int, int]] = field(default_factory=list)
    voids: int = 0
    closed: int = 0
    _pressed_us: int = 0
    _looks: bool = False
    _ids: "itertools.count[int]" = field(default_factory=itertools.count)

    async def open(self, http: httpx.AsyncClient) -> None:
        """Open a table and take two seats."""
        opened = await http.post("/api/v1/tables", json={"rules": RULES}, headers=self.headers)
        self.code = opened.raise_for_status().json()["code"]
        seats = f"/api/v1/tables/{self.code}/seats"
        got = [await http.post(seats, json={}, headers=self.headers) for _ in range(2)]
        self.tokens = [one.raise_for_status().json()["token"] for one in got]
        self.tokens.append(opened.json()["host_token"])

    async def play(self) -> None:
        """Play until it is cancelled, coming back whenever the socket is closed."""
        while True:
            async with self._socket() as socket:
                with suppress(ConnectionClosed):
                    await self._say(socket, Hello(PROTO, self.tokens, step_us=100))
                    await self._play(socket)
            self.closed += 1

    async def look_on(self) -> None:
        """Look on at the table as a watcher who reads everything."""
        while True:
            async with self._socket() as socket:
                with suppress(ConnectionClosed):
                    await self._say(socket, Hello(PROTO, [], role="watcher"))
                    async for text in socket:
                        message = _decode(text)
                        if isinstance(message, Ping | Show):
                            await self._say(socket, Pong(message.n, now_us()))
            self.closed += 1

    def _socket(self) -> connect:
        return connect(
            f"ws://{self.address}/api/v1/tables/{self.code}/socket",
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            additional_headers=self.headers,
            proxy=None,
        )

    async def _play(self, socket: ClientConnection) -> None:
        session = Session()
        asked = 0
        self._told()
        while True:
            async with asyncio.timeout(SLOW_S):
                message = _decode(await socket.recv())
            session.receive(message)
            match message:
                case Show(flip=flip, n=n):
                    await self._say(socket, Pong(n, now_us()))
                    await self._slap(socket, flip)
                case Ping(n=n):
                    await self._say(socket, Pong(n, now_us()))
                case Events(events=events) if any(isinstance(one, HandJudged) for one in events):
                    self._told()
                case Void() | Late():
                    self.voids += isinstance(message, Void)
                    self._pressed_us = 0
                    self._looks = False
                case _:
                    pass
            if session.seq != asked and not self._looks:
                asked = session.seq
                await self._next(socket, session)

    async def _next(self, socket: ClientConnection, session: Session) -> None:
        """Flip where no card is looked at; deal where no game is played."""
        view, lobby = session.view, session.lobby
        if lobby is None or isinstance(session.armed, Armed):
            return
        if lobby.phase in ("lobby", "finished"):
            action_id = f"deal-{next(self._ids)}"
            deal = Rematch(action_id) if lobby.phase == "finished" else Deal(action_id)
            await self._say(socket, deal)
        elif view is not None and view.turn is not None:
            await self._say(socket, Flip(f"flip-{next(self._ids)}", view.turn))

    async def _slap(self, socket: ClientConnection, flip: int) -> None:
        """Say that the card is seen, and bring a hand down a moment later: each seat's in turn."""
        shown_us = now_us()
        self._looks = True
        await self._say(socket, Shown(flip, shown_us, shown_us))
        loop = asyncio.get_running_loop()
        loop.call_later(REACTION_S, lambda: loop.create_task(self._press(socket, flip, shown_us)))

    async def _press(self, socket: ClientConnection, flip: int, shown_us: int) -> None:
        pressed_us = now_us()
        self._pressed_us = pressed_us
        with suppress(ConnectionClosed):
            action_id = f"slap-{next(self._ids)}"
            await self._say(socket, Slap(action_id, flip % 2, flip, shown_us, pressed_us))

    def _told(self) -> None:
        """A hand of ours was judged."""
        if self._pressed_us:
            self.verdicts_us.append((self._pressed_us, now_us() - self._pressed_us))
        self._pressed_us = 0
        self._looks = False

    async def _say(self, socket: ClientConnection, message: ClientMessage) -> None:
        await socket.send(_encode(message).decode())
