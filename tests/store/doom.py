"""Where a process dies: by its own hand in the middle of a commit that keeps a certain thing.

A kill from outside comes at any moment, but seldom just when a race is judged or a game ends. So
every second death is put there: when the entries are about to be written, when they are written and
not committed, and when they are on the disk and nobody was told yet.
"""

import os
import signal
from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from sqlalchemy import event

from slapjack.store.engine import Database

KINDS: Final = (
    "table", "game", "press", "held", "action", "waits", "answer", "race", "void", "ended", "life",
)  # fmt: skip
"""Tags of the entries that the victim writes in a life."""

Moment = Literal["before", "written", "kept"]
MOMENTS: Final[tuple[Moment, ...]] = ("before", "written", "kept")


class Doom(msgspec.Struct, frozen=True):
    """Die at the commit after so many others that keep an entry of this kind.

    Attributes:
        kind: The tag of the entry.
        moment: Before the entries are written, before they are committed, or before anybody is
            told.
        after: How many such commits are spared.
    """

    kind: str
    moment: Moment
    after: int = 0


def await_doom(database: Database, doom: Doom) -> None:
    """Let the process kill itself there."""
    spared, is_doomed = doom.after, False

    def die(moment: Moment) -> None:
        if is_doomed and moment == doom.moment:
            os.kill(os.getpid(), signal.SIGKILL)

    @event.listens_for(database.engine, "before_cursor_execute")
    def before(
        _connection: object,
        _cursor: object,
        statement: str,
        parameters: Sequence[Sequence[object]],
        _context: object,
        many: bool,
    ) -> None:
        nonlocal spared, is_doomed
        if not statement.startswith("INSERT INTO entry"):
            return
        rows = parameters if many else [parameters]
        if any(doom.kind in row for row in rows):
            is_doomed = spared == 0
            spared -= 1
            die("before")

    @event.listens_for(database.engine, "commit")
    def written(_connection: object) -> None:
        die("written")

    @event.listens_for(database.engine, "checkin")
    def kept(_connection: object, _record: object) -> None:
        die("kept")
