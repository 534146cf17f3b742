"""Ports of a table that a test holds in its own hands: a clock, a wire, a journal, a shelf."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from slapjack.protocol.server_messages import ServerMessage, Show
from slapjack.table.entries import Entry
from slapjack.units import ConnectionId, Micros, TableCode


@dataclass
class Hands:
    """A clock that is moved by hand."""

    at: Micros = Micros(1_000_000)

    def now(self) -> Micros:
        return self.at


@dataclass
class Post:
    """Everything that was sent, in order."""

    said: list[tuple[ConnectionId, ServerMessage]] = field(default_factory=list)
    closed: list[tuple[ConnectionId, int]] = field(default_factory=list)
    breaks: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, connections: Sequence[ConnectionId], message: ServerMessage) -> None:
        if self.breaks:
            raise OSError("no wire")
        self.said += [(one, message) for one in connections]
        self.news.set()

    def show(self, connection: ConnectionId, message: Show) -> tuple[Micros, bool]:
        self.said.append((connection, message))
        return Micros(0), False

    def close(self, connection: ConnectionId, code: int) -> None:
        self.closed.append((connection, code))

    def of(self, kind: type[ServerMessage]) -> list[ServerMessage]:
        return [message for _, message in self.said if isinstance(message, kind)]


@dataclass
class Paper:
    """A journal that keeps when it is let."""

    kept: list[Entry] = field(default_factory=list)
    batches: int = 0
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    fails: bool = False
    waiting: int = 0

    async def append(self, table: TableCode, entries: Sequence[Entry]) -> None:
        self.waiting += 1
        await self.gate.wait()
        self.waiting -= 1
        if self.fails:
            raise OSError("disk full")
        self.batches += 1
        self.kept += entries


@dataclass
class Shelf:
    """Records of games."""

    records: dict[str, str] = field(default_factory=dict)

    def keep(self, game: str, record: str) -> None:
        self.records[game] = record

    async def find(self, game: str) -> str | None:
        return self.records.get(game)


async def settle() -> None:
    """Let every task go as far as it can."""
    for _ in range(10):
        await asyncio.sleep(0)
