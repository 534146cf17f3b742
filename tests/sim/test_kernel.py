"""When a kernel acknowledges what came: at once, with the page's word, or saved up."""

import random

from slapjack.sim.kernel import Kernel
from slapjack.sim.road import CALM, Road
from slapjack.sim.schedule import Schedule
from slapjack.units import Micros


class Told:
    """A kernel 10 ms away, and when the server was told of what: (sent, told) in ms."""

    def __init__(self) -> None:
        self.schedule = Schedule()
        self.heard: list[tuple[float, float]] = []
        road = Road(Micros(10_000), Micros(20_000), CALM, random.Random(1))
        self.kernel = Kernel(self.schedule, road, self._hear)

    def _hear(self, sent_us: Micros) -> None:
        self.heard.append((sent_us / 1_000, self.schedule.now / 1_000))

    def arrives(self, at_ms: int, *, urged: bool = False) -> None:
        """Something that was sent 10 ms before arrives."""
        self.schedule.run_until(at_ms * 1_000)
        self.kernel.arrived(at_ms * 1_000 - 10_000, urged=urged)

    def says(self, at_ms: int) -> None:
        self.schedule.run_until(at_ms * 1_000)
        self.kernel.said()

    def at_the_end(self) -> list[tuple[float, float]]:
        self.schedule.run_until(1_000_000)
        return self.heard


def test_an_acknowledgement_rides_on_what_the_page_says() -> None:
    told = Told()
    told.arrives(100)
    told.says(104)
    told.says(106)
    assert told.at_the_end() == [(90, 114)]
    assert told.kernel.least_us == 24_000


def test_of_a_silent_page_every_second_packet_is_acknowledged_with_the_one_before() -> None:
    told = Told()
    for at_ms in (100, 120, 140):
        told.arrives(at_ms)
    assert told.at_the_end() == [(110, 130), (130, 190)]


def test_what_came_with_more_than_a_segment_is_acknowledged_at_once() -> None:
    told = Told()
    told.arrives(100, urged=True)
    assert told.at_the_end() == [(90, 110)]


def test_what_was_saved_up_goes_with_what_is_urged_and_only_once() -> None:
    told = Told()
    told.arrives(100)
    told.arrives(105, urged=True)
    told.says(106)
    assert told.at_the_end() == [(95, 116)]
