"""House tables: a link that stays, the animals that sit there, and who won how often.

A host makes a table a house table by an option, for a family that plays on many evenings: it lives
long without anybody, and keeps a tally beside its seats. Who is seated there under a name of
the tally gets their animal back. Turned off, the option erases the tally.
"""

from collections.abc import Iterable, Sequence

from slapjack.protocol.lobby import TallyLine
from slapjack.table.entries import Entry, GameStarted, TableChanged
from slapjack.table.names import skeleton
from slapjack.table.seating import Sitter
from slapjack.table.state import TableState
from slapjack.units import Micros

TIMES_AS_LONG = 30
"""So many times the usual span nobody may come: a month by default, and still what the operator
wants it to be. Only a table at which a game was played to its end is kept so."""

LINES_MAX = 24
"""Players in a tally; beyond, who won least often is left out."""


def idle_us(table: TableState) -> Micros:
    """Tell for how long the table is kept without anybody."""
    is_kept = table.options.house and table.games > 0
    return Micros(table.idle_us * TIMES_AS_LONG) if is_kept else table.idle_us


def is_kept(entries: Sequence[Entry]) -> bool:
    """Tell by its journal whether a table is to stay longer than others."""
    last = next(one for one in reversed(entries) if isinstance(one, TableChanged | GameStarted))
    return last.table.options.house and last.table.games > 0


def count_win(table: TableState, sitter: Sitter) -> None:
    """Count a game that a person has won."""
    if not table.options.house or sitter.token is None:
        return
    key = _key(sitter.name, sitter.animal)
    line = table.tally.get(key)
    wins = 1 if line is None else line.wins + 1
    table.tally[key] = TallyLine(sitter.name, sitter.animal, sitter.ink, wins)
    for least in lines(table)[LINES_MAX:]:
        del table.tally[_key(least.name, least.animal)]


def lines(table: TableState) -> list[TallyLine]:
    """List the tally, most wins first."""
    return sorted(table.tally.values(), key=lambda one: (-one.wins, one.name, one.animal))


def restore(table: TableState, kept: Iterable[TallyLine]) -> None:
    """Take over a tally that was kept."""
    table.tally = {_key(one.name, one.animal): one for one in kept}


def give_back(table: TableState, sitter: Sitter) -> None:
    """Give somebody who was just seated under a name of the tally their animal and ink again.

    What somebody else has by now stays with them.
    """
    line = table.tally.get(_key(sitter.name, "")) if sitter.name else None
    if line is None:
        return
    others = [one for one in table.seating if one is not sitter]
    if all(one.animal != line.animal for one in others):
        sitter.animal = line.animal
    if all(one.ink != line.ink for one in others):
        sitter.ink = line.ink


def _key(name: str, animal: str) -> str:
    """Name a line: by the typed name where there is one, however it is written."""
    return skeleton(name) if name else f"~{animal}"
