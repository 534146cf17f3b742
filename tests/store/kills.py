"""Kill -9 under load, again and again on one folder: what was told is still so (P1, P2, P5)."""

import multiprocessing
import os
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import msgspec

from slapjack.protocol.lobby import Lobby
from slapjack.protocol.server_messages import (
    Accepted,
    Events,
    LobbyChanged,
    Snapshot,
    Verdict,
    Void,
)
from slapjack.rules import Event, GameStarted, Record
from slapjack.store.engine import Database
from slapjack.store.open import Store
from slapjack.table.entries import Entry, RaceJudged, RaceVoided
from slapjack.table.restore import restore
from slapjack.table.seating import ANSWERS_KEPT
from slapjack.table.state import TableState
from slapjack.units import Micros, Seat, TableCode
from tests.store.doom import KINDS, MOMENTS, Doom
from tests.store.victim import HANDICAP, TablePass, Told, live

WORDS_MAX: Final = 200
"""A process that is killed from outside is killed at latest after so many words."""

_decode: Final = msgspec.json.Decoder(Told).decode
_encode: Final = msgspec.json.Encoder().encode

FORKS: Final = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.store.victim"])


@dataclass
class Deaths:
    """What was killed, and what had been told before.

    Attributes:
        struck: Deaths in the middle of a commit, by the kind of entry and the moment.
        outside: Deaths at any moment.
        told: Words of each kind that somebody was told and that were looked for afterwards.
    """

    struck: Counter[tuple[str, str]] = field(default_factory=Counter)
    outside: int = 0
    told: Counter[str] = field(default_factory=Counter)

    @property
    def count(self) -> int:
        return self.struck.total() + self.outside


@dataclass
class Memory:
    """What the people of one table were told, over all lives.

    Attributes:
        games: All games by their ids.
        game: The newest of them; None while its id was not told.
        is_unnamed: Whether such a game was told to begin.
    """

    held: TablePass
    accepted: list[str] = field(default_factory=list)
    games: set[str] = field(default_factory=set)
    game: str | None = None
    is_unnamed: bool = False
    events: list[Event] = field(default_factory=list)
    judged: set[int] = field(default_factory=set)
    voided: set[int] = field(default_factory=set)
    over: set[str] = field(default_factory=set)
    handicap_us: int = 0

    def hear(self, told: Told) -> None:
        match told.message:
            case Accepted(action_id=action_id):
                self.accepted.append(action_id)
                if action_id.startswith(HANDICAP):
                    self.handicap_us = max(self.handicap_us, int(action_id.split("-")[1]))
            case Snapshot(lobby=lobby) | LobbyChanged(lobby=lobby):
                self._see(lobby)
            case Events(events=events):
                if events and isinstance(events[0], GameStarted):
                    self._begin()
                self.events += events
            case Verdict(flip=flip):
                self.judged.add(flip)
            case Void(flip=flip):
                self.voided.add(flip)
            case _:
                pass
        if told.seated is not None:
            self.held.tokens.append(told.seated)

    def _begin(self) -> None:
        """A game begins: answers are kept for the game (P2)."""
        self.accepted.clear()
        self.events.clear()
        self.judged.clear()
        self.voided.clear()
        self.game, self.is_unnamed = None, True

    def _see(self, lobby: Lobby) -> None:
        if lobby.game is not None and lobby.game != self.game:
            if not self.is_unnamed:
                # That it began was kept and told to nobody, before a kill.
                self._begin()
            self.game, self.is_unnamed = lobby.game, False
            self.games.add(lobby.game)
        if lobby.result is not None:
            self.over.add(lobby.result.game)


def lines(pipe: Connection) -> Iterator[bytes]:
    """Read whole lines until the writer is gone; what it did not finish was told to nobody."""
    rest = b""
    while piece := os.read(pipe.fileno(), 65_536):
        *whole, rest = (rest + piece).split(b"\n")
        yield from whole


def doom_for(rng: random.Random) -> Doom | None:
    """Choose where the next process dies; None for any moment."""
    if rng.randrange(2):
        return None
    kind = rng.choice(KINDS)
    # Lives begin once a table; all else happens again and again.
    return Doom(kind, rng.choice(MOMENTS), after=0 if kind == "life" else rng.randrange(2))


def one_life(
    folder: Path, rng: random.Random, memories: dict[TableCode, Memory], deaths: Deaths
) -> None:
    """Start a process on the folder, and let it be killed where it is doomed, or after some words.

    Raises:
        AssertionError: It ended by itself.
    """
    doom = doom_for(rng)
    ours, theirs = FORKS.Pipe(duplex=False)
    passes = [memory.held for memory in memories.values()]
    process = FORKS.Process(target=live, args=(folder, rng.randrange(2**32), passes, doom, theirs))
    process.start()
    theirs.close()
    words_left = rng.randrange(1, WORDS_MAX) if doom is None else 4 * WORDS_MAX
    for line in lines(ours):
        told = _decode(line)
        if told.opened is not None:
            memories[told.code] = Memory(TablePass(told.code, told.opened))
        memories[told.code].hear(told)
        deaths.told[_name(told)] += 1
        words_left -= 1
        if words_left == 0:
            process.kill()
    process.join()
    ours.close()
    assert process.exitcode == -9, "it ended by itself"
    if doom is not None and words_left > 0:
        deaths.struck[doom.kind, doom.moment] += 1
    else:
        deaths.outside += 1


def _name(told: Told) -> str:
    if told.message is None:
        return "seat" if told.opened is None else "table"
    return str(told.message.__struct_config__.tag)


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
    """Compare one table with what its people were told.

    Raises:
        AssertionError: Something that was told is gone.
    """
    assert table.host_token == memory.held.host_token
    assert set(memory.held.tokens) <= {one.token for one in table.seating}, "a seat is gone"
    if memory.handicap_us:
        assert table.seating[Seat(0)].handicap_us >= memory.handicap_us, "a table change is gone"
    play = table.play
    kept = None if play is None else play.game_id
    if memory.game is None:
        assert not memory.is_unnamed or kept not in {None, *memory.games}, "a game is gone"
    else:
        assert kept == memory.game or kept not in {None, *memory.games}, "a game is gone"
    if kept == memory.game:
        newest = memory.accepted[-ANSWERS_KEPT // 2 :]
        assert set(newest) <= table.host_answers.keys(), "an accepted action would act again"
    if play is not None and kept == memory.game:
        # What was kept but not told before a kill comes later, by a snapshot.
        kept_events = {event.seq: _encode(event) for event in play.events}
        assert all(kept_events.get(event.seq) == _encode(event) for event in memory.events), (
            "an event is gone"
        )
        flips = {entry.flip for entry in entries if isinstance(entry, RaceJudged)}
        assert memory.judged <= flips, "a verdict is gone"
        voids = {entry.flip for entry in entries if isinstance(entry, RaceVoided)}
        assert memory.voided <= voids, "an annulled race would count again"


async def kill_often(folder: Path, *, points: int, seed: int) -> Deaths:
    """Kill processes on one folder, one after another, and compare after each.

    Raises:
        AssertionError: Something that was told is gone; the notes say when.
    """
    rng = random.Random(seed)
    memories: dict[TableCode, Memory] = {}
    deaths = Deaths()
    for _ in range(points):
        try:
            one_life(folder, rng, memories, deaths)
            await check(folder, memories)
        except AssertionError as error:
            error.add_note(f"seed {seed}, kill {deaths.count}")
            raise
    return deaths
