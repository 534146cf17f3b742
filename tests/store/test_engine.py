import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from slapjack.store import engine
from slapjack.store.engine import FILE, OWNER, Database, default_folder, migrate
from slapjack.store.errors import StoreError
from slapjack.store.open import Store
from tests.store.entries import CODE, OTHER, answered, opened

NOBODY = 65_534
OPEN = """
import sys
from pathlib import Path
from slapjack.store.engine import Database
from slapjack.store.errors import StoreError
try:
    Database.open(Path(sys.argv[1]))
except StoreError as error:
    print(error)
else:
    print("open", flush=True)
    sys.stdin.read()
"""

unix = pytest.mark.skipif(sys.platform == "win32", reason="other systems have other rights")


def refused(folder: Path) -> str:
    with pytest.raises(StoreError) as caught:
        Database.open(folder)
    said = str(caught.value)
    assert str(folder) in said
    return said


@contextmanager
def raw(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
        yield connection


async def filled(folder: Path) -> None:
    async with Store(Database.open(folder)) as store:
        await store.journal.append(CODE, opened())
        await store.journal.append(OTHER, [*opened(), answered("action-1")])


async def test_a_commit_that_returned_is_on_the_disk(database: Database) -> None:
    with database.engine.connect() as connection:
        found = {
            name: (connection.execute(text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    full = 2
    assert found == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": engine.BUSY_MS,
    }


@unix
async def test_nobody_else_may_read_the_seeds_of_running_games(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    await filled(folder)
    async with Store(Database.open(folder)):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        for file in folder.glob(f"{FILE}*"):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_the_folder_of_this_user_is_named_after_the_game() -> None:
    assert default_folder().name == "slapjack"


async def test_a_second_owner_is_told_what_to_do(database: Database) -> None:
    said = refused(database.file.parent)
    assert "another Slapjack serves from" in said
    assert "--data" in said


@pytest.mark.slow
def test_a_second_process_is_told_what_to_do_until_the_first_is_dead(tmp_path: Path) -> None:
    command = [sys.executable, "-c", OPEN, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"open\n"
        assert "another Slapjack serves from" in refused(tmp_path)
        first.kill()
        first.wait()
    Database.open(tmp_path).close()


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "--data" in refused(tmp_path / "file")
    assert "--data" in refused(tmp_path / "file" / "below")


@unix
@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "cannot write in" in refused(tmp_path)


@unix
@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0, reason="only root may become somebody else")
def test_a_folder_of_somebody_else_is_refused(tmp_path: Path) -> None:
    """Fork, and become nobody in the child: then rights count again."""
    said, child_says = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.setuid(NOBODY)
            Database.open(tmp_path)
        except StoreError as error:
            os.write(child_says, str(error).encode())
        finally:
            os._exit(0)
    os.close(child_says)
    os.waitpid(child, 0)
    with os.fdopen(said, "rb") as told:
        assert b"cannot write in" in told.read()


async def test_a_file_that_became_read_only_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(tmp_path)
    monkeypatch.setattr(engine, "PRAGMAS", (*engine.PRAGMAS, "query_only=ON"))
    async with Store(Database.open(tmp_path)) as store:
        with pytest.raises(StoreError, match="cannot write in"):
            await store.journal.append(CODE, [answered("action-2")])


async def test_a_file_that_is_no_database_is_named_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database " * 1_000)
    said = refused(tmp_path)
    assert "is damaged: put a backup in its place" in said
    assert (tmp_path / FILE).read_bytes() == b"not a database " * 1_000


async def test_a_damaged_page_is_found_at_the_start(tmp_path: Path) -> None:
    await filled(tmp_path)
    with raw(tmp_path) as connection:
        page, size = connection.execute(
            "SELECT rootpage, page_size FROM sqlite_master, pragma_page_size WHERE name = 'entry'"
        ).fetchone()
    with (tmp_path / FILE).open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    assert "is damaged" in refused(tmp_path)


async def test_a_database_that_another_program_holds_is_waited_for_and_then_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(tmp_path)
    short = [one.replace(str(engine.BUSY_MS), "1") for one in engine.PRAGMAS]
    monkeypatch.setattr(engine, "PRAGMAS", short)
    async with Store(Database.open(tmp_path)) as store:
        with raw(tmp_path) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="another program holds"):
                await store.journal.append(CODE, [answered("action-2")])
            other.execute("ROLLBACK")
        await store.journal.append(CODE, [answered("action-2")])


async def test_a_failed_start_lets_go_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database " * 1_000)
    refused(tmp_path)
    (tmp_path / FILE).unlink()
    Database.open(tmp_path).close()
    assert (tmp_path / OWNER).exists()


async def test_a_database_of_a_newer_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    await filled(tmp_path)
    with raw(tmp_path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="written by a newer Slapjack"):
        migrate(tmp_path / FILE)
    with raw(tmp_path) as connection:
        assert connection.execute("SELECT count(*) FROM entry").fetchone() == (5,)
