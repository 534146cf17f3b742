"""Virtual time: what happens next, and when.

A heap of acts ordered by (instant, order of asking), so that two acts of one instant always run in
the order in which they were asked for: a run is a function of its seed alone. Nothing here waits
or reads a clock; an hour of play takes as long as its acts.
"""

import heapq
from collections.abc import Callable

from slapjack.units import Micros

Act = Callable[[], None]


class Schedule:
    """Acts to come, in virtual microseconds from 0."""

    def __init__(self) -> None:
        self.now = Micros(0)
        self._asked = 0
        self._acts: list[tuple[int, int, Act]] = []

    def at(self, at_us: int, act: Act) -> None:
        """Run `act` at this instant, or now where the instant has gone by."""
        self._asked += 1
        heapq.heappush(self._acts, (max(at_us, self.now), self._asked, act))

    def after(self, span_us: int, act: Act) -> None:
        """Run `act` after this span."""
        self.at(self.now + span_us, act)

    def step(self) -> bool:
        """Run the next act; tell whether there was one."""
        if not self._acts:
            return False
        at_us, _, act = heapq.heappop(self._acts)
        self.now = Micros(at_us)
        act()
        return True

    def run_until(self, at_us: int) -> None:
        """Run every act up to and at this instant, and stop there."""
        while self._acts and self._acts[0][0] <= at_us:
            self.step()
        self.now = Micros(max(self.now, at_us))
