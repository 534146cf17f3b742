"""Who meets at a table: kinds of paths, devices and people, and the worlds that mix them.

The figures are assumptions from general knowledge, not measurements of our users (fairness.md 2.4):
what a world shows is the order of the ways to judge, not the error that a household will see.

Source: fairness.md 2.1.
"""

import random
from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec

from slapjack.sim.person import Person
from slapjack.sim.road import CALM, Swell, Weather
from slapjack.sim.screen import Screen, Stopwatch
from slapjack.units import Micros

_Drawn = TypeVar("_Drawn")


class PathKind(msgspec.Struct, frozen=True):
    """A kind of way to the server.

    Attributes:
        base_us: Range of the least round trip.
        up_per_mille: Range of the part of it that lies on the way up.
        weather: What befalls packets in each direction.
    """

    name: str
    base_us: tuple[int, int]
    up_per_mille: tuple[int, int]
    weather: Weather


LAN: Final = PathKind("lan", (5_000, 15_000), (450, 550), Weather(Micros(500), 2_000, 500))
WIFI: Final = PathKind("wifi", (15_000, 60_000), (400, 600), Weather(Micros(3_000), 20_000, 5_000))
MOBILE: Final = PathKind("4g", (35_000, 120_000), (450, 700), Weather(Micros(7_000), 30_000, 8_000))
FAR: Final = PathKind("far", (120_000, 250_000), (350, 650), Weather(Micros(5_000), 20_000, 10_000))


class Mixture(msgspec.Struct, frozen=True):
    """A world: what sort of players its tables have.

    Attributes:
        seats: For each seat, the kinds of path it may have, each with its weight.
        worse: How many times the jitter, spikes and losses of the kinds.
        equal: Everybody has the same mean reaction and the commonest device, so that fair play
            gives even shares.
        direct: Sockets end in the server's process, so that its kernel's round trips are known.
        swell: The queues that fill up on the way, if any.
        moves_after_us: Mean time after which a player's packets take another path.
        one_router: Everybody sits behind the same router, whose queues and stalls all share.
        router_stall_ppm: Packets in a million that meet a stall of the router.
    """

    name: str
    seats: tuple[tuple[tuple[PathKind, int], ...], ...]
    worse: float = 1.0
    equal: bool = False
    direct: bool = True
    swell: Swell | None = None
    moves_after_us: int | None = None
    one_router: bool = False
    router_stall_ppm: int = 0


_MIX: Final = ((LAN, 25), (WIFI, 35), (MOBILE, 30), (FAR, 10))
_EVEN: Final = ((LAN, 1), (WIFI, 1), (MOBILE, 1), (FAR, 1))
_ONLY_LAN: Final = ((LAN, 1),)
_ONLY_FAR: Final = ((FAR, 1),)
_ONLY_MOBILE: Final = ((MOBILE, 1),)
_ONLY_WIFI: Final = ((WIFI, 1),)

MIXTURES: Final[Mapping[str, Mixture]] = {
    mixture.name: mixture
    for mixture in (
        Mixture("mix", (_MIX,) * 4),
        Mixture("proxy", (_MIX,) * 4, direct=False),
        Mixture("stress", (_EVEN,) * 4, worse=2.5),
        Mixture("calm", (_MIX,) * 4, worse=0.0),
        Mixture("lan-far", (_ONLY_LAN, _ONLY_FAR)),
        Mixture("wifi-4g", (_ONLY_WIFI, _ONLY_MOBILE)),
        Mixture("far-3lan", (_ONLY_FAR, _ONLY_LAN, _ONLY_LAN, _ONLY_LAN), equal=True),
        Mixture("4g-3lan", (_ONLY_MOBILE, _ONLY_LAN, _ONLY_LAN, _ONLY_LAN), equal=True),
        Mixture("lan-3far", (_ONLY_LAN, _ONLY_FAR, _ONLY_FAR, _ONLY_FAR), equal=True),
        Mixture(
            "moving",
            (_MIX,) * 4,
            swell=Swell(gap_us=20_000_000, span_us=2_000_000, height_us=80_000),
            moves_after_us=60_000_000,
        ),
        Mixture(
            "house",
            (_ONLY_WIFI,) * 8,
            one_router=True,
            router_stall_ppm=60_000,
            swell=Swell(gap_us=8_000_000, span_us=1_500_000, height_us=60_000),
        ),
    )
}
"""The worlds of fairness.md 2.2, by name; `proxy` is the mix behind one.

Two are harder: in `moving` queues fill up for seconds and packets change to another path while
people play; in `house` eight people sit behind one bad router.
"""

