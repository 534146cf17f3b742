"""`slapjack import`: a backup, checked line by line, into an empty data folder.

Whatever a file says is only taken if our own code leads there: a table must come back from its
entries, a record must replay. All is written in one transaction, so either the whole backup is
there afterwards or nothing of it.
"""

from collections.abc import Callable, Container, Iterator
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import DBAPIError

from slapjack.rules import DealError, Record, RecordError, RuleSetError
from slapjack.store.backup import (
    FORMAT,
    MANIFEST,
    TABLES_FILE,
    BrokenBackupError,
    Counted,
    KeptGame,
    KeptLife,
    Manifest,
    NothingThereError,
    NotNowError,
    WrongBackupError,
    record_file,
)
from slapjack.store.engine import Database
from slapjack.store.errors import told
from slapjack.store.journal import kind_of
from slapjack.store.schema import ENTRIES, GAMES, TABLES
from slapjack.table.codes import read_code
from slapjack.table.restore import RestoreError, restore
from slapjack.units import Micros, TableCode

BYTES_MAX: Final = 32 * 1024 * 1024
"""Of one table or one record; a game of the most flips that a house may allow takes less."""

T = TypeVar("T")
_decode_life: Final = msgspec.json.Decoder(KeptLife).decode
_decode_manifest: Final = msgspec.json.Decoder(Manifest).decode
_encode: Final = msgspec.json.Encoder().encode


def bring_in(backup: Path, folder: Path, *, leaves_out: bool = False) -> Counted:
    """Write a backup into a data folder that keeps nothing yet.

    Args:
        backup: A folder that `export` wrote.
        folder: The data folder; made where it is missing.
        leaves_out: Whether tables and records that are broken are left out, and the others taken.

    Raises:
        NothingThereError: No whole backup is there.
        NotNowError: The folder keeps something already.
        BrokenBackupError: A file cannot be read.
        WrongBackupError: A file can be read, but says what cannot be.
        StoreError: The folder cannot be used, or a server serves from it.
    """
    manifest = _manifest(backup)
    database = Database.open(folder)
    sieve = _Sieve(leaves_out=leaves_out)
    try:
        with database.engine.begin() as connection:
            _expect_empty(connection, folder)
            tables = sum(_add_table(connection, life) for life in _lives(backup, manifest, sieve))
            games = sum(_add_game(connection, *game) for game in _games(backup, manifest, sieve))
    except DBAPIError as error:
        raise told(error, database.file) from error
    finally:
        database.close()
    return Counted(tables, games, tuple(sieve.left_out))


class _Sieve:
    """Lets through what is sound; what is broken ends the import, unless it may be left out."""

    def __init__(self, *, leaves_out: bool) -> None:
        self.left_out: list[str] = []
        self._leaves_out = leaves_out

    def sound(self, check: Callable[[], T]) -> T | None:
        try:
            return check()
        except (BrokenBackupError, WrongBackupError) as error:
            if not self._leaves_out:
                raise
            self.left_out.append(str(error))
            return None


def _manifest(backup: Path) -> Manifest:
    file = backup / MANIFEST
    try:
        manifest = _decode_manifest(_read(file))
    except FileNotFoundError as error:
        raise NothingThereError(
            f"{backup} is no whole backup: expected the file {MANIFEST} in it, which"
            " `slapjack export` writes last"
        ) from error
    except msgspec.MsgspecError as error:
        raise BrokenBackupError(f"{file} is damaged: {error}") from error
    if manifest.slapjack_export > FORMAT:
        raise BrokenBackupError(f"{file} was written by a newer Slapjack: install that one")
    return manifest


def _lives(backup: Path, manifest: Manifest, sieve: _Sieve) -> Iterator[KeptLife]:
    file, known, number = backup / TABLES_FILE, set[str](), 0
    try:
        with file.open("rb") as lines:
            while line := lines.readline(BYTES_MAX + 1):
                number += 1
                life = sieve.sound(partial(checked_life, line, f"{file}, line {number}", known))
                if life is not None:
                    known.add(life.code)
                    yield life
    except OSError as error:
        raise BrokenBackupError(f"{file} cannot be read: {error.strerror}") from error
    if number != manifest.tables:
        raise BrokenBackupError(
            f"{file} is not whole: expected {manifest.tables} tables, got {number}"
        )


