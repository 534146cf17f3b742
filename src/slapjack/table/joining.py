"""Who a new connection is, and what it must be told to be where the table is.

The newest connection of a seat wins; the older one is told so and does not fight (bugs.md A8, A10).
A newcomer learns of a card at its moment of showing and not before (design.md 4.1).
"""

from collections.abc import Sequence
from hmac import compare_digest

from slapjack.protocol.client_messages import Hello
from slapjack.protocol.codec import PROTO
from slapjack.protocol.fields import Role
from slapjack.protocol.server_messages import Arm, Ended, Numbered, Refused, Replaced, Snapshot
from slapjack.table import hosting, pace, pings, presence
from slapjack.table.connections import Connection, Queued
from slapjack.table.flips import armed, flip_wait_us
from slapjack.table.inputs import Opened
from slapjack.table.lobby import card, welcome
from slapjack.table.outputs import Close, Send
from slapjack.table.state import Before, Play, TableState
from slapjack.units import ConnectionId, FlipNo, Micros, Seat

CLOSE_TOKEN = 4001
CLOSE_REPLACED = 4009
CLOSE_VERSION = 4010
CLOSE_UNORDERED = 4011

GUESTS_MAX = 200
"""Who looks on without a token, at one table: a school hall, but no crowd that slows the game."""


def opened(table: TableState, given: Opened) -> None:
    """Take a connection in, or say why not."""
    hello = given.hello
    refusal = _why_not(table, hello, ordered=given.ordered)
    if refusal is not None:
        message, code = refusal
        table.outgoing.put(Send((given.connection,), message))
        table.outgoing.put(Close(given.connection, code))
        return
    seats = _seats(table, hello.tokens)
    connection = Connection.from_hello(
        given.connection,
        hello,
        table.now,
        seats=seats,
        host=_holds_host_token(table, hello.tokens),
        ordered=given.ordered,
    )
    connection.role = _role(connection)
    _take_over(table, connection)
    table.connections.add(connection)
    hosting.arrived(table, connection)
    table.outgoing.answer(connection, welcome(table, connection))
    _catch_up(table, connection, hello)
    pings.begin(table, connection)
    for seat in seats:
        presence.came(table, table.seating[seat])
    presence.watch_empty(table)
    table.lobby_changed = True


def closed(table: TableState, number: ConnectionId) -> None:
    """A connection is gone; its seats stay."""
    connection = table.connections.drop(number)
    if connection is None:
        return
    for seat in connection.seats:
        presence.went(table, table.seating[seat])
    hosting.watch_host(table)
    presence.watch_empty(table)
    table.lobby_changed = True


def snapshot(table: TableState) -> Snapshot:
    """Draw everything as it stands for everybody at this moment."""
    play = table.play
    before = _hidden(table)
    backlog = table.outgoing.backlog
    turn = play.game.turn if play is not None and table.is_playing else None
    wait_us = flip_wait_us(table, play, turn) if play is not None and turn is not None else None
    flip_at = table.timers.at("flip")
    return Snapshot(
        epoch=backlog.epoch,
        seq=backlog.seq if before is None else before.seq,
        lobby=card(table),
        view=None if play is None else play.game.view if before is None else before.view,
        armed=None if play is None or not table.is_playing else armed(play),
        flip_left_us=(
            None
            if before is not None or wait_us is None or flip_at is None
            else flip_at - table.now
        ),
        game_left_us=None
        if play is None or not table.is_playing
        else pace.game_left_us(table, play),
        void_flip=None if play is None or not table.is_playing else _void_flip(play, before),
    )


def _void_flip(play: Play, before: Before | None) -> FlipNo | None:
    """Return the card that everybody sees on top, if it was annulled, as by a restart."""
    seen = [race for race in play.races.values() if before is None or race.flip < before.flip]
    is_void = bool(seen) and bool(play.game.pile) and seen[-1].phase == "void"
    return seen[-1].flip if is_void else None


