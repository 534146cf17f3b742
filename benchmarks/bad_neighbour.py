"""What one client in ten who does not behave costs all others (P9), and the server's loop (P13).

Quiet spells and spells with bad neighbours take turns in one run, so that a busy machine slows both
alike and only their ratio says something. The server, the honest and the bad are a process each.
Twenty-five tables are played at by a page each and looked on by another; beside them come clients
that never read, flood with frames, say what is no message, leave handshakes half open, or ask for
pages without a pause. Each is behind an address of its own, as visitors of a proxy are.

    python -m benchmarks.bad_neighbour [--seconds 10] [--rounds 4] [--tables 25]
"""

import argparse
import asyncio
import logging
import os
import random
import socket as sockets
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from ipaddress import ip_network
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter

import httpx

from benchmarks.honest import Honest
from benchmarks.processes import start
from slapjack.server.config import ServerConfig
from tests.hostile.messages import Wild
from tests.server.house import HOST, running
from tests.server.raw import HELLO_BYTES, drained, frame

PROBE_S = 0.01
ADDRESS = count(1)


# The server


def serve(pipe: Connection) -> None:
    """Serve until told to stop; tell how late the loop was since it was last asked."""
    logging.disable(logging.ERROR)
    asyncio.run(_serve(pipe))


async def _serve(pipe: Connection) -> None:
    with tempfile.TemporaryDirectory() as folder:
        config = ServerConfig(
            host=HOST,
            port=0,
            data=Path(folder),
            trusted_proxies=(ip_network(f"{HOST}/32"),),
        )
        async with running(config, Path(folder)) as house:
            pipe.send(house.port)
            late_us: list[int] = []
            async with asyncio.TaskGroup() as tasks:
                probe = tasks.create_task(_probe(late_us))
                while await asyncio.to_thread(pipe.recv):
                    pipe.send(late_us.copy())
                    late_us.clear()
                probe.cancel()


async def _probe(late_us: list[int]) -> None:
    while True:
        asked_at = perf_counter()
        await asyncio.sleep(PROBE_S)
        late_us.append(int((perf_counter() - asked_at - PROBE_S) * 1_000_000))


# The bad


Deed = Callable[["Bad"], Awaitable[None]]


@dataclass
class Bad:
    """A client that does not behave, and counts how often it was sent away."""

    port: int
    code: str
    chance: random.Random
    cut: int = 0
    said: int = 0
    address: str = field(default_factory=lambda: f"10.9.0.{next(ADDRESS)}")

    async def behave(self, deed: Deed) -> None:
        while True:
            with suppress(ConnectionError, asyncio.IncompleteReadError, TimeoutError):
                await deed(self)
            self.cut += 1
            await asyncio.sleep(0.02)

    async def socket(self, receive_bytes: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        plain = sockets.socket()
        plain.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, receive_bytes)
        plain.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plain, (HOST, self.port))
        reader, writer = await asyncio.open_connection(sock=plain, limit=2_048)
        writer.write(
            f"GET /api/v1/tables/{self.code}/socket HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX-Forwarded-For: {self.address}\r\n"
            "Sec-WebSocket-Protocol: slapjack.v1\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(HELLO_BYTES))
        return reader, writer


async def read_nothing(bad: Bad) -> None:
    """Make the server say a lot, and take nothing of it."""
    _, writer = await bad.socket(4_096)
    with suppress(ConnectionError):
        while not writer.is_closing():
            writer.write(frame(b'{"type":"deal","action_id":"x"}'))
            await writer.drain()
            bad.said += 1
            await asyncio.sleep(0.1)


async def flood(bad: Bad) -> None:
    """Send frames as fast as they are taken."""
    reader, writer = await bad.socket(65_536)
    taking = asyncio.ensure_future(drained(reader))
    many = frame(b'{"type":"watermark","flip":1,"free_us":1}') * 200
    while not taking.done():
        writer.write(many)
        await writer.drain()
        bad.said += 200
    writer.transport.abort()


async def talk_nonsense(bad: Bad) -> None:
    """Say what is hardly ever a message."""
    reader, writer = await bad.socket(65_536)
    taking = asyncio.ensure_future(drained(reader))
    wild = Wild(bad.chance)
    while not taking.done():
        writer.write(frame(wild.frame()))
        await writer.drain()
        bad.said += 1
        await asyncio.sleep(0.001)
    writer.transport.abort()


async def begin_only(bad: Bad) -> None:
    """Leave fifty handshakes half open."""
    opened = [await asyncio.open_connection(HOST, bad.port) for _ in range(50)]
    for _, writer in opened:
        writer.write(b"GET /api/v1/tab")
    bad.said += 50
    await asyncio.sleep(2)
    for _, writer in opened:
        writer.transport.abort()


async def ask_without_pause(bad: Bad) -> None:
    """Ask for pages, codes that are none, and drawings."""
    reader, writer = await asyncio.open_connection(HOST, bad.port)
    taking = asyncio.ensure_future(drained(reader))
    paths = ("/", "/api/v1/openapi.json", "/api/v1/tables/ZZZZ", f"/api/v1/tables/{bad.code}")
    while not taking.done():
        path = bad.chance.choice(paths)
        writer.write(f"GET {path} HTTP/1.1\r\nX-Forwarded-For: {bad.address}\r\n\r\n".encode())
        await writer.drain()
        bad.said += 1
        await asyncio.sleep(0.002)
    writer.transport.abort()


DEEDS: tuple[Deed, ...] = (read_nothing, flood, talk_nonsense, begin_only, ask_without_pause)


def misbehave(pipe: Connection, port: int, codes: list[str], number: int) -> None:
    """Misbehave whenever told to, until told to stop."""
    if hasattr(os, "nice"):
        os.nice(10)  # the processor of a stranger is not the server's
    asyncio.run(_misbehave(pipe, port, codes, number))


async def _misbehave(pipe: Connection, port: int, codes: list[str], number: int) -> None:
    bad = [Bad(port, codes[one % len(codes)], random.Random(one)) for one in range(number)]
    while (seconds := await asyncio.to_thread(pipe.recv)) is not None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), asyncio.TaskGroup() as tasks:
                for one, deed in zip(bad, DEEDS * number, strict=False):
                    tasks.create_task(one.behave(deed))
        pipe.send([(one.said, one.cut) for one in bad])


