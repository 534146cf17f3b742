"""The tables of earlier lives, as the journal left them."""

from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from slapjack.store.engine import Database
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
        return await self._database.run(_codes)

    async def load(self, table: TableCode) -> Past:
        """Return what is kept of a table.

        Raises:
            StoreError: The database cannot be read.
            RestoreError: An entry is none that this program knows.
        """
        return await self._database.run(partial(_load, table))


def _codes(connection: Connection) -> list[TableCode]:
    found = connection.execute(select(TABLES.c.code))
    return [TableCode(code) for code in found.scalars()]


def _load(table: TableCode, connection: Connection) -> Past:
    life = select(TABLES.c.epoch).where(TABLES.c.code == table)
    entries = select(ENTRIES.c.body).where(ENTRIES.c.code == table).order_by(ENTRIES.c.number)
    epoch = connection.execute(life).scalar() or 0
    bodies = connection.execute(entries).scalars().all()
    try:
        return Past(epoch, [_decode(body) for body in bodies])
    except msgspec.MsgspecError as error:
        raise RestoreError(f"table {table}: an entry cannot be read: {error}") from error
