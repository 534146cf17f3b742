"""The journal: everything that waits is kept in one commit, whatever tables it came from.

While one commit is on its way to the disk, the entries of all other tables gather for the next. So
no entry ever waits for a clock, and a slow disk makes commits larger, not rarer than it must. A
commit that fails acknowledges nothing: everybody who waited for it gets the error.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Final

import msgspec
from sqlalchemy import (
    Connection,
    ScalarSelect,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from slapjack.store.days import today
from slapjack.store.engine import Database
from slapjack.store.errors import StoreError
from slapjack.store.schema import ENTRIES, GAMES, TABLES
from slapjack.table.entries import (
    ERASED,
    Entry,
    GameEnded,
    GameStarted,
    LifeBegan,
    TableChanged,
    TableDied,
)
from slapjack.units import TableCode

GAMES_MAX: Final = 20_000
"""Records kept, about 400 MB of them; the oldest go first."""

_NEXT_LIFE: Final = (
    update(TABLES).where(TABLES.c.code == bindparam("of")).values(epoch=bindparam("life"))
)
_OLDER: Final = delete(ENTRIES).where(
    ENTRIES.c.code == bindparam("of"), ENTRIES.c.number < bindparam("before")
)
_OLDER_LIKE: Final = _OLDER.where(ENTRIES.c.kind == bindparam("like"))

_log = logging.getLogger(__name__)
_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class _Write:
    """Something to be kept, and who waits for it."""

    kept: asyncio.Future[None] | None
    table: TableCode | None = None
    entries: Sequence[tuple[Entry, str]] = ()
    record: tuple[str, str] | None = None


@dataclass
class _Batch:
    """Everything of one commit."""

    numbers: dict[TableCode, int]
    rows: list[dict[str, object]] = field(default_factory=list)
    needless: dict[tuple[TableCode, str | None], int] = field(default_factory=dict)
    epochs: dict[TableCode, int] = field(default_factory=dict)
    died: list[TableCode] = field(default_factory=list)
    erased: list[TableCode] = field(default_factory=list)
    records: dict[str, str] = field(default_factory=dict)
    tables: dict[str, TableCode] = field(default_factory=dict)


class SqlJournal:
    """Keeps entries and records in the database."""

    def __init__(self, database: Database, today: Callable[[], int] = today) -> None:
        self._database = database
        self._today = today
        self._queue: list[_Write] = []
        self._news = asyncio.Event()
        self._numbers: dict[TableCode, int] = {}
        self._is_closing = False

    async def append(self, table: TableCode, entries: Sequence[Entry]) -> None:
        """Return when the entries are on the disk, together with records given before.

        Raises:
            StoreError: They are not kept.
        """
        if self._is_closing:
            raise StoreError("the server stops: nothing is kept any more")
        written = [(entry, _encode(entry).decode()) for entry in entries]
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(_Write(kept, table, written))
        self._news.set()
        await kept

    def put_record(self, game: str, record: str) -> None:
        """Keep a record in the commit of what is appended next."""
        self._queue.append(_Write(None, record=(game, record)))

    async def run(self) -> None:
        """Commit what comes, until `close`."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._queue:
                writes, self._queue = self._queue, []
                await self._commit(writes)
            if self._is_closing:
                return

    def close(self) -> None:
        """Take no more; `run` ends when the rest is kept."""
        self._is_closing = True
        self._news.set()

    async def _commit(self, writes: Sequence[_Write]) -> None:
        """Keep all or nothing, and tell who waits."""
        failure: StoreError | None = None
        day, known = self._today(), self._numbers
        try:
            self._numbers = await self._database.run(
                lambda connection: _write(connection, writes, known, day)
            )
        except StoreError as error:
            failure = error
            _log.error("nothing was kept: %s", failure)
        for write in writes:
            if write.kept is None or write.kept.done():
                continue
            if failure is None:
                write.kept.set_result(None)
            else:
                write.kept.set_exception(failure)


