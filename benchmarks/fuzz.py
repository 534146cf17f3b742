"""A million messages that fit, nearly fit or are nothing, at real tables and real sockets (P12).

Most are said at tables in virtual time (tests/hostile/riot.py), where no limit slows them down: the
laws of a table are checked after each step, and what a table kept must bring it back. The others go
over real sockets to one real server, from a thousand addresses, and among other people's tokens. It
all comes in chunks; after each the garbage is collected, and memory, objects, tasks and open files
are counted: what grows from chunk to chunk is a leak.

    python -m benchmarks.fuzz [--messages 1000000] [--chunk 50000] [--seed 1]
"""

import argparse
import asyncio
import gc
import logging
import random
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from time import perf_counter

import psutil  # type: ignore[import-untyped]  # it ships no types
from websockets.frames import Opcode

from slapjack.server.config import ServerConfig
from tests.hostile.messages import Wild
from tests.hostile.riot import Riot
from tests.server.house import HOST, House, running
from tests.server.raw import frame

SOCKETS_EVERY = 10
"""One message in so many goes over a socket."""

STEPS = 1_000
"""What happens at one table of the virtual world before it is given up for a new one."""

FRAMES = 16
"""What one socket says after its hello: more would mostly fall to the limits."""

VISITS = 100
"""Sockets that one table of the server meets before its host erases it."""

ADDRESSES = 1_000


@dataclass
class State:
    """What the process holds after a chunk."""

    messages: int
    heard: int
    seconds: float
    resident_mb: float
    objects: int
    tasks: int
    files: int

    def line(self) -> str:
        return (
            f"{self.messages:9} {self.heard:9} {self.seconds:9.0f} {self.resident_mb:8.1f} MB"
            f" {self.objects:9} {self.tasks:6} {self.files:6}"
        )


HEAD = " messages     heard   seconds         RSS   objects  tasks  files"


@dataclass
class Faults(logging.Handler):
    """Counts what the server calls a fault of its own."""

    seen: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(record.getMessage())

    __hash__ = logging.Handler.__hash__


def riot(chance: random.Random, messages: int) -> int:
    """Say about so many things at tables in virtual time; return how many fitted."""
    heard = said = 0
    while said < messages:
        one = Riot(random.Random(chance.randbytes(16)))
        one.go(STEPS)
        said += one.heard + one.turned_away
        heard += one.heard
        if one.died is None and chance.random() < 0.1:
            one.comes_back()
    return heard


async def visits(house: House, chance: random.Random, messages: int) -> int:
    """Say so many things over sockets; return how many were heard."""
    before = _heard(house)
    for _ in range(0, messages, FRAMES * VISITS):
        table = house.open_table()
        wild = Wild(chance, [table.host_token, "nobodys-token-0123456"])
        for _ in range(3):
            answer = await house.http.post(
                f"/api/v1/tables/{table.code}/seats", json={}, headers=_from_somewhere(chance)
            )
            if answer.status_code == 201:
                wild.tokens.append(answer.json()["token"])
        for _ in range(VISITS):
            with suppress(ConnectionError, asyncio.IncompleteReadError):
                await _visit(house, table.code, wild)
        await house.http.delete(
            f"/api/v1/tables/{table.code}", headers={"authorization": f"Bearer {table.host_token}"}
        )
    return _heard(house) - before


def _heard(house: House) -> int:
    counted = house.wiring.meter.messages
    return sum(count for (way, _), count in counted.items() if way == "in")


async def _visit(house: House, code: str, wild: Wild) -> None:
    """Come, say hello, say the rest in one go, wait until it is taken or cut, and go."""
    reader, writer = await asyncio.open_connection(HOST, house.port, limit=2**20)
    try:
        headers = _from_somewhere(wild.chance)
        writer.write(
            f"GET /api/v1/tables/{code}/socket HTTP/1.1\r\nHost: {HOST}:{house.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"X-Forwarded-For: {headers['x-forwarded-for']}\r\n"
            "Sec-WebSocket-Protocol: slapjack.v1\r\n\r\n".encode()
        )
        async with asyncio.timeout(20):
            await reader.readuntil(b"\r\n\r\n")
            said = [wild.hello_frame(), *(wild.frame() for _ in range(FRAMES))]
            writer.write(b"".join(map(frame, said)) + frame(b"done", Opcode.PING))
            while await _opcode(reader) not in (Opcode.PONG, Opcode.CLOSE):
                pass
    finally:
        writer.transport.abort()


async def _opcode(reader: asyncio.StreamReader) -> int:
    """Read one frame of the server over, and return what kind it was."""
    first, length = await reader.readexactly(2)
    if length >= 126:
        length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
    await reader.readexactly(length)
    return first & 0x0F


def _from_somewhere(chance: random.Random) -> dict[str, str]:
    number = chance.randrange(ADDRESSES)
    return {"x-forwarded-for": f"10.0.{number // 250}.{number % 250}"}


def state(messages: int, heard: int, began_at: float) -> State:
    """Count what the process holds, garbage taken away."""
    gc.collect()
    process = psutil.Process()
    return State(
        messages=messages,
        heard=heard,
        seconds=perf_counter() - began_at,
        resident_mb=process.memory_info().rss / 2**20,
        objects=len(gc.get_objects()),
        tasks=len(asyncio.all_tasks()),
        files=process.num_fds() if hasattr(process, "num_fds") else process.num_handles(),
    )


async def run(messages: int, chunk: int, seed: int) -> list[State]:
    """Say all of it, and return what was held after each chunk.

    Raises:
        AssertionError: A table or the server broke.
    """
    chance = random.Random(seed)
    faults = Faults()
    logging.getLogger("slapjack").addHandler(faults)
    config = ServerConfig(host=HOST, port=0, trusted_proxies=(ip_network(f"{HOST}/32"),))
    states: list[State] = []
    heard, began_at = 0, perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        async with running(config, Path(folder)) as house:
            for said in range(0, messages, chunk):
                by_socket = chunk // SOCKETS_EVERY
                heard += riot(chance, chunk - by_socket)
                heard += await visits(house, chance, by_socket)
                states.append(state(said + chunk, heard, began_at))
                print(states[-1].line(), flush=True)
            assert not house.wiring.registry.tables, "an erased table is still there"
    assert not faults.seen, faults.seen[0]
    return states


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--messages", type=int, default=1_000_000)
    options.add_argument("--chunk", type=int, default=50_000)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    logging.disable(logging.WARNING)
    print(HEAD)
    states = asyncio.run(run(asked.messages, asked.chunk, asked.seed))
    first, last = states[min(1, len(states) - 1)], states[-1]
    growth = last.resident_mb / first.resident_mb - 1
    print(f"no table and no socket broke; RSS {growth:+.1%} since the second chunk")


if __name__ == "__main__":
    main()
