"""Records: one game as a text, JSON Lines, written as it goes and replayed as a proof.

A record holds what was done, not what came of it. Unknown keys are kept when it is written again
and ignored when it is replayed; a last line that was cut off in a crash is left out, and the record
counts as unfinished.

Source: records.md. No file is touched here.
"""

from collections.abc import Mapping, Sequence
from typing import Self

import msgspec

from slapjack.rules.actions import Action
from slapjack.rules.canonical import line_of
from slapjack.rules.checks import result_of
from slapjack.rules.events import Event
from slapjack.rules.game import Game
from slapjack.rules.header import FORMAT, Header, SeatLine
from slapjack.rules.lines import Line, RecordError, check_shape, read_bodies, read_header
from slapjack.rules.replay import Replay, play
from slapjack.rules.ruleset import RuleSet
from slapjack.units import Seat


class Record:
    """A game on record.

    Example: a record written as a game goes, and replayed as a proof.

        >>> from slapjack.rules import Flip, Game, Record, RuleSet, SeatLine
        >>> seats = [SeatLine("Ann"), SeatLine("Ben")]
        >>> record = Record.for_game(RuleSet.preset("fast"), seats, bytes(32), dealer=0)
        >>> game = Game.from_header(record.header)
        >>> events = game.apply(Flip(1))
        >>> print(record.append(Flip(1)), end="")
        {"do":"flip","seat":1}
        >>> again = Record.load(record.dump()).replay()
        >>> again.game.view == game.view, again.failures
        (True, ())

    Attributes:
        header: What the game started from.
        cut_off: Number of a last line that was left out since a crash had cut it off.
    """

    def __init__(
        self,
        header: Header,
        lines: Sequence[Line] = (),
        *,
        source: Mapping[str, object] | None = None,
    ) -> None:
        """Make a record of its parts.

        Args:
            header: What the game started from.
            lines: Everything below it.
            source: The header as it stood in a text, unknown keys included.
        """
        self.header = header
        self._read = tuple(lines)
        # As text: a game under way holds many lines, and they are read once, when it is over.
        self._written: list[str] = []
        self.cut_off: int | None = None
        self._source: Mapping[str, object] = source or msgspec.to_builtins(header)

    @classmethod
    def for_game(
        cls,
        rules: RuleSet,
        seats: Sequence[SeatLine],
        seed: bytes,
        *,
        dealer: Seat,
        exposed: Sequence[int] = (),
        deck: Sequence[str] | None = None,
        commit: str | None = None,
        game_id: str | None = None,
        title: str | None = None,
        made_by: str | None = None,
    ) -> Self:
        """Start the record of a game that is dealt now, with the arguments of `Game.deal`.

        Args:
            rules: The house rules.
            seats: Names, bots and handicaps in seat order.
            seed: As given to the game; it must stay secret while the game runs.
            dealer: Who deals.
            exposed: Numbers of the dealt cards that were shown by mistake.
            deck: The cards in dealing order, if the seed does not give them.
            commit: The hash of the seed that was published before the deal.
            game_id: Any name of the game.
            title: What the game shows, for people.
            made_by: Version of the program.
        """
        return cls(
            Header(
                slapjack=FORMAT,
                rules=rules.to_header(),
                seats=tuple(seats),
                made_by=made_by,
                id=game_id,
                title=title,
                dealer=dealer,
                seed=seed.hex(),
                commit=commit,
                deck=None if deck is None else tuple(deck),
                exposed=tuple(exposed),
            )
        )

    @classmethod
    def load(cls, text: str) -> Self:
        """Read a record.

        Raises:
            RecordError: Which line is wrong, and how.
        """
        bodies, cut_off = read_bodies(text)
        if not bodies:
            raise RecordError(1, "expected the header of a record, got an empty text")
        first = min(bodies)
        source = bodies.pop(first)
        header = read_header(first, source)
        lines = [Line(number, body) for number, body in bodies.items()]
        for line in lines:
            check_shape(line)
        record = cls(header, lines, source=source)
        record.cut_off = cut_off
        return record

    @property
    def lines(self) -> list[Line]:
        """Everything below the header, in a list of its own."""
        first = self._read[-1].number + 1 if self._read else 2
        written = (msgspec.json.decode(text) for text in self._written)
        return [*self._read, *(Line(number, body) for number, body in enumerate(written, first))]

    @property
    def is_finished(self) -> bool:
        """Whether the record was written to its end: to a result, or to its being called off."""
        lines = self.lines
        return bool(lines) and lines[-1].kind in {"result", "void"}

    def append(self, action: Action) -> str:
        """Write down an action that was taken; return the line, newline included."""
        return self._write(line_of(action))

    def append_line(self, body: Mapping[str, object]) -> str:
        """Write down a line of another kind (`race`, `note`, `void`); return it, newline included.

        Args:
            body: The whole object, such as `{"note": "the lamp went out"}`.
        """
        return self._write(line_of(body))

    def finish(self, game: Game, events: Sequence[Event]) -> str:
        """Write the last line of a finished game; return it, newline included.

        Args:
            game: The game at its end.
            events: All its events, those of the opening included.
        """
        return self.append_line(result_line(game, events))

    def dump(self) -> str:
        """Return the record as a text, in canonical JSON."""
        read = (line_of(line.body) for line in self._read)
        return "".join([line_of(self._source), *read, *self._written])

    def _write(self, text: str) -> str:
        self._written.append(text)
        return text

    def replay(self) -> Replay:
        """Play the record through and compare what it states.

        Raises:
            RuleSetError: Rules that cannot be played; not for a record that was loaded.
            DealError: A start that cannot be; likewise.
        """
        return play(self.header, self.lines)


def result_line(game: Game, events: Sequence[Event]) -> dict[str, object]:
    """Return the last line of the record of a finished game.

    Args:
        game: The game at its end.
        events: All its events, those of the opening included.
    """
    return {"result": result_of(game, events)}
