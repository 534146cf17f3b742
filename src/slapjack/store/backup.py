"""What a backup is made of: a folder of plain files that any later version can read.

No copy of the database: what comes back is read as text, checked by the same code that plays, and
written anew, so neither a crafted database nor one of another kind of server can come in this way.

    export.json        how many tables there are, and of each record its day and its table
    tables.jsonl       one table a line, with all its entries
    records/ID.sjr     the finished games, as `slapjack replay` reads them
"""

import re
from typing import Annotated, Final

from msgspec import Meta, Struct

from slapjack.store.errors import StoreError
from slapjack.table.entries import Entry

FORMAT: Final = 1
MANIFEST: Final = "export.json"
TABLES_FILE: Final = "tables.jsonl"
RECORDS: Final = "records"

_GAME_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")

Owner = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]


class NothingThereError(StoreError):
    """There is nothing in the folder that could be exported or imported."""


class NotNowError(StoreError):
    """It would overwrite something, or something else is in the way."""


class BrokenBackupError(StoreError):
    """A file of the backup is not as it was written."""


class WrongBackupError(StoreError):
    """A file of the backup can be read, but no game of ours leads to what it says."""


class KeptGame(Struct, frozen=True, omit_defaults=True):
    """What is known of a record beside its text.

    Attributes:
        id: Its name, and that of its file.
        day: When the game ended, in days since 1970.
        owner: The table that it was played at, by the name that is never used again.
    """

    id: str
    day: Annotated[int, Meta(ge=0, le=10_000_000)]
    owner: Owner | None = None


class Manifest(Struct, frozen=True):
    """What a whole backup holds; written last, so that half a backup has none.

    Attributes:
        slapjack_export: Version of the format.
        tables: How many.
        games: In the order in which they ended.
    """

    slapjack_export: int
    tables: Annotated[int, Meta(ge=0)]
    games: list[KeptGame]


class KeptLife(Struct, frozen=True, omit_defaults=True):
    """One table."""

    code: str
    epoch: Annotated[int, Meta(ge=0, le=2**62)]
    entries: list[Entry]
    born: Owner | None = None


class Counted(Struct, frozen=True):
    """How much was exported or imported.

    Attributes:
        left_out: What was broken and so not taken, each in a sentence.
    """

    tables: int
    games: int
    left_out: tuple[str, ...] = ()


def record_file(game: str) -> str:
    """Return where the record of a game is, below the folder.

    Raises:
        BrokenBackupError: No name of a game, but perhaps one of a file elsewhere.
    """
    if _GAME_ID.fullmatch(game) is None:
        raise BrokenBackupError(f"{MANIFEST}: expected the id of a game, got {game[:80]!r}")
    return f"{RECORDS}/{game}.sjr"
