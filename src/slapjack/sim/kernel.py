"""What the server's kernel knows of one connection: when the other end's kernel acknowledged what.

A page cannot delay the acknowledgements of its kernel, so their round trips bound the latency that
anyone can pretend to have (fairness.md 1.3). They travel on the way up like all else, but need no
order: one that is lost is made good by the next.
"""

from functools import partial

from slapjack.sim.road import Road
from slapjack.sim.schedule import Schedule
from slapjack.units import Micros


class Kernel:
    """One connection as the kernel sees it.

    Attributes:
        least_us: The least round trip so far; None before the first.
    """

    def __init__(self, schedule: Schedule, up: Road) -> None:
        self.least_us: Micros | None = None
        self._schedule = schedule
        self._up = up

    def arrived(self, sent_at: int) -> None:
        """A measured frame has come to the other end: its acknowledgement goes back."""
        now = self._schedule.now
        back_at = self._up.arrives_at(now)
        if not self._up.loses():
            self._schedule.at(back_at, partial(self._acked, sent_at))

    def _acked(self, sent_at: int) -> None:
        round_trip_us = Micros(self._schedule.now - sent_at)
        self.least_us = min(self.least_us or round_trip_us, round_trip_us)
