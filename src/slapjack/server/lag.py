"""How late the event loop runs, told to every table.

An arrival is stamped when its callback runs; a loop that was busy stamps late, and a race in
which that happened must be marked or annulled (reliability.md P13). Only tables that were told
can know.
"""

import asyncio
from collections.abc import Callable

from slapjack.table.ports import Clock
from slapjack.units import Micros

PERIOD_US = Micros(10_000)
"""The probe asks to be woken this often."""

LATE_US = 25_000
"""Later than this is told; less is what any loaded machine does."""


class LagProbe:
    """Measures how late the loop is, and tells it.

    When a loop goes on after a standstill, what waited in the sockets is read first and the probe's
    own wake comes last; by then a race could be decided by the hand that happened to be read first.
    So whoever is about to do something lets the probe look before (reliability.md P10).
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._due_at: Micros | None = None
        self._tell: Callable[[Micros, Micros], None] | None = None
        self._has_told = False

    async def watch(self, tell: Callable[[Micros, Micros], None]) -> None:
        """Measure for ever; call `tell(now, lag)` after each wake that came too late."""
        self._tell = tell
        while True:
            self._due_at = Micros(self._clock.now() + PERIOD_US)
            self._has_told = False
            await asyncio.sleep(PERIOD_US / 1_000_000)
            # Told again though `look` may have told: more came meanwhile that waited as well.
            self._measure(self._due_at)

    def look(self) -> None:
        """Tell at once if the wake is overdue already."""
        if self._due_at is not None and not self._has_told:
            self._measure(self._due_at)

    def _measure(self, due_at: Micros) -> None:
        now = self._clock.now()
        lag_us = Micros(now - due_at)
        if lag_us > LATE_US and self._tell is not None:
            self._has_told = True
            self._tell(now, lag_us)
