"""What can go wrong with what is kept, each in a sentence that says what to do.

SQLite tells the cause by a code; the words here are for whoever runs the server, on the terminal at
the start and in the log later.
"""

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError


class StoreError(Exception):
    """Nothing could be kept or read; the text is a sentence for the operator."""


class InUseError(StoreError):
    """Another process owns the folder."""


_FULL: Final = ("SQLITE_FULL", "SQLITE_TOOBIG", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_TRUNCATE")
_HELD: Final = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL")
_SHUT: Final = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")
_DAMAGED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


def told(error: DBAPIError | sqlite3.Error, file: Path) -> StoreError:
    """Say in a sentence what a fault of the database means, and what to do.

    Args:
        error: As it came from SQLAlchemy or from SQLite.
        file: The database.
    """
    cause = error.orig if isinstance(error, DBAPIError) else error
    name = str(getattr(cause, "sqlite_errorname", None) or type(cause).__name__)
    if name.startswith(_FULL):
        return StoreError(
            f"the disk with {file.parent} is full: free some space, then people can go on from"
            " what they were last told"
        )
    if name.startswith(_HELD):
        return StoreError(
            f"another program holds {file}: stop it, and open a copy of the file if you want to"
            " look into it"
        )
    if name.startswith(_SHUT):
        return unwritable(file.parent, str(cause))
    if name.startswith(_DAMAGED):
        return damaged(file)
    return StoreError(
        f"the disk with {file.parent} does not answer as it should ({name}): check it"
    )


def unwritable(folder: Path, why: str) -> StoreError:
    """Say that nothing can be written in a folder."""
    return StoreError(f"cannot write in {folder} ({why}): choose another folder with --data")


def damaged(file: Path) -> StoreError:
    """Say that the database cannot be read any more."""
    return StoreError(
        f"{file} is damaged: put a backup in its place, or move it away to begin anew"
    )
