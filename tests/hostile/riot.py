"""A table among people who say whatever they like: in virtual time, without sockets.

Whatever comes, the table takes it: no exception, no card lost or made, nothing grows without
bounds, and what it kept brings it back (reliability.md P11, P12).
"""

import random
from collections import deque
from typing import Final

from slapjack.protocol.codec import BadMessageError, decode
from slapjack.protocol.lobby import TableOptions
from slapjack.rules import PRESETS, RuleSet
from slapjack.table.connections import PINGS_MAX, SCREENS_KEPT, Connection
from slapjack.table.entries import Entry
from slapjack.table.inputs import (
    Closed,
    Erase,
    Input,
    KernelRtt,
    Lag,
    Message,
    Opened,
    Seated,
    Sent,
    Sit,
)
from slapjack.table.keeping import kept
from slapjack.table.outputs import Answer, Append, Close, Died, Output, ShowTo, WakeAt
from slapjack.table.seating import ANSWERS_KEPT
from slapjack.table.state import RACES_KEPT, Asked
from slapjack.table.table import Table
from slapjack.units import ConnectionId, FlipNo, Micros, TableCode
from tests.hostile.messages import NASTY, Wild
from tests.table.laws import Laws

START_AT: Final = Micros(1_000_000_000)
HOST_TOKEN: Final = "host-token-0123456789"
CONNECTIONS: Final = 12
REPEATS_OF: Final = 40
"""A repeat is one of the newest messages: the table remembers more answers than that."""

WAITING_MAX: Final = 400
"""So much may wait at a table for the end of a race, or for a card to show."""


