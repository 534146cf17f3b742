import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from slapjack.protocol.client_messages import Hello
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Ended, Goaway, Welcome
from slapjack.rules import RuleSet
from slapjack.table import codes
from slapjack.table.inputs import Lag, Opened, Seated, Sit
from slapjack.table.outputs import Output
from slapjack.table.presence import EMPTY_US
from slapjack.table.registry import NewTable, Registry, TooManyTablesError
from slapjack.units import ConnectionId, Micros, TableCode
from tests.table.holders import Hands, Paper, Post, Shelf, settle


class House:
    """A registry among ports that a test holds in its hands."""

    def __init__(self, seeds: Callable[[], bytes], tables_max: int) -> None:
        self.clock, self.post, self.paper = Hands(), Post(), Paper()
        self.paper.gate.set()
        self.registry = Registry(
            clock=self.clock,
            journal=self.paper,
            outbox=self.post,
            games=Shelf(),
            seeds=seeds,
            tables_max=tables_max,
            version="1.2.3",
        )

    def open_table(self) -> NewTable:
        return self.registry.open_table(RuleSet.preset("classic"), TableOptions())

    def join(self, table: NewTable, number: int) -> None:
        """Connect to a table as its host."""
        actor = self.registry.find(table.code)
        assert actor is not None
        hello = Hello(proto=1, tokens=[table.host_token])
        actor.post(Opened(ConnectionId(number), self.clock.at, hello))

    def tick(self, span_us: int) -> None:
        self.clock.at = Micros(self.clock.at + span_us)
        for actor in list(self.registry.tables.values()):
            actor.post(Lag(self.clock.at, Micros(0)))


def counting() -> Callable[[], bytes]:
    drawn = iter(range(1, 1_000_000))
    return lambda: next(drawn).to_bytes(32, "big")


@asynccontextmanager
async def housed(
    seeds: Callable[[], bytes] | None = None, tables_max: int = 1_000
) -> AsyncIterator[House]:
    async with asyncio.TaskGroup() as group:
        house = House(seeds or counting(), tables_max)
        task = group.create_task(house.registry.run())
        await settle()
        yield house
        task.cancel()


async def test_a_table_is_found_by_its_code_and_by_no_other() -> None:
    async with housed() as house:
        table = house.open_table()
        found = house.registry.find(table.code)
        assert found is not None
        assert found.code == table.code
        assert found.table.summary().preset == "classic"
        assert house.registry.find(TableCode("XXXX")) is None
        assert set(house.registry.tables) == {table.code}


async def test_the_token_of_one_table_opens_no_other() -> None:
    async with housed() as house:
        one, other = house.open_table(), house.open_table()
        assert one.host_token != other.host_token
        house.join(NewTable(code=other.code, host_token=one.host_token), 1)
        await settle()
        assert house.post.of(Ended) == [Ended(why="unknown_token")]
        house.join(other, 2)
        await settle()
        assert [one.version for one in house.post.of(Welcome) if isinstance(one, Welcome)] == [
            "1.2.3"
        ]


async def test_a_code_that_lives_is_never_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "LETTERS", "BC")
    monkeypatch.setattr(codes, "LENGTH", 2)
    async with housed() as house:
        tables = {}
        for _ in range(4):
            table = house.open_table()
            assert table.code not in tables
            tables[table.code] = house.registry.find(table.code)
        assert dict(house.registry.tables) == tables
        with pytest.raises(TooManyTablesError):
            house.open_table()
        assert dict(house.registry.tables) == tables


async def test_there_are_only_so_many_tables() -> None:
    async with housed(tables_max=2) as house:
        house.open_table()
        house.open_table()
        with pytest.raises(TooManyTablesError):
            house.open_table()


async def test_tables_that_nobody_comes_to_are_forgotten_and_make_room() -> None:
    async with housed(tables_max=3) as house:
        tables = [house.open_table() for _ in range(3)]
        house.join(tables[1], 1)
        house.tick(EMPTY_US + 1)
        await settle()
        assert set(house.registry.tables) == {tables[1].code}
        assert house.registry.find(tables[0].code) is None
        house.open_table()


async def test_a_fault_in_one_table_leaves_the_others_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with housed() as house:
        bad, good = house.open_table(), house.open_table()
        house.join(bad, 1)
        house.join(good, 2)
        await settle()
        actor = house.registry.find(bad.code)
        assert actor is not None

        def failing(_: object) -> list[Output]:
            raise RuntimeError("a fault of ours")

        monkeypatch.setattr(actor.table, "handle", failing)
        house.tick(1)
        await settle()
        assert set(house.registry.tables) == {good.code}
        assert [number for number, word in house.post.said if isinstance(word, Ended)] == [1]
        living = house.registry.find(good.code)
        assert living is not None
        said = await living.ask(Sit(at_us=house.clock.at, token="ann-0123456789abc"))
        assert isinstance(said, Seated)


async def test_a_drain_reaches_every_table() -> None:
    async with housed() as house:
        for number in range(3):
            house.join(house.open_table(), number)
        await settle()
        house.registry.drain()
        await settle()
        assert len(house.post.of(Goaway)) == 3
        assert [code for _, code in house.post.closed] == [1012] * 3


async def test_each_table_begins_at_an_epoch_of_its_own() -> None:
    async with housed() as house:
        for number in range(4):
            house.join(house.open_table(), number)
        await settle()
        epochs = {one.epoch for one in house.post.of(Welcome) if isinstance(one, Welcome)}
        assert len(epochs) == 4
