"""The registry and the tables of earlier lives: called back when asked for, else let go."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec
import pytest

from slapjack.protocol.lobby import TableOptions
from slapjack.table.entries import KeptTable, LifeBegan, TableChanged, TableDied
from slapjack.table.ports import Past
from slapjack.table.registry import COMING_BACK_MAX, Registry
from slapjack.table.state import IDLE_US
from slapjack.units import Micros, TableCode
from tests.table.holders import Hands, Paper, Post, Shelf, settle

BOUND_S = 10
SOON = Micros(1_000)
CODES = [TableCode(f"BC{letter}D") for letter in "BCDFGHJK"]
KEPT = KeptTable(host_token="host", rules={"preset": "classic"}, options=TableOptions(), seats=())


@dataclass
class Attic:
    """Tables of an earlier life, which are handed out when the test lets them."""

    codes_kept: Sequence[TableCode]
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    loading: int = 0
    loading_most: int = 0
    kept: dict[TableCode, KeptTable] = field(default_factory=dict)
    fails: bool = False

    async def codes(self) -> Sequence[TableCode]:
        return self.codes_kept

    async def load(self, table: TableCode) -> Past:
        self.loading += 1
        self.loading_most = max(self.loading_most, self.loading)
        await self.gate.wait()
        self.loading -= 1
        if self.fails:
            raise OSError
        kept = self.kept.get(table, KEPT)
        return Past(1, [TableChanged(Micros(0), kept), LifeBegan(Micros(0), 1)])


class House:
    """A registry that begins another life."""

    def __init__(self, codes: Sequence[TableCode], idle_us: Micros) -> None:
        self.paper, self.attic = Paper(), Attic(codes)
        self.registry = Registry(
            clock=Hands(),
            journal=self.paper,
            outbox=Post(),
            games=Shelf(),
            seeds=lambda: bytes(32),
            archive=self.attic,
            idle_us=idle_us,
        )

    def died(self) -> int:
        return sum(isinstance(entry, TableDied) for entry in self.paper.kept)


@asynccontextmanager
async def housed(codes: Sequence[TableCode], idle_us: Micros = IDLE_US) -> AsyncIterator[House]:
    async with asyncio.TaskGroup() as group:
        house = House(codes, idle_us)
        await house.registry.recall()
        task = group.create_task(house.registry.run())
        await asyncio.sleep(0)
        yield house
        task.cancel()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(BOUND_S):
        while not holds():
            await settle()


async def test_a_table_that_was_asked_for_while_another_is_let_go_stays() -> None:
    async with housed(CODES[:2], idle_us=SOON) as house:
        house.attic.gate.set()
        await until(lambda: house.paper.waiting == 1)
        found = [code for code in CODES[:2] if house.registry.find(code) is not None]
        assert len(found) == 1, "the other is on its way out, and found by nobody"
        house.paper.gate.set()
        house.attic.gate.set()
        await until(lambda: house.died() == 1)
        await settle()
        assert house.died() == 1
        assert list(house.registry.tables) == found


async def test_a_house_table_that_nobody_asked_for_is_brought_back_and_not_let_go() -> None:
    async with housed(CODES[:2], idle_us=SOON) as house:
        house.attic.kept[CODES[0]] = msgspec.structs.replace(
            KEPT, options=TableOptions(house=True), games=1
        )
        house.attic.gate.set()
        house.paper.gate.set()
        await until(lambda: house.died() == 1)
        await settle()
        assert list(house.registry.tables) == [CODES[0]]


async def test_a_table_that_cannot_be_read_is_not_ended(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.ERROR)
    async with housed(CODES[:1], idle_us=SOON) as house:
        house.attic.fails = True
        house.attic.gate.set()
        house.paper.gate.set()
        await until(lambda: "was not read" in caplog.text)
        await settle()
        assert house.died() == 0


async def test_a_full_disk_when_tables_are_let_go_harms_no_other(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.ERROR)
    async with housed(CODES[:2], idle_us=SOON) as house:
        house.attic.gate.set()
        house.paper.fails = True
        house.paper.gate.set()
        await until(lambda: len(caplog.records) == 2)
        house.paper.fails = False
        house.attic.gate.set()
        for code in CODES[:2]:
            actor = house.registry.find(code)
            assert actor is not None, "what could not be ended goes on"
            assert (await actor.ready()).state.host_token == "host"


async def test_tables_that_are_all_asked_for_at_once_take_turns_and_all_come_back() -> None:
    async with housed(CODES) as house:
        house.paper.gate.set()
        found = [house.registry.find(code) for code in CODES]
        await settle()
        assert house.attic.loading == COMING_BACK_MAX
        house.attic.gate.set()
        for actor in found:
            assert actor is not None
            await actor.kept()
        assert house.attic.loading_most == COMING_BACK_MAX
        assert set(house.registry.tables) == set(CODES)
