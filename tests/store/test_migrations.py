"""Data of every released schema come through to the newest one, whole or not at all."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from slapjack.store.engine import FILE, MIGRATIONS, Database, migrate
from slapjack.store.errors import StoreError
from slapjack.store.open import Store
from slapjack.store.schema import METADATA
from slapjack.table.restore import restore
from slapjack.units import Micros, TableCode

OLDEST: Final = Path(__file__).parent / "schema_0001.sql"
"""A database as the first version wrote it, with a table in the middle of a game."""

CODE: Final = TableCode("XKQD")


def revisions() -> list[str]:
    steps = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    return [step.revision for step in reversed(list(steps))]


def database_of_old(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.executescript(OLDEST.read_text())
    return folder


def test_the_steps_are_one_line_from_the_first_to_the_newest() -> None:
    assert revisions()[0] == "0001"
    assert revisions() == sorted(revisions())
    assert len(ScriptDirectory(str(MIGRATIONS)).get_heads()) == 1


@pytest.mark.parametrize("revision", revisions())
def test_from_every_older_schema_one_comes_to_the_newest(tmp_path: Path, revision: str) -> None:
    file = tmp_path / FILE
    migrate(file, revision)
    migrate(file)
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == revisions()[-1]
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_table_of_the_first_version_comes_back(tmp_path: Path) -> None:
    async def load() -> None:
        async with Store(Database.open(database_of_old(tmp_path))) as store:
            assert await store.archive.codes() == [CODE]
            past = await store.archive.load(CODE)
            table = restore(CODE, past.entries, seed=b"", now=Micros(0), epoch=past.epoch + 1)
            assert table.play is not None
            assert table.play.game.flips == 3
            assert table.play.game.pile == ("5H", "9C", "JS")
            assert [one.token for one in table.seating] == ["ann-token", "bob-token", None]
            assert await store.games.find("an-older-game") == '{"slapjack":1}\n'

    asyncio.run(load())


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = database_of_old(tmp_path) / FILE
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM alembic_version")
        connection.execute('DROP TABLE "table"')
        connection.commit()
        before = list(connection.iterdump())
    # Without its mark the schema is made once more; the second table is there already.
    with pytest.raises(StoreError):
        migrate(file)
    with closing(sqlite3.connect(file)) as connection:
        assert list(connection.iterdump()) == before
