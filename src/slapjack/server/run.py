"""`slapjack serve`: listen, open the first table, say where, and stop in good order.

The socket is bound here and not by uvicorn, so that a port in use gives a sentence that says what
to do. On SIGTERM or Ctrl+C the doors close, every table is drained (open races get their verdicts,
all are told to come back), the sockets get 1012, and only then the process ends (reliability.md
P6).
"""

import asyncio
import errno
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from secrets import token_bytes
from types import FrameType

import msgspec
import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from slapjack.i18n.catalog import catalog
from slapjack.protocol.lobby import TableOptions
from slapjack.rules import RuleSet
from slapjack.server import garbage
from slapjack.server.app import Served, create_app
from slapjack.server.banner import banner
from slapjack.server.clock import MonotonicClock
from slapjack.server.config import ConfigError, ServerConfig
from slapjack.server.front import front_class
from slapjack.server.lan import reachable
from slapjack.server.links import addresses, table_links
from slapjack.server.socket import Socket
from slapjack.server.stream import Stream
from slapjack.server.version import VERSION
from slapjack.store.engine import Database, default_folder
from slapjack.store.errors import StoreError
from slapjack.units import TableCode

_log = logging.getLogger(__name__)

SEED_BYTES = 32
DRAIN_S = 2.5
"""Tables have this long for their races and their goodbyes; races need 2 s of it at most."""

CLOSED_S = 2.0
"""Sockets that are still open then have this long to answer a close."""

GRACE_S = 4
"""Requests under way may end within this; so the process ends within 10 s, whatever happens."""

POLL_S = 0.05

BACKLOG = 256

SILENT_MS = 30_000
"""Bytes that the other end has not taken for so long are given up, and their wire with them."""


class Server(uvicorn.Server):
    """Uvicorn's server with a beginning that tells where it is, and an end that says goodbye."""

    def __init__(
        self, served: Served, *, started: Callable[[], None], stopping: Callable[[], None]
    ) -> None:
        super().__init__(
            uvicorn.Config(
                served.app,
                ws=served.socket_class,
                http=front_class(served.wiring),
                lifespan="on",
                log_config=None,
                access_log=False,
                ssl_certfile=served.wiring.config.tls_cert,
                ssl_keyfile=served.wiring.config.tls_key,
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=GRACE_S,
            )
        )
        self._served = served
        self._tell_started = started
        self._tell_stopping = stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            _log.info("started, version %s", VERSION)
            self._tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the doors, drain the tables, wait for the sockets, then stop."""
        _log.info("stopping: tables are drained")
        self._tell_stopping()
        self._served.wiring.doors.are_open = False
        self._served.wiring.registry.drain()
        await self._until_closed()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take the signals that stop, until the very end of the process.

        Uvicorn would raise them again after its end, and let a second one through while the
        interpreter ends: a process that stopped in good order would seem to have been killed.
        """
        for one in HANDLED_SIGNALS:
            signal.signal(one, self.handle_exit)
        try:
            yield
        finally:
            for one in HANDLED_SIGNALS:
                signal.signal(one, signal.SIG_IGN)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order at the first signal, at once when Ctrl+C is pressed again."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def _until_closed(self) -> None:
        """Wait until the tables' own goodbyes have closed their sockets, but not for long."""
        registry = self._served.wiring.registry
        await _until(lambda: registry.is_drained and not self._open_lines(), DRAIN_S)
        for one in self._open_lines():
            one.shutdown()
        await _until(lambda: not self._open_lines(), CLOSED_S)

    def _open_lines(self) -> list[Socket | Stream]:
        streams = [one for one in self._served.wiring.streams if one.is_carried]
        return [*self._served.sockets, *streams]


async def _until(holds: Callable[[], bool], bound_s: float) -> None:
    """Wait by the clock: on a busy machine each turn takes longer than it asked for."""
    with suppress(TimeoutError):
        async with asyncio.timeout(bound_s):
            for _ in count():
                if holds():
                    return
                await asyncio.sleep(POLL_S)


def listen(config: ServerConfig) -> socket.socket:
    """Bind the port.

    Raises:
        ConfigError: It cannot be bound; the text says what to do.
    """
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # asyncio sets TCP_NODELAY only on sockets that say they are TCP; without it each answer on a
    # kept connection, and each face, would wait up to 40 ms for the other end's acknowledgement.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    _give_up_silent(listener)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((config.host, config.port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise ConfigError(why_not(config, error)) from error
    listener.setblocking(False)
    return listener


def _give_up_silent(listener: socket.socket) -> None:
    """Let the kernel cut each connection whose other end takes nothing for a while.

    Connections inherit it. Where the system has no such thing, sockets are cut by us all the same
    (wire.py); only the end of an answer that nobody reads waits longer.
    """
    if sys.platform == "linux":
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENT_MS)


def why_not(config: ServerConfig, error: OSError) -> str:
    """Say in a sentence why the port could not be bound, and what to do."""
    words = catalog()
    if error.errno == errno.EADDRINUSE:
        return words.text("serve-port-used", port=str(config.port), other=str(config.port + 1))
    if error.errno in (errno.EACCES, errno.EPERM):
        return words.text("serve-port-forbidden", port=str(config.port))
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        return words.text("serve-address-unknown", host=config.host)
    why = error.strerror or str(error)
    return words.text("serve-cannot-listen", host=config.host, port=str(config.port), why=why)


def serve(
    config: ServerConfig, *, opens_table: bool, draws_qr: bool, say: Callable[[str], None]
) -> None:
    """Serve until a signal comes.

    Args:
        config: Checked settings.
        opens_table: Whether a first table is opened, so that one scan is enough to play.
        draws_qr: Whether the terminal can show block characters.
        say: Where words for the host go.

    Raises:
        ConfigError: The port cannot be bound, or the data folder not be used.
    """
    listener = listen(config)
    port: int = listener.getsockname()[1]
    config = msgspec.structs.replace(config, port=port)
    try:
        database = Database.open(config.data or default_folder())
    except StoreError as error:
        listener.close()
        raise ConfigError(str(error)) from error
    served = create_app(
        config,
        seeds=lambda: token_bytes(SEED_BYTES),
        clock=MonotonicClock(),
        database=database,
    )
    server = Server(
        served,
        started=lambda: say(greeting(served, opens_table=opens_table, draws_qr=draws_qr)),
        stopping=lambda: say(served.wiring.words.text("serve-stopping")),
    )
    garbage.keep_short()
    server.run(sockets=[listener])


def greeting(served: Served, *, opens_table: bool, draws_qr: bool) -> str:
    """Open the first table where one is wanted, and write what the host sees."""
    wiring = served.wiring
    code: TableCode | None = None
    host_token: str | None = None
    if opens_table:
        opened = wiring.registry.open_table(RuleSet.preset("classic"), TableOptions())
        code, host_token = opened.code, opened.host_token
    found = addresses(wiring.config, reachable())
    links = table_links(wiring.config, code or TableCode(""), found)
    return banner(
        wiring.config, wiring.words, links, code=code, host_token=host_token, draws_qr=draws_qr
    )
