"""What must hold at every step of every run, whatever the network does.

Each failure names the seed, which is all that is needed to see it again. A mirror that is told
every numbered message once, without a network, says what any client must know at each number.

Source: reliability.md P3, P8, P11; rules.md D.6 (1).
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from slapjack.client.session import Session
from slapjack.protocol.server_messages import Events, Numbered, ServerMessage, Show, Snapshot
from slapjack.rules import Game, Record, View
from slapjack.rules.events import CardFlipped
from slapjack.rules.view import FACE_DOWN
from slapjack.units import Micros

_encode: Final = msgspec.json.Encoder().encode


class InvariantError(AssertionError):
    """Something that must never be happened; the text begins with the seed."""


class Checker:
    """Looks at one table and its players, after every step."""

    def __init__(self, seed: str, lead_us_max: Micros) -> None:
        """Begin.

        Args:
            seed: What to name in a failure.
            lead_us_max: Longest time by which a face may leave before it shows.
        """
        self._seed = seed
        self._lead_us_max = lead_us_max
        self._mirror = Session()
        self._seen_seq = 0
        self._views: dict[int, bytes] = {}
        self._show_at: dict[int, Micros] = {}
        self._sent: dict[int, set[int]] = {}

    def new_game(self) -> None:
        """Flips are counted from 1 again."""
        self._show_at.clear()
        self._sent.clear()

    def pressed(self, flip: int, show_at: Micros) -> None:
        """Learn at which moment a flip is to show."""
        self._show_at[flip] = show_at

    def sends_face(self, connection: int, flip: int, now: Micros) -> None:
        """Check that a face does not leave before its lead."""
        show_at = self._show_at.get(flip)
        self._demand(show_at is not None, f"flip {flip} left without a press")
        earliest_at = (show_at or 0) - self._lead_us_max
        self._demand(now >= earliest_at, f"flip {flip} left at {now}, before {earliest_at}")
        self._sent.setdefault(connection, set()).add(flip)

    def says(self, connections: Sequence[int], message: ServerMessage, now: Micros) -> None:
        """Check that no words run ahead of a face, and tell the mirror what is new."""
        for flip in _faces_told(message):
            show_at = self._show_at.get(flip)
            shows = show_at is not None and now >= show_at
            for connection in connections:
                told = shows or flip in self._sent.get(connection, ())
                self._demand(told, f"connection {connection} heard of flip {flip} before its face")
        if isinstance(message, Numbered):
            self._reflect(message)

    def told(self, seat: int, session: Session, message: ServerMessage) -> None:
        """Check that a client which took a message in knows what the mirror knew."""
        if isinstance(message, Numbered):
            expected = self._views.get(session.seq)
            self._demand(
                _seen(session) == expected,
                f"seat {seat} sees another game than the table at message {session.seq}",
            )

    def after_step(self, game: Game, seq: int) -> None:
        """Check the cards, and that the table sees what it told, whenever it told something."""
        if seq == self._seen_seq:
            return
        self._seen_seq = seq
        view = game.view
        held = [card for stock in game.stocks for card in stock]
        faces = [name for name in view.pile if name != FACE_DOWN]
        deck = 52 + view.rules.jokers
        if view.state not in ("lobby", "dealing"):
            self._demand(len(held) + len(view.pile) == deck, "cards were lost or made")
            named = [*map(str, held), *faces]
            self._demand(len(set(named)) == len(named), "a card lies in two places")
        if self._mirror.seq == seq and self._mirror.view is not None:
            seen = _encode((view, self._mirror.void_flip))
            self._demand(seen == self._views.get(seq), "the table told another game")

    def finished(self, game: Game, record: str) -> None:
        """Check that the record of a finished game gives the very same game again."""
        replay = Record.load(record).replay()
        self._demand(not replay.failures, f"the record does not hold: {replay.failures}")
        again = _encode(replay.game.view)
        self._demand(again == _encode(game.view), "the record replays to another game")

    def _reflect(self, message: Numbered) -> None:
        if isinstance(message, Snapshot):
            self._compare(message)
        elif message.seq > self._mirror.seq:
            self._mirror.receive(message)
            self._views[message.seq] = _seen(self._mirror)

    def _compare(self, snapshot: Snapshot) -> None:
        """Check a snapshot; the mirror begins with the first one, on its own copy."""
        seen = _encode((snapshot.view, snapshot.void_flip))
        if self._mirror.lobby is None:
            self._mirror.receive(msgspec.json.decode(_encode(snapshot), type=Snapshot))
            self._views[snapshot.seq] = seen
        expected = self._views.get(snapshot.seq, seen)
        self._demand(seen == expected, f"the snapshot of message {snapshot.seq} is another game")

    def _demand(self, holds: bool, sentence: str) -> None:
        if not holds:
            raise InvariantError(f"seed {self._seed}: {sentence}")


def _seen(session: Session) -> bytes:
    """Return all that a client draws of the cards, for comparison."""
    return _encode((session.view, session.void_flip))


def _faces_told(message: ServerMessage) -> list[int]:
    match message:
        case Events(events=events):
            return [event.flip for event in events if isinstance(event, CardFlipped)]
        case Show(flip=flip):
            return [flip]
        case Snapshot(view=View(flips=flips)):
            return [flips] if flips else []
        case _:
            return []
