import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from slapjack.protocol.client_messages import ClientMessage, Deal, Flip, Hello, Leave, Lock
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import (
    Accepted,
    Arm,
    Ended,
    Events,
    LobbyChanged,
    Ping,
    Show,
    Welcome,
)
from slapjack.rules import RuleSet
from slapjack.table.actor import CLOSE_FAULT, Actor, TableStoppedError
from slapjack.table.draining import CLOSE_RESTART
from slapjack.table.entries import TableChanged, TableDied
from slapjack.table.inputs import (
    Closed,
    Drain,
    Erase,
    Erased,
    Lag,
    Message,
    Opened,
    Seated,
    Sit,
    Turned,
)
from slapjack.table.outputs import Output
from slapjack.table.presence import EMPTY_US
from slapjack.table.table import Table
from slapjack.units import ConnectionId, Micros, TableCode
from tests.table.asking import classic
from tests.table.holders import Hands, Paper, Post, Shelf, settle

HOST = "host-token-0123456789"
ANN = ConnectionId(1)
BOB = ConnectionId(2)


class Stage:
    """An actor among ports that a test holds in its hands."""

    def __init__(self, rules: RuleSet, group: asyncio.TaskGroup) -> None:
        self.group = group
        self.clock, self.post, self.paper, self.shelf = Hands(), Post(), Paper(), Shelf()
        self.paper.gate.set()
        self.died: list[TableCode] = []
        table = Table.open(
            code=TableCode("BCDF"),
            rules=rules,
            options=TableOptions(),
            seed=b"a" * 32,
            host_token=HOST,
            now=self.clock.at,
        )
        self.actor = Actor(
            table,
            clock=self.clock,
            journal=self.paper,
            outbox=self.post,
            games=self.shelf,
            on_died=self.died.append,
        )

    async def sit(self, token: str) -> Seated | Turned:
        return await self.actor.ask(Sit(at_us=self.clock.at, token=token))

    def open(self, number: ConnectionId, *tokens: str) -> None:
        hello = Hello(proto=1, tokens=list(tokens))
        self.actor.post(Opened(number, self.clock.at, hello))

    def say(self, number: ConnectionId, message: ClientMessage) -> None:
        self.actor.post(Message(number, self.clock.at, message))

    def tick(self, span_us: int) -> None:
        """Let time pass for the table, as its timer would."""
        self.clock.at = Micros(self.clock.at + span_us)
        self.actor.post(Lag(self.clock.at, Micros(0)))


@asynccontextmanager
async def staged() -> AsyncIterator[Stage]:
    """Run an actor among hand-made ports until the test is over."""
    async with asyncio.TaskGroup() as group:
        stage = Stage(classic(), group)
        task = group.create_task(stage.actor.run())
        await settle()
        yield stage
        task.cancel()


async def seated(stage: Stage) -> None:
    """Seat two people, connect them, and deal."""
    for number, name in ((ANN, "ann-0123456789abc"), (BOB, "bob-0123456789abc")):
        await stage.sit(name)
        stage.open(number, name, *([HOST] if number == ANN else []))
    stage.say(ANN, Deal(action_id="deal", dealer=1))
    await settle()


def failing(_: object) -> list[Output]:
    raise RuntimeError("a fault of ours")


def break_table(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage.actor.table, "handle", failing)
    stage.actor.post(Lag(stage.clock.at, Micros(0)))


async def test_a_call_is_answered_once_it_is_kept() -> None:
    async with staged() as stage:
        stage.paper.gate.clear()
        call = stage.group.create_task(stage.sit("ann-0123456789abc"))
        await settle()
        assert not call.done()
        stage.paper.gate.set()
        assert isinstance(await call, Seated)
        assert any(isinstance(entry, TableChanged) for entry in stage.paper.kept)


async def test_calls_are_answered_each_with_its_own_seat() -> None:
    async with staged() as stage:
        answers = await asyncio.gather(*(stage.sit(f"token-{n}-0123456789") for n in range(8)))
        assert [one.seat for one in answers if isinstance(one, Seated)] == list(range(8))
        assert isinstance(await stage.sit("token-9-0123456789"), Turned)


async def test_words_wait_for_the_journal_and_faces_do_not() -> None:
    async with staged() as stage:
        await seated(stage)
        stage.paper.gate.clear()
        stage.post.said.clear()
        stage.say(ANN, Flip(action_id="flip", seat=0))
        await settle()
        assert stage.post.of(Arm)
        assert not stage.post.of(Accepted)
        stage.tick(3_000_000)
        await settle()
        assert len(stage.post.of(Show)) == 2
        assert not stage.post.of(Events)
        assert stage.post.of(Ping)
        stage.paper.gate.set()
        await settle()
        kinds = [type(message) for number, message in stage.post.said if number == BOB]
        assert kinds.index(Show) < kinds.index(Events)
        assert stage.post.of(Accepted)


async def test_words_leave_in_the_order_in_which_they_were_said() -> None:
    async with staged() as stage:
        await seated(stage)
        stage.paper.gate.clear()
        for number in range(6):
            stage.say(ANN, Lock(action_id=f"lock{number}", locked=number % 2 == 0))
            await settle()
        stage.paper.gate.set()
        await settle()
        seqs = [
            message.seq
            for number, message in stage.post.said
            if number == BOB and isinstance(message, Events | LobbyChanged)
        ]
        assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))


