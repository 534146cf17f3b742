"""A hundred tables of bots and two hundred sockets that come and go: what stays behind?

The server is a process of its own, with its files on disk. Every so often its garbage is collected,
and memory, objects, tasks, timers and open files are counted; at the end everybody goes, all tables
are erased, and the last line is to be like the first.

    python -m benchmarks.soak [--minutes 10] [--tables 100] [--sockets 200] [--every 30]
"""

import argparse
import asyncio
import gc
import logging
import random
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass, field
from ipaddress import ip_network
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]  # it ships no types
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Subprotocol

from benchmarks.processes import start
from slapjack.bots import LEVELS
from slapjack.protocol.client_messages import AddBot, ClientMessage, Deal, Hello, Pong, Rematch
from slapjack.protocol.codec import PROTO, SUBPROTOCOL
from slapjack.protocol.lobby import Lobby
from slapjack.protocol.server_messages import LobbyChanged, Ping, ServerMessage, Show, Snapshot
from slapjack.server.config import ServerConfig
from tests.server.house import HOST, House, running

BOTS = tuple(LEVELS)[:3]
_decode = msgspec.json.Decoder(ServerMessage).decode
_encode = msgspec.json.Encoder().encode


# The server


@dataclass
class Held:
    """What the server's process holds."""

    tables: int
    playing: int
    sockets: int
    resident_mb: float
    objects: int
    tasks: int
    timers: int
    files: int
    busy_s: float

    @classmethod
    def now(cls, house: House) -> "Held":
        gc.collect()
        process = psutil.Process()
        timers = asyncio.get_running_loop()._scheduled  # type: ignore[attr-defined]
        tables = house.wiring.registry.tables
        return cls(
            tables=len(tables),
            playing=sum(one.table.state.is_playing for one in tables.values()),
            sockets=len(house.served.sockets),
            resident_mb=process.memory_info().rss / 2**20,
            objects=len(gc.get_objects()),
            tasks=len(asyncio.all_tasks()),
            timers=sum(not one.cancelled() for one in timers),
            files=process.num_fds() if hasattr(process, "num_fds") else process.num_handles(),
            busy_s=sum(process.cpu_times()[:2]),
        )

    def line(self, seconds: float) -> str:
        cells = (
            f"{value:9.1f}" if isinstance(value, float) else f"{value:9}"
            for value in asdict(self).values()
        )
        return f"{seconds:7.0f}{''.join(cells)}"


HEAD = "seconds   tables  playing  sockets   RSS MB  objects    tasks   timers    files   busy s"


def serve(pipe: Connection) -> None:
    """Serve until told to stop; tell what is held whenever asked."""
    logging.basicConfig(level=logging.ERROR)
    asyncio.run(_serve(pipe))


async def _serve(pipe: Connection) -> None:
    with tempfile.TemporaryDirectory() as folder:
        config = ServerConfig(
            host=HOST, port=0, data=Path(folder), trusted_proxies=(ip_network(f"{HOST}/32"),)
        )
        async with running(config, Path(folder)) as house:
            gc.freeze()  # what the program is made of is none of what is counted
            pipe.send(house.port)
            while await asyncio.to_thread(pipe.recv):
                pipe.send(Held.now(house))


# Those who come and go