# The honest, and the table of it all


@dataclass
class Spell:
    """What was measured while the neighbours were quiet, or not."""

    verdicts_us: list[int] = field(default_factory=list)
    late_us: list[int] = field(default_factory=list)
    voids: int = 0
    closed: int = 0

    def line(self, name: str) -> str:
        verdicts = " ".join(f"{at(self.verdicts_us, q) / 1_000:7.1f}" for q in (0.5, 0.95, 0.99))
        late = " ".join(f"{at(self.late_us, q) / 1_000:7.1f}" for q in (0.5, 0.99))
        counted = f"{self.voids:5} {self.closed:6}"
        return f"{name:16} {len(self.verdicts_us):6}  {verdicts}   {late}   {counted}"


def at(values: list[int], quantile: float) -> float:
    """Return the value that so many are at most."""
    ordered = sorted(values) or [0]
    return ordered[min(len(ordered) - 1, int(quantile * len(ordered)))]


async def measure(asked: argparse.Namespace) -> None:
    with ExitStack() as started:
        to_server = start(started, serve)
        port = await asyncio.to_thread(to_server.recv)
        honest = [
            Honest(f"{HOST}:{port}", {"x-forwarded-for": f"10.8.0.{one + 1}"})
            for one in range(asked.tables)
        ]
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", trust_env=False) as http:
            for one in honest:
                await one.open(http)
        number = max(len(DEEDS), round(2 * asked.tables / 10))
        to_bad = start(started, misbehave, port, [one.code for one in honest], number)
        spells = {"quiet": Spell(), "bad neighbours": Spell()}
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(one.play()) for one in honest]
            playing += [tasks.create_task(one.look_on()) for one in honest]
            await asyncio.sleep(3)
            deeds = await _take_turns(asked, honest, to_server, to_bad, spells)
            for task in playing:
                task.cancel()
        to_bad.send(None)
        to_server.send(None)
    report(spells, deeds)


async def _take_turns(
    asked: argparse.Namespace,
    honest: list[Honest],
    to_server: Connection,
    to_bad: Connection,
    spells: dict[str, Spell],
) -> list[tuple[int, int]]:
    deeds: list[tuple[int, int]] = []
    for _ in range(asked.rounds):
        for name, spell in spells.items():
            closed = sum(one.closed for one in honest)
            voids = sum(one.voids for one in honest)
            await _late_us(to_server)
            for one in honest:
                one.verdicts_us.clear()
            if name == "quiet":
                await asyncio.sleep(asked.seconds)
            else:
                to_bad.send(asked.seconds)
                deeds = await asyncio.to_thread(to_bad.recv)
            spell.late_us += await _late_us(to_server)
            spell.verdicts_us += [us for one in honest for us in one.verdicts_us]
            spell.voids += sum(one.voids for one in honest) - voids
            spell.closed += sum(one.closed for one in honest) - closed
            await asyncio.sleep(1)
    return deeds


async def _late_us(to_server: Connection) -> list[int]:
    to_server.send("late?")
    late: list[int] = await asyncio.to_thread(to_server.recv)
    return late


def report(spells: dict[str, Spell], deeds: list[tuple[int, int]]) -> None:
    print("                         press to verdict (ms)    loop late (ms)   races honest")
    print("spell            number      p50     p95     p99       p50     p99    void closed")
    for name, spell in spells.items():
        print(spell.line(name))
    quiet, loud = spells["quiet"], spells["bad neighbours"]
    for q in (0.5, 0.99):
        verdicts = at(loud.verdicts_us, q) - at(quiet.verdicts_us, q)
        ratio = at(loud.verdicts_us, q) / max(1, at(quiet.verdicts_us, q))
        lag = at(loud.late_us, q) / max(1, at(quiet.late_us, q))
        print(
            f"p{q * 100:.0f}: verdicts {verdicts / 1_000:+.1f} ms, {ratio:.2f} times a quiet one;"
            f" the loop {lag:.2f} times as late"
        )
    for one, (said, cut) in enumerate(deeds):
        print(f"{DEEDS[one % len(DEEDS)].__name__:18} {said:8} things said, sent away {cut} times")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--rounds", type=int, default=4)
    options.add_argument("--tables", type=int, default=25)
    asyncio.run(measure(options.parse_args()))


if __name__ == "__main__":
    main()
