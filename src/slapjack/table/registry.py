"""All tables of this process: opened under a free code, found by it, forgotten when they die."""

import asyncio
from collections.abc import Callable, Mapping
from types import MappingProxyType

from msgspec import Struct

from slapjack.protocol.lobby import TableOptions
from slapjack.rules import RuleSet, Streams
from slapjack.table.actor import Actor
from slapjack.table.codes import NoFreeCodeError, draw_code
from slapjack.table.inputs import Drain
from slapjack.table.ports import Clock, Games, Journal, Outbox
from slapjack.table.table import Table
from slapjack.units import TableCode

TABLES_MAX = 1_000
EPOCHS = 2**31
"""A table begins at an epoch of its own: a screen that was left on at an older table of the same
code must not go on from there."""


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
        tables_max: int = TABLES_MAX,
        version: str = "",
    ) -> None:
        """Make an empty registry.

        Args:
            clock: The server's clock.
            journal: Where tables keep what they may not lose.
            outbox: Where words for connections go.
            games: Where records go.
            seeds: Gives 32 fresh secret bytes at each call.
            tables_max: Most tables at once.
            version: Version of the program.
        """
        self._clock = clock
        self._journal = journal
        self._outbox = outbox
        self._games = games
        self._seeds = seeds
        self._tables_max = tables_max
        self._version = version
        self._actors: dict[TableCode, Actor] = {}
        self._group: asyncio.TaskGroup | None = None

    @property
    def tables(self) -> Mapping[TableCode, Actor]:
        """All tables by code, read only."""
        return MappingProxyType(self._actors)

    async def run(self) -> None:
        """Hold the tasks of all tables until it is cancelled."""
        async with asyncio.TaskGroup() as group:
            self._group = group
            await asyncio.Event().wait()

    def open_table(self, rules: RuleSet, options: TableOptions) -> NewTable:
        """Open a table under a free code.

        Raises:
            TooManyTablesError: There are `tables_max` already, or no code is free.
        """
        if len(self._actors) >= self._tables_max:
            raise TooManyTablesError
        assert self._group is not None
        chance = Streams(self._seeds())
        try:
            code = draw_code(chance.stream("code").below, self._actors)
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
        )
        actor = Actor(
            table,
            clock=self._clock,
            journal=self._journal,
            outbox=self._outbox,
            games=self._games,
            on_died=self._forget,
        )
        self._actors[code] = actor
        self._group.create_task(actor.run(), name=f"table {code}")
        return NewTable(code=code, host_token=token)

    def find(self, code: TableCode) -> Actor | None:
        """Return the table of this code, or None."""
        return self._actors.get(code)

    def drain(self) -> None:
        """Send everybody away: the server stops."""
        for actor in list(self._actors.values()):
            actor.post(Drain(self._clock.now()))

    def _forget(self, code: TableCode) -> None:
        self._actors.pop(code, None)
