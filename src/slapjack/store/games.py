"""Records of finished games in the database."""

from sqlalchemy import delete, select
from sqlalchemy.exc import DBAPIError

from slapjack.store.engine import Database
from slapjack.store.errors import told
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
        try:
            async with self._database.engine.begin() as connection:
                gone = await connection.execute(delete(GAMES).where(GAMES.c.day < day))
        except DBAPIError as error:
            raise told(error, self._database.file) from error
        return gone.rowcount

    async def find(self, game: str) -> str | None:
        """Return the record, or None where there is none.

        Raises:
            StoreError: The database cannot be read.
        """
        wanted = select(GAMES.c.record).where(GAMES.c.id == game)
        try:
            async with self._database.engine.connect() as connection:
                record: str | None = (await connection.execute(wanted)).scalar()
        except DBAPIError as error:
            raise told(error, self._database.file) from error
        return record
