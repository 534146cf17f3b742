"""One direction of a connection, as TCP over a real network delivers it: in order, but late.

A lost packet comes late, and everything behind it waits (head-of-line blocking): 200 ms and a round
trip when nothing follows it (the sender's probe timer), but only 1.25 round trips and 20 ms after
the next packet, since its acknowledgement tells the sender of the hole. That is why a client sends
watermarks after its slap.

Source: fairness.md 1.10 (recovery), 2.1 (figures).
"""

from collections import deque
from collections.abc import Callable
from typing import Final

from slapjack.sim.road import Road
from slapjack.sim.schedule import Schedule

_PROBE_US: Final = 200_000
_RECOVERY_US: Final = 20_000


class _Packet:
    """A frame on its way.

    Attributes:
        ready_us: When it would arrive if nothing were before it.
        hole_us: When a packet came that was sent after it, while it was missing.
    """

    __slots__ = ("frame", "hole_us", "lost", "ready_us")

    def __init__(self, frame: bytes, ready_us: int, *, lost: bool) -> None:
        self.frame = frame
        self.ready_us = ready_us
        self.lost = lost
        self.hole_us: int | None = None


class Link:
    """One direction: frames go in, and come out in the same order.

    Attributes:
        hole_at: While a frame is delivered, since when the receiving kernel had packets behind a
            hole that held it up; None where nothing was missing.
    """

    def __init__(self, schedule: Schedule, deliver: Callable[[bytes], None], road: Road) -> None:
        """Lay the link.

        Args:
            schedule: The virtual time.
            deliver: Called with each frame when it arrives.
            road: What its packets travel on.
        """
        self._schedule = schedule
        self._deliver = deliver
        self._road = road
        self._under_way: deque[_Packet] = deque()
        self._looked_at_us: int | None = None
        self.hole_at: int | None = None

    def send(self, frame: bytes) -> None:
        """Put a frame on the link now."""
        now, road = self._schedule.now, self._road
        arrives_at, lost = road.arrives_at(now), road.loses()
        cost_us = road.rtt_us + _PROBE_US if lost else 0
        self._recover(now, arrives_at + cost_us)
        self._under_way.append(_Packet(frame, arrives_at + cost_us, lost=lost))
        self._look_at(self._under_way[0].ready_us)

    def _recover(self, now: int, arrives_at: int) -> None:
        """Let the packet sent now tell of the holes before it, when it arrives."""
        rtt_us = self._road.rtt_us
        told_us = now + rtt_us + rtt_us // 4 + _RECOVERY_US
        for packet in self._under_way:
            if packet.lost:
                packet.ready_us = min(packet.ready_us, told_us)
                packet.hole_us = arrives_at
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
        self.hole_at = None
        while under_way and under_way[0].ready_us <= now:
            packet = under_way.popleft()
            if packet.hole_us is not None and packet.hole_us < now:
                self.hole_at = min(packet.hole_us, self.hole_at or now)
            self._deliver(packet.frame)
        self.hole_at = None
        if under_way:
            self._look_at(under_way[0].ready_us)
