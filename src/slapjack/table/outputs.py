"""Everything that a table may ask for: one closed union.

Pictures and measurements (`Picture`, `ShowTo`) leave at once. `Send` leaves when the entries
appended before it are committed: what a player was told is never lost (design.md 4.12).
"""

from msgspec import Struct

from slapjack.protocol.server_messages import ServerMessage, Show
from slapjack.table.entries import Entry
from slapjack.table.inputs import Answered
from slapjack.units import ConnectionId, Micros


class Send(Struct, frozen=True):
    """Say this to these connections, after the journal has what came before."""

    connections: tuple[ConnectionId, ...]
    message: ServerMessage


class Picture(Struct, frozen=True):
    """Say this at once: a ping or the rising of a back, which no disk may delay."""

    connections: tuple[ConnectionId, ...]
    message: ServerMessage


class ShowTo(Struct, frozen=True):
    """Write this face to one connection now, and report `Sent`."""

    connection: ConnectionId
    message: Show


class Append(Struct, frozen=True):
    """Keep this."""

    entry: Entry


class WakeAt(Struct, frozen=True):
    """Call `wake` at this moment; replaces an earlier wish."""

    at_us: Micros


class Close(Struct, frozen=True):
    """Close the connection with this WebSocket code, after what was said to it."""

    connection: ConnectionId
    code: int


class Answer(Struct, frozen=True):
    """The answer to a call, given when it is committed."""

    value: Answered


class Finished(Struct, frozen=True):
    """A game is over, or was called off: its record is whole."""

    game: str
    record: str


class Died(Struct, frozen=True):
    """The table is over; forget it."""

    why: str


Output = Send | Picture | ShowTo | Append | WakeAt | Close | Answer | Finished | Died
