"""The next game, asked for by any player: dealt by itself unless somebody says no (ux.md 2).

The host's own word deals at once (`changes`). What anybody else asks for is shown to all for a
while, so that nobody is dealt in while still reading the result, and it comes to nothing as soon as
somebody is missing.
"""

from contextlib import suppress
from typing import Final

from slapjack.protocol.lobby import RematchAsked
from slapjack.table.changes import begin, undecided
from slapjack.table.refusal import RefusedError
from slapjack.table.seating import Sitter
from slapjack.table.state import TableState
from slapjack.units import Micros

COUNTDOWN_US: Final = Micros(8_000_000)


def ask(table: TableState, sitter: Sitter, *, wants: bool) -> None:
    """Somebody wants the next game, or not yet; a second asker moves nothing.

    Raises:
        RefusedError: No game is over, or somebody is missing or has not agreed to the rules.
    """
    if table.phase != "finished":
        raise RefusedError("no_game")
    if not wants:
        _call_off(table)
    elif _is_anybody_missing(table):
        raise RefusedError("somebody_missing")
    elif undecided(table):
        raise RefusedError("thumbs_missing", hint=str(len(undecided(table))))
    elif table.rematch is None:
        at = Micros(table.now + COUNTDOWN_US)
        table.rematch = (sitter.seat, at)
        table.timers.set("rematch", at)
        table.lobby_changed = True


def review(table: TableState) -> None:
    """Forget what was asked once it cannot be any more."""
    if table.rematch is not None and (
        table.phase != "finished" or _is_anybody_missing(table) or undecided(table)
    ):
        _call_off(table)


def due(table: TableState) -> None:
    """Nobody said no: deal, where the table still can."""
    _call_off(table)
    with suppress(RefusedError):
        begin(table, None)


def shown(table: TableState) -> RematchAsked | None:
    """Tell what was asked for, and how long it is until the deal."""
    if table.rematch is None:
        return None
    seat, at = table.rematch
    return RematchAsked(seat=seat, left_us=max(0, at - table.now))


def _call_off(table: TableState) -> None:
    table.lobby_changed |= table.rematch is not None
    table.rematch = None
    table.timers.clear("rematch")


def _is_anybody_missing(table: TableState) -> bool:
    return any(not one.is_here and not one.is_bot for one in table.seating.humans())
