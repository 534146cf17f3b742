"""Who is host: the one person who may set up the table, and who it becomes when that one is gone.

Opening a table gives a token that makes its holder host with or without a seat. When no host is
there for 30 seconds, the person who has been present longest takes over; the owner of the token
gets it back by a tap, not by returning (design.md 4.13).
"""

from slapjack.table.connections import Connection
from slapjack.table.state import TableState
from slapjack.units import Micros, Seat

HOST_GONE_US = Micros(30_000_000)


def is_host(table: TableState, connection: Connection) -> bool:
    """Tell whether this connection may do what a host does."""
    by_token = connection.host and table.host_by_token
    return by_token or (table.host_seat is not None and table.host_seat in connection.seats)


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
    table.host_claimed = True
    table.lobby_changed = True


def seat_freed(table: TableState, seat: Seat) -> None:
    """Seats after a freed one move up, the host's too."""
    if table.host_seat is None:
        return
    if table.host_seat == seat:
        table.host_seat = None
        table.host_by_token = True
    elif table.host_seat > seat:
        table.host_seat = Seat(table.host_seat - 1)


def watch_host(table: TableState) -> None:
    """Start or stop the wait for a host who is gone."""
    if host_present(table):
        table.timers.clear("host")
    elif table.timers.at("host") is None:
        table.timers.set("host", Micros(table.now + HOST_GONE_US))


def host_gone(table: TableState) -> None:
    """Nobody was host for too long: the person present longest takes over."""
    if host_present(table):
        return
    there = [one for one in table.seating.humans() if table.connections.of_seat(one.seat)]
    if there:
        hand_over(table, min(there, key=lambda one: one.sat_at).seat)
