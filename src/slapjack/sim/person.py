"""A person: how fast the hand is after the eye, and how long the device takes to tell.

Source: fairness.md 2.1 (normal part, exponential tail, floor; input and dispatch).
"""

import random

import msgspec

from slapjack.units import Micros

_SPREAD_US = 35_000
_TAIL_US = 70_000
_FLOOR_US = 150_000
_DISPATCH_US = (300, 6_000)
_THINK_US = (900_000, 250_000, 250_000)
"""Mean, spread and least of the time that a person takes over a flip."""


class Press(msgspec.Struct, frozen=True):
    """One hand that comes down, in spans.

    Attributes:
        reaction_us: From the light of the face to the finger on the glass.
        dispatch_us: From the time stamp of the press to the page's handler.
    """

    reaction_us: Micros
    dispatch_us: Micros


class Person:
    """One player's hands, drawn from a generator of their own.

    Every slappable face draws exactly once, so that the same seed gives the same reactions
    whatever the network does and however the table judges.
    """

    def __init__(
        self, mean_us: int, input_us: Micros, *, hand: random.Random, pace: random.Random
    ) -> None:
        """Make a person.

        Args:
            mean_us: Mean of the normal part of the reaction.
            input_us: From the finger on the glass to the time stamp of the press.
            hand: Where reactions are drawn.
            pace: Where the time over a flip is drawn.
        """
        self.input_us = input_us
        self._mean_us = mean_us
        self._hand = hand
        self._pace = pace

    def press(self) -> Press:
        """Draw the next slap."""
        rng = self._hand
        normal_us = rng.gauss(self._mean_us, _SPREAD_US)
        reaction_us = max(_FLOOR_US, int(normal_us + rng.expovariate(1 / _TAIL_US)))
        return Press(Micros(reaction_us), Micros(rng.randint(*_DISPATCH_US)))

    def think_us(self) -> Micros:
        """Draw how long the next flip takes."""
        mean_us, spread_us, least_us = _THINK_US
        return Micros(max(least_us, int(self._pace.gauss(mean_us, spread_us))))
