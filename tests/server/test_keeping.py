"""What an operator says about how long things are kept reaches the tables and the records."""

import asyncio
from pathlib import Path

from slapjack.store.engine import Database
from slapjack.store.open import Store
from tests.server.house import BOUND_S, Start
from tests.store.entries import CODE, opened


async def kept_on(folder: Path, day: int, game: str) -> None:
    async with Store(Database.open(folder)) as store:
        store.journal._today = lambda: day
        store.games.keep(game, "a record")
        await store.journal.append(CODE, opened())


async def test_a_record_older_than_it_may_become_is_gone_soon_after_the_start(
    start: Start, tmp_path: Path
) -> None:
    await kept_on(tmp_path, 100, "an-old-game")
    house = await start(data=tmp_path, records_s=86_400)
    async with asyncio.timeout(BOUND_S):
        while (await house.http.get("/api/v1/games/an-old-game.sjr")).status_code == 200:
            await house.http.get("/healthz")


async def test_a_record_that_may_stay_stays(start: Start, tmp_path: Path) -> None:
    await kept_on(tmp_path, 30_000, "a-new-game")
    house = await start(data=tmp_path, records_s=86_400)
    for _ in range(20):
        answer = await house.http.get("/api/v1/games/a-new-game.sjr")
    assert answer.text == "a record"


async def test_tables_are_patient_as_long_as_the_operator_says(start: Start) -> None:
    house = await start(table_ttl_s=7_200)
    actor = house.wiring.registry.find(house.open_table().code)
    assert actor is not None
    assert actor.table.state.idle_us == 7_200_000_000
