"""One direction of a connection, as TCP over a real network delivers it: in order, but late.

A packet takes the path's own time, plus jitter. Now and then the path stalls, and what is sent
meanwhile arrives when it moves again. A lost packet comes late, and everything behind it waits
(head-of-line blocking): 200 ms and a round trip when nothing follows it (the sender's probe timer),
but only 1.25 round trips and 20 ms after the next packet, since its acknowledgement tells the
sender of the hole. That is why a client sends watermarks after its slap.

The study drew a spike for each packet on its own. In a dense stream kept in order that would hold
up every packet behind it as well, and make spikes several times as frequent as it meant. Stalls are
therefore a matter of time: as many packets meet one, and wait about as long, however many are sent.

Source: fairness.md 2.1 (model and figures), 1.10 (recovery).
"""

import random
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from slapjack.sim.schedule import Schedule
from slapjack.units import Micros

_JITTER_SHAPE: Final = 1.5
_STALL_MEDIAN_US: Final = 45_000
_STALL_US_MAX: Final = 400_000
_STALL_SIGMA: Final = 0.8
"""Spread of the logarithm of a stall; fairness.md gives only the median and the most."""

_STALL_MEAN_US: Final = 62_000
"""Mean of such a stall: the median times exp(sigma squared / 2)."""

_PROBE_US: Final = 200_000
_RECOVERY_US: Final = 20_000
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


CALM = Weather(jitter_us=Micros(0), stall_ppm=0, loss_ppm=0)
"""A path on which nothing ever happens."""


def draw_travel_us(least_us: Micros, weather: Weather, rng: random.Random) -> Micros:
    """Draw how long a packet takes on a path of this least time when the path does not stall."""
    if not weather.jitter_us:
        return least_us
    jitter_us = rng.gammavariate(_JITTER_SHAPE, weather.jitter_us / _JITTER_SHAPE)
    return Micros(least_us + int(jitter_us))


class _Stalls:
    """When a path stands still: instants and lengths, drawn as time goes by."""

    def __init__(self, stall_ppm: int, rng: random.Random) -> None:
        self._gap_us = _STALL_MEAN_US * _MILLION / stall_ppm if stall_ppm else None
        self._rng = rng
        self._moves_at = 0
        self._next_at = self._draw_gap_us()

    def moves_at(self, now: int) -> int:
        """Return when the path moves again, an instant gone by if it does."""
        while self._next_at is not None and self._next_at <= now:
            length_us = int(_STALL_MEDIAN_US * self._rng.lognormvariate(0.0, _STALL_SIGMA))
            end_at = self._next_at + min(length_us, _STALL_US_MAX)
            self._moves_at = max(self._moves_at, end_at)
            gap_us = self._draw_gap_us()
            self._next_at = None if gap_us is None else self._next_at + gap_us
        return self._moves_at

    def _draw_gap_us(self) -> int | None:
        return None if self._gap_us is None else int(self._rng.expovariate(1 / self._gap_us))


class _Packet:
    """A frame on its way; `ready_us` is when it would arrive if nothing were before it."""

    __slots__ = ("frame", "lost", "ready_us")

    def __init__(self, frame: bytes, ready_us: int, *, lost: bool) -> None:
        self.frame = frame
        self.ready_us = ready_us
        self.lost = lost


class Link:
    """One direction: frames go in, and come out in the same order."""

    def __init__(
        self,
        schedule: Schedule,
        deliver: Callable[[bytes], None],
        *,
        travel_us: Micros,
        rtt_us: Micros,
        weather: Weather,
        rng: random.Random,
    ) -> None:
        """Lay the link.

        Args:
            schedule: The virtual time.
            deliver: Called with each frame when it arrives.
            travel_us: Least time of this direction.
            rtt_us: Least round trip of the whole path, which sets the cost of a loss.
            weather: What may befall a packet.
            rng: Where the fate of each packet is drawn.
        """
        self._schedule = schedule
        self._deliver = deliver
        self._travel_us = travel_us
        self._rtt_us = rtt_us
        self._weather = weather
        self._rng = rng
        self._stalls = _Stalls(weather.stall_ppm, rng)
        self._under_way: deque[_Packet] = deque()
        self._looked_at_us: int | None = None

    def send(self, frame: bytes) -> None:
        """Put a frame on the link now."""
        now = self._schedule.now
        leaves_at = max(now, self._stalls.moves_at(now))
        travel_us = draw_travel_us(self._travel_us, self._weather, self._rng)
        lost = self._rng.randrange(_MILLION) < self._weather.loss_ppm
        cost_us = self._rtt_us + _PROBE_US if lost else 0
        self._recover(now)
        packet = _Packet(frame, leaves_at + travel_us + cost_us, lost=lost)
        self._under_way.append(packet)
        self._look_at(self._under_way[0].ready_us)

    def _recover(self, now: int) -> None:
        """Let the packet sent now tell of the holes before it."""
        told_us = now + self._rtt_us + self._rtt_us // 4 + _RECOVERY_US
        for packet in self._under_way:
            if packet.lost:
                packet.ready_us = min(packet.ready_us, told_us)
                packet.lost = False

    def _look_at(self, at_us: int) -> None:
        """Come back at this instant, unless an earlier look is already to come."""
        if self._looked_at_us is None or at_us < self._looked_at_us:
            self._looked_at_us = at_us
            self._schedule.at(at_us, self._arrive)

    def _arrive(self) -> None:
        """Deliver what is due, and come again for what waits behind it."""
        under_way, now = self._under_way, self._schedule.now
        self._looked_at_us = None
        while under_way and under_way[0].ready_us <= now:
            self._deliver(under_way.popleft().frame)
        if under_way:
            self._look_at(under_way[0].ready_us)