def _write(
    connection: Connection, writes: Sequence[_Write], known: dict[TableCode, int], day: int
) -> dict[TableCode, int]:
    """Write one batch; the number of each table's last entry is returned.

    However many tables there are in it, the statements are as many as the kinds of them.
    """
    tables = {write.table for write in writes if write.table is not None}
    batch = _Batch({**known, **_last_numbers(connection, tables - known.keys())})
    for write in writes:
        if write.record is not None:
            batch.records[write.record[0]] = write.record[1]
        if write.table is not None:
            _add(batch, write.table, write.entries)
    _write_lives(connection, batch)
    _write_entries(connection, batch)
    _write_records(connection, batch, day)
    _end_tables(connection, batch)
    return batch.numbers


def _last_numbers(connection: Connection, tables: Collection[TableCode]) -> dict[TableCode, int]:
    """Look up where tables of earlier lives stopped; new ones begin at 0."""
    if not tables:
        return {}
    last = (
        select(ENTRIES.c.code, func.max(ENTRIES.c.number))
        .where(ENTRIES.c.code.in_(tables))
        .group_by(ENTRIES.c.code)
    )
    found = {TableCode(code): int(number) for code, number in connection.execute(last)}
    return {table: found.get(table, 0) for table in tables}


def _add(batch: _Batch, table: TableCode, entries: Sequence[tuple[Entry, str]]) -> None:
    """Number a table's entries, and note what they make needless."""
    number = batch.numbers[table]
    for entry, body in entries:
        number += 1
        match entry:
            case GameStarted():
                batch.needless[table, None] = number
            case TableChanged():
                batch.needless[table, kind_of(entry)] = number
            case LifeBegan():
                batch.epochs[table] = entry.epoch
            case GameEnded():
                batch.tables[entry.game] = table
            case TableDied():
                batch.died.append(table)
                if entry.why == ERASED:
                    batch.erased.append(table)
            case _:
                pass
        batch.rows.append({"code": table, "number": number, "kind": kind_of(entry), "body": body})
    batch.numbers[table] = number


def _write_lives(connection: Connection, batch: _Batch) -> None:
    if not batch.epochs:
        return
    older = select(TABLES.c.code).where(TABLES.c.code.in_(batch.epochs))
    known = set(connection.execute(older).scalars())
    new = [(table, epoch) for table, epoch in batch.epochs.items() if table not in known]
    if known:
        lives = [{"of": table, "life": batch.epochs[table]} for table in known]
        connection.execute(_NEXT_LIFE, lives)
    if new:
        rows = [{"code": table, "epoch": epoch, "born": token_hex(16)} for table, epoch in new]
        connection.execute(insert(TABLES), rows)


def _write_entries(connection: Connection, batch: _Batch) -> None:
    if batch.rows:
        connection.execute(insert(ENTRIES), batch.rows)
    needless = batch.needless.items()
    whole = [{"of": table, "before": number} for (table, kind), number in needless if kind is None]
    if whole:
        connection.execute(_OLDER, whole)
    kinds = [
        {"of": table, "before": number, "like": kind}
        for (table, kind), number in needless
        if kind is not None
    ]
    if kinds:
        connection.execute(_OLDER_LIKE, kinds)


def _write_records(connection: Connection, batch: _Batch, day: int) -> None:
    for game, record in batch.records.items():
        connection.execute(delete(GAMES).where(GAMES.c.id == game))
        last = connection.execute(select(func.max(GAMES.c.day))).scalar() or 0
        owner = _born(batch.tables[game]) if game in batch.tables else None
        new = insert(GAMES).values(id=game, record=record, owner=owner, day=max(day, last))
        connection.execute(new)
    if batch.records:
        newest = select(func.max(GAMES.c.number)).scalar_subquery()
        connection.execute(delete(GAMES).where(GAMES.c.number <= newest - GAMES_MAX))


def _end_tables(connection: Connection, batch: _Batch) -> None:
    """Delete the tables that are over, and of those that were erased every record, too."""
    for table in batch.erased:
        connection.execute(delete(GAMES).where(GAMES.c.owner == _born(table)))
    for table in batch.died:
        connection.execute(delete(TABLES).where(TABLES.c.code == table))
        del batch.numbers[table]


def _born(table: TableCode) -> ScalarSelect[str | None]:
    return select(TABLES.c.born).where(TABLES.c.code == table).scalar_subquery()


def kind_of(entry: Entry) -> str:
    """Return the tag by which the database knows an entry."""
    return str(entry.__struct_config__.tag)
