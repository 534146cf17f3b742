"""What the server's kernel knows of one connection: when the other end's kernel acknowledged what.

A page cannot delay the acknowledgements of its kernel, so their round trips bound the latency that
anyone can pretend to have (fairness.md 1.3). They travel on the way up like all else, but need no
order: one that is lost is made good by the next.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from slapjack.sim.road import Road
from slapjack.sim.schedule import Schedule
from slapjack.units import Micros

_LOOK_US: Final = 2_000
"""How often the server looks at its kernel."""

_SMOOTHING: Final = 8
"""Linux takes an eighth of each new round trip into its running mean."""


class Kernel:
    """One connection as the kernel sees it.

    Attributes:
        least_us: The least round trip so far; None before the first.
        smooth_us: The running mean.
    """

    def __init__(self, schedule: Schedule, up: Road, tell: Callable[[Micros], None]) -> None:
        """Watch a connection.

        Args:
            schedule: The virtual time.
            up: What the acknowledgements travel on.
            tell: Called when a frame that was sent at this instant was acknowledged.
        """
        self.least_us: Micros | None = None
        self.smooth_us: Micros | None = None
        self._schedule = schedule
        self._up = up
        self._tell = tell

    def arrived(self, sent_at: int) -> None:
        """A measured frame has come to the other end: its acknowledgement goes back."""
        now = self._schedule.now
        back_at = self._up.arrives_at(now)
        if not self._up.loses():
            self._schedule.at(back_at, partial(self._measured, back_at - sent_at))
            looked_at = -(-back_at // _LOOK_US) * _LOOK_US
            self._schedule.at(looked_at, partial(self._tell, Micros(sent_at)))

    def _measured(self, round_trip_us: int) -> None:
        self.least_us = Micros(min(self.least_us or round_trip_us, round_trip_us))
        before_us = self.smooth_us or round_trip_us
        self.smooth_us = Micros(before_us + (round_trip_us - before_us) // _SMOOTHING)
