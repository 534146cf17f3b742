"""The day of a record, by which it is deleted; the only thing that a wall clock decides.

A clock that was never set, or that jumps back, must not date a record into the past and so delete
it early: a new record is never older than the newest there is (`journal.py`). A clock that runs
ahead deletes early; nothing in a process can tell that from time having passed.
"""

from datetime import UTC, datetime
from typing import Final

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def day_of(moment: datetime) -> int:
    """Return the number of the day, 0 being 1 January 1970."""
    return (moment - _EPOCH).days


def today() -> int:
    """Return the number of this day, in UTC."""
    return day_of(datetime.now(UTC))