class Riot:
    """One table and its guests.

    Attributes:
        heard: Messages that the table took.
        turned_away: Frames that were no messages.
        repeated: Messages that were said again, and did nothing again.
        entries: What the table asked to keep.
        died: Why it ended, None while it lives.
    """

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.wild = Wild(chance, [HOST_TOKEN, "nobodys-token-0123456"])
        self.now = START_AT
        self.heard = self.turned_away = self.repeated = 0
        self.entries: list[Entry] = []
        self.died: str | None = None
        self._laws = Laws()
        self._wake_at: Micros | None = None
        self._open: list[ConnectionId] = []
        self._number = 0
        self._todo: list[Input] = []
        self._asked: deque[tuple[ConnectionId, Asked]] = deque(maxlen=REPEATS_OF)
        self._seating: str | None = None
        self.table = Table.open(
            code=TableCode("RIOT"),
            rules=RuleSet.preset(chance.choice(sorted(PRESETS))),
            options=TableOptions(),
            seed=chance.randbytes(32),
            host_token=HOST_TOKEN,
            now=self.now,
        )
        for _ in range(3):
            self._sit()
        for token in self.wild.tokens[:1] + self.wild.tokens[2:]:
            hello = b'{"type":"hello","proto":1,"tokens":["%b"]}' % token.encode()
            self._connect(hello)

    def go(self, steps: int) -> None:
        """Let so many things happen, or fewer where the table ends."""
        for _ in range(steps):
            if self.died is not None:
                return
            self._one()
            self._pass_time()
        self.check_bounds()

    def check_bounds(self) -> None:
        """Check that nothing at the table grew beyond its bounds."""
        state = self.table.state
        for connection in state.connections:
            _check_connection(connection)
        for sitter in state.seating:
            assert len(sitter.answers) <= ANSWERS_KEPT
        assert len(state.host_answers) <= ANSWERS_KEPT
        assert len(state.seating) <= 8
        if state.play is not None:
            assert len(state.play.races) <= RACES_KEPT
            assert len(state.play.waiting) <= WAITING_MAX
            assert len(state.play.asked) <= WAITING_MAX
            assert len(state.play.shouts) <= 8

    def comes_back(self) -> Table:
        """Bring the table back from what it kept."""
        return Table.restore(
            self.table.state.code, self.entries, seed=bytes(32), now=self.now, epoch=99
        )

    def _one(self) -> None:
        sort = self.chance.random()
        if sort < 0.03:
            self._sit()
        elif sort < 0.05 and len(self._open) < CONNECTIONS:
            self._connect(None)
        elif sort < 0.07 and self._open:
            gone = self._open.pop(self.chance.randrange(len(self._open)))
            self._feed(Closed(gone, self.now))
        elif sort < 0.08:
            self._feed(Lag(self.now, Micros(self.chance.randrange(200_000))))
        elif sort < 0.085:
            self._feed(Erase(self.now, self.chance.choice(NASTY)))
        elif sort < 0.15 and self._asked:
            self._repeat(*self.chance.choice(self._asked))
        elif self._open:
            self._say(self.chance.choice(self._open))
        else:
            self._connect(None)

    def _repeat(self, connection: ConnectionId, message: Asked) -> None:
        """Say again what was said before: it gets an answer, and does nothing (P2)."""
        self._carry(self.table.wake(self.now))
        self._feed_all()
        if self._speaks_for(connection):
            before = self._done()
            self._feed(Message(connection, self.now, message))
            assert self._done() == before, f"{message} acted twice"
            self.repeated += 1

    def _speaks_for(self, connection: ConnectionId) -> bool:
        """Tell whether answers to this connection are remembered."""
        found = self.table.state.connections.find(connection)
        return found is not None and (bool(found.seats) or found.host)

    def _done(self) -> tuple[object, ...]:
        """Sum up all that people did."""
        state = self.table.state
        play = state.play
        cards = () if play is None else (play.game_id, play.changes, len(play.record.lines))
        return kept(state), state.phase, cards

    def _say(self, connection: ConnectionId) -> None:
        if self.chance.random() < 0.05:
            self._feed(KernelRtt(connection, self.now, Micros(self.chance.randrange(90_000))))
        try:
            message = decode(self.wild.frame())
        except BadMessageError:
            self.turned_away += 1
            return
        self.heard += 1
        self._feed(Message(connection, self.now, message))
        if isinstance(message, Asked) and self._speaks_for(connection):
            self._asked.append((connection, message))

    def _sit(self) -> None:
        token = f"token-{self.chance.randrange(10**12):016}"
        name = self.chance.choice((None, None, *NASTY))
        self._seating = token
        self._feed(Sit(self.now, token, name, self.chance.choice((None, None, "teal", *NASTY))))

    def _connect(self, frame: bytes | None) -> None:
        self._number += 1
        number = ConnectionId(self._number)
        hello = self.wild.hello() if frame is None else decode(frame)
        self._open.append(number)
        ordered = self.chance.random() < 0.9
        self._feed(Opened(number, self.now, hello, ordered))  # type: ignore[arg-type]

    def _pass_time(self) -> None:
        span = self.chance.choice((0, 0, 1_000, 20_000, 150_000, 400_000, 2_000_000))
        until = Micros(self.now + self.chance.randrange(span + 1))
        while self._wake_at is not None and self._wake_at <= until and self.died is None:
            self.now, self._wake_at = max(self.now, self._wake_at), None
            self._carry(self.table.wake(self.now))
            self._feed_all()
        self.now = until

    def _feed(self, given: Input) -> None:
        self._todo.append(given)
        self._feed_all()

    def _feed_all(self) -> None:
        while self._todo and self.died is None:
            self._carry(self.table.handle(self._todo.pop(0)))

    def _carry(self, outputs: list[Output]) -> None:
        self._laws.after_step(self.table)
        self._laws = Laws() if self.chance.random() < 0.01 else self._laws
        for output in outputs:
            match output:
                case Append(entry=entry):
                    self.entries.append(entry)
                case WakeAt(at_us=at):
                    self._wake_at = at
                case ShowTo(connection=connection, message=message):
                    self._todo.append(Sent(connection, FlipNo(message.flip), self.now, False))
                case Close(connection=connection) if connection in self._open:
                    self._open.remove(connection)
                    self._todo.append(Closed(connection, self.now))
                case Answer(value=Seated()) if self._seating is not None:
                    self.wild.tokens.append(self._seating)
                case Died(why=why):
                    self.died = why
                case _:
                    pass


def _check_connection(connection: Connection) -> None:
    assert len(connection.pings) <= PINGS_MAX
    assert len(connection.screens) <= SCREENS_KEPT
    assert len(connection.queue) <= WAITING_MAX
