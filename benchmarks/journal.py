"""How many entries a second the journal keeps, by how many tables wait at once.

Each line is measured beside a plain one in turns of the same run, so that a busy machine slows both
alike and only their ratio says something: `lone` keeps one table's entry a commit, as a table
without company does. Also: the same commits with `synchronous=OFF`, which shows what the disk
costs.

    python -m benchmarks.journal [--seconds 0.4] [--rounds 5]
"""

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from sqlalchemy import event

from slapjack.protocol.lobby import TableOptions
from slapjack.rules import Flip, Record, RuleSet, SeatLine
from slapjack.store.engine import Database
from slapjack.store.open import Store
from slapjack.table.entries import Acted, Entry, GameStarted, KeptSeat, KeptTable, LifeBegan
from slapjack.units import Micros, Seat, TableCode

SIZES = (1, 2, 5, 10, 25, 50, 100, 250, 500)
KEPT = KeptTable(
    host_token="host",
    rules={"preset": "classic", "cut": "none"},
    options=TableOptions(),
    seats=tuple(
        KeptSeat(animal=name, ink=name, sat_at_us=Micros(0), token=name) for name in ("owl", "fox")
    ),
)


def opened() -> list[Entry]:
    """A table right after its deal."""
    rules = RuleSet.parse(KEPT.rules)
    seats = [SeatLine(name=one.animal) for one in KEPT.seats]
    header = Record.for_game(rules, seats, bytes(32), dealer=Seat(0), game_id="g").header
    return [GameStarted(Micros(0), "g", header, KEPT), LifeBegan(Micros(0), 1)]


def flip(number: int) -> Entry:
    return Acted(Micros(number), Flip(Seat(number % 2), at_us=Micros(number)))


async def rate(store: Store, codes: Sequence[TableCode], seconds: float) -> float:
    """Let these tables append one entry after another for a while; return entries a second."""
    ends_at, count = perf_counter() + seconds, 0

    async def table(code: TableCode) -> None:
        nonlocal count
        while perf_counter() < ends_at:
            await store.journal.append(code, [flip(count)])
            count += 1

    began_at = perf_counter()
    async with asyncio.TaskGroup() as tasks:
        for code in codes:
            tasks.create_task(table(code))
    return count / (perf_counter() - began_at)


async def batches(folder: Path, seconds: float, rounds: int) -> None:
    database = Database.open(folder)
    async with Store(database) as store:
        codes = [TableCode(f"T{number:03}") for number in range(max(SIZES))]
        await asyncio.gather(*(store.journal.append(code, opened()) for code in codes))
        print("tables waiting   entries/s   times a lone table   commits/s")
        for size in SIZES:
            pairs = []
            for _ in range(rounds):
                lone = await rate(store, codes[:1], seconds)
                pairs.append((await rate(store, codes[:size], seconds), lone))
            each = median(many for many, _ in pairs)
            ratio = median(many / lone for many, lone in pairs)
            print(f"{size:14}   {each:9.0f}   {ratio:18.1f}   {each / size:9.0f}")


async def disk(folder: Path, seconds: float, rounds: int) -> None:
    """Compare with commits that do not wait for the disk."""

    def hurry(connection: object, _entry: object) -> None:
        connection.cursor().execute("PRAGMA synchronous=OFF")  # type: ignore[attr-defined]

    careless = Database.open(folder / "careless")
    event.listen(careless.engine, "connect", hurry)
    ratios = []
    async with Store(Database.open(folder / "careful")) as store, Store(careless) as other:
        for one in (store, other):
            await one.journal.append(TableCode("T000"), opened())
        for _ in range(rounds):
            safe = await rate(store, [TableCode("T000")], seconds)
            ratios.append(safe / await rate(other, [TableCode("T000")], seconds))
    print(f"synchronous=FULL keeps {median(ratios):.2f} of the entries that OFF would")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=0.4)
    options.add_argument("--rounds", type=int, default=5)
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(batches(Path(folder) / "batches", asked.seconds, asked.rounds))
        asyncio.run(disk(Path(folder), asked.seconds, asked.rounds))


if __name__ == "__main__":
    main()
