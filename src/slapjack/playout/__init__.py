"""Playout: whole games between bots at once, without a network.

For figures about the game itself: how long it takes, who wins, how often. Times are those that bots
need, not those that it takes to play; games of one setup have numbers, and each comes out the same
on any machine, alone or among others.

    >>> from slapjack.bots import level
    >>> from slapjack.playout import Setup, play_rows
    >>> from slapjack.playout import columns as col
    >>> from slapjack.rules import RuleSet
    >>> setup = Setup(RuleSet(), (level("steady"),) * 4, seed=7)
    >>> games = play_rows(setup, 0, 3)
    >>> list(games.column(col.FLIPS)), list(games.column(col.WINNER))
    ([148, 128, 143], [2, 1, 1])
"""

from slapjack.playout.columns import Rows
from slapjack.playout.engines import Engine, EngineError, best_engine, play_rows
from slapjack.playout.party import play
from slapjack.playout.setup import Setup
from slapjack.playout.tally import Tally

__all__ = ["Engine", "EngineError", "Rows", "Setup", "Tally", "best_engine", "play", "play_rows"]
