"""A table in this process: the very same one that a server runs, reached without a network.

Messages go through the codec both ways, so that what plays here may say nothing that it could not
say over a socket.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from secrets import token_bytes, token_urlsafe

from slapjack.client import wire
from slapjack.protocol import codec
from slapjack.protocol.client_messages import ClientMessage
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import ServerMessage, Show
from slapjack.rules import RuleSet
from slapjack.server.clock import MonotonicClock
from slapjack.server.lag import LagProbe
from slapjack.server.version import VERSION
from slapjack.store.memory import MemoryGames, MemoryJournal
from slapjack.table.actor import Actor
from slapjack.table.inputs import Closed, Lag, Message, Opened, Sit, Turned
from slapjack.table.registry import Registry
from slapjack.terminal.road import End, Place, RoadError
from slapjack.units import ConnectionId, Micros

TOKEN_BYTES = 16


class Lines:
    """The table's way to who plays here: the Outbox port without a network."""

    def __init__(self, clock: MonotonicClock) -> None:
        self._clock = clock
        self._ends: dict[ConnectionId, End] = {}

    def add(self, connection: ConnectionId, end: End) -> None:
        """Take in a connection."""
        self._ends[connection] = end

    def remove(self, connection: ConnectionId) -> None:
        """Forget a connection."""
        self._ends.pop(connection, None)

    def send(self, connections: Sequence[ConnectionId], message: ServerMessage) -> None:
        """Say the message to each of these that is still there, right after this step."""
        for end in [self._ends[one] for one in connections if one in self._ends]:
            self._soon(end, message)

    def show(self, connection: ConnectionId, message: Show) -> tuple[Micros, bool]:
        """Show a face."""
        end = self._ends.get(connection)
        at = self._clock.now()
        if end is not None:
            self._soon(end, message)
        return at, end is None

    def close(self, connection: ConnectionId, code: int) -> None:
        """Close after what was said: nothing is said any more."""
        asyncio.get_running_loop().call_soon(self._ends.pop, connection, None)

    def _soon(self, end: End, message: ServerMessage) -> None:
        # Never inside a step of the table, which must not be fed while it takes one.
        read = wire.read(codec.encode(message))
        asyncio.get_running_loop().call_soon(end.hear, read)


class HomeRoad:
    """The way to a table in this process."""

    def __init__(self, actor: Actor, lines: Lines, clock: MonotonicClock, host_token: str) -> None:
        self.host_token: str | None = host_token
        self._actor = actor
        self._lines = lines
        self._clock = clock
        self._numbers = count(1)
        self._renewed = asyncio.Event()

    async def sit(self) -> Place:
        """Ask the table for a seat."""
        token = token_urlsafe(TOKEN_BYTES)
        answer = await self._actor.ask(Sit(self._clock.now(), token))
        if isinstance(answer, Turned):
            raise RoadError(answer.code)
        return Place(answer.seat, token)

    async def talk(self, end: End) -> None:
        """Keep a line for as long as the end wants one."""
        while not end.is_over:
            self._renewed.clear()
            connection = ConnectionId(next(self._numbers))
            self._lines.add(connection, end)
            end.opened(self._speaker(connection))
            self._actor.post(Opened(connection, self._clock.now(), end.hello()))
            try:
                await self._renewed.wait()
            finally:
                self._lines.remove(connection)
                self._actor.post(Closed(connection, self._clock.now()))

    def renew(self) -> None:
        """Begin the line anew."""
        self._renewed.set()

    def _speaker(self, connection: ConnectionId) -> "_Speaker":
        return _Speaker(self._actor, self._clock, connection)


class _Speaker:
    """Says what is said over one line; the table hears it after the present step."""

    def __init__(self, actor: Actor, clock: MonotonicClock, connection: ConnectionId) -> None:
        self._actor = actor
        self._clock = clock
        self._connection = connection

    def __call__(self, message: ClientMessage) -> None:
        heard = codec.decode(wire.write(message))
        self._actor.post(Message(self._connection, self._clock.now(), heard))


class KeptGames(MemoryGames):
    """Records of finished games, also as files where a folder is given.

    Attributes:
        failure: Why a record could not be written; None where all were.
    """

    def __init__(self, folder: Path | None) -> None:
        super().__init__()
        self.failure: OSError | None = None
        self._folder = folder

    def keep(self, game: str, record: str) -> None:
        """Keep the record; a full disk ends no game."""
        super().keep(game, record)
        if self._folder is None:
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            (self._folder / f"{game}.sjr").write_text(record, encoding="utf-8", newline="")
        except OSError as error:
            self.failure = error


@asynccontextmanager
async def home_table(rules: RuleSet, games: MemoryGames) -> AsyncIterator[HomeRoad]:
    """Run a table in this process, for as long as it is played at."""
    clock = MonotonicClock()
    lines = Lines(clock)
    probe = LagProbe(clock)
    registry = Registry(
        clock=clock,
        journal=MemoryJournal(games),
        outbox=lines,
        games=games,
        seeds=lambda: token_bytes(32),
        version=VERSION,
        look_at_lag=probe.look,
    )

    def tell(now: Micros, lag_us: Micros) -> None:
        for actor in list(registry.tables.values()):
            actor.post(Lag(at_us=now, lag_us=lag_us))

    async with asyncio.TaskGroup() as tasks:
        running = [
            tasks.create_task(registry.run()),
            tasks.create_task(probe.watch(tell)),
        ]
        await asyncio.sleep(0)  # a table can be opened once `run` has begun
        opened = registry.open_table(rules, TableOptions(hide_code=True))
        actor = registry.find(opened.code)
        assert actor is not None, "it was just opened"
        yield HomeRoad(actor, lines, clock, opened.host_token)
        for task in running:
            task.cancel()
