"""How late the event loop runs, told to every table.

An arrival is stamped when its callback runs; a loop that was busy stamps late, and a race in
which that happened must be marked or annulled (reliability.md P13). Only tables that were told
can know.
"""

import asyncio
from collections.abc import Callable

from slapjack.table.ports import Clock
from slapjack.units import Micros

PERIOD_S = 0.01
"""The probe asks to be woken this often."""

LATE_US = 25_000
"""Later than this is told; less is what any loaded machine does."""


async def watch_lag(clock: Clock, tell: Callable[[Micros, Micros], None]) -> None:
    """Measure for ever; call `tell(now, lag)` after each wake that came too late."""
    while True:
        asked_at = clock.now()
        await asyncio.sleep(PERIOD_S)
        now = clock.now()
        lag_us = Micros(now - asked_at - int(PERIOD_S * 1_000_000))
        if lag_us > LATE_US:
            tell(now, lag_us)
