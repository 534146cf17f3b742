"""Records of finished games in the database."""

from sqlalchemy import delete, select

from slapjack.store.engine import Database
from slapjack.store.journal import SqlJournal
from slapjack.store.schema import GAMES


class SqlGames:
    """Keeps records through the journal, so that they come with the entries that end their game."""

    def __init__(self, database: Database, journal: SqlJournal) -> None:
        self._database = database
        self._journal = journal

    def keep(self, game: str, record: str) -> None:
        """Keep a record with what is appended to the journal right afterwards."""
        self._journal.put_record(game, record)

    async def forget_before(self, day: int) -> int:
        """Delete the records of all games that ended before a day, and say how many.

        Args:
            day: Days since 1970, UTC.

        Raises:
            StoreError: The database cannot be written.
        """
        older = delete(GAMES).where(GAMES.c.day < day)
        return await self._database.run(lambda connection: connection.execute(older).rowcount)

    async def find(self, game: str) -> str | None:
        """Return the record, or None where there is none.

        Raises:
            StoreError: The database cannot be read.
        """
        wanted = select(GAMES.c.record).where(GAMES.c.id == game)
        return await self._database.run(lambda connection: connection.execute(wanted).scalar())
