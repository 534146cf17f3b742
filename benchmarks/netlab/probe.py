"""What a kernel tells of single frames: how soon they are acknowledged, and whether a hole is seen.

No game is played here: one socket over a road of 40 ms without weather, whose other end answers
each frame, or nothing at all, as a page that holds its words back. Both ends' kernels are Linux;
what other systems do with acknowledgements this does not tell.

Beside the server it runs as `python -m benchmarks.netlab.probe REPORT`, until it is told to end.
"""

import asyncio
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.netlab.measures import Spread, spread
from benchmarks.netlab.packets import address
from benchmarks.netlab.precedence import first
from benchmarks.netlab.roads import PROBE_RTT, RoadPlan, probe_road
from slapjack.server.clock import MonotonicClock
from slapjack.server.kernel import counts
from slapjack.units import Micros

PORT: Final = 8099
FIRST_ROAD: Final = 200
READY: Final = "ready"
_LOOK_S: Final = 0.000_5
_WAIT_US: Final = 1_000_000
_ANSWER: Final = b"x" * 60
_WARM: Final = 40
_WARM_GAP_MS: Final = 10
"""Frames that every page answers first, as one that has played a while; they are not counted."""


class Case(msgspec.Struct, frozen=True):
    """One socket and what is sent on it.

    Attributes:
        bytes: Length of each frame that the server sends; 0: the client sends instead.
        maxseg: What TCP_MAXSEG is set to; 0 leaves it.
        gap_ms: Time between two frames.
        answers: Whether the other end answers each frame at once, or the first ones only.
        loses_every: Every so many of the client's packets one is lost.
    """

    bytes: int
    maxseg: int
    gap_ms: int
    answers: bool
    frames: int
    loses_every: int = 0


CASES: Final = (
    Case(bytes=60, maxseg=0, gap_ms=20, answers=True, frames=100),
    Case(bytes=60, maxseg=0, gap_ms=20, answers=False, frames=100),
    Case(bytes=60, maxseg=0, gap_ms=100, answers=False, frames=40),
    Case(bytes=1_100, maxseg=0, gap_ms=20, answers=False, frames=100),
    Case(bytes=1_100, maxseg=0, gap_ms=100, answers=False, frames=40),
    Case(bytes=1_600, maxseg=0, gap_ms=20, answers=False, frames=100),
    Case(bytes=1_600, maxseg=0, gap_ms=100, answers=False, frames=40),
    Case(bytes=600, maxseg=536, gap_ms=20, answers=False, frames=100),
    Case(bytes=600, maxseg=536, gap_ms=100, answers=False, frames=40),
    Case(bytes=1_100, maxseg=536, gap_ms=20, answers=False, frames=100),
    Case(bytes=0, maxseg=0, gap_ms=20, answers=False, frames=200, loses_every=10),
    Case(bytes=0, maxseg=0, gap_ms=400, answers=False, frames=20, loses_every=2),
)


class Delays(msgspec.Struct, frozen=True):
    """What one case gave.

    Attributes:
        late_us: How long after the road's own round trip each frame was acknowledged.
        unseen: Frames that were not acknowledged, or holes that were not seen, within a second.
        holes: Times at which a packet lay behind a hole, and was seen there.
    """

    case: int
    late_us: list[int]
    unseen: int
    holes: int


def roads() -> list[RoadPlan]:
    """Plan a road for each case."""
    return [
        probe_road(FIRST_ROAD + number, loses_every=case.loses_every)
        for number, case in enumerate(CASES)
    ]


# Beside the server


