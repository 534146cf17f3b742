"""Who is host: the one person who may set up the table, and who it becomes when that one is gone.

Opening a table gives a token that makes its holder host with or without a seat. When no host is
there for 30 seconds, the person who has been present longest takes over; the owner of the token
gets it back by a tap, not by returning (design.md 4.13). A host who leaves for good is not waited
for (bugs.md A38, A39).
"""

from hmac import compare_digest

from slapjack.table.connections import Connection
from slapjack.table.state import TableState
from slapjack.units import Micros, Seat

HOST_GONE_US = Micros(30_000_000)


def is_host(table: TableState, connection: Connection) -> bool:
    """Tell whether this connection may do what a host does."""
    by_token = connection.host and table.host_by_token
    return by_token or (table.host_seat is not None and table.host_seat in connection.seats)


def holds_right(table: TableState, token: str) -> bool:
    """Tell whether the bearer of a token is host, connected or not.

    Whoever opened the table keeps the right to erase it, also while somebody else is host.
    """
    sitter = table.seating.by_token(token)
    by_seat = sitter is not None and table.host_seat == sitter.seat
    return by_seat or compare_digest(table.host_token.encode(), token.encode())


def host_present(table: TableState) -> bool:
    """Tell whether any connection is host."""
    return any(is_host(table, connection) for connection in table.connections)


def arrived(table: TableState, connection: Connection) -> None:
    """A connection came: the token's holder claims the table; without one the first to sit does."""
    if connection.host:
        table.host_claimed = True
        if table.host_by_token and connection.seats and table.host_seat is None:
            table.host_seat = connection.seats[0]
    elif not table.host_claimed and table.host_seat is None and connection.seats:
        hand_over(table, connection.seats[0])
    watch_host(table)


def hand_over(table: TableState, seat: Seat) -> None:
    """Make a seat the host."""
    table.host_seat = seat
    table.host_by_token = False
    table.lobby_changed = True
    watch_host(table)


def take_back(table: TableState, connection: Connection) -> None:
    """The holder of the token is host again, with a seat or as the big screen."""
    table.host_seat = connection.seats[0] if connection.seats else None
    table.host_by_token = True
    table.lobby_changed = True
    watch_host(table)


def seat_left(table: TableState, seat: Seat) -> None:
    """Somebody left for good: their right falls to the token, else to who has been here longest."""
    if table.host_seat != seat:
        return
    table.host_seat = None
    table.host_by_token = True
    table.lobby_changed = True
    host_gone(table)
    watch_host(table)


def seat_freed(table: TableState, seat: Seat) -> None:
    """Seats after a freed one move up, the host's too."""
    if table.host_seat is not None and table.host_seat > seat:
        table.host_seat = Seat(table.host_seat - 1)


def watch_host(table: TableState) -> None:
    """Start or stop the wait for a host who is gone."""
    if host_present(table):
        table.timers.clear("host")
    elif table.timers.at("host") is None:
        table.timers.set("host", Micros(table.now + HOST_GONE_US))


def host_gone(table: TableState) -> None:
    """Nobody is host any more: the person present longest takes over, somebody awake first."""
    if host_present(table):
        return
    there = [one for one in table.seating.humans() if one.is_here]
    if there:
        longest = min(there, key=lambda one: (one.away, one.here_since, one.seat))
        hand_over(table, longest.seat)
