"""The roads of the lab: who sits how far away, and the weather there.

A table has four seats, 8, 40, 90 and 220 ms away, with the weather of a LAN, Wi-Fi, mobile phones
and far networks in `slapjack.sim`. Devices and hands are drawn as the virtual world draws them, so
the same seed can be played there.
"""

import random
from typing import Final

import msgspec

from slapjack.sim.mixtures import FAR, LAN, MOBILE, WIFI, Kit, Mixture, PathKind, draw_kits
from slapjack.sim.road import CALM, Road, Weather
from slapjack.units import Micros


def _at(kind: PathKind, rtt_ms: int) -> PathKind:
    return msgspec.structs.replace(
        kind, name=f"{rtt_ms} ms", base_us=(rtt_ms * 1_000, rtt_ms * 1_000)
    )


KINDS: Final = (_at(LAN, 8), _at(WIFI, 40), _at(MOBILE, 90), _at(FAR, 220))

LAB: Final = Mixture("lab", tuple(((kind, 1),) for kind in KINDS))

PROBE_RTT: Final = Micros(40_000)


class RoadPlan(msgspec.Struct, frozen=True):
    """One road, as the carrier is told of it.

    Attributes:
        number: Last number of the server's address at its end.
        seed: Everything that chance decides on it follows from it.
        loses_every: Every so many packets with data on the way up one is lost; 0 for none.
    """

    number: int
    name: str
    up_us: Micros
    down_us: Micros
    weather: Weather
    seed: str
    loses_every: int = 0

    @property
    def rtt_us(self) -> Micros:
        """Least round trip."""
        return Micros(self.up_us + self.down_us)

    def way(self, *, up: bool) -> Road:
        """Lay one direction."""
        way = "up" if up else "down"
        travel_us = self.up_us if up else self.down_us
        rng = random.Random(f"{self.seed}/{way}")
        return Road(travel_us, self.rtt_us, self.weather, rng)


def roads_of(kits: list[Kit], *, first: int, seed: str) -> list[RoadPlan]:
    """Plan a road for each player of one table."""
    return [
        RoadPlan(
            number=first + seat,
            name=kit.path,
            up_us=kit.up_us,
            down_us=kit.down_us,
            weather=kit.weather,
            seed=f"{seed}/{seat}",
        )
        for seat, kit in enumerate(kits)
    ]


def kits_of(seed: str) -> list[Kit]:
    """Draw the players of one table."""
    return draw_kits(LAB, seed)


def probe_road(number: int, *, loses_every: int = 0) -> RoadPlan:
    """Plan a road of 40 ms on which nothing happens, but for losses by the count."""
    half = Micros(PROBE_RTT // 2)
    return RoadPlan(number, "probe", half, half, CALM, "probe", loses_every)
