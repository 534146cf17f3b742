"""What a cheating client gains, in the real Table: milliseconds a hand, and races won.

One cheat sits among honest people near the server, all as quick as each other and with the same
device, so that fair play gives even shares.
"""

import random
import statistics
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from slapjack.protocol.fields import JudgeMode
from slapjack.sim.judges import Race
from slapjack.sim.mixtures import FAR, LAN, MOBILE, WIFI, Mixture, PathKind
from slapjack.sim.player import Player
from slapjack.sim.run import EVERY_CARD_LIVE
from slapjack.sim.world import World

CHEAT_SEAT: Final = 1
PATHS: Final[Mapping[str, PathKind]] = {kind.name: kind for kind in (LAN, WIFI, MOBILE, FAR)}

_RESAMPLES: Final = 400
_TAIL: Final = 40


class Gain(msgspec.Struct, frozen=True):
    """What a cheat gained in its lies, in milliseconds a hand, with an interval of 95 in a hundred.

    Attributes:
        most: The largest gain in one hand.
        share: Races won in a hundred, the honest ones too.
        wait_ms: Longest wait of a race from its first hand to its verdict.
    """

    mean: float
    low: float
    high: float
    most: float
    hands: int
    share: float
    wait_ms: float


class Sitting(msgspec.Struct, frozen=True):
    """Where and how a cheat is tried.

    Attributes:
        path: Its kind of path.
        direct: Whether its kernel's round trips are known.
        others: How many honest people sit there.
        skip: Hands of each game that are not counted, while trust from its start is spent.
    """

    path: str = "wifi"
    mode: JudgeMode = "casual"
    direct: bool = True
    others: int = 1
    tables: int = 4
    races: int = 40
    skip: int = 0
    seed: int = 1


def gain(cheat: type[Player], sitting: Sitting) -> Gain:
    """Let a client play, and count what it gained where it lied (everywhere, if it never did)."""
    played = [_play(cheat, sitting, number) for number in range(sitting.tables)]
    gains = [_gains_of(races, sitting.skip) for races in played]
    every = [one for table in gains for one in table]
    low, high = _interval(gains)
    races = [race for table in played for race in table]
    return Gain(
        mean=statistics.fmean(every),
        low=low,
        high=high,
        most=max(every),
        hands=len(every),
        share=100 * sum(race.winner == CHEAT_SEAT for race in races) / len(races),
        wait_ms=max(race.wait_us for race in races) / 1000,
    )


def _play(cheat: type[Player], sitting: Sitting, number: int) -> Sequence[Race]:
    near = ((LAN, 1),)
    seats = [near] * (sitting.others + 1)
    seats[CHEAT_SEAT] = ((PATHS[sitting.path], 1),)
    mixture = Mixture(f"cheat-{sitting.path}", tuple(seats), equal=True, direct=sitting.direct)
    world = World(
        mixture,
        f"{sitting.seed}/{number}",
        judge=sitting.mode,
        rules=EVERY_CARD_LIVE,
        cheats={CHEAT_SEAT: cheat},
    )
    world.deal()
    world.play_races(sitting.races)
    return world.chronicle.races


def _gains_of(races: Sequence[Race], skip: int) -> list[float]:
    """Return what the cheat's counted hands gained, in milliseconds; late ones win nothing."""
    hands = [(race.game, race.hands[CHEAT_SEAT]) for race in races]
    counted: list[float] = []
    seen: dict[int, int] = {}
    lies = any(hand.lied for _, hand in hands)
    for game, hand in hands:
        seen[game] = seen.get(game, 0) + 1
        if seen[game] > skip and hand.lied == lies and not hand.late:
            counted.append((hand.device_us - hand.score_us) / 1000)
    return counted


def _interval(tables: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Bootstrap the mean: by table, and by hand within each."""
    rng = random.Random(len(tables))
    means = sorted(statistics.fmean(_resample(tables, rng)) for _ in range(_RESAMPLES))
    return means[len(means) // _TAIL], means[-1 - len(means) // _TAIL]


def _resample(tables: Sequence[Sequence[float]], rng: random.Random) -> list[float]:
    drawn: list[float] = []
    for table in rng.choices(tables, k=len(tables)):
        drawn += rng.choices(table, k=len(table)) if table else []
    return drawn or [0.0]
