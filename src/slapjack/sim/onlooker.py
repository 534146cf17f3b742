"""Whoever looks at a world from outside: checks every step, and writes down the races."""

from collections.abc import Sequence

from slapjack.client.session import Session
from slapjack.protocol.client_messages import Slap
from slapjack.protocol.server_messages import Late, ServerMessage, Verdict, Void
from slapjack.sim.checkers import Checker
from slapjack.sim.chronicle import Chronicle
from slapjack.sim.knowledge import what_is_known
from slapjack.sim.witness import Truth
from slapjack.table.entries import Entry, GameStarted, Pressed
from slapjack.table.table import Table
from slapjack.units import ConnectionId, Micros


class Onlooker:
    """Sees both ends of every link, and changes nothing.

    Attributes:
        chronicle: The races so far.
    """

    def __init__(self, checker: Checker, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self._checker = checker

    def told(self, seat: int, session: Session, message: ServerMessage) -> None:
        """See a player take in a message."""
        self._checker.told(seat, session, message)

    def slapped(self, truth: Truth) -> None:
        """See a hand come down."""
        self.chronicle.slapped(truth)

    def arrives(self, table: Table, connection: ConnectionId, hand: Slap, now: Micros) -> None:
        """See a hand arrive at the server, a moment before the table sees it."""
        known = what_is_known(table.state, connection, hand, now)
        if known is not None:
            self.chronicle.arrived(hand.seat, hand.flip, known)

    def kept(self, entry: Entry) -> None:
        """See the table keep an entry."""
        match entry:
            case GameStarted():
                self.chronicle.new_game()
                self._checker.new_game()
            case Pressed(flip=flip, show_at_us=show_at):
                self._checker.pressed(flip, show_at)
            case _:
                pass

    def showed(self, connection: int, flip: int, now: Micros) -> None:
        """See a face leave for a player."""
        self._checker.sends_face(connection, flip, now)

    def said(self, connections: Sequence[int], message: ServerMessage, now: Micros) -> None:
        """See the table say something."""
        self._checker.says(connections, message, now)
        match message:
            case Verdict():
                self.chronicle.ruled(message, now)
            case Late():
                self.chronicle.came_late(message)
            case Void(flip=flip):
                self.chronicle.void(flip)
            case _:
                pass

    def finished(self, table: Table, record: str) -> None:
        """See a game end."""
        assert table.state.play is not None, "a game that ended was played"
        self._checker.finished(table.state.play.game, record)

    def rests(self, table: Table) -> None:
        """See the table at rest after a step."""
        if table.state.play is not None:
            self._checker.after_step(table.state.play.game, table.state.outgoing.backlog.seq)
