"""A record played through: the rules work out what came of what was done.

Source: records.md.
"""

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct

from slapjack.rules.actions import parse_action
from slapjack.rules.checks import Failure, Since, check_expect, check_result, result_of
from slapjack.rules.errors import IllegalActionError, RuleCode
from slapjack.rules.events import Event
from slapjack.rules.game import Game
from slapjack.rules.header import Header
from slapjack.rules.lines import Line


class LineResult(Struct, frozen=True):
    """What came of one line.

    Attributes:
        line: The line.
        events: What happened at it.
        refused: Why its action was refused.
        failures: What it states and does not hold.
    """

    line: Line
    events: tuple[Event, ...] = ()
    refused: RuleCode | None = None
    failures: tuple[Failure, ...] = ()


class Replay(Struct, frozen=True):
    """A record, played through.

    Attributes:
        game: As it stands after the last line.
        events: Everything that happened, from the opening on.
        results: Line by line.
    """

    game: Game
    events: tuple[Event, ...]
    results: tuple[LineResult, ...]

    @property
    def failures(self) -> tuple[Failure, ...]:
        """Everything that should have been otherwise, in the order of the lines."""
        return tuple(failure for result in self.results for failure in result.failures)


def play(header: Header, lines: Sequence[Line]) -> Replay:
    """Play a game from its start through all its lines.

    Raises:
        RuleSetError: Rules that cannot be played.
        DealError: A start that cannot be.
    """
    return _Player(header, lines).play()


class _Player:
    """Plays one record through, once."""

    def __init__(self, header: Header, lines: Sequence[Line]) -> None:
        self._lines = lines
        self._game = Game.from_header(header)
        self._events: list[Event] = list(self._game.opening)
        self._seen = 0
        self._refused: RuleCode | None = None

    def play(self) -> Replay:
        results = [self._take(place, line) for place, line in enumerate(self._lines)]
        return Replay(self._game, tuple(self._events), tuple(results))

    def _take(self, place: int, line: Line) -> LineResult:
        before = len(self._events)
        failures: list[Failure] = []
        match line.kind:
            case "do":
                failures = self._do(place, line)
            case "expect":
                self._deal_uncut()
                failures = self._expect(line)
            case "result":
                failures = self._result(line)
            case "race" | "note" | "void" | "unknown":
                return LineResult(line)
            case never:
                assert_never(never)
        refused = self._refused if line.kind == "do" else None
        return LineResult(line, tuple(self._events[before:]), refused, tuple(failures))

    def _do(self, place: int, line: Line) -> list[Failure]:
        """Do the action; a refusal is a failure unless the record goes on to state something."""
        self._refused = None
        if line.body["do"] != "cut":
            self._deal_uncut()
        try:
            self._events += self._game.apply(parse_action(line.body))
        except IllegalActionError as error:
            self._refused = error.code
            follower = self._lines[place + 1] if place + 1 < len(self._lines) else None
            if follower is None or follower.kind != "expect":
                return [Failure(line.number, "do", line.body, str(error))]
        return []

    def _deal_uncut(self) -> None:
        """Deal before the first line that is no cut, if the cut was only offered (B76)."""
        if self._game.rules.cut == "optional":
            self._events += self._game.finish_deal()

    def _expect(self, line: Line) -> list[Failure]:
        expected = line.body["expect"]
        assert isinstance(expected, dict), "checked when it was loaded"
        since = Since(self._events[self._seen :], self._refused)
        self._seen = len(self._events)
        return check_expect(line.number, expected, self._game, since)

    def _result(self, line: Line) -> list[Failure]:
        expected = line.body["result"]
        assert isinstance(expected, dict), "checked when it was loaded"
        if self._game.outcome is None:
            return [Failure(line.number, "over", expected, None)]
        return check_result(line.number, expected, result_of(self._game, self._events))
