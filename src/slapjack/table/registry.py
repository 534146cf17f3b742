"""All tables of this process: opened under a free code, found by it, forgotten when they die."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from msgspec import Struct

from slapjack.protocol.lobby import TableOptions
from slapjack.rules import RuleSet, Streams
from slapjack.table import house
from slapjack.table.actor import Absent, Actor
from slapjack.table.codes import NoFreeCodeError, draw_code
from slapjack.table.entries import TableDied
from slapjack.table.inputs import Drain
from slapjack.table.ports import Archive, Clock, Games, Journal, Outbox
from slapjack.table.state import IDLE_US
from slapjack.table.table import Table
from slapjack.units import Micros, TableCode

TABLES_MAX = 1_000
COMING_BACK_MAX = 2
"""So many tables are brought back at once: one is read while another is replayed. More threads
would only take turns at one interpreter, each time with the event loop among those who wait."""

EPOCHS = 2**31
"""A table begins at an epoch of its own: a screen that was left on at an older table of the same
code must not go on from there."""


_log = logging.getLogger(__name__)


class TooManyTablesError(Exception):
    """The server holds as many tables as it may."""


class NewTable(Struct, frozen=True):
    """A table that was just opened.

    Attributes:
        code: Its name.
        host_token: The secret of its host.
    """

    code: TableCode
    host_token: str


class Registry:
    """Opens, finds and forgets tables."""

    def __init__(
        self,
        *,
        clock: Clock,
        journal: Journal,
        outbox: Outbox,
        games: Games,
        seeds: Callable[[], bytes],
        archive: Archive | None = None,
        tables_max: int = TABLES_MAX,
        idle_us: Micros = IDLE_US,
        version: str = "",
        blocked_names: frozenset[str] = frozenset(),
        look_at_lag: Callable[[], None] = lambda: None,
    ) -> None:
        """Make an empty registry.

        Args:
            clock: The server's clock.
            journal: Where tables keep what they may not lose.
            outbox: Where words for connections go.
            games: Where records go.
            seeds: Gives 32 fresh secret bytes at each call.
            archive: Where the tables of earlier lives are; None where no table outlives us.
            tables_max: Most tables at once.
            idle_us: A table ends when nobody was connected for so long.
            version: Version of the program.
            blocked_names: Words that no typed name may have, at any table.
            look_at_lag: Called before each step of a table; tells all tables of a standstill.
        """
        self._look_at_lag = look_at_lag
        self._clock = clock
        self._journal = journal
        self._outbox = outbox
        self._games = games
        self._seeds = seeds
        self._archive = archive
        self._tables_max = tables_max
        self._idle_us = idle_us
        self._blocked_names = blocked_names
        self._version = version
        self._actors: dict[TableCode, Actor] = {}
        self._resting: set[TableCode] = set()
        self._unasked: set[TableCode] = set()
        self._shut: set[TableCode] = set()
        self._coming_back = asyncio.Semaphore(COMING_BACK_MAX)
        self._group: asyncio.TaskGroup | None = None

    @property
    def tables(self) -> Mapping[TableCode, Actor]:
        """All tables by code, read only."""
        return MappingProxyType(self._actors)

    async def recall(self) -> None:
        """Learn which tables are kept from earlier lives; to be done before anything else."""
        if self._archive is not None:
            self._resting.update(await self._archive.codes())
            self._unasked.update(self._resting)

    async def run(self) -> None:
        """Hold the tasks of all tables until it is cancelled."""
        async with asyncio.TaskGroup() as group:
            self._group = group
            await asyncio.sleep(self._idle_us / 1_000_000)
            await self._let_go()
            await asyncio.Event().wait()

    def open_table(self, rules: RuleSet, options: TableOptions) -> NewTable:
        """Open a table under a free code; it is safe to tell once its actor says `kept`.

        Raises:
            TooManyTablesError: There are `tables_max` already, or no code is free.
        """
        taken = self._actors.keys() | self._resting | self._shut
        if len(taken) >= self._tables_max:
            raise TooManyTablesError
        assert self._group is not None
        chance = Streams(self._seeds())
        try:
            code = draw_code(chance.stream("code").below, taken)
        except NoFreeCodeError as error:
            raise TooManyTablesError from error
        token = "".join(f"{chance.stream('host').word():016x}" for _ in range(2))
        table = Table.open(
            code=code,
            rules=rules,
            options=options,
            seed=self._seeds(),
            host_token=token,
            now=self._clock.now(),
            epoch=1 + chance.stream("epoch").below(EPOCHS),
            version=self._version,
            idle_us=self._idle_us,
            blocked_names=self._blocked_names,
        )
        self._start(table)
        return NewTable(code=code, host_token=token)

    def find(self, code: TableCode) -> Actor | None:
        """Return the table of this code, or None; one from an earlier life begins to come back."""
        if code in self._resting:
            self._resting.discard(code)
            self._unasked.discard(code)
            return self._start(Absent(code, partial(self._bring_back, code)))
        return self._actors.get(code)

    @property
    def is_drained(self) -> bool:
        """Tell whether every table has sent its people away."""
        return all(actor.is_drained for actor in self._actors.values())

    def drain(self) -> None:
        """Let every table end its races and send its people away: the server stops."""
        for actor in list(self._actors.values()):
            actor.post(Drain(self._clock.now()))

    def _start(self, table: Table | Absent) -> Actor:
        assert self._group is not None
        actor = Actor(
            table,
            clock=self._clock,
            journal=self._journal,
            outbox=self._outbox,
            games=self._games,
            on_died=self._forget,
            look_at_lag=self._look_at_lag,
        )
        self._actors[actor.code] = actor
        self._group.create_task(actor.run(), name=f"table {actor.code}")
        return actor

    async def _bring_back(self, code: TableCode) -> Table:
        """Replay a table in a thread of its own: a long game takes longer than a loop may stop."""
        assert self._archive is not None
        async with self._coming_back:
            past = await self._archive.load(code)
            return await asyncio.to_thread(
                Table.restore,
                code,
                past.entries,
                seed=self._seeds(),
                now=self._clock.now(),
                epoch=past.epoch + 1,
                version=self._version,
                idle_us=self._idle_us,
                blocked_names=self._blocked_names,
            )

    async def _let_go(self) -> None:
        """End the tables that nobody asked for, as those end that nobody is connected to.

        House tables stay longer: they are brought back, and end by their own measure.
        """
        while self._unasked:
            code = self._unasked.pop()
            if await self._is_house(code):
                self.find(code)
            if code not in self._resting:
                continue
            self._resting.discard(code)
            # While it dies it is neither found nor drawn again.
            self._shut.add(code)
            try:
                await self._journal.append(code, [TableDied(self._clock.now(), "empty")])
            except Exception:  # noqa: BLE001 - a full disk must not take the living tables along
                _log.exception("a table that nobody asked for was not ended")
                self._resting.add(code)
            self._shut.discard(code)

    async def _is_house(self, code: TableCode) -> bool:
        assert self._archive is not None
        try:
            return house.is_kept((await self._archive.load(code)).entries)
        except Exception:  # noqa: BLE001 - a broken table must not take the living ones along
            _log.exception("a table that nobody asked for was not read")
            return True

    def _forget(self, code: TableCode) -> None:
        """An actor stopped: its table is over, broken, or only waits for better times."""
        actor = self._actors.pop(code)
        if actor.ended == "fault":
            self._shut.add(code)
        elif actor.ended is None and self._archive is not None:
            self._resting.add(code)
