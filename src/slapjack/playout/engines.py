"""Which program plays the games of a run: `Game`, or its compiled twin where that reaches.

Both give the same rows, so the choice is one of speed alone. The twin needs the extra `lab`
(numba); without it, and for rules that it does not know, `Game` plays.
"""

import importlib.util
from array import array
from typing import Literal

from slapjack.playout.columns import WIDTH, Rows
from slapjack.playout.party import play
from slapjack.playout.setup import Setup

Engine = Literal["compiled", "game"]
"""A program that plays games: numba's or `Game`; both give the same rows."""


class EngineError(ValueError):
    """An engine was asked for that cannot play these games, said in one sentence."""


def best_engine(setup: Setup) -> Engine:
    """Return the fastest engine that can play a setup here."""
    if importlib.util.find_spec("numba") is None:
        return "game"
    from slapjack.playout.compiled import encode  # noqa: PLC0415  # it needs the extra `lab`

    return "compiled" if encode.reaches(setup) else "game"


def play_rows(setup: Setup, first: int, count: int, *, engine: Engine | None = None) -> Rows:
    """Play games of a setup.

    Args:
        setup: Who plays by which rules.
        first: Number of the first game, 0 or more.
        count: How many games.
        engine: None for the fastest.

    Returns:
        A row for each game, in their order.

    Raises:
        EngineError: The compiled engine was asked for and does not reach.
        DealError: No game of these rules can start with so many seats.
    """
    best = best_engine(setup)
    if engine == "compiled" and best != "compiled":
        raise EngineError("expected rules that the compiled games know, and numba (extra lab)")
    if (engine or best) == "compiled":
        from slapjack.playout.compiled import runner  # noqa: PLC0415

        return Rows(setup.seats, runner.play(setup, first, count))
    cells = array("q")
    for number in range(first, first + count):
        cells.extend(play(setup, number).row())
    assert len(cells) == count * WIDTH, "every game has one row"
    return Rows(setup.seats, cells)
