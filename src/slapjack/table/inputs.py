"""Everything that can reach a table from outside: one closed union.

The actor feeds these in the server and the virtual world feeds the same ones in the simulator, so
a run of a table is a function of its seed and of its list of inputs (design.md 4.9).
"""

from msgspec import Struct

from slapjack.protocol.client_messages import ClientMessage, Hello
from slapjack.units import ConnectionId, FlipNo, Micros


class Opened(Struct, frozen=True):
    """A connection said hello.

    Attributes:
        ordered: False for a transport that does not keep the order of messages: judged strict.
    """

    connection: ConnectionId
    at_us: Micros
    hello: Hello
    ordered: bool = True


class Message(Struct, frozen=True):
    """A client message, stamped in the transport's callback."""

    connection: ConnectionId
    arrival_us: Micros
    message: ClientMessage


class Sent(Struct, frozen=True):
    """A face was written to a connection.

    Attributes:
        dirty: The write buffer was not empty, so the face left later than `at_us`.
    """

    connection: ConnectionId
    flip: FlipNo
    at_us: Micros
    dirty: bool = False


class KernelRtt(Struct, frozen=True):
    """The kernel's least round trip of a connection that ends in this process, or None."""

    connection: ConnectionId
    at_us: Micros
    min_us: Micros | None


class Acked(Struct, frozen=True):
    """The other end's kernel has acknowledged all that was sent up to `sent_us`."""

    connection: ConnectionId
    at_us: Micros
    sent_us: Micros


class Hole(Struct, frozen=True):
    """Packets of a connection came while one before them is missing."""

    connection: ConnectionId
    at_us: Micros


class Lag(Struct, frozen=True):
    """The event loop was this late."""

    at_us: Micros
    lag_us: Micros


class Closed(Struct, frozen=True):
    """A connection is gone."""

    connection: ConnectionId
    at_us: Micros


class Sit(Struct, frozen=True):
    """Somebody asks for a seat over HTTP (`POST seats`); answered with `Seated` or `Turned`.

    Attributes:
        host_token: The host keeps the seat for somebody who will come by a link of their own, under
            the name that the host gives them. None where people sit down themselves.
    """

    at_us: Micros
    token: str
    name: str | None = None
    ink: str | None = None
    host_token: str | None = None


class Seated(Struct, frozen=True):
    """The answer to `Sit`: the seat is theirs."""

    seat: int
    animal: str
    ink: str


class Erase(Struct, frozen=True):
    """The holder of this token wants the table gone, with all that is kept of it."""

    at_us: Micros
    token: str


class Erased(Struct, frozen=True):
    """The answer to `Erase`: nothing of the table is left."""


class Turned(Struct, frozen=True):
    """The answer to a call that was turned away."""

    code: str


class Drain(Struct, frozen=True):
    """The server stops: let the race that runs come to its verdict, then send everybody away."""

    at_us: Micros


Call = Sit | Erase
Answered = Seated | Erased | Turned
Seen = Sent | KernelRtt | Acked | Hole
"""What the server itself sees of a connection."""

Input = Opened | Message | Seen | Lag | Closed | Call | Drain
