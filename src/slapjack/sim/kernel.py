"""What the server's kernel knows of one connection: when the other end's kernel acknowledged what.

A page cannot hold back the acknowledgements of its kernel, so their round trips bound the latency
that anyone can pretend to have (fairness.md 1.3). But they ride on what the page says; of a page
that says nothing every second packet is acknowledged at once, and the one before it with it, or
after a while. They travel on the way up like all else, but need no order: one that is lost is made
good by the next.

Source: Linux as the netlab saw it (docs/fairness.md).
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from slapjack.sim.road import Road
from slapjack.sim.schedule import Schedule
from slapjack.units import Micros

_LOOK_US: Final = 2_000
"""How often the server looks at its kernel."""

_SAVED_UP_US: Final = 40_000
"""So long an acknowledgement waits for something to ride on."""


class Kernel:
    """One connection as the kernel sees it.

    Attributes:
        least_us: The least round trip so far; None before the first.
    """

    def __init__(self, schedule: Schedule, up: Road, tell: Callable[[Micros], None]) -> None:
        """Watch a connection.

        Args:
            schedule: The virtual time.
            up: What the acknowledgements travel on.
            tell: Called when a frame that was sent at this instant was acknowledged.
        """
        self.least_us: Micros | None = None
        self._schedule = schedule
        self._up = up
        self._tell = tell
        self._saved_up: int | None = None

    def arrived(self, sent_at: int, *, urged: bool) -> None:
        """A measured frame has come to the other end.

        Args:
            sent_at: When it was sent.
            urged: More than a segment came with it, so that it is acknowledged at once.
        """
        if urged or self._saved_up is not None:
            self._acknowledge(sent_at)
        else:
            self._saved_up = sent_at
            self._schedule.after(_SAVED_UP_US, partial(self._give_up_waiting, sent_at))

    def said(self) -> None:
        """The page says something: what was saved up rides on it."""
        if self._saved_up is not None:
            self._acknowledge(self._saved_up)

    def _give_up_waiting(self, sent_at: int) -> None:
        if self._saved_up == sent_at:
            self._acknowledge(sent_at)

    def _acknowledge(self, sent_at: int) -> None:
        """Send an acknowledgement of all that came."""
        self._saved_up = None
        now = self._schedule.now
        back_at = self._up.arrives_at(now)
        if not self._up.loses():
            self._schedule.at(back_at, partial(self._measured, back_at - sent_at))
            looked_at = -(-back_at // _LOOK_US) * _LOOK_US
            self._schedule.at(looked_at, partial(self._tell, Micros(sent_at)))

    def _measured(self, round_trip_us: int) -> None:
        self.least_us = Micros(min(self.least_us or round_trip_us, round_trip_us))
