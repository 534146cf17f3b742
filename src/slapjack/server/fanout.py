"""Words to connections: framed once, the same bytes written to every line of one form.

A server frame is not masked, so one frame serves all sockets. Nothing here waits: a line that does
not take its bytes keeps them in its own bounded buffer and is closed when it stays behind
(wire.py, stream.py), and nobody else notices (bugs.md A88).
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from websockets.frames import Frame, Opcode

from slapjack.protocol.codec import encode
from slapjack.protocol.server_messages import Arm, Ping, ServerMessage, Show
from slapjack.server.meter import Meter
from slapjack.table.ports import Clock
from slapjack.units import ConnectionId, Micros

Form = Callable[[ServerMessage], bytes]
"""How one kind of line puts a message into bytes."""


class Line(Protocol):
    """What the fan-out needs of a socket, or of what stands in for one."""

    @property
    def form(self) -> Form:
        """How messages are put into bytes for this line."""
        ...

    @property
    def is_behind(self) -> bool:
        """Tell whether bytes still wait in the write buffer."""
        ...

    def write(self, frame: bytes) -> None:
        """Write a whole frame, or drop it where the socket is closing."""
        ...

    def close(self, code: int) -> None:
        """Close after what was written."""
        ...

    def measure(self) -> None:
        """Read the kernel's round trip and tell it to the table."""
        ...

    def watch(self, sent_us: Micros) -> None:
        """Tell the table when what was written at this instant is acknowledged."""
        ...

    def urge(self) -> None:
        """Make the other end's kernel acknowledge at once, if that is watched."""
        ...


def framed(message: ServerMessage) -> bytes:
    """Encode a message as one unmasked text frame."""
    return Frame(Opcode.TEXT, encode(message)).serialize(mask=False)


class Fanout:
    """The Outbox port over the open sockets."""

    def __init__(self, clock: Clock, meter: Meter | None = None) -> None:
        self._clock = clock
        self._meter = meter or Meter()
        self._lines: dict[ConnectionId, Line] = {}

    def add(self, connection: ConnectionId, line: Line) -> None:
        """Take in a connection that said hello."""
        self._lines[connection] = line

    def remove(self, connection: ConnectionId) -> None:
        """Forget a connection; harmless where it is not known."""
        self._lines.pop(connection, None)

    def __len__(self) -> int:
        return len(self._lines)

    def send(self, connections: Sequence[ConnectionId], message: ServerMessage) -> None:
        """Frame the message once a form and write the bytes to each connection still open."""
        frames: dict[Form, bytes] = {}
        lines = [self._lines[one] for one in connections if one in self._lines]
        is_measured = isinstance(message, Ping)
        for line in lines:
            if line.form not in frames:
                frames[line.form] = line.form(message)
            at = self._clock.now() if is_measured else None
            line.write(frames[line.form])
            if at is not None:
                line.watch(at)
        self._meter.said(message, connections)
        if isinstance(message, Arm):
            # The face comes 150 ms later at the earliest: the newest round trip is in by then.
            for line in lines:
                line.measure()

    def show(self, connection: ConnectionId, message: Show) -> tuple[Micros, bool]:
        """Write a face now.

        Returns:
            The moment right before the write, and whether the write buffer was not empty; a
            connection that is gone counts as behind.
        """
        line = self._lines.get(connection)
        if line is None:
            return self._clock.now(), True
        frame = line.form(message)
        is_behind = line.is_behind
        at = self._clock.now()
        line.write(frame)
        line.watch(at)
        line.urge()
        self._meter.said(message, (connection,))
        return at, is_behind

    def close(self, connection: ConnectionId, code: int) -> None:
        """Close the connection after what was queued for it."""
        line = self._lines.get(connection)
        if line is not None:
            line.close(code)