_PERIODS_US: Final = ((16_667, 65), (8_333, 22), (4_167, 3), (11_111, 5), (33_333, 5))
_STEPS_US: Final = ((100, 570), (1_000, 405), (16_700, 20), (100_000, 5))
_PANEL_US: Final = (4_000, 15_000)
_INPUT_US: Final = (3_000, 35_000)
_MEAN_US: Final = (300_000, 30_000)
_UPTIME_US_MAX: Final = 3_600_000_000
_WALL_ERROR_US: Final = 50_000
"""Spread of wall clocks that are set over the network now and then; an assumption."""


class Kit(msgspec.Struct, frozen=True):
    """What one player brings: a path, a device, and hands.

    Attributes:
        wall_error_us: How far the device's wall clock is ahead of the server's.
    """

    path: str
    up_us: Micros
    down_us: Micros
    weather: Weather
    screen: Screen
    stopwatch: Stopwatch
    person: Person
    wall_error_us: int

    @property
    def rtt_us(self) -> Micros:
        """Least round trip of the path."""
        return Micros(self.up_us + self.down_us)


def draw_kits(mixture: Mixture, seed: str) -> list[Kit]:
    """Draw the players of one table, the same ones for the same seed."""
    return [
        _draw_kit(mixture, kinds, f"{seed}/player{seat}")
        for seat, kinds in enumerate(mixture.seats)
    ]


def _draw_kit(mixture: Mixture, kinds: tuple[tuple[PathKind, int], ...], seed: str) -> Kit:
    rng = random.Random(f"{seed}/kit")
    kind = _draw(rng, kinds)
    up_us, down_us = _draw_path(rng, kind)
    mean_us, spread_us = _MEAN_US
    person = Person(
        mean_us if mixture.equal else int(rng.gauss(mean_us, spread_us)),
        Micros(rng.randint(*_INPUT_US)),
        hand=random.Random(f"{seed}/hand"),
        pace=random.Random(f"{seed}/pace"),
    )
    period_us = _PERIODS_US[0][0] if mixture.equal else _draw(rng, _PERIODS_US)
    step_us = _STEPS_US[0][0] if mixture.equal else _draw(rng, _STEPS_US)
    screen = Screen(
        Micros(period_us), Micros(rng.randrange(period_us)), Micros(rng.randint(*_PANEL_US))
    )
    return Kit(
        path=kind.name,
        up_us=up_us,
        down_us=down_us,
        weather=kind.weather.worse(mixture.worse) if mixture.worse else CALM,
        screen=screen,
        stopwatch=Stopwatch(Micros(step_us), -rng.randrange(_UPTIME_US_MAX)),
        person=person,
        wall_error_us=int(rng.gauss(0, _WALL_ERROR_US)),
    )


def another_path(mixture: Mixture, seat: int, kit: Kit, rng: random.Random) -> Kit:
    """Return the kit of a player whose packets take another path from now on."""
    up_us, down_us = _draw_path(rng, _draw(rng, mixture.seats[seat]))
    return msgspec.structs.replace(kit, up_us=up_us, down_us=down_us)


def _draw_path(rng: random.Random, kind: PathKind) -> tuple[Micros, Micros]:
    """Draw the least times up and down."""
    base_us = rng.randint(*kind.base_us)
    up_us = base_us * rng.randint(*kind.up_per_mille) // 1000
    return Micros(up_us), Micros(base_us - up_us)


def _draw(rng: random.Random, weighted: tuple[tuple[_Drawn, int], ...]) -> _Drawn:
    things = [thing for thing, _ in weighted]
    return rng.choices(things, [weight for _, weight in weighted])[0]
