"""How soon all tables are back after a restart, when everybody asks for theirs at once (P5).

Each table stands in the middle of a game that people play with a bot, with its presses, answers and
judged races. The tables come back as in the server: through the registry, each with its own commit.
Processor time is told beside the time that passed, since the machine may have other things to do.

    python -m benchmarks.restart [--tables 500] [--flips 50] [--rounds 3]
"""

import argparse
import asyncio
import gc
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

from slapjack.server.clock import MonotonicClock
from slapjack.store.engine import Database
from slapjack.store.open import Store
from slapjack.table.entries import Entry
from slapjack.table.registry import Registry
from slapjack.units import TableCode
from tests.table.evenings import played
from tests.table.holders import Post


class Took(NamedTuple):
    """Seconds until the last of all tables was back."""

    passed: float
    busy: float


async def keep(folder: Path, codes: Sequence[TableCode], entries: Sequence[Entry]) -> None:
    async with Store(Database.open(folder)) as store:
        await asyncio.gather(*(store.journal.append(code, entries) for code in codes))


async def back(folder: Path) -> Took:
    """Ask for all at once, as when every phone reconnects."""
    began_at, busy_at = perf_counter(), process_time()
    async with Store(Database.open(folder)) as store, asyncio.TaskGroup() as tasks:
        registry = Registry(
            clock=MonotonicClock(),
            journal=store.journal,
            outbox=Post(),
            games=store.games,
            archive=store.archive,
            seeds=lambda: bytes(32),
        )
        await registry.recall()
        running = tasks.create_task(registry.run())
        await asyncio.sleep(0)
        found = [registry.find(code) for code in await store.archive.codes()]
        await asyncio.gather(*(actor.kept() for actor in found if actor is not None))
        took = Took(perf_counter() - began_at, process_time() - busy_at)
        running.cancel()
    return took


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--flips", type=int, default=50)
    options.add_argument("--rounds", type=int, default=3)
    asked = options.parse_args()
    bench = played(asked.flips)
    entries, flips = bench.entries, bench.play.game.flips
    codes = [TableCode(f"T{number:03}") for number in range(asked.tables)]
    print(f"{asked.tables} tables, each of {flips} flips in {len(entries)} entries")
    gc.collect()
    gc.freeze()  # as the server does at its start
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(keep(Path(folder), codes, entries))
        for _ in range(asked.rounds):
            took = asyncio.run(back(Path(folder)))
            print(f"back in {took.passed:.2f} s, {took.busy:.2f} s of them on a processor")


if __name__ == "__main__":
    main()
