"""What the server's kernel knows of a path: the least round trip of its own packets.

A page cannot delay the acknowledgements of its kernel, so this round trip bounds the latency that
anyone can pretend to have (fairness.md 1.3).
"""

import random

from slapjack.sim.link import draw_travel_us
from slapjack.sim.mixtures import Kit
from slapjack.units import Micros


class Kernel:
    """One connection as the kernel sees it."""

    def __init__(self, kit: Kit, rng: random.Random) -> None:
        self._kit = kit
        self._rng = rng
        self._least_us: Micros | None = None

    def read(self) -> Micros:
        """Return the least round trip so far, with the one that was measured since."""
        kit = self._kit
        there_us = draw_travel_us(kit.down_us, kit.weather, self._rng)
        back_us = draw_travel_us(kit.up_us, kit.weather, self._rng)
        round_trip_us = Micros(there_us + back_us)
        least_us = round_trip_us if self._least_us is None else min(self._least_us, round_trip_us)
        self._least_us = least_us
        return least_us
