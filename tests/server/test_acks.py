"""When a measured frame was acknowledged, as the server sees it in its kernel's counts."""

import asyncio

import pytest

from slapjack.server import acks
from slapjack.server.acks import Acks
from slapjack.server.kernel import Counts
from slapjack.units import Micros
from tests.server.house import BOUND_S

TRANSPORT = asyncio.BaseTransport()


class TurnedClock:
    """A clock that the test turns."""

    us = 0

    def now(self) -> Micros:
        return Micros(self.us)


class Watched:
    """A socket whose kernel says what the test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock = TurnedClock()
        self.told: list[tuple[int | None, int | None, int]] = []
        self.known: Counts | None = Counts(0, 0, 0, 0)
        monkeypatch.setattr(acks, "counts", lambda _: self.known)
        loop = asyncio.get_running_loop()
        self.news = asyncio.Event()
        self.acks = Acks(loop, self.clock, self._hear)

    def _hear(self, *told: *tuple[int | None, int | None, int]) -> None:
        self.told.append(told)
        self.news.set()

    def at(
        self, ms: int, *, written: int, acked: int, received: int = 0, out_of_order: int = 0
    ) -> None:
        self.clock.us = ms * 1_000
        self.known = Counts(written, acked, received, out_of_order)

    def send(self, ms: int, *, written: int) -> None:
        self.at(ms, written=written, acked=0)
        self.acks.sent(TRANSPORT, Micros(ms * 1_000))

    def look(self) -> None:
        self.acks.look(TRANSPORT)


@pytest.fixture
async def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    return Watched(monkeypatch)


async def test_a_frame_has_come_when_its_last_byte_is_acknowledged(watched: Watched) -> None:
    watched.send(10, written=300)
    watched.send(20, written=400)
    watched.at(40, written=400, acked=299)
    watched.look()
    assert watched.told == []
    watched.at(50, written=400, acked=300)
    watched.look()
    watched.look()
    assert watched.told == [(10_000, None, 50_000)]
    watched.at(60, written=400, acked=400)
    watched.look()
    assert watched.told[1:] == [(20_000, None, 60_000)]


async def test_one_look_tells_of_the_newest_frame(watched: Watched) -> None:
    watched.send(10, written=300)
    watched.send(20, written=400)
    watched.at(40, written=500, acked=500)
    watched.look()
    assert watched.told == [(20_000, None, 40_000)]


async def test_packets_behind_a_hole_are_told_once(watched: Watched) -> None:
    watched.send(10, written=300)
    watched.at(30, written=300, acked=0, out_of_order=1)
    watched.look()
    watched.look()
    assert watched.told == [(None, 30_000, 30_000)]


async def test_what_is_read_before_a_hole_does_not_fill_it(watched: Watched) -> None:
    watched.send(10, written=300)
    watched.at(30, written=300, acked=0, received=500, out_of_order=1)
    watched.look()
    watched.acks.read()
    assert watched.told == [(None, 30_000, 30_000)] * 2


async def test_a_hole_is_told_once_however_many_packets_lie_behind_it(watched: Watched) -> None:
    watched.send(10, written=300)
    for packet in (1, 2, 3):
        watched.at(30 + packet, written=300, acked=0, received=500, out_of_order=packet)
        watched.look()
    assert watched.told == [(None, 31_000, 31_000)]


async def test_a_hole_that_is_filled_is_told_no_more_and_the_next_is_another(
    watched: Watched,
) -> None:
    watched.send(10, written=300)
    watched.at(30, written=300, acked=0, received=500, out_of_order=1)
    watched.look()
    watched.at(70, written=300, acked=0, received=900, out_of_order=1)
    watched.look()
    watched.acks.read()
    assert watched.told == [(None, 30_000, 30_000)]
    watched.at(80, written=300, acked=0, received=950, out_of_order=2)
    watched.look()
    assert watched.told[1:] == [(None, 80_000, 80_000)]


async def test_of_a_hole_that_nobody_looks_at_any_more_nothing_is_told(watched: Watched) -> None:
    watched.send(10, written=300)
    watched.at(30, written=300, acked=300, received=500, out_of_order=1)
    watched.look()
    assert watched.told == [(10_000, 30_000, 30_000)]
    watched.look()
    watched.acks.read()
    assert len(watched.told) == 1


async def test_what_is_never_acknowledged_is_forgotten(watched: Watched) -> None:
    watched.send(10, written=300)
    watched.at(2_011, written=300, acked=0)
    watched.look()
    watched.at(2_020, written=300, acked=300)
    watched.look()
    assert watched.told == []


async def test_where_the_kernel_says_nothing_nothing_is_watched(watched: Watched) -> None:
    watched.known = None
    watched.acks.sent(TRANSPORT, Micros(0))
    watched.look()
    assert watched.told == []


async def test_it_looks_by_itself_while_something_is_under_way(watched: Watched) -> None:
    watched.send(10, written=300)
    watched.at(40, written=300, acked=300)
    async with asyncio.timeout(BOUND_S):
        await watched.news.wait()
    assert watched.told == [(10_000, None, 40_000)]
    watched.acks.stop()


async def test_a_socket_that_is_gone_is_not_looked_at(watched: Watched) -> None:
    watched.send(10, written=300)
    watched.acks.stop()
    watched.at(40, written=300, acked=300)
    watched.look()
    assert watched.told == []
