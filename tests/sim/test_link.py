import random

import pytest

from slapjack.sim.link import Link
from slapjack.sim.road import CALM, Road, Weather
from slapjack.sim.schedule import Schedule
from slapjack.units import Micros

TRAVEL_US = Micros(20_000)
RTT_US = Micros(40_000)


class Far:
    """The far end of a link: what came, and when."""

    def __init__(self, weather: Weather = CALM, seed: int = 1) -> None:
        self.schedule = Schedule()
        self.came: list[tuple[int, bytes]] = []
        self.link = Link(
            self.schedule,
            lambda frame: self.came.append((self.schedule.now, frame)),
            Road(TRAVEL_US, RTT_US, weather, random.Random(seed)),
        )

    def send_at(self, at_us: int, frame: bytes) -> None:
        self.schedule.at(at_us, lambda: self.link.send(frame))


ALWAYS_LOST = Weather(jitter_us=Micros(0), stall_ppm=0, loss_ppm=1_000_000)


def test_a_calm_link_takes_its_own_time() -> None:
    far = Far()
    far.send_at(1_000, b"a")
    far.schedule.run_until(1_000_000)
    assert far.came == [(21_000, b"a")]


@pytest.mark.parametrize("seed", range(5))
def test_frames_keep_their_order_in_any_weather(seed: int) -> None:
    far = Far(Weather(jitter_us=Micros(9_000), stall_ppm=100_000, loss_ppm=100_000), seed)
    frames = [bytes([number]) for number in range(200)]
    for number, frame in enumerate(frames):
        far.send_at(number * 3_000, frame)
    far.schedule.run_until(60_000_000)
    assert [frame for _, frame in far.came] == frames
    assert all(at >= number * 3_000 + TRAVEL_US for number, (at, _) in enumerate(far.came))


def test_a_lone_lost_frame_waits_for_the_probe_timer() -> None:
    far = Far(ALWAYS_LOST)
    far.send_at(0, b"a")
    far.schedule.run_until(1_000_000)
    assert far.came == [(TRAVEL_US + RTT_US + 200_000, b"a")]


def test_a_frame_that_follows_brings_a_lost_one_back_sooner() -> None:
    far = Far(ALWAYS_LOST)
    far.send_at(0, b"lost")
    far.send_at(16_000, b"follows")
    far.schedule.run_until(70_000)
    assert far.came == []
    far.schedule.run_until(1_000_000)
    assert far.came[0] == (16_000 + 50_000 + 20_000, b"lost")


def test_everything_behind_a_lost_frame_waits_for_it() -> None:
    class FirstLost(random.Random):
        def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
            return next(fates)

    fates = iter([0, 1_000_000, 1_000_000])
    schedule, came = Schedule(), list[tuple[int, bytes]]()
    link = Link(
        schedule,
        lambda frame: came.append((schedule.now, frame)),
        Road(TRAVEL_US, RTT_US, Weather(Micros(0), stall_ppm=0, loss_ppm=1), FirstLost()),
    )
    for at_us, frame in ((0, b"lost"), (1_000, b"behind"), (2_000, b"too")):
        schedule.at(at_us, lambda frame=frame: link.send(frame))  # type: ignore[misc]
    schedule.run_until(1_000_000)
    assert came == [(71_000, b"lost"), (71_000, b"behind"), (71_000, b"too")]


@pytest.mark.parametrize("apart_us", [5_000, 50_000], ids=["dense", "sparse"])
def test_as_many_frames_meet_a_stall_however_dense_they_are(apart_us: int) -> None:
    far = Far(Weather(jitter_us=Micros(0), stall_ppm=100_000, loss_ppm=0))
    for number in range(50_000_000 // apart_us):
        far.send_at(number * apart_us, b"%d" % number)
    far.schedule.run_until(700_000_000)
    waits = [at - int(frame) * apart_us - TRAVEL_US for at, frame in far.came]
    held = [wait for wait in waits if wait > 0]
    assert 0.06 < len(held) / len(waits) < 0.15
    assert max(held) <= 800_000
    assert 30_000 < sum(held) / len(held) < 100_000
