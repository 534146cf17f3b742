"""Tables over several lives of the process: found by code, known from the start, never doubled."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from slapjack.protocol.client_messages import Hello, Lock
from slapjack.protocol.codec import PROTO
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Accepted, Ended, ServerMessage, Welcome
from slapjack.rules import RuleSet
from slapjack.store.engine import Database
from slapjack.store.open import Store
from slapjack.table.actor import Actor, TableStoppedError
from slapjack.table.inputs import Message, Opened, Seated, Sit
from slapjack.table.presence import EMPTY_US
from slapjack.table.registry import NewTable, Registry, TooManyTablesError
from slapjack.units import ConnectionId, Micros, TableCode
from tests.store.test_journal import fill_up, limit
from tests.table.holders import Hands, Post, settle

pytestmark = pytest.mark.slow

TOKEN = "a-seat-token-0123456789"
BOUND_S = 20


class Life:
    """One life of a server's tables, among ports that the test holds."""

    def __init__(
        self, database: Database, store: Store, seeds: Callable[[], bytes], idle_us: Micros
    ) -> None:
        self.database, self.clock, self.post = database, Hands(), Post()
        self.archive = store.archive
        self.registry = Registry(
            clock=self.clock,
            journal=store.journal,
            outbox=self.post,
            games=store.games,
            archive=store.archive,
            seeds=seeds,
            tables_max=3,
            idle_us=idle_us,
        )

    async def opened(self) -> NewTable:
        table = self.registry.open_table(RuleSet.preset("classic"), TableOptions())
        await self.actor(table.code).kept()
        return table

    def actor(self, code: TableCode) -> Actor:
        actor = self.registry.find(code)
        assert actor is not None
        return actor

    async def codes(self) -> list[TableCode]:
        return await self.archive.codes()

    async def running(self) -> list[TableCode]:
        await settle()
        return sorted(self.registry.tables)

    async def heard(self, kind: type[ServerMessage]) -> ServerMessage:
        """Wait until somebody was told something of this kind."""
        while not self.post.of(kind):
            self.post.news.clear()
            await self.post.news.wait()
        return self.post.of(kind)[-1]


def counting(first: int) -> Callable[[], bytes]:
    drawn = iter(range(first, 1_000_000))
    return lambda: next(drawn).to_bytes(32, "big")


@asynccontextmanager
async def life(
    folder: Path, seeds: Callable[[], bytes] | None = None, idle_us: Micros = EMPTY_US
) -> AsyncIterator[Life]:
    """Live once; at the end the process is gone, without a word to anybody."""
    database = Database.open(folder)
    async with Store(database) as store, asyncio.timeout(BOUND_S):
        one = Life(database, store, seeds or counting(hash(id(store)) % 10_000), idle_us)
        await one.registry.recall()
        async with asyncio.TaskGroup() as tasks:
            running = tasks.create_task(one.registry.run())
            await settle()
            yield one
            running.cancel()


async def until(look: Callable[[], Awaitable[object]], wanted: object) -> None:
    """Look again and again, until it is so; the bound of the life ends a vain wait."""
    while await look() != wanted:
        await settle()


async def test_a_table_is_back_when_it_is_first_asked_for_and_not_before(tmp_path: Path) -> None:
    async with life(tmp_path) as first:
        table = await first.opened()
        seated = await first.actor(table.code).ask(Sit(first.clock.at, TOKEN, ink="jade"))
        assert isinstance(seated, Seated)
    async with life(tmp_path) as second:
        assert set(second.registry.tables) == set()
        assert second.registry.find(TableCode("XXXX")) is None
        back = await second.actor(table.code).ready()
        assert set(second.registry.tables) == {table.code}
        assert back.state.host_token == table.host_token
        assert [(one.token, one.ink) for one in back.state.seating] == [(TOKEN, "jade")]


async def test_whoever_connects_before_the_table_is_back_is_served_when_it_is(
    tmp_path: Path,
) -> None:
    async with life(tmp_path) as first:
        table = await first.opened()
        epoch = (await first.actor(table.code).ready()).state.outgoing.backlog.epoch
    async with life(tmp_path) as second:
        actor = second.actor(table.code)
        hello = Hello(proto=PROTO, tokens=[table.host_token])
        actor.post(Opened(ConnectionId(1), second.clock.at, hello))
        seated = await actor.ask(Sit(second.clock.at, TOKEN))
        assert isinstance(seated, Seated)
        welcome = await second.heard(Welcome)
        assert isinstance(welcome, Welcome)
        assert (welcome.host, welcome.epoch) == (True, epoch + 1)


