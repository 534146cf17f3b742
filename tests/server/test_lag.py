import asyncio

from slapjack.server.lag import LATE_US, PERIOD_S, watch_lag
from slapjack.units import Micros

BOUND_S = 5


class ScriptedClock:
    """A clock that says given moments, then moves by the probe's own period."""

    def __init__(self, moments: list[int]) -> None:
        self._moments = moments
        self._last = 0

    def now(self) -> Micros:
        self._last = self._moments.pop(0) if self._moments else self._last + 1
        return Micros(self._last)


async def told(moments: list[int], enough: int = 1) -> list[tuple[int, int]]:
    heard: list[tuple[int, int]] = []
    is_enough = asyncio.Event()

    def tell(now: Micros, lag_us: Micros) -> None:
        heard.append((now, lag_us))
        if len(heard) == enough:
            is_enough.set()

    async with asyncio.timeout(BOUND_S), asyncio.TaskGroup() as tasks:
        probe = tasks.create_task(watch_lag(ScriptedClock(moments), tell))
        await is_enough.wait()
        probe.cancel()
    return heard


PERIOD_US = int(PERIOD_S * 1_000_000)


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
