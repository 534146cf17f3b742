"""What a person asks of the table: checked, done, and answered once, also when it comes twice.

Refusals of the rules and of the table end here, as data (style.md 4, Errors).
"""

from collections import OrderedDict
from typing import assert_never

from slapjack.protocol.client_messages import (
    Claim,
    Cut,
    Flip,
    HandOver,
    HostAction,
    Leave,
    Pause,
    React,
    Ready,
    Referee,
    Rename,
    SeatAction,
    Shout,
    Slap,
    Unpause,
)
from slapjack.protocol.server_messages import Accepted, Ended, Reacted, Refused, ServerMessage
from slapjack.rules import Claim as ClaimAction
from slapjack.rules import Cut as CutAction
from slapjack.rules import IllegalActionError, RuleCode, RuleSetError
from slapjack.rules import Pause as PauseAction
from slapjack.rules import Resume as ResumeAction
from slapjack.table import flips, hosting, lobby, play, presence, referee, slaps
from slapjack.table.connections import Connection
from slapjack.table.entries import Answered
from slapjack.table.refusal import RefusedError
from slapjack.table.seating import Sitter, remember
from slapjack.table.state import Play, TableState
from slapjack.table.waiting import do_or_wait
from slapjack.units import Seat

CLOSE_LEFT = 1000


def answer(table: TableState, connection: Connection, message: SeatAction | HostAction) -> None:
    """Do what was asked, or say why not; a repeat gets the first answer again (P2)."""
    answers = _answers(table, connection, message)
    said = answers.get(message.action_id) if answers is not None else None
    if said is None:
        said = _answer_to(table, connection, message)
        if answers is not None:
            remember(answers, message.action_id, said)
            _keep_answer(table, message, said)
    table.outgoing.answer(connection, said)


def _answer_to(
    table: TableState, connection: Connection, message: SeatAction | HostAction
) -> ServerMessage:
    try:
        _do(table, connection, message)
    except IllegalActionError as refusal:
        return Refused(action_id=message.action_id, code=str(refusal.code))
    except RuleSetError as refusal:
        return Refused(
            action_id=message.action_id,
            code="bad_rule",
            field=refusal.field,
            hint=refusal.expected,
        )
    except RefusedError as refusal:
        return Refused(
            action_id=message.action_id,
            code=refusal.code,
            field=refusal.field,
            hint=refusal.hint,
        )
    return Accepted(action_id=message.action_id)


def _answers(
    table: TableState, connection: Connection, message: SeatAction | HostAction
) -> OrderedDict[str, ServerMessage] | None:
    """Return where the answers to this actor are kept; None for one who may not act so."""
    if isinstance(message, SeatAction):
        owns = message.seat in connection.seats
        return table.seating[Seat(message.seat)].answers if owns else None
    return table.host_answers if hosting.is_host(table, connection) else None


def _keep_answer(table: TableState, message: SeatAction | HostAction, said: ServerMessage) -> None:
    """Keep that an action was accepted: its repeat may come after a restart.

    A refused action changed nothing, and a reaction is only a picture.
    """
    if isinstance(said, Accepted) and not isinstance(message, React):
        seat = message.seat if isinstance(message, SeatAction) else None
        table.outgoing.append(Answered(table.now, message.action_id, seat))


def _do(table: TableState, connection: Connection, message: SeatAction | HostAction) -> None:
    if isinstance(message, SeatAction):
        if message.seat not in connection.seats:
            raise RefusedError("not_your_seat", field="seat")
        sitter = table.seating[Seat(message.seat)]
        presence.awake(table, sitter)
        _do_as_seat(table, connection, sitter, message)
        return
    is_owner = isinstance(message, HandOver) and connection.host
    is_own_name = isinstance(message, Rename) and message.seat in connection.seats
    if is_own_name and table.options.names == "generated":
        raise RefusedError("names_generated")
    if not (hosting.is_host(table, connection) or is_owner or is_own_name):
        raise RefusedError("not_the_host")
    _do_as_host(table, message)


def _do_as_seat(
    table: TableState, connection: Connection, sitter: Sitter, message: SeatAction
) -> None:
    match message:
        case Ready():
            sitter.ready = message.ready
            table.lobby_changed = True
        case Leave():
            table.outgoing.answer(connection, Ended(why="left"))
            if connection.seats == [sitter.seat] and not connection.host:
                table.outgoing.close(connection, CLOSE_LEFT)
            connection.seats.remove(sitter.seat)
            lobby.leave(table, sitter)
        case React():
            table.outgoing.picture(
                table.connections, Reacted(seat=sitter.seat, kind=message.kind), table.now
            )
        case _:
            _do_in_game(table, connection, sitter, message)


def _do_in_game(
    table: TableState,
    connection: Connection,
    sitter: Sitter,
    message: Slap | Shout | Flip | Cut | Claim,
) -> None:
    game = _game(table)
    match message:
        case Flip():
            flips.press(table, game, sitter.seat)
        case Slap():
            if not slaps.may_name(table, game, connection, message):
                raise IllegalActionError(RuleCode.NO_SUCH_FLIP)
            if game.game.view.paused:
                raise IllegalActionError(RuleCode.PAUSED)
            slaps.slap(table, game, connection, message)
        case Shout():
            slaps.shout(table, game, message)
        case Cut():
            _cut(table, game, sitter, message.cards)
        case Claim():
            challenge = game.game.view.challenge
            if challenge is None or challenge.owner != sitter.seat:
                raise IllegalActionError(RuleCode.NOTHING_TO_CLAIM)
            do_or_wait(table, game, ClaimAction())
        case _:
            assert_never(message)


def _do_as_host(table: TableState, message: HostAction) -> None:
    match message:
        case Pause():
            do_or_wait(table, _game(table), PauseAction())
        case Unpause():
            do_or_wait(table, _game(table), ResumeAction())
        case Referee():
            referee.call(table, _game(table), message)
        case _:
            lobby.change(table, message)


def _cut(table: TableState, game: Play, sitter: Sitter, cards: int | None) -> None:
    if game.game.cutter is None:
        raise IllegalActionError(RuleCode.ALREADY_DEALT)
    if game.game.cutter != sitter.seat:
        raise IllegalActionError(RuleCode.NOT_THE_CUTTER)
    if cards is None:
        play.deal_without_cut(table, game)
    else:
        play.act(table, CutAction(seat=sitter.seat, cards=cards))


def _game(table: TableState) -> Play:
    if table.play is None or not table.is_playing:
        raise RefusedError("no_game")
    return table.play
