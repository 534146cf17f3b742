"""The door to the compiled games: a setup in, their rows out."""

from array import array
from collections.abc import Sequence

import numpy as np

from slapjack.playout.columns import WIDTH
from slapjack.playout.compiled.encode import board_of, levels_of
from slapjack.playout.compiled.games import play_games
from slapjack.playout.compiled.streams import new_source
from slapjack.playout.setup import Setup
from slapjack.rules import Game


def play(setup: Setup, first: int, count: int) -> Sequence[int]:
    """Play so many games of a setup that `encode.reaches`; others may run meanwhile.

    Raises:
        DealError: No game of these rules can start with so many seats.
    """
    Game.deal(setup.rules, setup.seats, bytes(32))
    cells = array("q", bytes(8 * count * WIDTH))
    rows = np.frombuffer(cells, np.int64).reshape(count, WIDTH)
    with np.errstate(over="ignore"):  # words wrap round, also where the sums are not compiled
        play_games(board_of(setup), new_source(levels_of(setup)), setup.seed, first, rows)
    return cells
