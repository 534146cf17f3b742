"""What a table knows of each connection: who it speaks for, its clock, its road, its screen.

Connections are not seats (design.md 4.6): round trips, screens and watermarks belong to a
connection; hands and budgets to a seat.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from slapjack.fairness import JudgeSettings, Latency, Way
from slapjack.protocol.client_messages import Hello
from slapjack.protocol.fields import Role
from slapjack.protocol.server_messages import ServerMessage, Show
from slapjack.table.trace import Trace
from slapjack.units import ConnectionId, FlipNo, Micros, Seat

PINGS_MAX = 64
"""Unanswered pings that are remembered for a connection."""

SCREENS_KEPT = 4
"""Cards of which a connection's screen is remembered."""


@dataclass
class Screen:
    """How one card came to one connection."""

    sent_at: Micros
    dirty: bool
    n: int
    round_trip_us: Micros | None = None
    shown_us: int | None = None
    shown_at: Micros | None = None
    free_us: Micros | None = None
    is_acked: bool = False


@dataclass
class Queued:
    """A word that waits behind a card that this connection has not been sent yet."""

    not_before: Micros
    flip: FlipNo | None
    message: ServerMessage


@dataclass
class Connection:
    """One socket at the table.

    Attributes:
        told: The seats and the host's right that its last `welcome` named.
        is_big_screen: It shows the table to a room, and not to one person.
    """

    number: ConnectionId
    role: Role
    seats: list[Seat]
    host: bool
    step_us: Micros
    frame_us: Micros
    visible: bool
    ordered: bool
    opened_at: Micros
    visible_at: Micros
    latency: Latency = field(default_factory=Latency)
    trace: Trace = field(default_factory=Trace)
    screens: dict[FlipNo, Screen] = field(default_factory=dict)
    pings: dict[int, Micros] = field(default_factory=dict)
    burst_left: int = 0
    next_ping_at: Micros = Micros(0)
    queue: deque[Queued] = field(default_factory=deque)
    told: tuple[tuple[Seat, ...], bool] | None = None
    is_big_screen: bool = False

    @classmethod
    def from_hello(
        cls,
        number: ConnectionId,
        hello: Hello,
        at: Micros,
        *,
        seats: list[Seat],
        host: bool,
        ordered: bool,
    ) -> "Connection":
        """Build a connection from its first message."""
        return cls(
            number=number,
            role=hello.role,
            seats=seats,
            host=host,
            step_us=Micros(hello.step_us),
            frame_us=Micros(hello.frame_us),
            visible=hello.visible,
            ordered=ordered,
            opened_at=at,
            visible_at=at,
            is_big_screen=hello.role == "big_screen",
        )

    @property
    def is_guest(self) -> bool:
        """Whether it only looks on, and showed no token of this table."""
        return self.role != "player" and not self.seats and not self.host

    def base_us(self, settings: JudgeSettings) -> Micros:
        """Latency that is forgiven this connection (fairness.md 1.3)."""
        return self.latency.base(settings)

    def way(self, settings: JudgeSettings) -> Way:
        """How a face comes to this connection's screen."""
        return Way(
            base_us=self.base_us(settings),
            frame_us=self.frame_us,
            jitter_us=self.latency.jitter_us(settings),
            proved=self.latency.proved,
        )

    def pinged(self, n: int, at: Micros) -> None:
        """Remember that a ping left, alone or with a face; the newest unanswered ones are kept."""
        self.pings[n] = at
        while len(self.pings) > PINGS_MAX:
            del self.pings[next(iter(self.pings))]

    def sent(self, flip: FlipNo, at: Micros, message: Show) -> None:
        """Remember that a face was sent; the newest few are kept.

        The newest are those sent last: to who looks on late, cards of the game before come after
        the next deal, and their numbers are higher.
        """
        self.screens.pop(flip, None)
        self.screens[flip] = Screen(sent_at=at, dirty=False, n=message.n)
        while len(self.screens) > SCREENS_KEPT:
            del self.screens[next(iter(self.screens))]


class Connections:
    """All connections of a table, in the order in which they came."""

    def __init__(self) -> None:
        self._all: dict[ConnectionId, Connection] = {}

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._all.values())

    def __len__(self) -> int:
        return len(self._all)

    def find(self, number: ConnectionId) -> Connection | None:
        """Return the connection, or None when it is gone."""
        return self._all.get(number)

    def add(self, connection: Connection) -> None:
        """Take a connection in."""
        self._all[connection.number] = connection

    def drop(self, number: ConnectionId) -> Connection | None:
        """Take a connection out and return it."""
        return self._all.pop(number, None)

    def of_seat(self, seat: Seat) -> list[Connection]:
        """Return the connections that carry the seat."""
        return [one for one in self._all.values() if seat in one.seats]

    def screens(self) -> list[Connection]:
        """Return the connections that count for the moment of showing: players and big screens."""
        return [one for one in self._all.values() if one.role != "watcher"]

    def numbers(self) -> tuple[ConnectionId, ...]:
        """Return all numbers."""
        return tuple(self._all)
