"""`slapjack export`: everything that is kept, as files, while a server may be writing.

All is read in one transaction, so the files are of one moment: with write-ahead logging the server
goes on writing meanwhile and is not waited for.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from slapjack.store.backup import (
    FORMAT,
    MANIFEST,
    RECORDS,
    TABLES_FILE,
    Counted,
    KeptGame,
    Manifest,
    NothingThereError,
    NotNowError,
    record_file,
)
from slapjack.store.engine import FILE, reading
from slapjack.store.errors import told, unwritable
from slapjack.store.schema import ENTRIES, GAMES, TABLES

_encode: Final = msgspec.json.Encoder().encode


def export(folder: Path, to: Path) -> Counted:
    """Write a backup of a data folder.

    Args:
        folder: The data folder; a server may be serving from it.
        to: Where the backup goes; made where it is missing, else it must be empty.

    Raises:
        NothingThereError: The data folder holds no database.
        NotNowError: `to` is not empty.
        StoreError: Something could not be read or written.
    """
    if not (folder / FILE).is_file():
        raise NothingThereError(f"nothing is kept in {folder}: name the folder with --data")
    try:
        to.mkdir(parents=True, exist_ok=True, mode=0o700)
        if any(to.iterdir()):
            raise NotNowError(f"{to} is not empty: name a new folder for the backup")
        to.chmod(0o700)
        (to / RECORDS).mkdir(mode=0o700)
        with reading(folder / FILE) as connection:
            manifest = _write(connection, to)
    except OSError as error:
        raise unwritable(to, error.strerror or str(error)) from error
    except DBAPIError as error:
        raise told(error, folder / FILE) from error
    return Counted(manifest.tables, len(manifest.games))


def _write(connection: Connection, to: Path) -> Manifest:
    tables = 0
    with _create(to / TABLES_FILE) as lines:
        for line in _tables(connection):
            lines.write(line + b"\n")
            tables += 1
    games = []
    found = connection.execute(select(GAMES).order_by(GAMES.c.number))
    for row in found:
        with _create(to / record_file(row.id)) as file:
            file.write(row.record.encode())
        games.append(KeptGame(row.id, row.day, row.owner))
    manifest = Manifest(FORMAT, tables, games)
    with _create(to / MANIFEST) as file:
        file.write(_encode(manifest) + b"\n")
    return manifest


def _tables(connection: Connection) -> Iterator[bytes]:
    """Write each table as a line; entries go over as they are, since they are JSON already."""
    for table in connection.execute(select(TABLES).order_by(TABLES.c.code)).all():
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.code == table.code)
        bodies = connection.execute(wanted.order_by(ENTRIES.c.number)).scalars()
        line = {
            "code": table.code,
            "epoch": table.epoch,
            "entries": [msgspec.Raw(body.encode()) for body in bodies],
        }
        yield _encode(line if table.born is None else {**line, "born": table.born})


def _create(file: Path) -> BinaryIO:
    """Make a file that nobody else may read: it holds the seeds of running games."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