class Server:
    """Sends the frames of each case on the socket that came by its road, and watches its kernel."""

    def __init__(self) -> None:
        self._clock = MonotonicClock()
        self.found: list[Delays] = []
        self.is_done = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Measure one socket."""
        number = int(writer.get_extra_info("sockname")[0].rsplit(".")[-1]) - FIRST_ROAD
        case = CASES[number]
        if case.bytes:
            delays = await self._acknowledged(number, case, writer)
        else:
            delays = await self._holes(number, case, reader, writer.transport)
        self.found.append(delays)
        writer.close()
        if len(self.found) == len(CASES):
            self.is_done.set()

    async def _acknowledged(self, number: int, case: Case, writer: asyncio.StreamWriter) -> Delays:
        marks: list[tuple[int, Micros]] = []
        late_us: list[int] = []
        for frame in range(-_WARM, case.frames):
            if frame == 0:
                late_us.clear()
            sent_us = self._clock.now()
            writer.write(b"x" * case.bytes)
            known = counts(writer.transport)
            assert known is not None, "this kernel tells nothing"
            marks.append((known.written, sent_us))
            until = sent_us + (_WARM_GAP_MS if frame < 0 else case.gap_ms) * 1_000
            await self._watch(writer.transport, marks, late_us, until)
        last = Micros(self._clock.now() + _WAIT_US)
        await self._watch(writer.transport, marks, late_us, last, to_the_end=False)
        return Delays(number, late_us, len(marks), 0)

    async def _watch(
        self,
        transport: asyncio.BaseTransport,
        marks: list[tuple[int, Micros]],
        late_us: list[int],
        until: int,
        *,
        to_the_end: bool = True,
    ) -> None:
        """Look at the kernel until then, or until nothing is under way."""
        while self._clock.now() < until and (marks or to_the_end):
            known = counts(transport)
            now = self._clock.now()
            while known is not None and marks and marks[0][0] <= known.acked:
                late_us.append(now - marks.pop(0)[1] - PROBE_RTT)
            await asyncio.sleep(_LOOK_S)

    async def _holes(
        self,
        number: int,
        case: Case,
        reader: asyncio.StreamReader,
        transport: asyncio.BaseTransport,
    ) -> Delays:
        """Count the holes that the kernel shows; each lasts until what is missing came."""
        wanted, got, seen, opened_at = len(_ANSWER) * case.frames, 0, 0, Micros(0)
        lasted_us: list[int] = []
        reading = asyncio.ensure_future(reader.read(1 << 16))
        while got < wanted:
            await asyncio.wait([reading], timeout=_LOOK_S)
            known = counts(transport)
            now = self._clock.now()
            if known is not None and known.out_of_order > seen:
                opened_at = opened_at or now
                seen = known.out_of_order
            if reading.done():
                got += len(reading.result())
                if opened_at:
                    lasted_us.append(now - opened_at)
                    opened_at = Micros(0)
                reading = asyncio.ensure_future(reader.read(1 << 16))
        reading.cancel()
        lost = case.frames // case.loses_every
        return Delays(number, lasted_us, max(0, lost - len(lasted_us)), len(lasted_us))


async def serve() -> list[Delays]:
    """Measure every case once, and return what was found."""
    server = Server()
    listening = [
        await asyncio.start_server(server.serve, sock=_listener(maxseg))
        for maxseg in {case.maxseg for case in CASES}
    ]
    print(READY, flush=True)
    with first():
        await server.is_done.wait()
    for one in listening:
        one.close()
    return server.found


def _listener(maxseg: int) -> socket.socket:
    """Listen where sockets have this segment size: it is settled by the handshake."""
    # Named, since asyncio sets TCP_NODELAY only on sockets that say so.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if maxseg:
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, maxseg)
    listener.bind(("0.0.0.0", PORT + maxseg))
    return listener


# Where the players are


async def _visit(number: int, case: Case) -> None:
    reader, writer = await asyncio.open_connection(address(FIRST_ROAD + number), PORT + case.maxseg)
    try:
        if case.bytes:
            got = 0
            while data := await reader.read(1 << 16):
                got += len(data)
                if case.answers or got <= _WARM * case.bytes:
                    writer.write(_ANSWER)
            return
        for _ in range(case.frames):
            writer.write(_ANSWER)
            await asyncio.sleep(case.gap_ms / 1_000)
        await reader.read()
    finally:
        writer.close()


async def visit(cases: Sequence[Case] = CASES) -> None:
    """Be the other end of every case, one after the other."""
    with first():
        for number, case in enumerate(cases):
            await _visit(number, case)


def summed(delays: Delays) -> Spread:
    """Sum up how late a case was."""
    return spread(delays.late_us)


def read(report: Path) -> list[Delays]:
    """Read what was found, in the order of the cases."""
    found = msgspec.json.decode(report.read_bytes(), type=list[Delays])
    return sorted(found, key=lambda one: one.case)


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(asyncio.run(serve())))
