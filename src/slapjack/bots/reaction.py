"""Reaction: how long a mind takes from seeing a card to having the hand on it.

Human reaction times are not normal: they have a long tail to the right and nothing below a floor.
The ex-Gaussian, a normal part plus an exponential tail, fits them with three numbers that studies
report. The start values are our own calibration from published means plus about 40 ms for a device,
to be tuned on the logs of real games; they are models of groups, never of a person.

Source: rules.md F.2.
"""

import random
from typing import Final

import msgspec

from slapjack.units import Micros

FLOOR_US: Final = Micros(150_000)
"""No draw is below this: nobody recognises one rank among thirteen faster."""


class ReactionModel(msgspec.Struct, frozen=True):
    """An ex-Gaussian distribution of reaction times.

    Attributes:
        mu_us: Mean of the normal part.
        sigma_us: Standard deviation of the normal part.
        tau_us: Mean of the exponential tail.
    """

    mu_us: Micros
    sigma_us: Micros
    tau_us: Micros

    @property
    def mean_us(self) -> Micros:
        """The mean of the uncut distribution, for people who ask how fast a bot is."""
        return Micros(self.mu_us + self.tau_us)

    def draw(self, rng: random.Random) -> Micros:
        """Draw one reaction time, `FLOOR_US` or more."""
        drawn_us = rng.gauss(self.mu_us, self.sigma_us) + rng.expovariate(1 / self.tau_us)
        return max(FLOOR_US, Micros(int(drawn_us)))


def _model(mu_ms: int, sigma_ms: int, tau_ms: int) -> ReactionModel:
    return ReactionModel(Micros(mu_ms * 1_000), Micros(sigma_ms * 1_000), Micros(tau_ms * 1_000))


EXPERT: Final = _model(290, 25, 40)
ADULT: Final = _model(320, 35, 70)
CHILD_8_TO_10: Final = _model(400, 70, 130)
CHILD_5_TO_6: Final = _model(520, 100, 200)
SENIOR: Final = _model(420, 55, 110)
