"""The one place where ports meet their fillers."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from starlette.types import ASGIApp

from slapjack.i18n.catalog import catalog
from slapjack.server.config import ServerConfig
from slapjack.server.fanout import Fanout
from slapjack.server.lag import LagProbe
from slapjack.server.meter import Meter
from slapjack.server.openers import Openers
from slapjack.server.pages import STATIC
from slapjack.server.site import site
from slapjack.server.socket import Socket
from slapjack.server.version import VERSION
from slapjack.server.watched import WatchedJournal
from slapjack.server.wiring import Wiring
from slapjack.store.engine import Database
from slapjack.store.forgetting import FORGET_EVERY_S, forget_old
from slapjack.store.memory import MemoryGames, MemoryJournal
from slapjack.store.open import Store
from slapjack.table.inputs import Lag
from slapjack.table.ports import Clock
from slapjack.table.registry import Registry
from slapjack.units import Micros


@dataclass(frozen=True)
class Served:
    """What a web server needs: the application, the class of its sockets, and the wiring.

    Attributes:
        sockets: All open sockets, for who must wait until they are closed.
    """

    app: ASGIApp
    socket_class: type[asyncio.Protocol]
    wiring: Wiring
    sockets: set[Socket]


def create_app(
    config: ServerConfig,
    *,
    seeds: Callable[[], bytes],
    clock: Clock,
    static: Path = STATIC,
    database: Database | None = None,
) -> Served:
    """Wire one server; nothing runs until the application's lifespan begins.

    Args:
        config: Checked settings.
        seeds: Where the seed of each table comes from; tests give their own.
        clock: The server's clock; tests may give their own.
        static: Folder of the web client's build.
        database: Where tables outlive the process; the application closes it at its end. None
            keeps all in memory, for tests.
    """
    meter = Meter()
    fanout = Fanout(clock, meter)
    store = None if database is None else Store(database)
    memory = MemoryGames()
    games = memory if store is None else store.games
    journal = WatchedJournal(MemoryJournal(memory) if store is None else store.journal, meter)
    probe = LagProbe(clock)
    registry = Registry(
        clock=clock,
        look_at_lag=probe.look,
        journal=journal,
        outbox=fanout,
        games=games,
        seeds=seeds,
        archive=None if store is None else store.archive,
        tables_max=config.tables_max,
        idle_us=Micros(config.table_ttl_s * 1_000_000),
        version=VERSION,
        blocked_names=config.blocked_names,
    )
    wiring = Wiring(
        config=config,
        clock=clock,
        registry=registry,
        fanout=fanout,
        games=games,
        words=catalog(),
        openers=Openers(config.opener, config.open_phrase),
        journal=journal,
        meter=meter,
    )
    sockets: set[Socket] = set()
    return Served(
        app=site(wiring, lambda _app: _running(wiring, store, probe), static),
        socket_class=_socket_class(wiring, sockets),
        wiring=wiring,
        sockets=sockets,
    )


def _socket_class(wiring: Wiring, sockets: set[Socket]) -> type[asyncio.Protocol]:
    """Make the class for uvicorn's `ws=` slot, which is called with uvicorn's own arguments."""

    class BoundSocket(Socket):
        def __init__(self, **_of_uvicorn: object) -> None:
            super().__init__(wiring, sockets)

    return BoundSocket


@asynccontextmanager
async def _running(wiring: Wiring, store: Store | None, probe: LagProbe) -> AsyncIterator[None]:
    """Run the store, the tables and the lag probe for as long as the server lives."""

    def tell(now: Micros, lag_us: Micros) -> None:
        for actor in list(wiring.registry.tables.values()):
            actor.post(Lag(at_us=now, lag_us=lag_us))

    async def forget() -> None:
        while store is not None:
            await forget_old(store, wiring.config.records_s)
            await asyncio.sleep(FORGET_EVERY_S)

    async with store or nullcontext(), asyncio.TaskGroup() as tasks:
        await wiring.registry.recall()
        running = [
            tasks.create_task(wiring.registry.run()),
            tasks.create_task(probe.watch(tell)),
            tasks.create_task(forget()),
        ]
        await asyncio.sleep(0)  # tables can be opened once `run` has begun
        yield
        for task in running:
            task.cancel()
