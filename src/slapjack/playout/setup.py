"""Setup: all that decides the games of a run, besides their numbers."""

from typing import Final

import msgspec

from slapjack.bots import Level
from slapjack.rules import RuleSet
from slapjack.units import Micros, Seat

REVEAL_LEAST_US: Final = Micros(150_000)
REVEAL_MOST_US: Final = Micros(450_000)
"""A card shows so long after it could, by chance, so that nobody can flip into a held breath.

Source: design.md 4.1.
"""


class Setup(msgspec.Struct, frozen=True):
    """Who plays by which rules.

    Attributes:
        rules: The house rules.
        levels: The bots, by seat.
        seed: The run's: equal seeds give equal games, and deals that other setups share.
        pick_up_us: How long the table waits after a won pile, beyond the usual pace; 0 on screens,
            where nobody has to gather cards.
        flipper_edge_us: How much sooner than the others whoever flips sees the own card; below 0
            for later (rules.md F12).
    """

    rules: RuleSet
    levels: tuple[Level, ...]
    seed: int = 0
    pick_up_us: Micros = Micros(0)
    flipper_edge_us: Micros = Micros(0)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.levels)

    def dealer(self, number: int) -> Seat:
        """Return who deals a game: each in turn, so that no seat has the first flip more often."""
        return Seat(number % self.seats)
