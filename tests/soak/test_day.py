"""A day in virtual time: everything that lived is gone a while after the last one went."""

import asyncio
import gc
import random
import weakref

import pytest

from slapjack.table.actor import Actor
from slapjack.table.table import Table
from tests.soak.town import Town
from tests.soak.virtual import VirtualLoop, after

DAY_S = 86_400.0
IDLE_S = 3_600.0


@pytest.mark.slow
@pytest.mark.no_cover
def test_after_a_day_of_comings_and_goings_nothing_is_left() -> None:
    loop = VirtualLoop()
    town = Town(loop, random.Random(2030), IDLE_S)
    seen: weakref.WeakSet[Table] = weakref.WeakSet()

    async def day() -> None:
        async with asyncio.TaskGroup() as tables:
            running = tables.create_task(town.registry.run())
            await after(0)
            async with asyncio.TaskGroup() as people:
                people.create_task(town.live(people, DAY_S))
                people.create_task(_remember(town, seen, DAY_S))
            await after(IDLE_S + 60)
            assert dict(town.registry.tables) == {}
            assert town.pages == {}
            assert asyncio.all_tasks() == {running, asyncio.current_task()}
            running.cancel()

    try:
        loop.run_until_complete(day())
        assert loop.waiting == 0
    finally:
        loop.close()
    gc.collect()
    assert town.opened > 150
    assert len(town.lost) == 0, "somebody at a table was sent away from it"
    assert len(seen) == 0, "a table that is over is still held"
    assert [one for one in gc.get_objects() if isinstance(one, Actor)] == []
    assert town.most < town.opened / 3, "tables that nobody is at end while others live"


async def _remember(town: Town, seen: "weakref.WeakSet[Table]", seconds: float) -> None:
    """Hold weakly to every table that is there at the full quarter of an hour."""
    for _ in range(int(seconds / 900)):
        await after(900)
        seen.update(one.table for one in town.registry.tables.values())
