"""A process that is going to be killed: real tables under load, over a real database.

Whatever a person is told leaves by a pipe at the very moment at which a socket would get it. So the
other end of the pipe knows exactly what was acknowledged before the end.
"""

import asyncio
import os
import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import msgspec

from slapjack.protocol.client_messages import (
    AddBot,
    ClientMessage,
    Deal,
    Flip,
    Hello,
    Lock,
    Pause,
    Rematch,
    SetHandicap,
    Slap,
    Unpause,
)
from slapjack.protocol.codec import PROTO
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import ServerMessage, Show
from slapjack.rules import RANKS, RuleSet
from slapjack.server.clock import MonotonicClock
from slapjack.store.engine import Database
from slapjack.store.open import Store
from slapjack.table.actor import Actor, TableStoppedError
from slapjack.table.inputs import Message, Opened, Seated, Sit
from slapjack.table.registry import Registry
from slapjack.units import ConnectionId, Micros, Seat, TableCode
from tests.store.doom import Doom, await_doom

TABLES: Final = 6
RACES: Final = RuleSet.preset(
    "classic",
    name="races",
    triggers=[f"rank:{'/'.join(RANKS)}"],
    cut="none",
    min_cover_ms=0,
    max_flips=4,
)
"""Every card is raced for, and a game is over soon."""

HANDICAP: Final = "handicap"
"""How the ids of such actions begin; the value follows, and only grows."""


class TablePass(msgspec.Struct):
    """What the people of a table hold in their hands."""

    code: TableCode
    host_token: str
    tokens: list[str] = msgspec.field(default_factory=list)


class Told(msgspec.Struct, omit_defaults=True):
    """One thing that somebody was told."""

    code: TableCode
    opened: str | None = None
    seated: str | None = None
    message: ServerMessage | None = None


@dataclass
class Pipe:
    """Where all words go: the Outbox of this process."""

    fd: int
    clock: MonotonicClock
    tables: dict[ConnectionId, TableCode] = field(default_factory=dict)
    faces: dict[TableCode, int] = field(default_factory=dict)

    def tell(self, told: Told) -> None:
        line = msgspec.json.encode(told) + b"\n"
        while line:
            line = line[os.write(self.fd, line) :]

    def send(self, connections: Sequence[ConnectionId], message: ServerMessage) -> None:
        # All at a table are told the same; one line stands for them.
        self.tell(Told(code=self.tables[connections[0]], message=message))

    def show(self, connection: ConnectionId, message: Show) -> tuple[Micros, bool]:
        self.faces[self.tables[connection]] = message.flip
        return self.clock.now(), False

    def close(self, connection: ConnectionId, code: int) -> None:
        pass


class Players:
    """All people of all tables, who never stop doing things."""

    def __init__(self, store: Store, pipe: Pipe, rng: random.Random) -> None:
        self._pipe = pipe
        self._rng = rng
        self._clock = pipe.clock
        self._connections = count(1)
        self._actions = count(1)
        self._life = rng.randrange(10**12)
        self.registry = Registry(
            clock=self._clock,
            journal=store.journal,
            outbox=pipe,
            games=store.games,
            archive=store.archive,
            seeds=partial(rng.randbytes, 32),
        )

    async def play(self, passes: Sequence[TablePass]) -> None:
        """Come back to every table that there was, open others, and go on for ever."""
        await self.registry.recall()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.registry.run())
            await asyncio.sleep(0)
            for one in passes:
                tasks.create_task(self._play_at(one))
            for _ in range(TABLES - len(passes)):
                tasks.create_task(self._open())

    async def _open(self) -> None:
        opened = self.registry.open_table(RACES, TableOptions())
        actor = self.registry.find(opened.code)
        assert actor is not None
        await actor.kept()
        self._pipe.tell(Told(code=opened.code, opened=opened.host_token))
        await self._play_at(TablePass(opened.code, opened.host_token))

    async def _play_at(self, held: TablePass) -> None:
        actor = self.registry.find(held.code)
        assert actor is not None, f"table {held.code} is gone"
        await actor.ready()
        while len(held.tokens) < 2:
            token = f"{self._rng.randrange(10**22):022}"
            if not isinstance(await actor.ask(Sit(self._clock.now(), token)), Seated):
                break
            held.tokens.append(token)
            self._pipe.tell(Told(code=held.code, seated=token))
        connection = ConnectionId(next(self._connections))
        self._pipe.tables[connection] = held.code
        hello = Hello(proto=PROTO, tokens=[held.host_token, *held.tokens])
        actor.post(Opened(connection, self._clock.now(), hello))
        with suppress(TableStoppedError):
            self._act(actor, connection)

    def _act(self, actor: Actor, connection: ConnectionId) -> None:
        """Do something, and come again in a moment."""
        message = self._something(actor)
        if message is not None:
            actor.post(Message(connection, self._clock.now(), message))
        pause_s = self._rng.random() * 0.004
        asyncio.get_running_loop().call_later(pause_s, self._act, actor, connection)

    def _something(self, actor: Actor) -> ClientMessage | None:
        state, rng = actor.table.state, self._rng
        action_id = f"{self._life}-{next(self._actions)}"
        if not state.is_playing:
            if len(state.seating) < 3 and rng.randrange(2):
                return AddBot(action_id=action_id, level="sharp")
            if rng.randrange(2):
                value = state.seating[Seat(0)].handicap_us + 1
                return SetHandicap(f"{HANDICAP}-{value}-{action_id}", 0, handicap_us=value)
            return (Rematch if state.phase == "finished" else Deal)(action_id=action_id)
        assert state.play is not None
        turn, flip = state.play.game.turn, self._pipe.faces.get(actor.code, 0)
        match rng.randrange(8):
            case 0 | 1 if turn is not None and state.seating[turn].bot is None:
                return Flip(action_id=action_id, seat=turn)
            case 2 | 3 if flip == state.play.game.flips > 0:
                seat = Seat(rng.randrange(2))
                return Slap(action_id=action_id, seat=seat, flip=flip, shown_us=0, pressed_us=0)
            case 4 if rng.randrange(4) == 0:
                return Lock(action_id=action_id, locked=rng.random() < 0.5)
            case 5 if state.play.game.view.paused:
                return Unpause(action_id=action_id)
            case 5 if state.play.open_race is not None:
                return Pause(action_id=action_id)
            case _:
                return None


def live(
    folder: Path, seed: int, passes: Sequence[TablePass], doom: Doom | None, pipe: Connection
) -> None:
    """Play until killed."""
    fd = pipe.fileno()
    rng = random.Random(seed)

    async def main() -> None:
        database = Database.open(folder)
        if doom is not None:
            await_doom(database, doom)
        async with Store(database) as store:
            await Players(store, Pipe(fd, MonotonicClock()), rng).play(passes)

    asyncio.run(main())