def checked_life(line: bytes, where: str, known: Container[str]) -> KeptLife:
    """Read a table, and let it come back once.

    Args:
        line: As it stands in the file.
        where: The file and the line, for whoever must mend it.
        known: Codes of the tables before it.

    Raises:
        BrokenBackupError: It cannot be read.
        WrongBackupError: It can be read, but no table of ours has such entries.
    """
    if len(line) > BYTES_MAX or not line.endswith(b"\n"):
        raise BrokenBackupError(f"{where}: expected a whole line of at most {BYTES_MAX} bytes")
    try:
        life = _decode_life(line)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BrokenBackupError(f"{where}: no table of ours: {error}") from error
    if read_code(life.code) != life.code:
        raise WrongBackupError(f"{where}: expected the code of a table, got {life.code[:80]!r}")
    if life.code in known:
        raise WrongBackupError(f"{where}: table {life.code} comes twice")
    try:
        restore(TableCode(life.code), life.entries, seed=b"", now=Micros(0), epoch=life.epoch + 1)
    except RestoreError as error:
        raise WrongBackupError(f"{where}: {error}") from error
    return life


def _games(backup: Path, manifest: Manifest, sieve: _Sieve) -> Iterator[tuple[KeptGame, str]]:
    if len({game.id for game in manifest.games}) < len(manifest.games):
        raise WrongBackupError(f"{backup / MANIFEST}: a game comes twice")
    for game in manifest.games:
        text = sieve.sound(partial(_record, backup / record_file(game.id)))
        if text is not None:
            yield game, text


def _record(file: Path) -> str:
    """Read a record, and play it through."""
    try:
        text = _read(file).decode()
        record = Record.load(text)
        failures = record.replay().failures
    except OSError as error:
        raise BrokenBackupError(f"{file} cannot be read: {error.strerror}") from error
    except (RecordError, UnicodeDecodeError) as error:
        raise BrokenBackupError(f"{file} is no record: {error}") from error
    except (RuleSetError, DealError) as error:
        raise WrongBackupError(f"{file}: {error}") from error
    if record.header.id not in (None, file.stem):
        raise WrongBackupError(f"{file} is the record of another game: {record.header.id[:80]!r}")
    if not record.is_finished:
        raise BrokenBackupError(f"{file} is not whole: expected the result in its last line")
    for failure in failures:
        raise WrongBackupError(
            f"{file}, line {failure.line}: {failure.what} is not what its actions lead to"
        )
    return text


def _read(file: Path) -> bytes:
    with file.open("rb") as content:
        whole = content.read(BYTES_MAX + 1)
    if len(whole) > BYTES_MAX:
        raise BrokenBackupError(f"{file} is too large: expected at most {BYTES_MAX} bytes")
    return whole


def _expect_empty(connection: Connection, folder: Path) -> None:
    for kept in (TABLES, GAMES):
        if connection.execute(select(func.count()).select_from(kept)).scalar_one():
            raise NotNowError(
                f"{folder} keeps something already: import into an empty folder, with --data"
            )


def _add_table(connection: Connection, life: KeptLife) -> int:
    own = {"code": life.code, "epoch": life.epoch, "born": life.born}
    connection.execute(insert(TABLES), own)
    rows = [
        {
            "code": life.code,
            "number": number,
            "kind": kind_of(entry),
            "body": _encode(entry).decode(),
        }
        for number, entry in enumerate(life.entries, 1)
    ]
    connection.execute(insert(ENTRIES), rows)
    return 1


def _add_game(connection: Connection, game: KeptGame, text: str) -> int:
    row = {"id": game.id, "record": text, "owner": game.owner, "day": game.day}
    connection.execute(insert(GAMES), row)
    return 1
