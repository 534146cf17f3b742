"""What a record says must hold, compared with what came.

`expect` lines state a position, events or a refusal; the `result` line states the end. Each key is
compared exactly; keys that are not there are not looked at.

Source: records.md "Lines that check", "Last line of a finished game".
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from slapjack.rules.canonical import hash_of, line_of
from slapjack.rules.errors import RuleCode
from slapjack.rules.events import Event
from slapjack.rules.game import Game


class Failure(Struct, frozen=True):
    """One thing that should have been otherwise.

    Attributes:
        line: Number of the line that states it, from 1.
        what: Which part of the state, such as `stocks`.
        expected: What the record says.
        came: What the replay gave.
    """

    line: int
    what: str
    expected: object
    came: object


class Since(Struct, frozen=True):
    """What happened up to an `expect` line.

    Attributes:
        events: All events since the last `expect` line.
        refused: The code with which the last action was refused.
    """

    events: Sequence[Event]
    refused: RuleCode | None


def check_expect(
    line: int, expected: Mapping[str, object], game: Game, since: Since
) -> list[Failure]:
    """Compare one `expect` line."""
    failures: list[Failure] = []
    for what, value in expected.items():
        if what == "events":
            failures += _check_events(line, value, since.events)
        elif what == "stocks":
            failures += _check_stocks(line, value, game)
        elif what == "refused":
            failures += _compare(line, what, value, since.refused)
        elif what in _STATE:
            failures += _compare(line, what, value, _STATE[what](game))
    return failures


def check_result(
    line: int, expected: Mapping[str, object], came: Mapping[str, object]
) -> list[Failure]:
    """Compare the `result` line with what the replay ended in."""
    failures: list[Failure] = []
    for what, value in came.items():
        if what in expected:
            failures += _compare(line, what, expected[what], value)
    return failures


def result_of(game: Game, events: Sequence[Event]) -> dict[str, object]:
    """Return what the `result` line of a finished game holds.

    Args:
        game: A finished game.
        events: All its events, those of the opening included.
    """
    assert game.outcome is not None, "only a finished game has a result"
    return {
        "winner": game.outcome.winner,
        "reason": game.outcome.reason,
        "places": list(game.outcome.places),
        "events": len(events),
        "hash": hash_of(events),
    }


def state_of(game: Game) -> dict[str, object]:
    """Return the state of a game under the keys of an `expect` line."""
    return {
        "stocks": [list(stock) for stock in game.stocks],
        **{what: read(game) for what, read in _STATE.items()},
    }


def _over(game: Game) -> object:
    outcome = game.outcome
    return None if outcome is None else {"winner": outcome.winner, "reason": outcome.reason}


_STATE: Final[dict[str, Callable[[Game], object]]] = {
    "pile": lambda game: list(game.pile),
    "turn": lambda game: game.turn,
    "out": lambda game: list(game.view.out),
    "over": _over,
    "places": lambda game: None if game.outcome is None else list(game.outcome.places),
}


def _compare(line: int, what: str, expected: object, came: object) -> list[Failure]:
    return [] if _is_same(expected, came) else [Failure(line, what, expected, came)]


def _is_same(expected: object, came: object) -> bool:
    """Compare exactly, as JSON does: 1 is not true."""
    return line_of(expected) == line_of(came)


def _check_events(line: int, expected: object, events: Sequence[Event]) -> list[Failure]:
    """Look for each partial event in some event; report those that are in none."""
    if not isinstance(expected, list):
        return [Failure(line, "events", expected, "no list of events to look for")]
    came = [msgspec.to_builtins(event) for event in events]
    return [
        Failure(line, "events", part, came)
        for part in expected
        if not any(_is_contained(part, event) for event in came)
    ]


def _is_contained(part: object, event: Mapping[str, object]) -> bool:
    return isinstance(part, dict) and all(
        key in event and _is_same(value, event[key]) for key, value in part.items()
    )


def _check_stocks(line: int, expected: object, game: Game) -> list[Failure]:
    came: list[list[str]] = [list(stock) for stock in game.stocks]
    stocks = expected if isinstance(expected, list) else []
    if len(stocks) == len(came) and all(map(_stock_fits, stocks, came)):
        return []
    return [Failure(line, "stocks", expected, came)]


def _stock_fits(expected: object, stock: list[str]) -> bool:
    """Compare one stock: card by card, or `{"set":[...]}` in any order, or `{"count":N}`."""
    match expected:
        case {"set": [*cards]}:
            return sorted(map(str, cards)) == sorted(stock)
        case {"count": count}:
            return _is_same(count, len(stock))
        case _:
            return _is_same(expected, stock)