async def test_what_queues_behind_a_slow_disk_is_kept_in_one_go() -> None:
    async with staged() as stage:
        await seated(stage)
        stage.paper.gate.clear()
        stage.say(ANN, Lock(action_id="first", locked=True))
        await settle()
        before = stage.paper.batches
        for number in range(9):
            stage.say(ANN, Lock(action_id=f"l{number}", locked=number % 2 == 0))
        stage.paper.gate.set()
        await settle()
        assert stage.paper.batches == before + 2


async def test_the_record_of_a_game_is_put_on_the_shelf() -> None:
    async with staged() as stage:
        await seated(stage)
        stage.say(BOB, Leave(action_id="bye", seat=1))
        await settle()
        (record,) = stage.shelf.records.values()
        assert '"result"' in record
        assert stage.post.closed == [(BOB, 1000)]


async def test_the_timer_wakes_the_table_by_itself() -> None:
    async with staged() as stage:
        await seated(stage)
        stage.post.said.clear()
        stage.clock.at = Micros(stage.clock.at + 100_000)
        stage.post.news.clear()
        async with asyncio.timeout(10):
            await stage.post.news.wait()
        assert stage.post.of(Ping)


async def test_a_table_that_dies_is_forgotten_and_hears_nothing_more() -> None:
    async with staged() as stage:
        await stage.sit("ann-0123456789abc")
        stage.tick(EMPTY_US + 1)
        await settle()
        assert stage.died == ["BCDF"]
        stage.open(ANN, HOST)
        await settle()
        assert not stage.post.of(Welcome)
        with pytest.raises(TableStoppedError):
            await stage.sit("late-0123456789abc")


async def too_late(stage: Stage) -> None:
    with pytest.raises(TableStoppedError):
        await stage.sit("late-0123456789abc")


async def test_a_table_keeps_nothing_after_its_death_however_slow_the_disk_is() -> None:
    async with staged() as stage:
        stage.paper.gate.clear()
        erased = stage.group.create_task(stage.actor.ask(Erase(stage.clock.at, HOST)))
        await settle()
        late = stage.group.create_task(too_late(stage))
        await settle()
        stage.paper.gate.set()
        assert await erased == Erased()
        await late
        assert isinstance(stage.paper.kept[-1], TableDied)


async def test_a_fault_of_the_table_stops_it_and_its_people_are_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with staged() as stage:
        await seated(stage)
        with caplog.at_level(logging.CRITICAL):
            break_table(stage, monkeypatch)
            await settle()
        assert [number for number, message in stage.post.said if isinstance(message, Ended)] == [
            ANN,
            BOB,
        ]
        assert stage.post.closed == [(ANN, CLOSE_FAULT), (BOB, CLOSE_FAULT)]
        assert stage.died == ["BCDF"]


async def test_what_was_promised_before_a_fault_is_still_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with staged() as stage:
        await seated(stage)
        stage.paper.gate.clear()
        stage.say(ANN, Lock(action_id="lock", locked=True))
        await settle()
        break_table(stage, monkeypatch)
        stage.paper.gate.set()
        await settle()
        kinds = [type(message) for number, message in stage.post.said if number == ANN]
        assert kinds.index(Ended) > len(kinds) - 1 - kinds[::-1].index(Accepted)


async def test_a_call_that_meets_a_fault_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async with staged() as stage:
        monkeypatch.setattr(stage.actor.table, "handle", failing)
        with pytest.raises(TableStoppedError):
            await stage.sit("ann-0123456789abc")
        with pytest.raises(TableStoppedError):
            await stage.sit("bob-0123456789abc")


async def test_a_journal_that_fails_stops_the_table_and_nothing_unkept_is_said() -> None:
    async with staged() as stage:
        await seated(stage)
        stage.post.said.clear()
        stage.paper.fails = True
        stage.say(ANN, Lock(action_id="lock", locked=True))
        await settle()
        assert not stage.post.of(Accepted)
        assert not stage.post.of(LobbyChanged)
        assert stage.post.of(Ended)
        assert stage.died == ["BCDF"]


async def test_a_broken_wire_stops_the_table_and_no_other_task() -> None:
    async with staged() as stage:
        await seated(stage)
        stage.post.breaks = True
        stage.say(ANN, Lock(action_id="lock", locked=True))
        await settle()
        assert stage.died == ["BCDF"]


async def test_a_caller_who_went_away_harms_nobody() -> None:
    async with staged() as stage:
        stage.paper.gate.clear()
        gone = stage.group.create_task(stage.sit("gone-0123456789abc"))
        await settle()
        gone.cancel()
        stays = stage.group.create_task(stage.sit("stays-0123456789abc"))
        await settle()
        stage.paper.gate.set()
        said = await stays
        assert isinstance(said, Seated)
        assert said.seat == 1


async def test_a_drain_says_goodbye_and_a_cancelled_table_says_no_more() -> None:
    async with staged() as stage:
        await seated(stage)
        stage.actor.post(Drain(stage.clock.at))
        await settle()
        assert stage.post.closed == [(ANN, CLOSE_RESTART), (BOB, CLOSE_RESTART)]
        for number in (ANN, BOB):
            stage.actor.post(Closed(number, stage.clock.at))
    assert not stage.post.of(Ended)
    assert stage.died == ["BCDF"]
