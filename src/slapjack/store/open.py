"""A database with everything that reads and writes it, running."""

import asyncio
from types import TracebackType
from typing import Self

from slapjack.store.archive import SqlArchive
from slapjack.store.engine import Database
from slapjack.store.games import SqlGames
from slapjack.store.journal import SqlJournal


class Store:
    """The fillers of the table's ports; `async with` runs the journal, and closes all at the end.

    Attributes:
        journal: Keeps what tables append.
        games: Keeps and finds records.
        archive: Finds the tables of earlier lives.
    """

    def __init__(self, database: Database) -> None:
        self.journal = SqlJournal(database)
        self.games = SqlGames(database, self.journal)
        self.archive = SqlArchive(database)
        self._database = database
        self._tasks = asyncio.TaskGroup()

    async def __aenter__(self) -> Self:
        """Begin to keep."""
        await self._tasks.__aenter__()
        self._tasks.create_task(self.journal.run(), name="journal")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Keep what still waits, then let go of the folder."""
        self.journal.close()
        try:
            # An error of the body goes on as it is: the journal has no part in it.
            await self._tasks.__aexit__(None, None, None)
        finally:
            self._database.close()
