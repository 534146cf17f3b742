"""Export and import: all that is kept comes back, from one moment, and nothing crafted comes in."""

import asyncio
import json
import shutil
import stat
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import func, select

from slapjack.store.backup import (
    MANIFEST,
    RECORDS,
    TABLES_FILE,
    BrokenBackupError,
    NothingThereError,
    NotNowError,
    WrongBackupError,
)
from slapjack.store.engine import FILE, Database, migrate
from slapjack.store.errors import InUseError, StoreError
from slapjack.store.exporting import export
from slapjack.store.importing import bring_in, checked_life
from slapjack.store.open import Store
from slapjack.store.schema import TABLES
from slapjack.table.entries import TableDied
from slapjack.table.table import Table
from slapjack.units import Micros
from tests.store.entries import CODE, OTHER, answered, opened
from tests.table.evenings import played

pytestmark = pytest.mark.slow

GAME = "030836429d31b47db21907170220f95a"
ANOTHER = "cd" * 16


async def fill(folder: Path) -> None:
    """Keep a table after a whole game, with its record, and one in the middle of a game."""
    over, running = played(5_000), played(12)
    assert over.play.game_id == GAME
    async with Store(Database.open(folder)) as store:
        await store.journal.append(CODE, opened(epoch=41))
        store.games.keep(GAME, over.records[-1].dump())
        await store.journal.append(CODE, over.entries)
        await store.journal.append(OTHER, [*opened(epoch=7), *running.entries])


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder and its backup."""
    folder = tmp_path_factory.mktemp("evening")
    asyncio.run(fill(folder / "data"))
    export(folder / "data", folder / "backup")
    return folder


@pytest.fixture
def backup(evening: Path, tmp_path: Path) -> Path:
    """A copy of both, for a test of its own."""
    shutil.copytree(evening, tmp_path, dirs_exist_ok=True)
    return tmp_path / "backup"


async def contents(folder: Path) -> dict[str, object]:
    async with Store(Database.open(folder)) as store:
        tables = {code: await store.archive.load(code) for code in await store.archive.codes()}
        return {"tables": tables, "record": await store.games.find(GAME)}


async def kept_tables(folder: Path) -> int:
    database = Database.open(folder)
    try:
        return await database.run(
            lambda one: one.execute(select(func.count()).select_from(TABLES)).scalar_one()
        )
    finally:
        database.close()


async def test_everything_comes_back_as_it_was(backup: Path, tmp_path: Path) -> None:
    done = bring_in(backup, tmp_path / "new")
    assert (done.tables, done.games, done.left_out) == (2, 1, ())
    assert await contents(tmp_path / "new") == await contents(tmp_path / "data")


async def test_what_came_back_is_erased_with_its_records(backup: Path, tmp_path: Path) -> None:
    bring_in(backup, tmp_path / "new")
    async with Store(Database.open(tmp_path / "new")) as store:
        await store.journal.append(CODE, [TableDied(Micros(9), "erased")])
        assert await store.games.find(GAME) is None
        assert await store.archive.codes() == [OTHER]


async def test_a_backup_has_all_that_was_acknowledged_while_the_server_writes(
    tmp_path: Path,
) -> None:
    data, entries = tmp_path / "data", opened()
    acknowledged = []
    async with Store(Database.open(data)) as store:
        await store.journal.append(CODE, entries)
        for number in range(4):
            acknowledged.append(len(entries))
            copying = asyncio.ensure_future(
                asyncio.to_thread(export, data, tmp_path / f"backup{number}")
            )
            while not copying.done():
                entries.append(answered(f"action-{len(entries)}"))
                await store.journal.append(CODE, entries[-1:])
            await copying
    for number, least in enumerate(acknowledged):
        bring_in(tmp_path / f"backup{number}", tmp_path / f"new{number}")
        async with Store(Database.open(tmp_path / f"new{number}")) as store:
            found = (await store.archive.load(CODE)).entries
        assert found == entries[: len(found)]
        assert len(found) >= least


@pytest.mark.skipif(sys.platform == "win32", reason="other systems have other rights")
def test_nobody_else_may_read_a_backup(evening: Path) -> None:
    backup = evening / "backup"
    assert stat.S_IMODE(backup.stat().st_mode) == 0o700
    for file in backup.rglob("*"):
        assert stat.S_IMODE(file.stat().st_mode) == (0o700 if file.is_dir() else 0o600), file


async def test_an_export_goes_nowhere_where_something_is(backup: Path, tmp_path: Path) -> None:
    with pytest.raises(NotNowError, match="is not empty"):
        export(tmp_path / "data", backup)
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot write in"):
        export(tmp_path / "data", tmp_path / "file" / "below")
    with pytest.raises(NothingThereError, match="--data"):
        export(tmp_path / "nowhere", tmp_path / "other")


async def test_a_folder_of_another_version_is_not_exported(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    migrate(tmp_path / "old" / FILE, "0001")
    with pytest.raises(StoreError, match="another version of Slapjack"):
        export(tmp_path / "old", tmp_path / "backup")
    (tmp_path / "junk").mkdir()
    (tmp_path / "junk" / FILE).write_bytes(b"not a database " * 1_000)
    with pytest.raises(StoreError, match="is damaged"):
        export(tmp_path / "junk", tmp_path / "another")


async def test_an_import_goes_nowhere_where_something_is(backup: Path, tmp_path: Path) -> None:
    with pytest.raises(NotNowError, match="keeps something already"):
        bring_in(backup, tmp_path / "data")
    database = Database.open(tmp_path / "served")
    with pytest.raises(InUseError, match="another Slapjack serves"):
        bring_in(backup, tmp_path / "served")
    database.close()


Mangle = Callable[[Path], object]


def in_manifest(**changes: object) -> Mangle:
    def mangle(backup: Path) -> None:
        manifest = json.loads((backup / MANIFEST).read_text())
        (backup / MANIFEST).write_text(json.dumps({**manifest, **changes}))

    return mangle


def in_game(**changes: object) -> Mangle:
    def mangle(backup: Path) -> None:
        (game,) = json.loads((backup / MANIFEST).read_text())["games"]
        in_manifest(games=[{**game, **changes}])(backup)

    return mangle


def in_table(mangle: Callable[[dict[str, Any]], object]) -> Mangle:
    def change(backup: Path) -> None:
        first, *rest = (backup / TABLES_FILE).read_text().splitlines()
        table = json.loads(first)
        mangle(table)
        (backup / TABLES_FILE).write_text("\n".join([json.dumps(table), *rest, ""]))

    return change


def without_a_flip(table: dict[str, Any]) -> None:
    flips = [entry for entry in table["entries"] if entry["entry"] == "action"]
    table["entries"].remove(flips[3])


def with_another_entry(table: dict[str, Any]) -> None:
    table["entries"].append({"entry": "unheard_of"})


def in_record(mangle: Callable[[str], str]) -> Mangle:
    def change(backup: Path) -> None:
        file = backup / RECORDS / f"{GAME}.sjr"
        file.write_text(mangle(file.read_text()))

    return change


def cut(name: str) -> Mangle:
    def change(backup: Path) -> None:
        text = (backup / name).read_bytes()
        (backup / name).write_bytes(text[: len(text) * 2 // 3])

    return change


def another_winner(text: str) -> str:
    *lines, last = text.splitlines()
    result = json.loads(last)
    result["result"]["winner"] = 1 - (result["result"]["winner"] or 0)
    return "\n".join([*lines, json.dumps(result), ""])


@pytest.mark.parametrize(
    ("mangle", "error", "says"),
    [
        (lambda backup: (backup / MANIFEST).unlink(), NothingThereError, "no whole backup"),
        (cut(MANIFEST), BrokenBackupError, f"{MANIFEST} is damaged"),
        (in_manifest(slapjack_export=99), BrokenBackupError, "newer Slapjack"),
        (in_manifest(tables=3), BrokenBackupError, "expected 3 tables, got 2"),
        (in_manifest(games=[{"id": GAME, "day": 1}] * 2), WrongBackupError, "comes twice"),
        (in_game(id="../data/slapjack"), BrokenBackupError, "expected the id of a game"),
        (in_game(id="/etc/passwd"), BrokenBackupError, "expected the id of a game"),
        (in_game(id=ANOTHER), BrokenBackupError, "cannot be read"),
        (in_game(owner="'; DROP TABLE game"), BrokenBackupError, "damaged"),
        (in_game(day=-1), BrokenBackupError, "damaged"),
        (cut(TABLES_FILE), BrokenBackupError, "expected a whole line"),
        (lambda backup: (backup / TABLES_FILE).unlink(), BrokenBackupError, "cannot be read"),
        (in_table(lambda table: table.update(code="../x")), WrongBackupError, "code of a table"),
        (in_table(lambda table: table.update(code=OTHER)), WrongBackupError, "comes twice"),
        (in_table(lambda table: table.update(epoch=2**70)), BrokenBackupError, "no table of ours"),
        (
            in_table(lambda table: table.update(entries=[])),
            WrongBackupError,
            "entry with the whole",
        ),
        (in_table(without_a_flip), WrongBackupError, "failed"),
        (in_table(with_another_entry), BrokenBackupError, "no table of ours"),
        (in_record(lambda text: text[: len(text) // 2]), BrokenBackupError, "is not whole"),
        (in_record(lambda text: "[]"), BrokenBackupError, "is no record"),
        (in_record(another_winner), WrongBackupError, "winner"),
        (in_record(lambda text: text.replace(GAME, ANOTHER, 1)), WrongBackupError, "another game"),
    ],
)
async def test_a_broken_or_crafted_backup_is_turned_away_whole(
    backup: Path, tmp_path: Path, mangle: Mangle, error: type[StoreError], says: str
) -> None:
    mangle(backup)
    with pytest.raises(error, match=says):
        bring_in(backup, tmp_path / "new")
    assert not (tmp_path / "new" / FILE).exists() or await kept_tables(tmp_path / "new") == 0


async def test_what_is_broken_can_be_left_out_and_the_rest_taken(
    backup: Path, tmp_path: Path
) -> None:
    in_table(lambda table: table.update(epoch="many"))(backup)
    in_record(another_winner)(backup)
    done = bring_in(backup, tmp_path / "new", leaves_out=True)
    assert (done.tables, done.games) == (1, 0)
    assert ["line 1" in done.left_out[0], f"{GAME}.sjr" in done.left_out[1]] == [True, True]
    async with Store(Database.open(tmp_path / "new")) as store:
        assert await store.archive.codes() == [OTHER]


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List where something can be changed in a document."""
    inner: Iterable[tuple[Any, object]] = ()
    if isinstance(value, dict):
        inner = value.items()
    elif isinstance(value, list):
        inner = enumerate(value)
    below = [place for key, one in inner for place in places(one, (*path, key))]
    return [path, *below] if path else below


ODD: Final[list[object]] = [None, -1, 0, 2**63, 1.5, "", "x", "9" * 400, [], {}, [[]], True]


@settings(max_examples=40)
@given(data=st.data())
def test_no_change_of_a_table_gets_past_with_anything_but_a_sentence(
    evening: Path, data: st.DataObject
) -> None:
    lines = (evening / "backup" / TABLES_FILE).read_text().splitlines()
    table = json.loads(data.draw(st.sampled_from(lines)))
    for _ in range(data.draw(st.integers(1, 3))):
        whole = table
        *way, last = data.draw(st.sampled_from(places(table)))
        for step in way:
            whole = whole[step]
        whole[last] = deepcopy(data.draw(st.sampled_from(ODD)))
    with suppress(BrokenBackupError, WrongBackupError):
        life = checked_life(json.dumps(table).encode() + b"\n", "here", ())
        # What gets past plays on.
        Table.restore(CODE, life.entries, seed=bytes(32), now=Micros(0), epoch=life.epoch + 1)
