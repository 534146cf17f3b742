"""What leaves the table, in the right order for each connection.

No connection may learn what follows from a card before it was sent the card itself. So a numbered
message waits, connection by connection, behind the `show` that this connection is still owed
(design.md 4.10), and watchers get everything after the table's delay.
"""

from collections.abc import Callable, Iterable

from slapjack.protocol.codec import show
from slapjack.protocol.server_messages import Numbered, ServerMessage, Show
from slapjack.table.backlog import Backlog
from slapjack.table.connections import Connection, Connections, Queued
from slapjack.table.entries import Entry
from slapjack.table.outputs import (
    Append,
    Close,
    Output,
    Picture,
    Send,
    ShowTo,
)
from slapjack.units import ConnectionId, FlipNo, Micros

Cut = Callable[[Connection, ServerMessage], ServerMessage]
"""Takes from a message what a connection may not see."""

Numbering = Callable[[int, int], Numbered]
"""Builds a numbered message from (epoch, seq)."""


class Outgoing:
    """Collects the outputs of one call of `handle` or `wake`."""

    def __init__(self, connections: Connections, backlog: Backlog) -> None:
        self.connections = connections
        self.backlog = backlog
        self.watch_delay_us = Micros(0)
        self.cut: Cut = lambda _, message: message
        self._outputs: list[Output] = []

    def take(self) -> list[Output]:
        """Hand over what was collected."""
        outputs, self._outputs = self._outputs, []
        return outputs

    def put(self, output: Output) -> None:
        """Collect an output that needs no order among connections."""
        self._outputs.append(output)

    def append(self, entry: Entry) -> None:
        """Ask the journal to keep an entry."""
        self._outputs.append(Append(entry))

    def say(self, build: Numbering, now: Micros) -> None:
        """Number a message and send it to everybody, each behind what it is owed."""
        message = build(self.backlog.epoch, self.backlog.next_seq())
        self.backlog.keep(message)
        direct: list[ConnectionId] = []
        for connection in self.connections:
            if connection.queue or self._delay_us(connection):
                connection.queue.append(
                    Queued(Micros(now + self._delay_us(connection)), None, message)
                )
            elif (seen := self.cut(connection, message)) is message:
                direct.append(connection.number)
            else:
                self._outputs.append(Send((connection.number,), seen))
        if direct:
            self._outputs.append(Send(tuple(direct), message))

    def answer(self, connection: Connection, message: ServerMessage) -> None:
        """Answer one connection at once; for words that tell nothing of a card."""
        self._outputs.append(Send((connection.number,), self.cut(connection, message)))

    def picture(
        self, connections: Iterable[Connection], message: ServerMessage, now: Micros
    ) -> None:
        """Show something that waits for no disk; watchers get it after their delay."""
        direct: list[ConnectionId] = []
        for connection in connections:
            delay = self._delay_us(connection)
            if delay:
                connection.queue.append(Queued(Micros(now + delay), None, message))
            else:
                direct.append(connection.number)
        if direct:
            self._outputs.append(Picture(tuple(direct), message))

    def owe_face(
        self, connection: Connection, flip: FlipNo, face: str, n: int, send_at: Micros
    ) -> None:
        """Queue a face for its send time; what is said later waits behind it."""
        at = Micros(send_at + self._delay_us(connection))
        connection.queue.append(Queued(at, flip, show(flip, face, n)))

    def flush(self, now: Micros) -> None:
        """Send what is due: faces at their moments, and the words behind them."""
        for connection in self.connections:
            while connection.queue and connection.queue[0].not_before <= now:
                queued = connection.queue.popleft()
                if isinstance(queued.message, Show):
                    connection.sent(FlipNo(queued.message.flip), now, queued.message)
                    connection.pinged(queued.message.n, now)
                    self._outputs.append(ShowTo(connection.number, queued.message))
                else:
                    self.answer(connection, queued.message)

    def next_at(self) -> Micros | None:
        """Tell when the next queued word is due."""
        return min((one.queue[0].not_before for one in self.connections if one.queue), default=None)

    def close(self, connection: Connection, code: int) -> None:
        """Close a connection after what was said to it."""
        self._outputs.append(Close(connection.number, code))

    def _delay_us(self, connection: Connection) -> Micros:
        return self.watch_delay_us if connection.role == "watcher" else Micros(0)
