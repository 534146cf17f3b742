"""The other end of the wire: a mirror of the table, without cards that nobody may see."""

from slapjack.client.guest import Guest, LeftError, play_at
from slapjack.client.seat import Seat, SeatError, take_seat
from slapjack.client.session import GapError, Session

__all__ = ["GapError", "Guest", "LeftError", "Seat", "SeatError", "Session", "play_at", "take_seat"]
