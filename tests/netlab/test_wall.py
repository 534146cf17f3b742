"""The virtual world's schedule on the machine's clock."""

import asyncio

from benchmarks.netlab.wall import WallSchedule

BOUND_S = 5


async def test_acts_run_at_their_instant_or_after_in_the_order_of_their_times() -> None:
    schedule, ran, done = WallSchedule(), list[tuple[str, int]](), asyncio.Event()
    began = schedule.now

    def act(name: str) -> None:
        ran.append((name, schedule.now - began))

    schedule.after(4_000, lambda: act("late"))
    schedule.after(1_000, lambda: act("soon"))
    schedule.at(began - 1_000_000, lambda: act("gone by"))
    schedule.after(5_000, done.set)
    async with asyncio.timeout(BOUND_S):
        await done.wait()
    assert [name for name, _ in ran] == ["gone by", "soon", "late"]
    assert ran[1][1] >= 1_000
    assert ran[2][1] >= 4_000


async def test_its_time_stands_still_until_somebody_looks() -> None:
    schedule = WallSchedule()
    before = schedule.now
    while asyncio.get_running_loop().time() * 1_000_000 < before + 500:
        pass
    assert schedule.now == before
    schedule.look()
    assert schedule.now >= before + 500
