"""What a power cut may leave of the file: a log that ends anywhere, pages half written."""

import random
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from slapjack.store.engine import FILE, Database
from slapjack.store.errors import StoreError
from slapjack.store.open import Store
from slapjack.table.entries import Entry
from tests.store.entries import CODE, answered, opened

pytestmark = pytest.mark.slow

WAL = f"{FILE}-wal"
ANSWERS = 60


async def left_by_a_death(tmp_path: Path) -> tuple[Path, list[Entry]]:
    """Keep entries one commit at a time; return a copy of the files as they are in the middle."""
    entries = [*opened(), *(answered(f"action-{number}") for number in range(ANSWERS))]
    living, dead = tmp_path / "living", tmp_path / "dead"
    async with Store(Database.open(living)) as store:
        await store.journal.append(CODE, entries[:2])
        for entry in entries[2:]:
            await store.journal.append(CODE, [entry])
        shutil.copytree(living, dead)
    return dead, entries


async def kept(folder: Path) -> Sequence[Entry]:
    async with Store(Database.open(folder)) as store:
        return (await store.archive.load(CODE)).entries


async def test_a_death_without_a_goodbye_loses_nothing(tmp_path: Path) -> None:
    dead, entries = await left_by_a_death(tmp_path)
    assert await kept(dead) == entries


async def test_a_log_that_ends_anywhere_gives_whole_commits_in_order(tmp_path: Path) -> None:
    dead, entries = await left_by_a_death(tmp_path)
    length = (dead / WAL).stat().st_size
    rng = random.Random(1)
    counts = set()
    for number in range(20):
        folder = tmp_path / f"cut{number}"
        shutil.copytree(dead, folder)
        with (folder / WAL).open("r+b") as log:
            log.truncate(rng.randrange(length // 2, length))
        found = await kept(folder)
        assert found == entries[: len(found)]
        counts.add(len(found))
        # And it goes on from there.
        async with Store(Database.open(folder)) as store:
            await store.journal.append(CODE, [answered("later")])
            assert (await store.archive.load(CODE)).entries == [*found, answered("later")]
    assert len(counts) > 5, "the cuts hit different commits"


async def test_a_torn_page_in_the_log_ends_it_at_the_commit_before(tmp_path: Path) -> None:
    dead, entries = await left_by_a_death(tmp_path)
    length = (dead / WAL).stat().st_size
    rng = random.Random(2)
    for number in range(20):
        folder = tmp_path / f"torn{number}"
        shutil.copytree(dead, folder)
        with (folder / WAL).open("r+b") as log:
            log.seek(rng.randrange(length // 2, length - 512))
            log.write(rng.randbytes(512))
        found = await kept(folder)
        assert found == entries[: len(found)]


async def test_a_file_cut_short_is_refused_not_guessed(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    async with Store(Database.open(folder)) as store:
        await store.journal.append(CODE, [*opened(), *(answered(f"a{n}") for n in range(500))])
    file = folder / FILE
    with file.open("r+b") as cut:
        cut.truncate(file.stat().st_size // 2)
    with pytest.raises(StoreError, match="is damaged"):
        Database.open(folder)
