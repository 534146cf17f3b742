"""The database in a folder: owned by one process, of the newest schema, safe at each commit.

What is deleted is overwritten: "erase this table" means it. A write-ahead log with
`synchronous=FULL` means that a commit that returned is on the disk. A second process on the same
folder is turned away, since two owners of one table could judge one race twice; several nodes need
PostgreSQL (reliability.md 4.3).
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Self, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from slapjack.store.errors import InUseError, StoreError, damaged, told, unwritable

FILE: Final = "slapjack.sqlite3"
OWNER: Final = "owner.sqlite3"
"""Locked for as long as a process owns the folder; the system lets go of it at any death."""

BUSY_MS: Final = 5_000
"""A backup that holds the database for a moment is waited for, this long."""

CHECK_BYTES_MAX: Final = 64 * 1024 * 1024
"""Up to this size the whole file is checked at the start; it takes about a tenth of a second."""

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"busy_timeout={BUSY_MS}",
    "foreign_keys=ON",
    "secure_delete=ON",
)

MIGRATIONS: Final = Path(__file__).parent / "migrations"

T = TypeVar("T")


class Database:
    """An open data folder.

    Attributes:
        file: The database.
        engine: Waits for the disk, so it is used in threads only.
    """

    def __init__(self, file: Path, owner: sqlite3.Connection) -> None:
        self.file = file
        self.engine: Engine = create_engine(f"sqlite:///{file}")
        _prepare(self.engine)
        self._owner = owner

    @classmethod
    def open(cls, folder: Path) -> Self:
        """Take a folder over, and bring what is in it to the newest schema.

        Raises:
            StoreError: It cannot be used; the text says what to do.
        """
        _make_private(folder)
        owner = _own(folder)
        try:
            migrate(folder / FILE)
            (folder / FILE).chmod(0o600)
        except StoreError:
            owner.close()
            raise
        return cls(folder / FILE, owner)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction, in a thread of its own.

        The whole of it is one turn of the event loop. With a driver that asks the loop for each
        statement, as aiosqlite does, a commit was eight turns, and each had to wait for whatever
        else was going on.

        Raises:
            StoreError: It could not be done, and nothing was changed.
        """
        try:
            return await asyncio.to_thread(self._run, work)
        except DBAPIError as error:
            raise told(error, self.file) from error

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Let go of the file and of the folder."""
        self.engine.dispose()
        self._owner.close()


def default_folder() -> Path:
    """Return the folder for this user's data, wherever this system has it."""
    return user_data_path("slapjack", appauthor=False)


def migrate(file: Path, revision: str = "head") -> None:
    """Create the schema, or bring an older one up to date without losing a row.

    Args:
        file: The database; made where there is none.
        revision: How far to go; tests stop at older ones.

    Raises:
        StoreError: It could not be done, and nothing was changed.
    """
    engine = create_engine(f"sqlite:///{file}")
    _prepare(engine)
    config = _config()
    try:
        _check(engine, file)
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except CommandError as error:
        raise StoreError(
            f"{file} was written by a newer Slapjack: install that one, or choose another folder"
            " with --data"
        ) from error
    except DBAPIError as error:
        raise told(error, file) from error
    finally:
        engine.dispose()


@contextmanager
def reading(file: Path) -> Iterator[Connection]:
    """Read a database that another process may own and write meanwhile, as of one moment.

    Raises:
        StoreError: Its schema is not that of this program.
    """
    engine = create_engine(f"sqlite:///{file}")
    _prepare(engine)
    try:
        with engine.connect() as connection:
            connection.execute(text("PRAGMA query_only=ON"))
            if MigrationContext.configure(connection).get_current_revision() != _newest():
                raise StoreError(
                    f"{file} was written by another version of Slapjack: use that one, or start"
                    " this one once to bring the file up to date"
                )
            yield connection
    finally:
        engine.dispose()


def _prepare(engine: Engine) -> None:
    """Set every new connection up, and let each transaction begin with an explicit BEGIN.

    Python's driver would else commit before a change of the schema, so that a failed migration
    would be half done.
    """

    @event.listens_for(engine, "connect")
    def set_up(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: object) -> None:
        connection.exec_driver_sql("BEGIN")  # type: ignore[attr-defined] # events are untyped


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _newest() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()


def _check(engine: Engine, file: Path) -> None:
    if file.exists() and file.stat().st_size > CHECK_BYTES_MAX:
        return
    with engine.connect() as connection:
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
    if found != "ok":
        raise damaged(file)


def _make_private(folder: Path) -> None:
    """Make the folder where it is missing; the seeds of running games are in there."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise unwritable(folder, error.strerror or str(error)) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise unwritable(folder, "it is read-only")


def _own(folder: Path) -> sqlite3.Connection:
    """Lock the folder by SQLite's own means, which are the same on every system."""
    owner: sqlite3.Connection | None = None
    try:
        owner = sqlite3.connect(
            folder / OWNER, timeout=0, isolation_level=None, check_same_thread=False
        )
        owner.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if owner is not None:
            owner.close()
        if str(error.sqlite_errorname).startswith("SQLITE_BUSY"):
            raise InUseError(
                f"another Slapjack serves from {folder}: stop it, or give this one a folder of its"
                " own with --data"
            ) from error
        raise told(error, folder / OWNER) from error
    return owner
