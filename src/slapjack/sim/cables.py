"""The connections of one table: two links for each, and a hash of all that crossed them."""

import hashlib
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Protocol

from slapjack.sim.kernel import Kernel
from slapjack.sim.link import Link
from slapjack.sim.mixtures import Kit, Mixture
from slapjack.sim.road import Hindrance, Road, Stalls, Swells
from slapjack.sim.schedule import Schedule
from slapjack.units import Micros

SEGMENT_BYTES: Final = 1_460
"""The longest that a packet carries on an Ethernet."""

Arrive = Callable[[bytes], None]

Tap = Callable[[int, int, bytes], None]
"""Sees the number of a connection, an instant, and a frame that is sent down it then."""


class Endpoint(Protocol):
    """Whoever sits at the far end of a connection."""

    @property
    def seat(self) -> int:
        """Which seat it is."""
        ...

    @property
    def kit(self) -> Kit:
        """Its path and device."""
        ...

    def receive(self, frame: bytes) -> None:
        """Take in what came over the link."""
        ...


@dataclass
class _Cable:
    """One connection.

    Attributes:
        unread: Of each frame on the way down, when it was sent, if the kernel's times matter, and
            whether more than a segment comes with it, as the server sees to for a face.
    """

    seat: int
    down: Link
    roads: tuple[Road, Road]
    kernel: Kernel
    unread: deque[tuple[int | None, bool]] = field(default_factory=deque)
    is_cut: bool = False

    def put(self, frame: bytes, measured_at: int | None, *, is_face: bool) -> None:
        """Put a frame on the way down."""
        self.unread.append((measured_at, is_face or len(frame) > SEGMENT_BYTES))
        self.down.send(frame)

    def arrived(self) -> None:
        """The other end has taken the next frame in."""
        measured_at, urged = self.unread.popleft()
        if measured_at is not None:
            self.kernel.arrived(measured_at, urged=urged)


class _Up(Link):
    """The way up, on whose frames the kernel's acknowledgements ride."""

    def __init__(self, schedule: Schedule, deliver: Arrive, road: Road, kernel: Kernel) -> None:
        super().__init__(schedule, deliver, road)
        self._kernel = kernel

    def send(self, frame: bytes) -> None:
        """Put a frame on the link now, with what its kernel had saved up."""
        self._kernel.said()
        super().send(frame)


class Cables:
    """Links by connection number; what is on the way when a connection breaks is lost."""

    def __init__(
        self, schedule: Schedule, mixture: Mixture, seed: str, tap: Tap | None = None
    ) -> None:
        self._schedule = schedule
        self._tap = tap
        self._mixture = mixture
        self._seed = seed
        self._cables: dict[int, _Cable] = {}
        self._trace = hashlib.sha256()
        self._common = {way: self._shared(way) for way in ("down", "up")}

    @property
    def is_direct(self) -> bool:
        """Whether connections end in the server's process, so that it can ask their kernel."""
        return self._mixture.direct

    @property
    def trace(self) -> str:
        """Hash of every frame that arrived anywhere so far, with its instant."""
        return self._trace.hexdigest()

    def lay(
        self, number: int, player: Endpoint, arrive: Arrive, acked: Callable[[Micros], None]
    ) -> Link:
        """Connect a player, and return the way up.

        Args:
            number: Of the connection; a new one each time.
            player: Who gets what is sent down.
            arrive: Who gets what the player sends up.
            acked: Who is told what the player's kernel acknowledged.
        """
        down, up = (self._road(number, player, way) for way in ("down", "up"))
        kernel = Kernel(self._schedule, up, acked)
        self._cables[number] = _Cable(
            seat=player.seat,
            down=Link(
                self._schedule, self._noting(number, "down", self._read(number, player)), down
            ),
            roads=(down, up),
            kernel=kernel,
        )
        return _Up(self._schedule, self._noting(number, "up", arrive), up, kernel)

    def cut(self, number: int) -> None:
        """Break a connection."""
        self._cables[number].is_cut = True

    def move(self, seat: int, kit: Kit) -> None:
        """Let a player's packets take another path from now on."""
        for cable in self._cables.values():
            if cable.seat == seat:
                for road, travel_us in zip(cable.roads, (kit.down_us, kit.up_us), strict=True):
                    road.travel_us, road.rtt_us = travel_us, kit.rtt_us

    def send(self, number: int, frame: bytes, at_us: int) -> None:
        """Put a frame on the way down at this instant, after all that was put there for it."""
        if at_us >= self._schedule.now:
            self._schedule.at(at_us, partial(self._put, number, frame))
        else:
            self._put(number, frame)

    def send_now(self, number: int, frame: bytes, *, is_face: bool = False) -> None:
        """Put a frame on the way down ahead of what waits for the journal."""
        self._put(number, frame, self._schedule.now, is_face=is_face)

    def _put(
        self, number: int, frame: bytes, measured_at: int | None = None, *, is_face: bool = False
    ) -> None:
        if self._tap is not None:
            self._tap(number, self._schedule.now, frame)
        self._cables[number].put(frame, measured_at, is_face=is_face)

    def kernel(self, number: int) -> Kernel:
        """Return what the server's kernel knows of a connection."""
        return self._cables[number].kernel

    def _shared(self, way: str) -> tuple[Hindrance, ...]:
        """Draw what comes and goes for everybody behind the one router, if there is one."""
        mixture = self._mixture
        if not mixture.one_router:
            return ()
        rng = random.Random(f"{self._seed}/router{way}")
        stalls = Stalls(mixture.router_stall_ppm, rng)
        return (stalls, *self._swells(rng))

    def _swells(self, rng: random.Random) -> tuple[Hindrance, ...]:
        swell = self._mixture.swell
        return () if swell is None else (Swells(swell, rng),)

    def _road(self, number: int, player: Endpoint, way: str) -> Road:
        kit, mark = player.kit, f"{self._seed}/{number}{way}"
        own = () if self._mixture.one_router else self._swells(random.Random(f"{mark}/swells"))
        return Road(
            kit.down_us if way == "down" else kit.up_us,
            kit.rtt_us,
            kit.weather,
            random.Random(mark),
            shared=(*self._common[way], *own),
        )

    def _read(self, number: int, player: Endpoint) -> Arrive:
        def read(frame: bytes) -> None:
            self._cables[number].arrived()
            player.receive(frame)

        return read

    def _noting(self, number: int, way: str, deliver: Arrive) -> Arrive:
        mark = f"{number}{way}"

        def note(frame: bytes) -> None:
            if self._cables[number].is_cut:
                return
            self._trace.update(f"{self._schedule.now} {mark} ".encode() + frame)
            deliver(frame)

        return note
