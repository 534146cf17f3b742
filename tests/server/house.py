"""A real server on a loopback port, and real clients: the socket's class bypasses Starlette."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Protocol

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from slapjack.protocol.client_messages import ClientMessage, Hello
from slapjack.protocol.codec import PROTO, SUBPROTOCOL
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import ServerMessage
from slapjack.rules import RuleSet
from slapjack.server.app import Served, create_app
from slapjack.server.clock import MonotonicClock
from slapjack.server.config import ServerConfig
from slapjack.server.run import Server, listen
from slapjack.server.wiring import Wiring
from slapjack.store.engine import Database
from slapjack.table.registry import NewTable

HOST = "127.0.0.1"
BOUND_S = 60
"""A client that waits longer than this for what does not come ends its test."""

RESTLESS = {**vars(asyncio), "sleep": lambda _: asyncio.sleep(0)}
"""Uvicorn rests a tenth of a second at every end, in which most tests wait for nothing."""


class Start(Protocol):
    """Start a server with given settings; it stops at the end of the test."""

    async def __call__(self, static: Path = ..., **settings: object) -> "House": ...


@dataclass
class House:
    """A running server as its clients see it."""

    server: Server
    served: Served
    port: int
    http: httpx.AsyncClient
    said: list[str] = field(default_factory=list)

    @property
    def wiring(self) -> Wiring:
        return self.served.wiring

    def open_table(self) -> NewTable:
        return self.wiring.registry.open_table(RuleSet.preset("classic"), TableOptions())

    def url(self, code: str) -> str:
        base = self.wiring.config.base_path
        return f"ws://{HOST}:{self.port}{base}/api/v1/tables/{code}/socket"

    @asynccontextmanager
    async def socket(
        self, code: str, *, origin: str | None = None, headers: dict[str, str] | None = None
    ) -> AsyncIterator[ClientConnection]:
        """Open a socket as a browser would, with compression offered."""
        async with (
            connect(
                self.url(code),
                subprotocols=[Subprotocol(SUBPROTOCOL)],
                origin=None if origin is None else Origin(origin),
                additional_headers=headers,
                ping_interval=None,
                max_queue=None,
                proxy=None,
            ) as socket,
            asyncio.timeout(BOUND_S),
        ):
            yield socket

    @asynccontextmanager
    async def watcher(self, code: str) -> AsyncIterator[ClientConnection]:
        """Open a socket, say hello as a watcher, and take the table's first words."""
        async with self.socket(code) as socket:
            await say(socket, Hello(proto=PROTO, tokens=[], role="watcher"))
            await heard(socket, "snapshot")
            yield socket


async def say(socket: ClientConnection, message: ClientMessage) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def heard(socket: ClientConnection, kind: str) -> ServerMessage:
    """Take messages until one of this type comes."""
    while True:
        message = msgspec.json.decode(await socket.recv(), type=ServerMessage)
        if message.__struct_config__.tag == kind:
            return message


@asynccontextmanager
async def running(config: ServerConfig, static: Path) -> AsyncIterator[House]:
    """Run a server in this loop, without its polling main loop and without its signals.

    Its tables live in memory, unless the config names a folder.
    """
    listener = listen(config)
    port: int = listener.getsockname()[1]
    config = msgspec.structs.replace(config, port=port)
    seeds = count(1)
    served = create_app(
        config,
        seeds=lambda: next(seeds).to_bytes(32, "big"),
        clock=MonotonicClock(),
        static=static,
        database=None if config.data is None else Database.open(config.data),
    )
    said: list[str] = []
    server = Server(served, started=lambda: None, stopping=lambda: said.append("stopping"))
    server.config.load()
    server.lifespan = server.config.lifespan_class(server.config)
    await server.startup(sockets=[listener])
    async with httpx.AsyncClient(
        base_url=f"http://{HOST}:{port}", trust_env=False, verify=False, timeout=5
    ) as http:
        yield House(server=server, served=served, port=port, http=http, said=said)
    if server.started:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("uvicorn.server.asyncio", SimpleNamespace(**RESTLESS))
            await server.shutdown(sockets=[listener])
