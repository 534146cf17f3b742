"""Taking a seat at a table, and giving it up: by oneself, by the host's word, by never coming.

Who sits is known by a secret token alone. A seat that has a part in a game keeps its number until
the next deal, also after its owner left, so that cards and results name the right one; in the
lobby the seats after a freed one move up.
"""

from typing import Literal

from slapjack.protocol.server_messages import Ended
from slapjack.rules import Leave
from slapjack.table import hosting, house, presence
from slapjack.table.animals import INKS
from slapjack.table.connections import Connection
from slapjack.table.inputs import Seated, Sit, Turned
from slapjack.table.names import clean_name
from slapjack.table.pace import cut_due
from slapjack.table.refusal import RefusedError
from slapjack.table.seating import SEATS_MAX, Sitter
from slapjack.table.state import TableState
from slapjack.table.waiting import do_or_wait
from slapjack.units import Seat

CLOSE_LEFT = 1000
CLOSE_KICKED = 4003


def sit(table: TableState, call: Sit) -> Seated | Turned:
    """Give a person a seat, or say why not."""
    refusal = _why_not_sit(table, call)
    if refusal is not None:
        return Turned(refusal)
    if len(table.seating) >= SEATS_MAX:
        free_left(table)
    name = clean_name(call.name) if call.name else ""
    sitter = table.seating.sit(table.now, token=call.token, name=name or "", ink=call.ink)
    house.give_back(table, sitter)
    # A seat that is kept for somebody waits for them, however long they take to come.
    sitter.has_come = call.host_token is not None
    table.lobby_changed = True
    return Seated(seat=sitter.seat, animal=sitter.animal, ink=sitter.ink)


def sweep(table: TableState) -> None:
    """Free the seats of those who took one and never came; a game keeps them until its end."""
    if not table.is_playing:
        for sitter in table.seating.strangers(table.now):
            leave(table, sitter)


def leave(table: TableState, sitter: Sitter) -> None:
    """Somebody goes for good: during a game the cards go as the house says (rules.md B37).

    While a game is played, and while its result is shown, the seat keeps its number.
    """
    seat = sitter.seat
    sitter.token = None
    for connection in table.connections.of_seat(seat):
        connection.seats.remove(seat)
    hosting.seat_left(table, seat)
    if is_in_game(table, seat):
        _leave_game(table, sitter)
    else:
        _free(table, sitter)
    table.lobby_changed = True


def kick(table: TableState, sitter: Sitter) -> None:
    """Free a seat; its person is told, the others at the same device stay."""
    carriers = table.connections.of_seat(sitter.seat)
    leave(table, sitter)
    for connection in carriers:
        if not connection.seats and not connection.host:
            part(table, connection, "kicked", CLOSE_KICKED)


def part(
    table: TableState, connection: Connection, why: Literal["kicked", "left", "closed"], code: int
) -> None:
    """Close a connection that has no place at the table any more."""
    table.outgoing.answer(connection, Ended(why=why))
    table.outgoing.close(connection, code)
    table.connections.drop(connection.number)
    hosting.watch_host(table)
    presence.watch_empty(table)
    table.lobby_changed = True


def free_left(table: TableState) -> None:
    """Take out who left during the last game; the lost who are back play on."""
    for sitter in [one for one in table.seating if one.left]:
        if sitter.is_here:
            sitter.left = False
        else:
            _free(table, sitter)


def staying(table: TableState) -> int:
    """Count the seats that a next game would have."""
    return sum(not one.left or one.is_here for one in table.seating)


def seat_at(table: TableState, seat: int | None, field: str = "seat") -> Sitter:
    """Return who sits there.

    Raises:
        RefusedError: Nobody, or somebody who left.
    """
    if seat is None or not table.seating.has(seat) or table.seating[Seat(seat)].left:
        raise RefusedError("no_such_seat", field=field)
    return table.seating[Seat(seat)]


def _why_not_sit(table: TableState, call: Sit) -> str | None:
    is_kept = call.host_token is not None
    if call.host_token is not None and not hosting.holds_right(table, call.host_token):
        return "not_host"
    if table.is_playing:
        return "game_running"
    if table.locked and not is_kept:
        return "table_locked"
    if staying(table) >= table.rules.max_players:
        return "table_full"
    if call.ink is not None and call.ink not in INKS:
        return "bad_ink"
    if call.ink is not None and table.seating.ink_taken(call.ink):
        return "ink_taken"
    return _why_not_name(table, call.name, is_given=is_kept)


def _why_not_name(table: TableState, name: str | None, *, is_given: bool) -> str | None:
    if not name:
        return None
    if table.options.names != "typed" and not is_given:
        return "names_generated"
    clean = clean_name(name, table.blocked_names)
    if clean is None:
        return "bad_name"
    return "name_taken" if table.seating.name_taken(clean) else None


def _leave_game(table: TableState, sitter: Sitter) -> None:
    play = table.play
    if play is not None and table.is_playing and play.game.view.status[sitter.seat] != "out":
        if play.game.cutter is not None:
            cut_due(table, play)
        do_or_wait(table, play, Leave(seat=sitter.seat))
    sitter.left = True


def is_in_game(table: TableState, seat: Seat) -> bool:
    """Tell whether a seat has a part in the game that is played or whose result is shown."""
    return table.phase != "lobby" and table.play is not None and seat < table.play.game.view.seats


def _free(table: TableState, sitter: Sitter) -> None:
    """Take somebody out; the seats after move up, and a result that named them is put away."""
    freed = sitter.seat
    if is_in_game(table, freed):
        table.phase = "lobby"
        table.play = None
        table.result = None
    hosting.seat_left(table, freed)
    table.seating.free(freed)
    hosting.seat_freed(table, freed)
    if table.dealer >= freed:
        table.dealer = Seat((table.dealer - 1) % max(1, len(table.seating)))
    for connection in table.connections:
        connection.seats[:] = [Seat(seat - (seat > freed)) for seat in connection.seats]
