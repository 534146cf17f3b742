import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import event, func, select, text

from slapjack.store import journal as journal_module
from slapjack.store.engine import Database
from slapjack.store.errors import StoreError
from slapjack.store.open import Store
from slapjack.store.schema import ENTRIES, TABLES
from slapjack.table.entries import Answered
from slapjack.units import TableCode
from tests.store.entries import CODE, OTHER, answered, changed, died, opened, started

pytestmark = pytest.mark.slow


def commits_of(database: Database) -> Callable[[], int]:
    """Count the commits from now on."""
    count = 0

    @event.listens_for(database.engine, "commit")
    def counted(_connection: object) -> None:
        nonlocal count
        count += 1

    return lambda: count


async def kinds(store: Store, code: TableCode = CODE) -> list[str]:
    past = await store.archive.load(code)
    return [str(one.__struct_config__.tag) for one in past.entries]


async def numbers(database: Database, code: TableCode = CODE) -> list[int]:
    with database.engine.connect() as connection:
        found = select(ENTRIES.c.number).where(ENTRIES.c.code == code).order_by(ENTRIES.c.number)
        return list((connection.execute(found)).scalars())


async def fill_up(database: Database) -> None:
    """Let the disk be full, as SQLite sees it; undone by `make_room`."""
    with database.engine.connect() as connection:
        used = (connection.execute(text("PRAGMA page_count"))).scalar_one()
    await limit(database, used)


async def limit(database: Database, pages: int) -> None:
    """Set the largest size of the file; the pool hands the same connection to the journal."""
    with database.engine.connect() as connection:
        connection.execute(text(f"PRAGMA max_page_count={pages}"))


async def test_what_is_appended_comes_back_in_order_with_the_epoch(store: Store) -> None:
    await store.journal.append(CODE, opened(epoch=41))
    await store.journal.append(CODE, [answered("action-1"), answered("action-2")])
    past = await store.archive.load(CODE)
    assert past.epoch == 41
    assert past.entries == [*opened(epoch=41), answered("action-1"), answered("action-2")]
    assert await store.archive.codes() == [CODE]


async def test_all_tables_that_wait_share_one_commit(tmp_path: Path) -> None:
    database = Database.open(tmp_path)
    codes = [TableCode(f"T{number:03}") for number in range(200)]
    async with Store(database) as store:
        count = commits_of(database)
        await asyncio.gather(*(store.journal.append(code, opened()) for code in codes))
        assert count() == 1
        assert sorted(await store.archive.codes()) == codes


async def test_a_lone_entry_does_not_wait_for_others(tmp_path: Path) -> None:
    database = Database.open(tmp_path)
    async with Store(database) as store:
        count = commits_of(database)
        for number in range(3):
            await store.journal.append(CODE, opened(epoch=number))
        assert count() == 3


async def test_numbers_go_on_after_a_restart(tmp_path: Path) -> None:
    async with Store(Database.open(tmp_path)) as store:
        await store.journal.append(CODE, opened())
    database = Database.open(tmp_path)
    async with Store(database) as store:
        await store.journal.append(CODE, [answered("action-1")])
        assert await numbers(database) == [1, 2, 3]


async def test_a_new_game_makes_all_before_it_needless(store: Store) -> None:
    await store.journal.append(CODE, [*opened(), answered("action-1")])
    await store.journal.append(OTHER, opened())
    await store.journal.append(CODE, [started(), answered("action-2")])
    assert await kinds(store) == ["game", "answer"]
    assert await kinds(store, OTHER) == ["table", "life"]


async def test_only_the_newest_state_of_a_table_is_kept(store: Store) -> None:
    await store.journal.append(CODE, [*opened(), changed(1), answered("action-1")])
    for number in range(50):
        await store.journal.append(CODE, [changed(number)])
    assert await kinds(store) == ["life", "answer", "table"]


