"""Calls at the table that no engine can see: a peek, a flip toward oneself, a misdeal.

A flip foul is the turn seat's, before its card counts (rules.md B42, B75). A misdeal ends the
record without a result and deals anew, same seats, same dealer (B43).
"""

from slapjack.protocol.client_messages import Referee
from slapjack.rules import Foul
from slapjack.table.places import free_left, staying
from slapjack.table.play import call_off, deal
from slapjack.table.refusal import RefusedError
from slapjack.table.state import Play, TableState
from slapjack.table.waiting import do_or_wait


def call(table: TableState, play: Play, message: Referee) -> None:
    """Do what the referee calls.

    Raises:
        RefusedError: A misdeal while a race is open or without enough people, or a foul when
            nobody flips.
        IllegalActionError: The rules refuse it.
    """
    match message.call:
        case "misdeal":
            _misdeal(table, play)
        case "peek" | "toward_self" as kind:
            turn = play.game.turn
            if turn is None:
                raise RefusedError("nobody_flips")
            do_or_wait(table, play, Foul(seat=turn, kind=kind))


def _misdeal(table: TableState, play: Play) -> None:
    """Deal anew, to those who are still at the table; the dealer stays, or their right does."""
    if play.open_race is not None:
        raise RefusedError("race_open")
    if staying(table) < table.rules.min_players:
        raise RefusedError("too_few_players", hint=str(table.rules.min_players))
    call_off(table, play, "misdeal")
    free_left(table)
    deal(table, table.dealer)