@dataclass
class Crowd:
    """Everybody outside.

    Attributes:
        done: What they did, counted.
    """

    address: str
    http: httpx.AsyncClient
    chance: random.Random
    tables: list[tuple[str, str]] = field(default_factory=list)
    done: "Counter[str]" = field(default_factory=Counter)
    _ids: "count[int]" = field(default_factory=count)

    async def open(self, number: int) -> None:
        for one in range(number):
            answer = await self.http.post(
                "/api/v1/tables", json={"rules": {"cut": "none"}}, headers=_from(one)
            )
            opened = answer.raise_for_status().json()
            self.tables.append((opened["code"], opened["host_token"]))

    async def screen(self, code: str, host_token: str) -> None:
        """Show a table of bots as its host, and deal again whenever a game is over."""

        async def look(socket: ClientConnection) -> None:
            await _say(socket, Hello(PROTO, [host_token], role="big_screen"))
            async for text in socket:
                await self._see(socket, _decode(text))

        while True:
            await self._at(code, look)

    async def _see(self, socket: ClientConnection, message: ServerMessage) -> None:
        match message:
            case Ping(n=n) | Show(n=n):
                await _say(socket, Pong(n, 0))
            case Snapshot(lobby=lobby) | LobbyChanged(lobby=lobby):
                wish = self._wish(lobby)
                if wish is not None:
                    await _say(socket, wish)
            case _:
                pass

    def _wish(self, lobby: Lobby) -> ClientMessage | None:
        """Tell what a host wants who sees the table so: bots, then a game, then another one."""
        action_id = f"wish-{next(self._ids)}"
        if lobby.phase == "finished":
            self.done["games"] += 1
            return Rematch(action_id)
        if lobby.phase != "lobby":
            return None
        if len(lobby.seats) < len(BOTS):
            return AddBot(action_id, level=BOTS[len(lobby.seats)])
        return Deal(action_id)

    async def passer(self) -> None:
        """Look on at one table after another; go with or without a word, or say nonsense."""
        while True:
            await self._at(self.chance.choice(self.tables)[0], self._pass)

    async def _pass(self, socket: ClientConnection) -> None:
        self.done["visits"] += 1
        await _say(socket, Hello(PROTO, [], role="watcher"))
        with suppress(TimeoutError):
            async with asyncio.timeout(self.chance.uniform(0.2, 10)):
                async for text in socket:
                    if isinstance(message := _decode(text), Ping | Show):
                        await _say(socket, Pong(message.n, 0))
        sort = self.chance.random()
        if sort < 0.3:
            socket.transport.abort()
        elif sort < 0.4:
            for _ in range(8):
                await socket.send("{}")

    async def erase(self) -> None:
        for code, token in self.tables:
            await self.http.delete(
                f"/api/v1/tables/{code}", headers={"authorization": f"Bearer {token}"}
            )

    async def _at(self, code: str, visit: Callable[[ClientConnection], Awaitable[None]]) -> None:
        """Visit a table for as long as the socket is open."""
        try:
            async with connect(
                f"ws://{self.address}/api/v1/tables/{code}/socket",
                subprotocols=[Subprotocol(SUBPROTOCOL)],
                additional_headers=_from(self.chance.randrange(1_000)),
                ping_interval=None,
                proxy=None,
            ) as socket:
                await visit(socket)
        except (ConnectionClosed, ConnectionError, InvalidHandshake, TimeoutError):
            self.done["cut"] += 1
        await asyncio.sleep(0.05)


def _from(number: int) -> dict[str, str]:
    return {"x-forwarded-for": f"10.7.{number // 250}.{number % 250}"}


async def _say(socket: ClientConnection, message: ClientMessage) -> None:
    await socket.send(_encode(message).decode())


async def measure(asked: argparse.Namespace) -> None:
    with ExitStack() as started:
        to_server = start(started, serve)
        port = await asyncio.to_thread(to_server.recv)
        began_at = perf_counter()

        async def held() -> Held:
            to_server.send("held?")
            found: Held = await asyncio.to_thread(to_server.recv)
            print(found.line(perf_counter() - began_at), flush=True)
            return found

        print(HEAD)
        first = await held()
        limits = httpx.Limits(max_keepalive_connections=0)
        address = f"{HOST}:{port}"
        async with httpx.AsyncClient(
            base_url=f"http://{address}", trust_env=False, limits=limits, timeout=30
        ) as http:
            crowd = Crowd(address, http, random.Random(5))
            await crowd.open(asked.tables)
            busy = await _go_on(asked, crowd, held)
            await crowd.erase()
        await asyncio.sleep(5)
        last = await held()
        to_server.send(None)
    report(crowd, first, busy, last)


async def _go_on(
    asked: argparse.Namespace, crowd: Crowd, held: Callable[[], Awaitable[Held]]
) -> list[Held]:
    busy: list[Held] = []
    async with asyncio.TaskGroup() as tasks:
        outside = [tasks.create_task(crowd.screen(*table)) for table in crowd.tables]
        outside += [tasks.create_task(crowd.passer()) for _ in range(asked.sockets)]
        for _ in range(max(2, round(asked.minutes * 60 / asked.every))):
            await asyncio.sleep(asked.every)
            busy.append(await held())
        for one in outside:
            one.cancel()
    return busy


def report(crowd: Crowd, first: Held, busy: list[Held], last: Held) -> None:
    print(f"{crowd.done['games']} games, {crowd.done['visits']} visits, {crowd.done['cut']} cut")
    quarter = busy[-max(2, len(busy) // 4) :]
    print(f"RSS over the last quarter: {quarter[-1].resident_mb / quarter[0].resident_mb - 1:+.1%}")
    tasks, timers = last.tasks - first.tasks, last.timers - first.timers
    print(
        f"left over: {last.tables} tables, {last.sockets} sockets, {tasks} tasks, {timers} timers,"
        f" {last.files - first.files} files"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--minutes", type=float, default=10)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--sockets", type=int, default=200)
    options.add_argument("--every", type=float, default=30)
    asyncio.run(measure(options.parse_args()))


if __name__ == "__main__":
    main()