async def test_a_table_that_died_leaves_nothing_and_its_code_begins_anew(
    tmp_path: Path,
) -> None:
    database = Database.open(tmp_path)
    async with Store(database) as store:
        await store.journal.append(CODE, opened(epoch=9))
        await store.journal.append(CODE, [changed(), died()])
        assert await store.archive.codes() == []
        assert await numbers(database) == []
        await store.journal.append(CODE, opened(epoch=3))
        assert (await store.archive.load(CODE)).epoch == 3
        assert await numbers(database) == [1, 2]


async def test_a_failed_commit_is_told_to_everybody_who_waited_and_nothing_is_kept(
    tmp_path: Path,
) -> None:
    database = Database.open(tmp_path)
    async with Store(database) as store:
        await store.journal.append(CODE, opened())
        await fill_up(database)
        store.games.keep("g1", "a record\n" * 10_000)
        waiting = [
            store.journal.append(CODE, [answered("action-1")]),
            store.journal.append(OTHER, opened()),
        ]
        for error in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(error, StoreError)
            assert "full: free some space" in str(error)
        assert await kinds(store) == ["table", "life"]
        assert await store.archive.codes() == [CODE]
        assert await store.games.find("g1") is None


async def test_the_journal_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    database = Database.open(tmp_path)
    async with Store(database) as store:
        await store.journal.append(CODE, opened())
        await fill_up(database)
        store.games.keep("g1", "a record\n" * 10_000)
        with pytest.raises(StoreError):
            await store.journal.append(CODE, [answered("action-1")])
        await limit(database, 1_000_000)
        await store.journal.append(CODE, [answered("action-2")])
        assert await kinds(store) == ["table", "life", "answer"]
        assert await numbers(database) == [1, 2, 3]


async def test_the_end_of_the_store_keeps_what_still_waits(tmp_path: Path) -> None:
    async with Store(Database.open(tmp_path)) as store:
        kept = asyncio.ensure_future(store.journal.append(CODE, opened()))
        await asyncio.sleep(0)
    await kept
    async with Store(Database.open(tmp_path)) as store:
        assert await store.archive.codes() == [CODE]


async def test_after_its_end_the_journal_promises_nothing(tmp_path: Path) -> None:
    async with Store(Database.open(tmp_path)) as store:
        journal = store.journal
    with pytest.raises(StoreError, match="stops"):
        await journal.append(CODE, opened())


async def test_an_entry_that_cannot_be_written_harms_only_its_own_table(store: Store) -> None:
    wrong = Answered(at_us=object(), action_id="x")  # type: ignore[arg-type] # a fault of ours
    with pytest.raises(TypeError):
        await store.journal.append(CODE, [wrong])
    await store.journal.append(OTHER, opened())
    assert await store.archive.codes() == [OTHER]


async def test_a_caller_that_went_away_harms_nobody(store: Store) -> None:
    gone = asyncio.ensure_future(store.journal.append(CODE, opened()))
    await asyncio.sleep(0)
    gone.cancel()
    await store.journal.append(OTHER, opened())
    assert set(await store.archive.codes()) == {CODE, OTHER}


async def test_the_oldest_records_go_when_there_are_too_many(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "GAMES_MAX", 3)
    for number in range(5):
        store.games.keep(f"g{number}", f"record {number}")
        await store.journal.append(CODE, opened())
    found = [await store.games.find(f"g{number}") for number in range(5)]
    assert found == [None, None, "record 2", "record 3", "record 4"]


async def test_records_outlive_their_table(tmp_path: Path) -> None:
    database = Database.open(tmp_path)
    async with Store(database) as store:
        store.games.keep("g1", "a record")
        await store.journal.append(CODE, opened())
        await store.journal.append(CODE, [died()])
        assert await store.games.find("g1") == "a record"
        with database.engine.connect() as connection:
            assert (connection.execute(select(func.count()).select_from(TABLES))).scalar() == 0


async def test_a_record_that_is_kept_twice_is_the_newer_one(store: Store) -> None:
    for record in ("older", "newer"):
        store.games.keep("g1", record)
        await store.journal.append(CODE, opened())
    assert await store.games.find("g1") == "newer"
    assert await store.games.find("g2") is None
