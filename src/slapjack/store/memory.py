"""The ports filled in memory: a table lives as long as its process.

The newest records are kept, a bounded number of them; the journal keeps nothing, since nothing
could read it after the process.
"""

from collections import OrderedDict
from collections.abc import Sequence

from slapjack.table.entries import Entry
from slapjack.units import TableCode

GAMES_MAX = 2_000
"""Records kept; a record of a game is about 20 kB."""


class MemoryJournal:
    """A journal that forgets: what is appended counts as kept at once."""

    async def append(self, table: TableCode, entries: Sequence[Entry]) -> None:
        """Return at once."""


class MemoryGames:
    """Records of the newest finished games."""

    def __init__(self) -> None:
        self._records: OrderedDict[str, str] = OrderedDict()

    def keep(self, game: str, record: str) -> None:
        """Keep the record; the oldest goes when there are too many."""
        self._records[game] = record
        if len(self._records) > GAMES_MAX:
            self._records.popitem(last=False)

    async def find(self, game: str) -> str | None:
        """Return the record, or None where there is none."""
        return self._records.get(game)
