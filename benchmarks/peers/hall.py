"""Many tables at one server: seat everybody, play for a while, and tell what was seen."""

import asyncio
import gc
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from benchmarks.peers.at_colyseus import ColyseusSeat
from benchmarks.peers.at_echo import EchoSeat
from benchmarks.peers.at_slapjack import SlapjackSeat
from benchmarks.peers.line import Road
from benchmarks.peers.servers import Kind, Server
from benchmarks.peers.table import SEATS, Race, Script, Seat, Table

_SEATS: Final[dict[Kind, type[Seat]]] = {
    "slapjack": SlapjackSeat,
    "colyseus": ColyseusSeat,
    "echo": EchoSeat,
}
AT_ONCE: Final = 16
WARM_UP_S: Final = 2.0
_KNOWN_S: Final = 1.0
"""From the last to sit down to the deal: all roads are measured, and everybody has agreed."""


@dataclass
class Seen:
    """What one server did for its tables while it was measured.

    Attributes:
        tables: How many there were.
        cpu: Part of one core that the server took.
        resident_bytes: What it held at the end.
        races: All whole races.
        spreads_s: From the first to the last seat that a verdict, or a face, came to.
        flips: Flips that were pressed.
        stuck: Flips that did not come in time.
        closed: Sockets that the server closed.
        messages: What came in and out at the clients, a second.
    """

    tables: int
    cpu: float = 0.0
    resident_bytes: int = 0
    races: list[Race] = field(default_factory=list)
    spreads_s: list[float] = field(default_factory=list)
    flips: int = 0
    stuck: int = 0
    closed: int = 0
    messages: float = 0.0


@contextmanager
def calm() -> Iterator[None]:
    """Keep the generator's own garbage collector from stopping everybody's time."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


async def seat(server: Server, count: int, script: Script, seed: int = 7) -> list[Table]:
    """Open tables of four and let everybody sit down; nobody plays yet."""
    kind = _SEATS[server.kind]
    tables = []
    for index in range(count):
        rng = random.Random(f"{seed}/{index}")
        table = Table(script, rng)
        table.seats = [
            kind(table, number, Road(script.rtts_s[number], rng)) for number in range(SEATS)
        ]
        for one in table.seats:
            one.server = server  # type: ignore[attr-defined]  # both kinds have it
            one.index = index  # type: ignore[attr-defined]
        tables.append(table)
    waiting = iter(tables)
    while group := list(islice(waiting, AT_ONCE)):
        await asyncio.gather(*(_sit(table) for table in group))
    return tables


async def _sit(table: Table) -> None:
    for one in table.seats:
        await one.sit()


async def play(
    server: Server,
    tables: Sequence[Table],
    seconds: float,
    begun: Callable[[], None] = lambda: None,
) -> Seen:
    """Play at all tables; the first moments are not counted, and `begun` is called after them."""
    await asyncio.sleep(_KNOWN_S)
    for table in tables:
        if isinstance(first := table.seats[0], SlapjackSeat):
            first.deal()
        table.play()
    await asyncio.sleep(WARM_UP_S)
    for table in tables:
        table.races.clear()
        table.faces_at.clear()
        table.flips = table.stuck = 0
    lines = [one.line for table in tables for one in table.seats if one.line is not None]
    carried = sum(line.said + line.got for line in lines)
    loop = asyncio.get_running_loop()
    begun()
    cpu_s, began_at = server.cpu_s, loop.time()
    await asyncio.sleep(seconds)
    took_s = loop.time() - began_at
    seen = Seen(len(tables), (server.cpu_s - cpu_s) / took_s, server.resident_bytes)
    seen.messages = (sum(line.said + line.got for line in lines) - carried) / took_s
    for table in tables:
        table.stop()
    await asyncio.sleep(0.8 + max(max(table.script.rtts_s) for table in tables))
    for table in tables:
        _gather(table, seen)
    seen.closed = sum(line.is_closed for line in lines)
    return seen


def leave(tables: Sequence[Table]) -> None:
    """Close all sockets."""
    for table in tables:
        for one in table.seats:
            if one.line is not None:
                one.line.close()


def _gather(table: Table, seen: Seen) -> None:
    seen.flips += table.flips
    seen.stuck += table.stuck
    whole = [race for race in table.races.values() if race.is_whole]
    seen.races += whole
    for told in (race.told_at for race in whole):
        seen.spreads_s.append(max(told.values()) - min(told.values()))
