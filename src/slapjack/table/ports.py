"""The ports through which a table reaches the world; `server/app.py` says who fills them."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from slapjack.protocol.server_messages import ServerMessage, Show
from slapjack.table.entries import Entry
from slapjack.units import ConnectionId, Micros, TableCode


class Clock(Protocol):
    """The server's one monotonic clock."""

    def now(self) -> Micros:
        """Tell the time in microseconds; never less than before."""
        ...


class Outbox(Protocol):
    """Where words for connections go. Nothing here waits: a slow reader hurts only itself."""

    def send(self, connections: Sequence[ConnectionId], message: ServerMessage) -> None:
        """Frame the message once and queue the bytes for each connection still open."""
        ...

    def show(self, connection: ConnectionId, message: Show) -> tuple[Micros, bool]:
        """Write a face now.

        Returns:
            The moment right before the write, and whether the write buffer was not empty.
        """
        ...

    def close(self, connection: ConnectionId, code: int) -> None:
        """Close the connection after what was queued for it."""
        ...


class Journal(Protocol):
    """What must survive the process."""

    async def append(self, table: TableCode, entries: Sequence[Entry]) -> None:
        """Return when the entries are kept."""
        ...


class Past(Struct, frozen=True):
    """What is kept of one table.

    Attributes:
        epoch: Number of its last life.
        entries: Oldest first; those that nothing needs any more may be left out.
    """

    epoch: int
    entries: Sequence[Entry]


class Archive(Protocol):
    """The tables of earlier lives."""

    async def codes(self) -> Sequence[TableCode]:
        """List the tables that are kept."""
        ...

    async def load(self, table: TableCode) -> Past:
        """Return what is kept of a table."""
        ...


class Games(Protocol):
    """Records of finished games."""

    def keep(self, game: str, record: str) -> None:
        """Keep the record of a game under its id.

        Whoever appends to the journal right afterwards may count on both being kept, or neither.
        """
        ...

    async def find(self, game: str) -> str | None:
        """Return the record, or None where there is none."""
        ...
