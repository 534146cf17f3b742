"""One direction of a path over time: how long a packet takes that leaves now.

A road has a length of its own, jitter for each packet, stalls (all that is sent meanwhile arrives
when it moves again), and swells: spells of seconds in which some queue on the way is full. Several
people behind one router share its stalls and swells. The length changes when a player moves to
another path.

The study drew a spike for each packet on its own. In a dense stream kept in order that would hold
up every packet behind it as well, and make spikes several times as frequent as it meant. Stalls are
therefore a matter of time: as many packets meet one, and wait about as long, however many are sent.

Source: fairness.md 2.1 (model and figures).
"""

import random
from typing import Final, Protocol

import msgspec

from slapjack.units import Micros

_JITTER_SHAPE: Final = 1.5
_STALL_MEDIAN_US: Final = 45_000
_STALL_US_MAX: Final = 400_000
_STALL_SIGMA: Final = 0.8
"""Spread of the logarithm of a stall; fairness.md gives only the median and the most."""

_STALL_MEAN_US: Final = 62_000
"""Mean of such a stall: the median times exp(sigma squared / 2)."""

_SWELL_SIGMA: Final = 0.6
_MILLION: Final = 1_000_000


class Weather(msgspec.Struct, frozen=True):
    """How a path treats single packets.

    Attributes:
        jitter_us: Mean of the jitter of each packet (gamma of shape 1.5).
        stall_ppm: Packets in a million that meet a stall of the path.
        loss_ppm: Packets in a million that are lost once.
    """

    jitter_us: Micros
    stall_ppm: int
    loss_ppm: int

    def worse(self, times: float) -> "Weather":
        """Return the same path on a bad day: everything this many times as much."""
        return Weather(
            jitter_us=Micros(round(self.jitter_us * times)),
            stall_ppm=round(self.stall_ppm * times),
            loss_ppm=round(self.loss_ppm * times),
        )


CALM: Final = Weather(jitter_us=Micros(0), stall_ppm=0, loss_ppm=0)
"""A path on which nothing ever happens."""


class Swell(msgspec.Struct, frozen=True):
    """How often a queue on the way is full, how long it stays so, and what it costs.

    Attributes:
        gap_us: Mean time from one spell to the next.
        span_us: Mean length of a spell.
        height_us: Median of what a packet waits in it.
    """

    gap_us: int
    span_us: int
    height_us: int


class Hindrance(Protocol):
    """Something that comes and goes on a road, and may be shared by several."""

    def leaves_at(self, now: int) -> int:
        """Return when a packet that is sent now gets past it."""
        ...


class Stalls:
    """When a path stands still: instants and lengths, drawn as time goes by."""

    def __init__(self, stall_ppm: int, rng: random.Random) -> None:
        self._gap_us = _STALL_MEAN_US * _MILLION / stall_ppm if stall_ppm else None
        self._rng = rng
        self._moves_at = 0
        self._next_at = self._draw_gap_us()

    def leaves_at(self, now: int) -> int:
        """Return when the path moves again, now if it does."""
        while self._next_at is not None and self._next_at <= now:
            length_us = int(_STALL_MEDIAN_US * self._rng.lognormvariate(0.0, _STALL_SIGMA))
            end_at = self._next_at + min(length_us, _STALL_US_MAX)
            self._moves_at = max(self._moves_at, end_at)
            gap_us = self._draw_gap_us()
            self._next_at = None if gap_us is None else self._next_at + gap_us
        return max(now, self._moves_at)

    def _draw_gap_us(self) -> int | None:
        return None if self._gap_us is None else int(self._rng.expovariate(1 / self._gap_us))


class Swells:
    """Spells in which each packet waits in a queue, drawn as time goes by."""

    def __init__(self, swell: Swell, rng: random.Random) -> None:
        self._swell = swell
        self._rng = rng
        self._height_us = 0
        self._ends_at = 0
        self._next_at = self._draw(swell.gap_us)

    def leaves_at(self, now: int) -> int:
        """Return when a packet that joins the queue now has left it."""
        while self._next_at <= now:
            self._ends_at = self._next_at + self._draw(self._swell.span_us)
            spread = self._rng.lognormvariate(0.0, _SWELL_SIGMA)
            self._height_us = int(self._swell.height_us * spread)
            self._next_at = self._ends_at + self._draw(self._swell.gap_us)
        return now + self._height_us if now < self._ends_at else now

    def _draw(self, mean_us: int) -> int:
        return int(self._rng.expovariate(1 / mean_us))


class Road:
    """One direction of one path.

    Attributes:
        travel_us: Its least time, until the player moves.
        rtt_us: Least round trip of the whole path.
    """

    def __init__(
        self,
        travel_us: Micros,
        rtt_us: Micros,
        weather: Weather,
        rng: random.Random,
        *,
        shared: tuple[Hindrance, ...] = (),
    ) -> None:
        """Lay the road.

        Args:
            travel_us: Least time of this direction.
            rtt_us: Least round trip of the whole path, which sets the cost of a loss.
            weather: What may befall a packet.
            rng: Where the fate of each packet is drawn.
            shared: What comes and goes on it beside its own stalls.
        """
        self.travel_us = travel_us
        self.rtt_us = rtt_us
        self._weather = weather
        self._rng = rng
        self._hindrances = (Stalls(weather.stall_ppm, rng), *shared)
        self._last_at = 0

    def arrives_at(self, now: int) -> int:
        """Draw when a packet arrives that is sent now and not lost; none passes another."""
        leaves_at = max(hindrance.leaves_at(now) for hindrance in self._hindrances)
        drawn_at = leaves_at + draw_travel_us(self.travel_us, self._weather, self._rng)
        self._last_at = max(self._last_at, drawn_at)
        return self._last_at

    def loses(self) -> bool:
        """Draw whether the packet that is sent now is lost."""
        return self._rng.randrange(_MILLION) < self._weather.loss_ppm


def draw_travel_us(least_us: Micros, weather: Weather, rng: random.Random) -> Micros:
    """Draw how long a packet takes on a path of this least time when the path does not stall."""
    if not weather.jitter_us:
        return least_us
    jitter_us = rng.gammavariate(_JITTER_SHAPE, weather.jitter_us / _JITTER_SHAPE)
    return Micros(least_us + int(jitter_us))
