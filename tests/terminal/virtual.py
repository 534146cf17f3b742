"""A road to a real table in virtual time: every message goes through the codec, no clock runs."""

import asyncio
from collections import deque
from collections.abc import Sequence
from itertools import count
from typing import Final

from slapjack.client import wire
from slapjack.protocol import codec
from slapjack.protocol.client_messages import ClientMessage
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import ServerMessage
from slapjack.rules import RuleSet
from slapjack.table.inputs import Closed, Input, Message, Opened, Seated, Sent, Sit, Turned
from slapjack.table.outputs import Answer, Output, Picture, Send, ShowTo, WakeAt
from slapjack.table.start import Start
from slapjack.table.table import Table
from slapjack.terminal.road import End, Place, RoadError
from slapjack.units import ConnectionId, FlipNo, Micros, TableCode
from tests.table.bench import deck_for

HOST: Final = "host-token-0123456789"
BEGINS: Final = Micros(1_000_000_000)


class VirtualRoad:
    """A table, its time, and the one line to it.

    Attributes:
        said: Everything that the terminal said.
    """

    host_token: str | None = HOST

    def __init__(
        self,
        rules: RuleSet,
        flips: str | None = None,
        *,
        seats: int = 2,
        options: TableOptions | None = None,
    ) -> None:
        """Open a table; with `flips`, its first cards are these, where `seats` sit and 0 deals."""
        start = None if flips is None else Start(deck=deck_for(flips, seats, 0))
        self.now = BEGINS
        self.said: list[ClientMessage] = []
        self.table = Table.open(
            code=TableCode("BCDF"),
            rules=rules,
            options=options or TableOptions(),
            seed=bytes(32),
            host_token=HOST,
            now=self.now,
            start=start,
        )
        self._wake_at: Micros | None = None
        self._numbers = count(1)
        self._connection: ConnectionId | None = None
        self._end: End | None = None
        self._inbox: deque[Input] = deque()
        self._is_busy = False
        self._answer: object = None
        self._renewed = asyncio.Event()

    def clock(self) -> Micros:
        return self.now

    # The road

    async def sit(self) -> Place:
        return self.sit_now()

    def sit_now(self) -> Place:
        token = f"token-{next(self._numbers)}-{'x' * 16}"
        self.feed(Sit(self.now, token))
        if isinstance(self._answer, Turned):
            raise RoadError(self._answer.code)
        assert isinstance(self._answer, Seated)
        return Place(self._answer.seat, token)

    async def talk(self, end: End) -> None:
        while not end.is_over:
            self._renewed.clear()
            self.open(end)
            await self._renewed.wait()
            self.close()

    def renew(self) -> None:
        self._renewed.set()

    def open(self, end: End) -> None:
        self._end = end
        connection = self._connection = ConnectionId(next(self._numbers))

        def say(message: ClientMessage) -> None:
            heard = codec.decode(wire.write(message))
            self.said.append(heard)
            self.feed(Message(connection, self.now, heard))

        hello = end.hello()
        end.opened(say)
        self.feed(Opened(connection, self.now, hello))

    def close(self) -> None:
        """The line breaks."""
        assert self._connection is not None
        number, self._connection = self._connection, None
        self.feed(Closed(number, self.now))

    # The table

    def feed(self, given: Input) -> None:
        """Let the table take something, after what it is taking."""
        self._inbox.append(given)
        if self._is_busy:
            return
        self._is_busy = True
        while self._inbox:
            self._carry(self.table.handle(self._inbox.popleft()))
        self._is_busy = False

    def pass_time(self, span_ms: float) -> None:
        """Let time go by, with all that is due in it."""
        until = Micros(self.now + round(span_ms * 1000))
        while self._wake_at is not None and self._wake_at <= until:
            self.now = max(self.now, self._wake_at)
            self._wake_at = None
            self._is_busy = True
            self._carry(self.table.wake(self.now))
            self._is_busy = False
            while self._inbox:
                self.feed(self._inbox.popleft())
        self.now = until

    def _carry(self, outputs: Sequence[Output]) -> None:
        for output in outputs:
            match output:
                case Send(connections, message) | Picture(connections, message):
                    self._tell(connections, message)
                case ShowTo(connection, message):
                    self._inbox.append(Sent(connection, FlipNo(message.flip), self.now))
                    self._tell((connection,), message)
                case WakeAt(at_us):
                    self._wake_at = at_us
                case Answer(value):
                    self._answer = value
                case _:
                    pass

    def _tell(self, connections: Sequence[ConnectionId], message: ServerMessage) -> None:
        if self._end is not None and self._connection in connections:
            self._end.hear(wire.read(codec.encode(message)))