def _why_not(
    table: TableState, hello: Hello, *, ordered: bool
) -> tuple[Refused | Ended, int] | None:
    if hello.proto != PROTO:
        return Refused(action_id=None, code="version", hint=str(PROTO)), CLOSE_VERSION
    if not ordered and table.options.judge == "ranked" and _seats(table, hello.tokens):
        return Refused(action_id=None, code="ranked_needs_order"), CLOSE_UNORDERED
    if knows(table, hello.tokens):
        return None
    if hello.role == "player":
        return Ended(why="unknown_token"), CLOSE_TOKEN
    if not table.options.watchers or _guests(table) >= GUESTS_MAX:
        return Refused(action_id=None, code="no_watchers"), CLOSE_TOKEN
    return None


def _guests(table: TableState) -> int:
    return sum(one.is_guest for one in table.connections)


def knows(table: TableState, tokens: Sequence[str]) -> bool:
    """Tell whether one of these secrets is the host's or a seat's."""
    return _holds_host_token(table, tokens) or bool(_seats(table, tokens))


def _holds_host_token(table: TableState, tokens: Sequence[str]) -> bool:
    return any(compare_digest(table.host_token, token) for token in tokens)


def _seats(table: TableState, tokens: Sequence[str]) -> list[Seat]:
    found = (table.seating.by_token(token) for token in tokens)
    return sorted({sitter.seat for sitter in found if sitter is not None})


def _role(connection: Connection) -> Role:
    """Tell as what a connection counts: a seat is played, and every guest looks on.

    Only a big screen of the host's counts for the moment of showing. A stranger's would be sent a
    face before its moment, by as much as it makes the server believe that its road is long; and
    whoever is to see a game late would call the window a big screen.
    """
    if connection.seats and connection.role == "watcher":
        return "player"
    return "watcher" if connection.is_guest else connection.role


def _take_over(table: TableState, newer: Connection) -> None:
    """Take the seats from older connections; one that has nothing else of its own is replaced.

    A tablet from which one child moves to a phone goes on for the others.
    """
    for older in list(table.connections):
        if not set(older.seats) & set(newer.seats):
            continue
        older.seats[:] = [seat for seat in older.seats if seat not in newer.seats]
        if not older.seats and (newer.host or not older.host):
            table.outgoing.answer(older, Replaced())
            table.outgoing.close(older, CLOSE_REPLACED)
            table.connections.drop(older.number)


def _hidden(table: TableState) -> Before | None:
    """Return what is public while the newest card has been sent to some but does not show yet."""
    before = table.play.before if table.play is not None else None
    return before if before is not None and table.now < before.show_at else None


def _catch_up(table: TableState, connection: Connection, hello: Hello) -> None:
    """Bring a newcomer to where the table is: by what it missed, or by a snapshot."""
    before = _hidden(table)
    missed = None
    if hello.resume is not None:
        missed = table.outgoing.backlog.since(hello.resume.epoch, hello.resume.seq)
    if missed is None:
        first = snapshot(table)
        _tell(table, connection, first)
        missed = table.outgoing.backlog.since(first.epoch, first.seq) or []
    elif table.play is not None and table.play.press is not None:
        pressed = table.play.press
        table.outgoing.picture((connection,), Arm(pressed.flip, pressed.seat), table.now)
    _replay(table, connection, missed, before)


def _replay(
    table: TableState, connection: Connection, missed: list[Numbered], before: Before | None
) -> None:
    """Send what was missed; what follows from a card that does not show yet waits behind it."""
    owes_face = before is not None and (not missed or missed[0].seq <= before.seq + 1)
    for message in missed:
        if before is None or not owes_face or message.seq <= before.seq:
            _tell(table, connection, message)
        else:
            _owe(table, connection, before)
            connection.queue.append(Queued(Micros(0), None, message))


def _tell(table: TableState, connection: Connection, message: Numbered) -> None:
    """Say it now; to a watcher after the table's delay, like all that follows."""
    delay_us = table.outgoing.watch_delay_us if connection.role == "watcher" else 0
    if delay_us:
        at = Micros(table.now + delay_us)
        connection.queue.append(Queued(at, None, message))
    else:
        table.outgoing.answer(connection, message)


def _owe(table: TableState, connection: Connection, before: Before) -> None:
    if not any(queued.flip == before.flip for queued in connection.queue):
        table.outgoing.owe_face(connection, before.flip, before.face, table.nonce(), before.show_at)
