"""The ports filled in memory: a table lives as long as its process.

The newest records are kept, a bounded number of them; the journal keeps nothing, since nothing
could read it after the process.
"""

from collections import OrderedDict
from collections.abc import Iterable, Sequence

from slapjack.table.entries import ERASED, Entry, GameEnded, TableDied
from slapjack.units import TableCode

GAMES_MAX = 2_000
"""Records kept; a record of a game is about 20 kB."""


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

    def erase(self, games: Iterable[str]) -> None:
        """Forget these games."""
        for game in games:
            self._records.pop(game, None)


class MemoryJournal:
    """A journal that forgets: what is appended counts as kept at once."""

    def __init__(self, games: MemoryGames) -> None:
        self._games = games
        self._ended: dict[TableCode, list[str]] = {}

    async def append(self, table: TableCode, entries: Sequence[Entry]) -> None:
        """Return at once; of a table that is erased the games go, too."""
        for entry in entries:
            match entry:
                case GameEnded():
                    self._ended.setdefault(table, []).append(entry.game)
                case TableDied():
                    ended = self._ended.pop(table, [])
                    self._games.erase(ended if entry.why == ERASED else ())
                case _:
                    pass
