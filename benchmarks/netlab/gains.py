"""What cheats gain over real sockets, where kernels acknowledge as they please."""

import random
import statistics
from collections.abc import Sequence
from typing import Final

import msgspec

from benchmarks.netlab.hands import LabHand
from slapjack.fairness import judge, settings_for
from slapjack.protocol.fields import JudgeMode
from slapjack.sim import cheats
from slapjack.sim.player import Player

_SKIPPED: Final = 10
"""First hands of a game that are not counted, while trust from its start is spent."""

_RESAMPLES: Final = 400
_TAIL: Final = 40


class Cheat(msgspec.Struct, frozen=True):
    """A cheat, and how its table judges."""

    kind: type[Player]
    mode: JudgeMode

    @property
    def name(self) -> str:
        """What stands in the table of figures."""
        return f"{self.kind.__name__}, {self.mode}"


CHEATS: Final = (
    Cheat(cheats.Claims, "casual"),
    Cheat(cheats.ClaimsAndHoldsPong, "casual"),
    Cheat(cheats.ClaimsInSilence, "casual"),
    Cheat(cheats.ClaimsInSilence, "ranked"),
    Cheat(cheats.AnswersAtRandom, "ranked"),
    Cheat(cheats.ClaimsInSilence, "strict"),
)


class Gained(msgspec.Struct, frozen=True):
    """What a cheat gained in milliseconds a hand, with an interval of 95 in a hundred.

    Attributes:
        jitter_ms: Mean usual jitter that it was forgiven.
    """

    name: str
    hands: int
    mean: float
    low: float
    high: float
    jitter_ms: float


def gained(cheat: Cheat, hands: Sequence[LabHand]) -> Gained:
    """Count what a cheat's hands gained over what it would honestly have claimed."""
    settings = settings_for(cheat.mode)
    counted = hands[_SKIPPED:] or hands
    gains = [
        (hand.truth.device_us - judge(hand.evidence, settings).score_us) / 1_000 for hand in counted
    ] or [0.0]
    rng = random.Random(len(gains))
    means = sorted(statistics.fmean(rng.choices(gains, k=len(gains))) for _ in range(_RESAMPLES))
    jitter = [hand.evidence.jitter_us / 1_000 for hand in counted] or [0.0]
    return Gained(
        name=cheat.name,
        hands=len(counted),
        mean=statistics.fmean(gains),
        low=means[len(means) // _TAIL],
        high=means[-1 - len(means) // _TAIL],
        jitter_ms=statistics.fmean(jitter),
    )
