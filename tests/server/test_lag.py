import asyncio

from slapjack.server.lag import LATE_US, PERIOD_US, LagProbe
from slapjack.units import Micros
from tests.server.house import BOUND_S


class ScriptedClock:
    """A clock that says given moments, then moves by the probe's own period."""

    def __init__(self, moments: list[int]) -> None:
        self.moments = moments
        self._last = 0

    def now(self) -> Micros:
        self._last = self.moments.pop(0) if self.moments else self._last + 1
        return Micros(self._last)


async def told(moments: list[int], enough: int = 1) -> list[tuple[int, int]]:
    heard: list[tuple[int, int]] = []
    is_enough = asyncio.Event()

    def tell(now: Micros, lag_us: Micros) -> None:
        heard.append((now, lag_us))
        if len(heard) == enough:
            is_enough.set()

    async with asyncio.timeout(BOUND_S), asyncio.TaskGroup() as tasks:
        probe = tasks.create_task(LagProbe(ScriptedClock(moments)).watch(tell))
        await is_enough.wait()
        probe.cancel()
    return heard


async def test_a_wake_that_comes_too_late_is_told_with_its_lag() -> None:
    late = 2 * PERIOD_US + LATE_US
    assert await told([0, PERIOD_US, PERIOD_US, late + 1]) == [(late + 1, LATE_US + 1)]


async def test_a_wake_in_time_is_not_told() -> None:
    in_time = PERIOD_US + LATE_US
    heard = await told([0, in_time, in_time, in_time + 200_000])
    assert heard == [(in_time + 200_000, 200_000 - PERIOD_US)]


async def test_the_probe_goes_on_after_it_told() -> None:
    heard = await told([0, 100_000, 100_000, 300_000], enough=2)
    assert [lag_us for _, lag_us in heard] == [90_000, 190_000]


def test_the_threshold_is_that_of_the_promise() -> None:
    assert LATE_US == 25_000


async def test_who_looks_before_the_wake_hears_of_the_standstill_once() -> None:
    clock = ScriptedClock([0])
    probe, heard = LagProbe(clock), list[tuple[int, int]]()
    probe.look()
    async with asyncio.TaskGroup() as tasks:
        watching = tasks.create_task(probe.watch(lambda now, lag_us: heard.append((now, lag_us))))
        await asyncio.sleep(0)
        clock.moments += [PERIOD_US + LATE_US, PERIOD_US + LATE_US + 7, PERIOD_US + LATE_US + 9]
        probe.look()
        assert heard == []
        probe.look()
        probe.look()
        assert heard == [(PERIOD_US + LATE_US + 7, LATE_US + 7)]
        watching.cancel()
