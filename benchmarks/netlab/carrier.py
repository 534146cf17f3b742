"""Carries packets between the two ends of the lab, each as late as its road says.

It is a process of its own: `python -m benchmarks.netlab.carrier SERVER_FD CLIENT_FD PLAN LOG`, with
two TUN devices open, until it is told to end; then it writes what it saw. Whoever may asks for a
place before all other processes, so that a busy machine does not make the roads longer.
"""

import heapq
import os
import select
import signal
import sys
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.netlab import packets
from benchmarks.netlab.precedence import first
from benchmarks.netlab.roads import RoadPlan
from slapjack.server.clock import MonotonicClock

_PACKET_BYTES: Final = 65_536
_READS_IN_TURN: Final = 64
_IDLE_S: Final = 0.2


class Loss(msgspec.Struct, frozen=True):
    """A packet with data that did not arrive, and when it was sent."""

    at_us: int
    road: int
    up: bool
    data: int


class Carried(msgspec.Struct, frozen=True):
    """A packet with data that was handed to the server's kernel, and when it was sent."""

    sent_us: int
    at_us: int
    road: int


class Log(msgspec.Struct):
    """What the carrier saw.

    Attributes:
        packets: How many it carried.
        late_us: For each, how much later than its road says.
    """

    packets: int = 0
    losses: list[Loss] = []
    carried: list[Carried] = []
    late_us: list[int] = []


class Carrier:
    """The packets that are under way."""

    def __init__(self, plans: list[RoadPlan]) -> None:
        self.log = Log()
        self._plans = {plan.number: plan for plan in plans}
        self._ways = {(plan.number, up): plan.way(up=up) for plan in plans for up in (False, True)}
        self._data = defaultdict[int, int](int)
        self._asked = 0
        self._under_way: list[tuple[int, int, int, packets.Packet, bytes]] = []

    def take(self, raw: bytes, now: int) -> None:
        """Take a packet that was sent now; what belongs to no road is dropped."""
        packet = packets.read(raw)
        way = None if packet is None else self._ways.get((packet.road, packet.up))
        if packet is None or way is None:
            return
        at_us, is_lost = way.arrives_at(now), way.loses()
        if is_lost or self._is_chosen(packet):
            if packet.data:
                self.log.losses.append(Loss(now, packet.road, packet.up, packet.data))
            return
        self._asked += 1
        heapq.heappush(self._under_way, (at_us, self._asked, now, packet, raw))

    def due(self, now: int) -> list[tuple[bool, bytes]]:
        """Return what arrives by now, each with whether it goes to the server."""
        arrived = []
        while self._under_way and self._under_way[0][0] <= now:
            at_us, _, sent_us, packet, raw = heapq.heappop(self._under_way)
            self.log.packets += 1
            self.log.late_us.append(now - at_us)
            if packet.up and packet.data:
                self.log.carried.append(Carried(sent_us, now, packet.road))
            arrived.append((packet.up, raw))
        return arrived

    def wait_us(self, now: int) -> int | None:
        """Return until when nothing arrives; None when nothing is under way."""
        return max(0, self._under_way[0][0] - now) if self._under_way else None

    def _is_chosen(self, packet: packets.Packet) -> bool:
        every = self._plans[packet.road].loses_every
        if not every or not packet.up or not packet.data:
            return False
        self._data[packet.road] += 1
        return self._data[packet.road] % every == 0


def main(server: int, client: int, plan: Path, log: Path) -> None:
    carrier = Carrier(msgspec.json.decode(plan.read_bytes(), type=list[RoadPlan]))
    clock = MonotonicClock()
    ended: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _: ended.append(number))
    for device in (server, client):
        os.set_blocking(device, False)
    with first():
        while not ended:
            _carry(carrier, server, client, clock)
    log.write_bytes(msgspec.json.encode(carrier.log))


def _carry(carrier: Carrier, server: int, client: int, clock: MonotonicClock) -> None:
    """Hand over what is due, and take what comes until the next is."""
    for up, raw in carrier.due(clock.now()):
        with suppress(BlockingIOError):
            os.write(server if up else client, raw)
    wait_us = carrier.wait_us(clock.now())
    wait_s = _IDLE_S if wait_us is None else min(_IDLE_S, wait_us / 1_000_000)
    readable, _, _ = select.select([server, client], [], [], wait_s)
    for device in readable:
        _take_all(carrier, device, clock)


def _take_all(carrier: Carrier, device: int, clock: MonotonicClock) -> None:
    with suppress(BlockingIOError):
        for _ in range(_READS_IN_TURN):
            carrier.take(os.read(device, _PACKET_BYTES), clock.now())


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]), Path(sys.argv[4]))
