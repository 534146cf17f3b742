"""One direction of a connection, as TCP over a real network delivers it: in order, but late.

A packet takes the path's own time, plus jitter, now and then a spike. A lost packet comes late,
and everything behind it waits (head-of-line blocking): 200 ms and a round trip when nothing
follows it (the sender's probe timer), but only 1.25 round trips and 20 ms after the next packet,
since its acknowledgement tells the sender of the hole. That is why a client sends watermarks after
its slap.

Source: fairness.md 2.1 (model and figures), 1.10 (recovery).
"""

import random
from collections import deque
from collections.abc import Callable

import msgspec

from slapjack.sim.schedule import Schedule
from slapjack.units import Micros

_JITTER_SHAPE = 1.5
_SPIKE_MEDIAN_US = 45_000
_SPIKE_US_MAX = 400_000
_SPIKE_SIGMA = 0.8
"""Spread of the logarithm of a spike; fairness.md gives only the median and the most."""

_PROBE_US = 200_000
_RECOVERY_US = 20_000
_MILLION = 1_000_000


class Weather(msgspec.Struct, frozen=True):
    """How a path treats single packets.

    Attributes:
        jitter_us: Mean of the jitter of each packet (gamma of shape 1.5).
        spike_ppm: Packets in a million that are held up by a spike.
        loss_ppm: Packets in a million that are lost once.
    """

    jitter_us: Micros
    spike_ppm: int
    loss_ppm: int

    def worse(self, times: float) -> "Weather":
        """Return the same path on a bad day: everything this many times as much."""
        return Weather(
            jitter_us=Micros(round(self.jitter_us * times)),
            spike_ppm=round(self.spike_ppm * times),
            loss_ppm=round(self.loss_ppm * times),
        )


CALM = Weather(jitter_us=Micros(0), spike_ppm=0, loss_ppm=0)
"""A path on which nothing ever happens."""


def draw_travel_us(least_us: Micros, weather: Weather, rng: random.Random) -> Micros:
    """Draw how long a packet takes that is not lost, on a path of this least time."""
    travel_us = int(least_us)
    if weather.jitter_us:
        travel_us += int(rng.gammavariate(_JITTER_SHAPE, weather.jitter_us / _JITTER_SHAPE))
    if _befalls(weather.spike_ppm, rng):
        spike_us = int(_SPIKE_MEDIAN_US * rng.lognormvariate(0.0, _SPIKE_SIGMA))
        travel_us += min(spike_us, _SPIKE_US_MAX)
    return Micros(travel_us)


def _befalls(ppm: int, rng: random.Random) -> bool:
    return ppm > 0 and rng.randrange(_MILLION) < ppm


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
        self._under_way: deque[_Packet] = deque()
        self._looked_at_us: int | None = None

    def send(self, frame: bytes) -> None:
        """Put a frame on the link now."""
        now = self._schedule.now
        travel_us = draw_travel_us(self._travel_us, self._weather, self._rng)
        lost = _befalls(self._weather.loss_ppm, self._rng)
        cost_us = self._rtt_us + _PROBE_US if lost else 0
        self._recover(now)
        packet = _Packet(frame, now + travel_us + cost_us, lost=lost)
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
