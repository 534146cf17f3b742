"""The one reader of the machine's clock.

Everything that must know the time is given a `Clock`; so a test or the simulator can give another
one, and no step of the wall clock can change a verdict (reliability.md P10).
"""

import time

from slapjack.units import Micros


class MonotonicClock:
    """Microseconds of the monotonic clock, the same in all threads of the process."""

    def now(self) -> Micros:
        """Tell the time in microseconds; never less than before."""
        return Micros(time.monotonic_ns() // 1000)
