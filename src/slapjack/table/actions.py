"""What a person asks of the table: checked, done, and answered once, also when it comes twice.

Refusals of the rules and of the table end here, as data (style.md 4, Errors).
"""

from collections import OrderedDict
from typing import assert_never

from slapjack.protocol.client_messages import (
    Again,
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
    StopWaiting,
    Unpause,
)
from slapjack.protocol.server_messages import Accepted, Refused, ServerMessage
from slapjack.rules import Claim as ClaimAction
from slapjack.rules import Cut as CutAction
from slapjack.rules import IllegalActionError, RuleCode, RuleSetError
from slapjack.rules import Pause as PauseAction
from slapjack.rules import Resume as ResumeAction
from slapjack.table import (
    changes,
    flips,
    hosting,
    places,
    play,
    presence,
    reactions,
    referee,
    rematch,
    slaps,
)
from slapjack.table.connections import Connection
from slapjack.table.entries import Answered
from slapjack.table.refusal import RefusedError
from slapjack.table.seating import Sitter, remember
from slapjack.table.state import Play, TableState
from slapjack.table.waiting import do_or_wait
from slapjack.units import Seat


def answer(table: TableState, connection: Connection, message: SeatAction | HostAction) -> None:
    """Do what was asked, or say why not; a repeat gets the first answer again (P2)."""
    memories = _memories(table, connection)
    said = next((kept[message.action_id] for kept in memories if message.action_id in kept), None)
    if said is None:
        said = _answer_to(table, connection, message)
        for memory in _memories(table, connection):
            remember(memory, message.action_id, said)
        _keep_answer(table, connection, message, said)
    table.outgoing.answer(connection, said)
    if isinstance(message, Leave) and isinstance(said, Accepted) and not connection.seats:
        _let_go(table, connection)


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


def _memories(table: TableState, connection: Connection) -> list[OrderedDict[str, ServerMessage]]:
    """Return where this connection's answers are kept: with everything that it speaks for.

    So a repeat finds its answer also when the seat that asked has been left meanwhile, or has
    another number, or is no longer the host's.
    """
    kept = [table.seating[seat].answers for seat in connection.seats]
    return [*kept, table.host_answers] if connection.host else kept


def _keep_answer(
    table: TableState,
    connection: Connection,
    message: SeatAction | HostAction,
    said: ServerMessage,
) -> None:
    """Keep that an action was accepted: its repeat may come after a restart.

    A refused action changed nothing, and a reaction is only a picture.
    """
    is_owner = bool(connection.seats) or connection.host
    if is_owner and isinstance(said, Accepted) and not isinstance(message, React):
        seats = tuple(connection.seats)
        table.outgoing.append(
            Answered(table.now, message.action_id, seats=seats, host=connection.host)
        )


def _let_go(table: TableState, connection: Connection) -> None:
    """Part with a connection whose last seat was left; the host's token is a place of its own."""
    if not connection.host:
        places.part(table, connection, "left", places.CLOSE_LEFT)


def _do(table: TableState, connection: Connection, message: SeatAction | HostAction) -> None:
    if isinstance(message, SeatAction):
        if message.seat not in connection.seats:
            raise RefusedError("not_your_seat", field="seat")
        sitter = table.seating[Seat(message.seat)]
        presence.awake(sitter)
        _do_as_seat(table, connection, sitter, message)
    elif isinstance(message, HandOver) and connection.host and message.seat is None:
        hosting.take_back(table, connection)
    elif _may_as_host(table, connection, message):
        _do_as_host(table, message)
    else:
        raise RefusedError("not_the_host")


def _may_as_host(table: TableState, connection: Connection, message: HostAction) -> bool:
    """Tell whether a host's wish is granted to this connection.

    The owner of the host's token may always name the host; everybody may choose their own name
    where names are typed.
    """
    is_owner = isinstance(message, HandOver) and connection.host
    is_own_name = isinstance(message, Rename) and message.seat in connection.seats
    may_name = is_own_name and table.options.names != "approved"
    return hosting.is_host(table, connection) or is_owner or may_name


def _do_as_seat(
    table: TableState, connection: Connection, sitter: Sitter, message: SeatAction
) -> None:
    match message:
        case Ready():
            sitter.ready = message.ready
            table.lobby_changed = True
        case Leave():
            places.leave(table, sitter)
        case React():
            reactions.react(table, sitter, message.kind)
        case Again():
            rematch.ask(table, sitter, wants=message.wants)
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
            _pause(table, _game(table))
        case Unpause():
            do_or_wait(table, _game(table), ResumeAction())
            presence.go_on(_game(table))
        case StopWaiting():
            presence.stop_waiting(table, places.seat_at(table, message.seat))
        case Referee():
            referee.call(table, _game(table), message)
        case _:
            changes.change(table, message)


def _pause(table: TableState, game: Play) -> None:
    """Pause; a pause that the table made becomes the host's, and lasts until the host's word."""
    if game.paused_by_table:
        game.paused_by_table = False
        table.lobby_changed = True
    else:
        do_or_wait(table, game, PauseAction())


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
