"""The journal's port with two onlookers: the meter, and the question whether the disk still works.

Games and races are counted here because every table's pass through here, in order and once, with or
without anybody connected.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from slapjack.server.meter import Meter
from slapjack.table.entries import (
    Entry,
    GameEnded,
    GameStarted,
    RaceJudged,
    TableChanged,
    TableDied,
)
from slapjack.table.ports import Journal
from slapjack.units import Micros, TableCode

_TRUE_HANDS: Final = frozenset({"won", "tied", "lost"})


class WatchedJournal:
    """Passes everything on to another journal.

    Attributes:
        is_failing: The last append was not kept; the next one that is clears it.
    """

    def __init__(self, journal: Journal, meter: Meter) -> None:
        self.is_failing = False
        self._journal = journal
        self._meter = meter
        self._presets: dict[TableCode, str] = {}

    async def append(self, table: TableCode, entries: Sequence[Entry]) -> None:
        """Return when the entries are kept."""
        try:
            await self._journal.append(table, entries)
        except Exception:
            self.is_failing = True
            self._meter.errors["not_kept"] += 1
            raise
        self.is_failing = False
        for entry in entries:
            self._count(table, entry)

    def _count(self, table: TableCode, entry: Entry) -> None:
        match entry:
            case TableChanged() | GameStarted():
                self._presets[table] = str(entry.table.rules.get("preset", "custom"))
            case GameEnded():
                self._meter.games[self._presets.get(table, "unknown"), entry.why] += 1
            case RaceJudged():
                self._meter.judged(_reactions(entry), _took_us(entry))
            case TableDied():
                self._presets.pop(table, None)
            case _:
                pass


def _reactions(race: RaceJudged) -> list[int]:
    rows = [_part(one, "row") for one in race.rows]
    return [_number(row, "reaction_us") for row in rows if row.get("result") in _TRUE_HANDS]


def _took_us(race: RaceJudged) -> Micros | None:
    """Return the time from the first person's hand to the verdict; a bot's hand waits for none."""
    found = [_part(one, "evidence") for one in race.rows]
    arrived = [_number(evidence, "arrived_us") for evidence in found if evidence]
    return Micros(race.at_us - min(arrived)) if arrived else None


def _part(row: Mapping[str, object], name: str) -> Mapping[str, object]:
    part = row.get(name)
    return part if isinstance(part, Mapping) else {}


def _number(row: Mapping[str, object], name: str) -> int:
    number = row[name]
    assert isinstance(number, int)
    return number
