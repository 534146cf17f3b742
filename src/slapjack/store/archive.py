"""The tables of earlier lives, as the journal left them."""

from typing import Final

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from slapjack.store.engine import Database
from slapjack.store.errors import told
from slapjack.store.schema import ENTRIES, TABLES
from slapjack.table.entries import Entry
from slapjack.table.ports import Past
from slapjack.table.restore import RestoreError
from slapjack.units import TableCode

_decode: Final = msgspec.json.Decoder(Entry).decode


class SqlArchive:
    """Reads tables from the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def codes(self) -> list[TableCode]:
        """List the tables that are kept.

        Raises:
            StoreError: The database cannot be read.
        """
        try:
            async with self._database.engine.connect() as connection:
                found = await connection.execute(select(TABLES.c.code))
                return [TableCode(code) for code in found.scalars()]
        except DBAPIError as error:
            raise told(error, self._database.file) from error

    async def load(self, table: TableCode) -> Past:
        """Return what is kept of a table.

        Raises:
            StoreError: The database cannot be read.
            RestoreError: An entry is none that this program knows.
        """
        life = select(TABLES.c.epoch).where(TABLES.c.code == table)
        entries = select(ENTRIES.c.body).where(ENTRIES.c.code == table).order_by(ENTRIES.c.number)
        try:
            async with self._database.engine.connect() as connection:
                epoch = (await connection.execute(life)).scalar() or 0
                bodies = (await connection.execute(entries)).scalars().all()
        except DBAPIError as error:
            raise told(error, self._database.file) from error
        try:
            return Past(epoch, [_decode(body) for body in bodies])
        except msgspec.MsgspecError as error:
            raise RestoreError(f"table {table}: an entry cannot be read: {error}") from error
