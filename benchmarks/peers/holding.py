"""What a server holds: for a socket that does nothing, and for a table of four."""

import asyncio
from collections.abc import Callable
from statistics import median
from typing import Final
from urllib.request import urlopen

import uvloop

from benchmarks.peers import hall, servers
from benchmarks.peers.line import Line, Road, connect
from benchmarks.peers.probe import door_of
from benchmarks.peers.rows import Part, Row, met
from benchmarks.peers.servers import HOST, KINDS, Kind, Server
from benchmarks.peers.table import Script

COMMAND: Final = "python -m benchmarks.peers holding"
GOAL_KB: Final = 40
_SETTLES_S: Final = 1.0
_AT_ONE_TABLE: Final = 50


def measure(sockets: int, tables: int, rounds: int) -> Part:
    """Weigh the servers in turns."""
    idle: dict[Kind, list[float]] = {kind: [] for kind in KINDS}
    held: dict[Kind, list[float]] = {"slapjack": [], "colyseus": []}
    for _ in range(rounds):
        for kind in KINDS:
            idle[kind].append(_weighed(kind, sockets, _look_on))
        for kind in held:
            held[kind].append(_weighed(kind, tables, _play))
    ours = median(idle["slapjack"])
    part = Part("Memory", COMMAND)
    part.rows = [
        Row(
            f"an idle socket, of {sockets} that look on, kB",
            *(_told(idle[kind]) for kind in KINDS),
            ratio=f"{ours / median(idle['colyseus']):.2f}",
            goal=met(is_met=ours <= GOAL_KB, goal=f"<= {GOAL_KB} kB"),
        ),
        Row(
            f"a table of four in play with its sockets, of {tables}, kB",
            *(_told(held[kind]) for kind in held),
            ratio=f"{median(held['slapjack']) / median(held['colyseus']):.2f}",
        ),
    ]
    part.notes = [
        "Resident memory after less before, divided. Node.js collected its garbage before each"
        " reading (it runs with --expose-gc for that)."
    ]
    return part


def _told(values: list[float]) -> str:
    return f"{median(values):.0f} ({min(values):.0f} to {max(values):.0f})"


def _weighed(kind: Kind, count: int, fill: Callable[[Server, int], object]) -> float:
    """Return the kB that each of so many holds."""
    words = ("--expose-gc",) if kind == "colyseus" else ()
    with servers.serving(kind, words) as server:
        # What the first of them loads is not theirs.
        uvloop.run(fill(server, 8))  # type: ignore[arg-type]
        before = _resident(server)

        async def filled() -> int:
            kept = await fill(server, count)  # type: ignore[misc]
            await asyncio.sleep(_SETTLES_S)
            after = await asyncio.to_thread(_resident, server)
            assert not any(one.is_closed for one in kept), "expected every socket to stay open"
            for one in kept:
                one.close()
            return after

        return (uvloop.run(filled()) - before) / count / 1_024


def _resident(server: Server) -> int:
    if server.kind == "colyseus":
        with urlopen(f"http://{HOST}:{server.port}/collect") as answer:
            answer.read()
    return server.resident_bytes


async def _look_on(server: Server, count: int) -> list[Line]:
    """Open sockets that look on at tables, fifty at each."""
    kept: list[Line] = []
    for number in range(count):
        if number % _AT_ONE_TABLE == 0:
            door = await asyncio.to_thread(door_of, server)
        elif door.room:
            door = await asyncio.to_thread(door_of, server, door.room)
        line = await connect(
            door.url,
            lambda _line: None,
            lambda _message: None,
            Road(),
            address=f"127.7.{number // 250}.{number % 250 + 1}",
            protocol=door.protocol,
            is_text=door.protocol is not None,
        )
        if door.hears_first:
            await asyncio.sleep(0.002)
        if door.first is not None:
            line.say(door.first if isinstance(door.first, bytes) else door.first.encode())
        kept.append(line)
    return kept


async def _play(server: Server, count: int) -> list[Line]:
    """Seat tables of four and let them play a little."""
    tables = await hall.seat(server, count, Script())
    await hall.play(server, tables, 2.0)
    return [one.line for table in tables for one in table.seats if one.line is not None]
