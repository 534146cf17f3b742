"""What stands around a table on the bench: virtual time, roads, and who carries what it says.

It is to the Table what the actor and the sockets are in the server, and adds nothing. Messages
cross their roads as the bytes of the real codec, each road in order.
"""

import heapq
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Final

import msgspec

from slapjack.protocol import codec
from slapjack.protocol.client_messages import ClientMessage
from slapjack.protocol.server_messages import ServerMessage
from slapjack.rules import Record
from slapjack.table.entries import Entry
from slapjack.table.inputs import Closed, Input, Message, Sent
from slapjack.table.outputs import (
    Answer,
    Append,
    Close,
    Died,
    Finished,
    Output,
    Picture,
    Send,
    ShowTo,
    WakeAt,
)
from slapjack.table.table import Table
from slapjack.units import ConnectionId, FlipNo, Micros
from tests.table.clients import Client
from tests.table.laws import Laws

START_AT: Final = Micros(1_000_000_000)

_encode: Final = msgspec.json.Encoder().encode


def ms(number: float) -> Micros:
    """Milliseconds as microseconds."""
    return Micros(round(number * 1_000))


class Wires:
    """Time, roads, and everything that crossed them.

    Attributes:
        outputs: What the table asked for, and when.
        entries: The journal.
        records: Records of games that ended.
        answer: The answer to the last `Sit`.
        dirty: Connections whose write buffer is not empty.
    """

    def __init__(self, table: Table, commit_us: int) -> None:
        """Lay wires around a table.

        Args:
            table: The table.
            commit_us: How long the journal takes; words wait for it.
        """
        self.table = table
        self.now = START_AT
        self.clients: list[Client] = []
        self.outputs: list[tuple[Micros, Output]] = []
        self.entries: list[Entry] = []
        self.records: list[Record] = []
        self.answer: Answer | None = None
        self.died: str | None = None
        self.dirty: set[ConnectionId] = set()
        self.laws = Laws()
        self._commit_us = commit_us
        self._committed_at = START_AT
        self._ahead: list[tuple[Micros, int, Callable[[], None]]] = []
        self._order = count()
        self._wake_at: Micros | None = None
        self._inbox: list[Input] = []
        self._roads: dict[tuple[ConnectionId, str], Micros] = {}

    def run(self, span_ms: float) -> None:
        """Let so much time pass."""
        self.run_to(Micros(self.now + ms(span_ms)))

    def run_to(self, at: Micros) -> None:
        """Let time pass until an instant."""
        while self._ahead and self._ahead[0][0] <= at:
            self._step()
        self.now = max(self.now, at)

    def until(self, holds: Callable[[], bool], *, most_ms: float = 60_000) -> Micros:
        """Let time pass until something holds; return when that was."""
        last_at = self.now + ms(most_ms)
        while not holds():
            assert self._ahead, "nothing is going to happen any more"
            assert self._ahead[0][0] <= last_at, f"it did not come true in {most_ms} ms"
            self._step()
        return self.now

    def after(self, span_us: int, then: Callable[[], None]) -> None:
        """Do something later."""
        self.at(Micros(self.now + max(0, span_us)), then)

    def at(self, at: Micros, then: Callable[[], None]) -> None:
        """Do something at an instant."""
        heapq.heappush(self._ahead, (at, next(self._order), then))

    def feed(self, given: Input) -> None:
        """Give the table an input, and all that follows from carrying out what it wants."""
        self._inbox.append(given)
        self._feed_all()

    def wake_anew(self) -> None:
        """Ask the table again when it wants to be woken: a test moved one of its timers."""
        self._carry(self.table.wake(self.now))
        self._feed_all()

    def _feed_all(self) -> None:
        while self._inbox:
            self._carry(self.table.handle(self._inbox.pop(0)))

    def _step(self) -> None:
        at, _, then = heapq.heappop(self._ahead)
        self.now = max(self.now, at)
        then()

    def say(self, client: Client, message: ClientMessage) -> None:
        if client.is_open:
            frame = _encode(message)
            at = self._road(client, "up", client.habits.up_ms, self.now)
            self.at(at, partial(self._arrive, client, frame))

    def _road(self, client: Client, way: str, span_ms: float, from_at: Micros) -> Micros:
        """Return when a frame arrives: roads keep the order."""
        key = (client.number, way)
        at = Micros(max(from_at + ms(span_ms), self._roads.get(key, Micros(0))))
        self._roads[key] = at
        return at

    def _arrive(self, client: Client, frame: bytes) -> None:
        if client.is_open:
            self.feed(Message(client.number, self.now, codec.decode(frame)))

    def _wake(self, at: Micros) -> None:
        if self._wake_at == at:
            self._wake_at = None
            self._carry(self.table.wake(self.now))
            self._feed_all()

    def _carry(self, outputs: Sequence[Output]) -> None:
        self.laws.after_step(self.table)
        for output in outputs:
            self.outputs.append((self.now, output))
            self._carry_one(output)

    def _carry_one(self, output: Output) -> None:
        match output:
            case Append(entry=entry):
                self.entries.append(entry)
                self._committed_at = Micros(self.now + self._commit_us)
            case Send() | Picture() | ShowTo():
                self._utter(output)
            case WakeAt(at_us=at):
                if at != self._wake_at:
                    self._wake_at = at
                    self.at(max(at, self.now), partial(self._wake, at))
            case Close(connection=connection, code=code):
                self._closed(connection, code)
            case Answer():
                self.answer = output
            case Finished(record=record):
                self.records.append(Record.load(record))
            case Died(why=why):
                self.died = why

    def _utter(self, output: Send | Picture | ShowTo) -> None:
        match output:
            case Send(connections=connections, message=message):
                self._deliver(connections, message, max(self.now, self._committed_at))
            case Picture(connections=connections, message=message):
                self._deliver(connections, message, self.now)
            case ShowTo(connection=connection, message=message):
                self.laws.faced(self.table, connection, message.flip)
                self._deliver((connection,), message, self.now)
                self._inbox.append(
                    Sent(connection, FlipNo(message.flip), self.now, connection in self.dirty)
                )

    def _deliver(
        self, connections: Sequence[ConnectionId], message: ServerMessage, at: Micros
    ) -> None:
        frame = codec.encode(message)
        for client in self.clients:
            if client.number in connections and client.is_open:
                self.laws.said(self.table, client.number, message)
                arrives_at = self._road(client, "down", client.habits.down_ms, at)
                self.at(arrives_at, partial(self._hear, client, self.now, frame))

    def _hear(self, client: Client, said_at: Micros, frame: bytes) -> None:
        if client.is_open:
            client.hear(said_at, frame)
            self.laws.heard(client)

    def _closed(self, connection: ConnectionId, code: int) -> None:
        """Close a socket after what was said to it; the table hears of it as of any other end."""
        self._inbox.append(Closed(connection, self.now))
        for client in self.clients:
            if client.number == connection and client.is_open:
                at = self._road(client, "down", client.habits.down_ms, self.now)
                self.at(at, partial(setattr, client, "closed_by", code))
