"""What each cheat may gain at most, in milliseconds a hand: the promise of docs/fairness.md.

A bound is held by the upper end of the interval of what was played. `Sitting` says where: a cheat
is tried where it gains most.
"""

from typing import Final

import msgspec

from slapjack.sim import cheats, forgers
from slapjack.sim.gains import Sitting
from slapjack.sim.player import Player


class Bound(msgspec.Struct, frozen=True):
    """A cheat, where it is tried, and what it may gain there."""

    name: str
    cheat: type[Player]
    sitting: Sitting
    most_ms: float


_STEADY: Final = {"path": "lan", "skip": 10, "tables": 3, "races": 45}
"""A cheat near the server: nothing of its own network blurs what it gains."""


def _bound(cheat: type[Player], most_ms: float, **sitting: object) -> Bound:
    tried = msgspec.convert({**_STEADY, **sitting}, Sitting)
    place = "direct" if tried.direct else "proxy"
    return Bound(f"{cheat.__name__}-{tried.mode}-{place}", cheat, tried, most_ms)


BOUNDS: Final = (
    _bound(cheats.Claims, 5),
    _bound(cheats.Claims, 5, mode="ranked"),
    _bound(cheats.Claims, 3, mode="strict"),
    _bound(cheats.Claims, 9, direct=False, tables=6),
    _bound(cheats.ClaimsAndHoldsPong, 5),
    _bound(cheats.ClaimsInSilence, 5),
    _bound(cheats.ClaimsInSilence, 5, mode="ranked"),
    _bound(cheats.ClaimsInSilence, 3, mode="strict"),
    _bound(cheats.AnswersAtRandom, 5, mode="ranked", tables=10),
    _bound(cheats.AnswersAtRandom, 3, mode="strict"),
    _bound(cheats.AnswersAtRandom, 31, direct=False, tables=6),
    _bound(cheats.LiesOnceInTwenty, 40, skip=0),
    _bound(cheats.LiesOnceInTwenty, 40, skip=0, mode="ranked"),
    _bound(cheats.LiesOnceInTwenty, 95, skip=0, direct=False),
    _bound(cheats.PretendsToBeFar, 21, mode="ranked"),
    _bound(cheats.PretendsToBeFar, 115, mode="ranked", direct=False),
    _bound(cheats.PretendsToBeFarHonestly, 5, mode="ranked"),
    _bound(cheats.DeclaresSlowFrames, 36),
    _bound(cheats.DeclaresSlowFrames, 12, mode="ranked"),
    _bound(cheats.TellsOfTheFaceLast, 6),
    _bound(cheats.ClaimsTooSlow, 0),
    _bound(cheats.ReadsTheSocket, 1),
    _bound(forgers.PressesAtTheEndOfTime, 0),
    _bound(forgers.ClockRunsBackwards, 5),
    _bound(forgers.RepeatsItself, 1),
    _bound(forgers.AnswersOutOfOrder, 5),
    _bound(forgers.SlapsTheNextCard, 1),
)
