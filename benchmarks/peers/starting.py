"""The first moments: a server's start, a seat and its first face, a page's weight, a kill -9."""

import asyncio
import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from websockets.asyncio.client import connect as plain_connect
from websockets.typing import Subprotocol

from benchmarks.peers import hall, servers, tools
from benchmarks.peers.at_colyseus import JOIN, asked
from benchmarks.peers.at_slapjack import posted, rules_of
from benchmarks.peers.rows import Part, Row, ratio_of_medians, spread, times
from benchmarks.peers.servers import HOST, KINDS, Kind, Server
from benchmarks.peers.table import RANKS, Script, now
from slapjack.protocol.codec import PROTO, SUBPROTOCOL

COMMAND: Final = "python -m benchmarks.peers starting"
_ADDRESS: Final = "127.8.1.1"
_PAIR: Final = ("slapjack", "colyseus")
_WEIGH: Final = (
    "const z=require('zlib'),f=require('fs');"
    "console.log(z.brotliCompressSync(f.readFileSync(process.argv[1])).length)"
)


def measure(starts: int, joins: int, seconds: float) -> Part:
    """Start, join, play a little, kill and come back, at each server in turns."""
    started: dict[Kind, list[float]] = {kind: [] for kind in KINDS}
    for _ in range(starts):
        for kind in KINDS:
            with servers.serving(kind) as server:
                started[kind].append(server.started_s)
    joined = {kind: _each(kind, joins, _join) for kind in _PAIR}
    faces = {kind: _faces(kind, seconds) for kind in _PAIR}
    back = [_killed() for _ in range(starts)]
    part = Part("The first moments", COMMAND)
    part.rows = [
        Row(
            "cold start, process to first connection",
            *(spread(started[kind], "s", 1) for kind in KINDS),
            ratio=times(ratio_of_medians(started["slapjack"], started["colyseus"])),
        ),
        Row(
            "to join: ask for a seat until the table is known",
            *(spread(joined[kind]) for kind in _PAIR),
            ratio=times(ratio_of_medians(joined["slapjack"], joined["colyseus"])),
        ),
        Row("press to the face that it turns", *(spread(faces[kind]) for kind in _PAIR)),
        Row(
            "kill -9 until the table is back, server's start included",
            spread(back, "s", 1),
            "never: a room is memory",
        ),
        Row("what a page loads first, brotli", _page_kb(), f"{_sdk_kb():.0f} kB, its SDK alone"),
    ]
    part.notes = [
        "Joining waits for the disk here: a seat that was given is never forgotten. A face waits"
        " 150 to 450 ms on purpose, drawn anew for each card, so that nobody slaps by rhythm"
        " (docs/fairness.md)."
    ]
    return part


def _each(kind: Kind, count: int, join: Callable[[Server], list[float]]) -> list[float]:
    with servers.serving(kind) as server:
        return [took for _ in range(count) for took in join(server)]


def _join(server: Server) -> list[float]:
    """Sit down at a new table; its opening is not counted."""
    if server.kind == "slapjack":
        code = posted(server.port, "tables", {"rules": rules_of(Script())}, _ADDRESS)["code"]
        return [asyncio.run(_sit(server.port, code))]
    room = asked(server.port, "create/slap", {})["roomId"]
    began_at = now()
    place = asked(server.port, f"joinById/{room}", {})
    url = f"ws://{HOST}:{server.port}/{place['processId']}/{room}?sessionId={place['sessionId']}"
    asyncio.run(_known(url, None, None, JOIN))
    return [now() - began_at]


async def _sit(port: int, code: str) -> float:
    began_at = now()
    token = posted(port, f"tables/{code}/seats", {}, _ADDRESS)["token"]
    await _at_table(port, code, token)
    return now() - began_at


async def _at_table(port: int, code: str, token: str) -> None:
    url = f"ws://{HOST}:{port}/api/v1/tables/{code}/socket"
    hello = json.dumps({"type": "hello", "proto": PROTO, "tokens": [token]})
    await _known(url, SUBPROTOCOL, hello, b'{"type":"snapshot"')


async def _known(url: str, protocol: str | None, hello: str | None, sign: bytes) -> None:
    kinds = [Subprotocol(protocol)] if protocol else None
    async with plain_connect(url, subprotocols=kinds, proxy=None) as socket:
        if hello is not None:
            await socket.send(hello)
        async for said in socket:
            if (said.encode() if isinstance(said, str) else said).startswith(sign):
                return


def _faces(kind: Kind, seconds: float) -> list[float]:
    """Return how long after a press its face comes to the first screen."""

    async def play(server: Server) -> list[float]:
        tables = await hall.seat(server, 10, Script(live=RANKS))
        await hall.play(server, tables, seconds)
        return [took for table in tables for took in table.faces_s]

    with servers.serving(kind) as server:
        return asyncio.run(play(server))


def _killed() -> float:
    """Kill a server with a table in play, start it again, and wait for the table's cards."""
    with TemporaryDirectory() as folder:
        server = servers.start("slapjack", Path(folder))

        async def seated() -> tuple[str, str]:
            (table,) = await hall.seat(server, 1, Script())
            await hall.play(server, [table], 2.0)
            seat = table.seats[0]
            return str(seat.code), str(seat.tokens[0])  # type: ignore[attr-defined]

        code, token = asyncio.run(seated())
        began_at = now()
        server.kill()
        again = servers.start("slapjack", Path(folder), port=server.port)
        try:
            asyncio.run(_at_table(again.port, code, token))
            return now() - began_at
        finally:
            again.kill()


def _page_kb() -> str:
    script = str(tools.ROOT / "web" / "scripts" / "sizes.mjs")
    done = subprocess.run([tools.NODE, script], capture_output=True, text=True, check=False)
    return f"{int(done.stdout.split()[-3]) / 1e3:.0f} kB, the whole page"


def _sdk_kb() -> float:
    file = tools.COLYSEUS / "node_modules" / "@colyseus" / "sdk" / "dist" / "colyseus.js"
    done = subprocess.run(
        [tools.NODE, "-e", _WEIGH, file], capture_output=True, text=True, check=True, env=os.environ
    )
    return int(done.stdout) / 1e3
