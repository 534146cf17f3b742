"""The server stops: races get their verdicts, no new card comes, then everybody is sent away.

Whatever can be slapped is annulled by a restart, so a card that lies there, or is on its way, is
given its time first. A flip may still be pressed; its card comes in the next life, where the press
is aimed anew. What no verdict can end in time is annulled here and not guessed (reliability.md P6).
"""

from typing import Final

from slapjack.protocol.server_messages import Goaway
from slapjack.table import verdicts
from slapjack.table.connections import Connection
from slapjack.table.state import Play, TableState
from slapjack.table.timers import Purpose
from slapjack.units import Micros

DRAIN_US: Final = Micros(2_000_000)
"""Open races have this long to close."""

GOAWAY_MS_MAX: Final = 2_000
"""Clients come back spread over this time, not all at once."""

CLOSE_RESTART: Final = 1012

HELD: Final[frozenset[Purpose]] = frozenset(
    {"show", "flip", "bot_flip", "cut", "claim", "idle", "game", "rematch"}
)
"""What happens by itself, but not any more in this life."""


def begin(table: TableState) -> None:
    """Send everybody away as soon as no race needs them; a second call changes nothing."""
    if table.drain_by is None:
        table.drain_by = Micros(table.now + DRAIN_US)
        table.timers.set("drain", table.drain_by)


def review(table: TableState) -> None:
    """Say goodbye once nothing is waited for any more."""
    if table.drain_by is None or table.is_drained:
        return
    play = table.play if table.is_playing else None
    if play is not None:
        until = _waits_until(table, play, table.drain_by)
        if table.now < until:
            table.timers.set("drain", until)
            return
        if play.open_race is not None:
            verdicts.void(table, play, play.open_race, "drain")
    table.is_drained = True
    for connection in table.connections:
        send_away(table, connection)


def send_away(table: TableState, connection: Connection) -> None:
    """Tell a connection when to come back, each at a moment of its own, and close it."""
    wait_ms = table.streams.stream("goaway").below(GOAWAY_MS_MAX)
    table.outgoing.answer(connection, Goaway(wait_ms=wait_ms))
    table.outgoing.close(connection, CLOSE_RESTART)


def _waits_until(table: TableState, play: Play, drain_by: Micros) -> Micros:
    """Tell until when the game may need its people still; now, if it does not.

    A card that nobody has slapped yet is waited for only while its verdict would come in time.
    """
    if play.open_race is not None:
        return drain_by
    if play.hides(table.now) or any(race.is_slappable for race in play.races.values()):
        return Micros(drain_by - verdicts.longest_us(table, play))
    return table.now
