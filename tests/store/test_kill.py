"""Kill -9 under load, again and again on one folder: what was told is still so (P1, P2, P5).

`KILLS=1000 pytest --log-cli-level=INFO tests/store/test_kill.py` tries a thousand moments instead
of fifty, and tells how much was told.
"""

import logging
import multiprocessing
import os
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import msgspec
import pytest

from slapjack.protocol.lobby import Lobby
from slapjack.protocol.server_messages import Accepted, Events, LobbyChanged, Snapshot, Verdict
from slapjack.rules import Event, GameStarted, Record
from slapjack.store.engine import Database
from slapjack.store.open import Store
from slapjack.table.entries import Entry, RaceJudged
from slapjack.table.restore import restore
from slapjack.table.seating import ANSWERS_KEPT
from slapjack.table.state import TableState
from slapjack.units import Micros, TableCode
from tests.store.victim import TablePass, Told, live

KILLS: Final = int(os.environ.get("KILLS", "50"))
LINES_MAX: Final = 500
"""A process is killed at latest after so many words."""

_log: Final = logging.getLogger(__name__)
_decode: Final = msgspec.json.Decoder(Told).decode
_encode: Final = msgspec.json.Encoder().encode

FORKS: Final = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.store.victim"])


@dataclass
class Memory:
    """What the people of one table were told, over all lives."""

    held: TablePass
    accepted: list[str] = field(default_factory=list)
    game: str | None = None
    events: list[Event] = field(default_factory=list)
    judged: set[tuple[str, int]] = field(default_factory=set)
    over: set[str] = field(default_factory=set)
    told: int = 0

    def hear(self, told: Told) -> None:
        match told.message:
            case Accepted(action_id=action_id):
                self.accepted.append(action_id)
                self.told += 1
            case Snapshot(lobby=lobby) | LobbyChanged(lobby=lobby):
                self._see(lobby)
            case Events(events=events):
                if events and isinstance(events[0], GameStarted):
                    self._begin()
                self.events += events
            case Verdict(flip=flip) if self.game is not None:
                self.judged.add((self.game, flip))
            case _:
                pass
        if told.seated is not None:
            self.held.tokens.append(told.seated)

    def _begin(self) -> None:
        """A game begins: answers are kept for the game (P2)."""
        self.accepted.clear()
        self.events.clear()
        self.game = None

    def _see(self, lobby: Lobby) -> None:
        if lobby.game is not None and lobby.game != self.game:
            if self.game is not None:
                self._begin()
            self.game = lobby.game
        if lobby.result is not None:
            self.over.add(lobby.result.game)


def lines(pipe: Connection) -> Iterator[bytes]:
    """Read whole lines until the writer is gone; what it did not finish was told to nobody."""
    rest = b""
    while piece := os.read(pipe.fileno(), 65_536):
        *whole, rest = (rest + piece).split(b"\n")
        yield from whole


def one_life(folder: Path, rng: random.Random, memories: dict[TableCode, Memory]) -> None:
    """Start a process on the folder and kill it after some words, wherever it is then."""
    ours, theirs = FORKS.Pipe(duplex=False)
    passes = [memory.held for memory in memories.values()]
    process = FORKS.Process(target=live, args=(folder, rng.randrange(2**32), passes, theirs))
    process.start()
    theirs.close()
    words_left = rng.randrange(LINES_MAX)
    for line in lines(ours):
        told = _decode(line)
        if told.opened is not None:
            memories[told.code] = Memory(TablePass(told.code, told.opened))
        memories[told.code].hear(told)
        words_left -= 1
        if words_left == 0:
            process.kill()
    process.join()
    ours.close()
    assert process.exitcode == -9, "it ended by itself"


async def check(folder: Path, memories: dict[TableCode, Memory]) -> None:
    """Compare what is kept with what was told."""
    async with Store(Database.open(folder)) as store:
        codes = await store.archive.codes()
        for code, memory in memories.items():
            assert code in codes, "a table that was told is gone"
            past = await store.archive.load(code)
            table = restore(code, past.entries, seed=b"", now=Micros(0), epoch=past.epoch + 1)
            compare(table, past.entries, memory)
            for game in memory.over:
                record = await store.games.find(game)
                assert record is not None, "a game that was over has no record"
                assert Record.load(record).replay().failures == ()


def compare(table: TableState, entries: Sequence[Entry], memory: Memory) -> None:
    assert table.host_token == memory.held.host_token
    assert set(memory.held.tokens) <= {one.token for one in table.seating}, "a seat is gone"
    play = table.play
    if memory.game == (None if play is None else play.game_id):
        newest = memory.accepted[-ANSWERS_KEPT // 2 :]
        assert set(newest) <= table.host_answers.keys(), "an accepted action would act again"
    if play is not None and memory.game == play.game_id:
        # What was kept but not told before a kill comes later, by a snapshot.
        kept_events = {event.seq: _encode(event) for event in play.events}
        assert all(kept_events[event.seq] == _encode(event) for event in memory.events)
        flips = {entry.flip for entry in entries if isinstance(entry, RaceJudged)}
        assert {flip for game, flip in memory.judged if game == memory.game} <= flips


@pytest.mark.slow
async def test_nothing_that_was_told_is_lost_whenever_the_process_dies(tmp_path: Path) -> None:
    seed = random.randrange(2**32)
    rng = random.Random(seed)
    memories: dict[TableCode, Memory] = {}
    for number in range(KILLS):
        one_life(tmp_path, rng, memories)
        try:
            await check(tmp_path, memories)
        except AssertionError as error:
            error.add_note(f"seed {seed}, kill {number + 1}")
            raise
    told = sum(memory.told for memory in memories.values())
    races = sum(len(memory.judged) for memory in memories.values())
    games = sum(len(memory.over) for memory in memories.values())
    _log.info("%d kills: %d actions, %d verdicts, %d games told", KILLS, told, races, games)
    assert told > 10 * KILLS
