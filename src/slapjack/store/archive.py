"""The tables of earlier lives, as the journal left them."""

from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, select

from slapjack.store.engine import Database
from slapjack.store.schema import ENTRIES, TABLES
from slapjack.table.entries import Entry
from slapjack.table.ports import Past
from slapjack.table.restore import RestoreError
from slapjack.units import TableCode

_CODES: Final = select(TABLES.c.code)
_PAST: Final = (
    select(TABLES.c.epoch, ENTRIES.c.body)
    .outerjoin(ENTRIES)
    .where(TABLES.c.code == bindparam("of"))
    .order_by(ENTRIES.c.number)
)
"""Made once: where all tables are asked for at once, putting it together is half of its cost."""

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
    return [TableCode(code) for code in connection.execute(_CODES).scalars()]


def _load(table: TableCode, connection: Connection) -> Past:
    rows = connection.execute(_PAST, {"of": table}).all()
    epoch = rows[0].epoch if rows else 0
    try:
        return Past(epoch, [_decode(body) for _, body in rows if body is not None])
    except msgspec.MsgspecError as error:
        raise RestoreError(f"table {table}: an entry cannot be read: {error}") from error