async def test_the_code_of_a_kept_table_is_never_drawn_again(tmp_path: Path) -> None:
    async with life(tmp_path, counting(7)) as first:
        kept = await first.opened()
    async with life(tmp_path, counting(7)) as second:
        drawn = await second.opened()
        assert drawn.code != kept.code
        assert second.actor(kept.code).code == kept.code


async def test_kept_tables_count_for_the_most_that_there_may_be(tmp_path: Path) -> None:
    async with life(tmp_path) as first:
        for _ in range(3):
            await first.opened()
    async with life(tmp_path) as second:
        with pytest.raises(TooManyTablesError):
            await second.opened()


async def test_a_table_that_nobody_asks_for_is_over_like_one_that_nobody_is_at(
    tmp_path: Path,
) -> None:
    async with life(tmp_path) as first:
        asked, forgotten = await first.opened(), await first.opened()
    async with life(tmp_path, idle_us=Micros(300_000)) as second:
        await second.actor(asked.code).ready()
        await until(second.codes, [asked.code])
        assert second.registry.find(forgotten.code) is None
    async with life(tmp_path) as third:
        assert third.registry.find(forgotten.code) is None
        await third.actor(asked.code).ready()


async def test_a_table_that_died_is_not_there_in_the_next_life(tmp_path: Path) -> None:
    async with life(tmp_path) as first:
        table = await first.opened()
        actor = first.actor(table.code)
        first.clock.at = Micros(first.clock.at + 2 * EMPTY_US)
        actor.post(Sit(first.clock.at, TOKEN))
        await until(first.codes, [])
        # The commit comes first, then the word to the actor.
        await until(first.running, [])
        assert first.registry.find(table.code) is None
    async with life(tmp_path) as second:
        assert second.registry.find(table.code) is None
        with second.database.engine.connect() as connection:
            left = (connection.execute(text("SELECT count(*) FROM entry"))).scalar_one()
        assert left == 0


async def test_on_a_full_disk_nothing_is_acknowledged_and_the_table_comes_back_as_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    async with life(tmp_path) as one:
        table = await one.opened()
        hello = Hello(proto=PROTO, tokens=[table.host_token])
        actor = one.actor(table.code)
        actor.post(Opened(ConnectionId(1), one.clock.at, hello))
        await one.heard(Welcome)
        await actor.kept()
        await fill_up(one.database)
        for number in range(200):
            lock = Lock(action_id=f"lock-{number}", locked=number % 2 == 0)
            actor.post(Message(ConnectionId(1), one.clock.at, lock))
        await one.heard(Ended)
        assert one.post.of(Accepted) == []
        assert one.post.closed == [(ConnectionId(1), 1011)]
        await limit(one.database, 1_000_000)
        again = one.actor(table.code)
        assert again is not actor
        back = await again.ready()
        assert not back.state.locked
        again.post(Opened(ConnectionId(2), one.clock.at, hello))
        again.post(Message(ConnectionId(2), one.clock.at, Lock(action_id="more", locked=True)))
        await one.heard(Accepted)


async def test_a_table_whose_entries_are_broken_harms_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    async with life(tmp_path) as first:
        broken, sound = await first.opened(), await first.opened()
        with first.database.engine.begin() as connection:
            connection.execute(
                text("UPDATE entry SET body = '{}' WHERE code = :code"), {"code": broken.code}
            )
    async with life(tmp_path) as second:
        actor = second.actor(broken.code)
        hello = Hello(proto=PROTO, tokens=[broken.host_token])
        actor.post(Opened(ConnectionId(1), second.clock.at, hello))
        with pytest.raises(TableStoppedError):
            await actor.ready()
        await second.heard(Ended)
        await settle()
        assert second.registry.find(broken.code) is None
        await second.actor(sound.code).ready()
        assert (await second.opened()).code != broken.code
