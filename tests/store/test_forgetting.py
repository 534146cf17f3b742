"""Records go by age and with an erased table, and nothing of them stays in the file."""

import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from slapjack.store.engine import FILE, Database
from slapjack.store.forgetting import forget_old
from slapjack.store.journal import SqlJournal
from slapjack.store.open import Store
from slapjack.store.schema import GAMES
from slapjack.table.entries import ERASED, Entry, GameEnded, TableDied
from slapjack.units import Micros, TableCode
from tests.store.entries import CODE, OTHER, died, opened, started

pytestmark = pytest.mark.slow

DAY_S = 86_400
erased = TableDied(Micros(9), ERASED)


async def played(store: Store, code: TableCode, *games: str, then: tuple[Entry, ...] = ()) -> None:
    """Let a table play games to their end, as its actor keeps them."""
    for game in games:
        await store.journal.append(code, [started(game)])
        store.games.keep(game, f"the record of {game}")
        await store.journal.append(code, [GameEnded(Micros(5), game, "all_cards"), *then])


async def kept(store: Store, *games: str) -> list[str]:
    return [game for game in games if await store.games.find(game) is not None]


async def test_an_erased_table_takes_the_records_of_all_its_games_along(store: Store) -> None:
    for code in (CODE, OTHER):
        await store.journal.append(code, opened())
    await played(store, CODE, "first", "second")
    await played(store, OTHER, "theirs")
    await store.journal.append(CODE, [erased])
    assert await kept(store, "first", "second", "theirs") == ["theirs"]
    assert await store.archive.codes() == [OTHER]


async def test_a_record_that_comes_with_the_erasure_is_gone_too(store: Store) -> None:
    await store.journal.append(CODE, opened())
    await played(store, CODE, "last", then=(erased,))
    assert await kept(store, "last") == []


async def test_a_table_that_only_died_leaves_its_records(store: Store) -> None:
    await store.journal.append(CODE, opened())
    await played(store, CODE, "last", then=(died(),))
    assert await kept(store, "last") == ["last"]


async def test_a_later_table_of_the_same_code_erases_only_its_own_games(store: Store) -> None:
    await store.journal.append(CODE, opened())
    await played(store, CODE, "earlier", then=(died(),))
    await store.journal.append(CODE, opened())
    await played(store, CODE, "later")
    await store.journal.append(CODE, [erased])
    assert await kept(store, "earlier", "later") == ["earlier"]


async def test_nothing_of_an_erased_table_stays_in_the_file(tmp_path: Path) -> None:
    async with Store(Database.open(tmp_path)) as store:
        await store.journal.append(CODE, opened())
        await played(store, CODE, "a-game-to-be-erased")
        assert b"a-game-to-be-erased" in in_files(tmp_path)
        await store.journal.append(CODE, [erased])
    assert b"a-game-to-be-erased" not in in_files(tmp_path)
    assert b"host-token-0123456789" not in in_files(tmp_path)
    assert CODE.encode() not in in_files(tmp_path)


def in_files(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob(f"{FILE}*"))


@pytest.fixture
def calendar(store: Store, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let records be of the day that is set."""

    def turn_to(day: int) -> None:
        monkeypatch.setattr(store.journal, "_today", lambda: day)

    return turn_to


async def test_a_record_goes_when_it_is_older_than_it_may_become(
    store: Store, calendar: Callable[[int], None]
) -> None:
    await store.journal.append(CODE, opened())
    for day in (100, 110, 111):
        calendar(day)
        await played(store, CODE, f"of day {day}")
    games = ("of day 100", "of day 110", "of day 111")
    await forget_old(store, 30 * DAY_S, today=lambda: 130)
    assert await kept(store, *games) == list(games)
    await forget_old(store, 30 * DAY_S, today=lambda: 131)
    assert await kept(store, *games) == ["of day 110", "of day 111"]
    await forget_old(store, DAY_S, today=lambda: 112)
    assert await kept(store, *games) == ["of day 111"]


async def test_a_begun_day_counts_as_a_whole_one(
    store: Store, calendar: Callable[[int], None]
) -> None:
    await store.journal.append(CODE, opened())
    calendar(100)
    await played(store, CODE, "played")
    await forget_old(store, 3_600, today=lambda: 101)
    assert await kept(store, "played") == ["played"]
    await forget_old(store, 3_600, today=lambda: 102)
    assert await kept(store, "played") == []


async def test_a_clock_that_fell_back_dates_no_record_into_the_past(
    store: Store, calendar: Callable[[int], None]
) -> None:
    await store.journal.append(CODE, opened())
    for day in (500, 0):
        calendar(day)
        await played(store, CODE, f"game {day}")
    await forget_old(store, 30 * DAY_S, today=lambda: 501)
    assert await kept(store, "game 500", "game 0") == ["game 500", "game 0"]


async def test_a_new_record_is_of_this_day(store: Store) -> None:
    await store.journal.append(CODE, opened())
    await played(store, CODE, "now")
    await forget_old(store, DAY_S)
    assert await kept(store, "now") == ["now"]


async def test_what_was_deleted_is_logged_as_a_number(
    store: Store, calendar: Callable[[int], None], caplog: pytest.LogCaptureFixture
) -> None:
    await store.journal.append(CODE, opened())
    calendar(1)
    await played(store, CODE, "one", "two")
    with caplog.at_level(logging.INFO, "slapjack"):
        await forget_old(store, DAY_S)
    assert caplog.messages == ["2 old records were deleted"]


async def test_a_disk_that_fails_only_delays_the_deletion(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(database)
    with database.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only=ON")
    await forget_old(store, DAY_S)
    assert "cannot write in" in caplog.text


async def test_records_of_before_the_schema_knew_days_are_of_no_table(store: Store) -> None:
    store.games.keep("found", "a record")
    await store.journal.append(CODE, opened())
    with store.games._database.engine.connect() as connection:
        owner = (connection.execute(select(GAMES.c.owner))).scalar_one()
    assert owner is None
    await store.journal.append(CODE, [erased])
    assert await kept(store, "found") == ["found"]


def test_the_journal_reads_the_calendar_of_this_machine_unless_told_otherwise(
    database: Database,
) -> None:
    assert SqlJournal(database)._today() > 20_000
