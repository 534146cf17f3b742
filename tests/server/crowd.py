"""People at several tables of a served process, over real sockets, who never stop playing.

Everybody flips when it is their turn and slaps at every card, and every card may be slapped: so
whenever the server is stopped, races are under way. They come back by themselves, as pages do.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from slapjack.client.wire import write
from slapjack.protocol.client_messages import ClientMessage, Deal, Flip, Rematch
from slapjack.protocol.codec import SUBPROTOCOL
from slapjack.protocol.server_messages import (
    Events,
    Goaway,
    LobbyChanged,
    ServerMessage,
    Show,
    Snapshot,
    Verdict,
    Void,
)
from slapjack.rules import RANKS
from slapjack.server.clock import MonotonicClock
from slapjack.units import ConnectionId, FlipNo
from tests.server.process import Served
from tests.table.clients import Client, Habits, Palm

RULES: Final[dict[str, object]] = {
    "preset": "classic",
    "triggers": [f"rank:{'/'.join(RANKS)}"],
    "cut": "none",
    "min_cover_ms": 0,
    "tie_rule": "first",
    "max_flips": 60,
}


@dataclass
class Heard:
    """What a crowd was told, counted."""

    verdicts: int = 0
    voids: Counter[str] = field(default_factory=Counter)
    waits_ms: list[int] = field(default_factory=list)
    closed: Counter[int | None] = field(default_factory=Counter)


class Person:
    """Somebody at a table, with a page that answers pings and folds what it is told."""

    def __init__(self, crowd: "Crowd", code: str, tokens: list[str], *, is_host: bool) -> None:
        self._crowd = crowd
        self.code = code
        self._is_host = is_host
        self._socket: ClientConnection | None = None
        self._client = Client(
            number=ConnectionId(next(crowd.numbers)),
            name=code,
            tokens=tokens,
            role="player",
            habits=Habits(paint_ms=5),
            say=lambda _client, message: self.say(message),
            after=self._after,
            now=MonotonicClock().now,
        )
        self._asked: set[object] = set()

    @property
    def view_flips(self) -> int:
        """How many cards this page knows of."""
        view = self._client.session.view
        return 0 if view is None else view.flips

    def say(self, message: ClientMessage) -> None:
        self._crowd.sends.put_nowait((self, message))

    async def send(self, message: ClientMessage) -> None:
        if self._socket is not None:
            await self._socket.send(write(message).decode())

    async def visit(self, port: int) -> None:
        """Be at the table until the server closes."""
        url = f"ws://127.0.0.1:{port}/api/v1/tables/{self.code}/socket"
        async with connect(
            url, subprotocols=[Subprotocol(SUBPROTOCOL)], proxy=None, max_queue=None
        ) as socket:
            self._client.shown.clear()
            self._asked.clear()
            await socket.send(write(self._client.hello()).decode())
            self._socket = socket
            try:
                while True:
                    self._hear(await socket.recv(decode=False))
            except ConnectionClosed:
                self._crowd.heard.closed[socket.close_code] += 1
            finally:
                self._socket = None

    def _hear(self, frame: bytes) -> None:
        client, rng = self._client, self._crowd.rng
        client.heard.clear()
        client.hear(client.now(), frame)
        message: ServerMessage = client.heard[-1].message
        self._crowd.count(message)
        match message:
            case Show(flip=flip):
                for seat in client.session.seats:
                    reaction_us = rng.randrange(160_000, 420_000)
                    palm = Palm(seat, reaction_us, None, "palm", "left", None, self._action_id())
                    client.wants(FlipNo(flip), palm)
            case Snapshot() | Events() | LobbyChanged():
                self._go_on()
            case _:
                pass

    def _go_on(self) -> None:
        """Do what the game waits for, in a moment and once."""
        session = self._client.session
        phase = None if session.lobby is None else session.lobby.phase
        if phase in ("lobby", "finished") and self._is_host:
            game = None if session.lobby is None else session.lobby.result
            begin = Deal(self._action_id()) if phase == "lobby" else Rematch(self._action_id())
            self._once((phase, game and game.game), begin)
        turn = None if session.view is None else session.view.turn
        if phase == "playing" and turn in session.seats and turn is not None:
            self._once((turn, self.view_flips), Flip(self._action_id(), turn))

    def _once(self, mark: object, message: ClientMessage) -> None:
        if mark not in self._asked:
            self._asked.add(mark)
            self._after(self._crowd.rng.randrange(100_000, 400_000), partial(self.say, message))

    def _action_id(self) -> str:
        return f"act-{next(self._crowd.numbers)}"

    def _after(self, span_us: int, then: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(max(0, span_us) / 1_000_000, then)


class Crowd:
    """Two people at each of some tables."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.numbers = count(1)
        self.heard = Heard()
        self.people: list[Person] = []
        self.sends: asyncio.Queue[tuple[Person, ClientMessage]] = asyncio.Queue()
        self._is_hot, self._moment = asyncio.Event(), asyncio.Event()
        self._left = 0

    def sit_down(self, served: Served, tables: int) -> None:
        """Open tables, and take two seats at each."""
        for _ in range(tables):
            opened = served.post("tables", {"rules": RULES})
            code, host_token = opened["code"], opened["host_token"]
            first, second = (served.post(f"tables/{code}/seats", {})["token"] for _ in range(2))
            self.people.append(Person(self, code, [first, host_token], is_host=True))
            self.people.append(Person(self, code, [second], is_host=False))

    def count(self, message: ServerMessage) -> None:
        self._left -= 1
        if self._left <= 0:
            self._moment.set()
        match message:
            case Verdict():
                self.heard.verdicts += 1
                self._is_hot.set()
            case Void(why=why):
                # On a machine that stalls, none may ever be judged.
                self.heard.voids[why] += 1
                self._is_hot.set()
            case Goaway(wait_ms=wait_ms):
                self.heard.waits_ms.append(wait_ms)
            case _:
                pass

    async def play(
        self, port: int, meanwhile: Sequence[Callable[[], object]], bound_s: float
    ) -> None:
        """Play until the server sends everybody away.

        Args:
            port: Where.
            meanwhile: Done one after another, each after some more messages; the first one only
                when a race is over.
            bound_s: The longest that it may take.
        """
        self._is_hot.clear()
        async with asyncio.timeout(bound_s), asyncio.TaskGroup() as tasks:
            posting = tasks.create_task(self._post())
            visits = [tasks.create_task(person.visit(port)) for person in self.people]
            await self._is_hot.wait()
            for act in meanwhile:
                self._moment.clear()
                self._left = self.rng.randrange(1, 2 * len(self.people))
                await self._moment.wait()
                act()
            await asyncio.wait(visits)
            posting.cancel()

    async def _post(self) -> None:
        while True:
            person, message = await self.sends.get()
            try:
                await person.send(message)
            except ConnectionClosed:
                continue
