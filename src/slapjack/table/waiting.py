"""Actions that stop for an open race: leave, claim, expire, pause, fouls (design.md 4.2)."""

from slapjack.rules import Action
from slapjack.table.entries import Waits
from slapjack.table.play import act
from slapjack.table.state import Play, TableState


def do_or_wait(table: TableState, play: Play, action: Action) -> None:
    """Let the action happen now, or after the verdict of the race that is open.

    Raises:
        IllegalActionError: The rules refuse it now.
    """
    if play.open_race is None:
        act(table, action)
    else:
        play.waiting.append(action)
        table.outgoing.append(Waits(table.now, action))
