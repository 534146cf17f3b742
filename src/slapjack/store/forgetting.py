"""Records go when they are as old as the operator lets them become (docs/privacy.md)."""

import logging
from collections.abc import Callable
from typing import Final

from slapjack.store.days import today
from slapjack.store.errors import StoreError
from slapjack.store.open import Store

FORGET_EVERY_S: Final = 3_600.0
_DAY_S: Final = 86_400

_log = logging.getLogger(__name__)


async def forget_old(store: Store, records_s: int, today: Callable[[], int] = today) -> None:
    """Delete the records of games that ended longer ago than they may be kept.

    Ages are counted in whole days, begun ones as one, so a record stays up to a day longer than the
    operator said and never shorter.

    Args:
        store: Where they are.
        records_s: How long they may be kept, in seconds.
        today: The day, since 1970.
    """
    days = -(-records_s // _DAY_S)
    try:
        gone = await store.games.forget_before(today() - days)
    except StoreError as error:
        _log.error("old records were not deleted: %s", error)
        return
    if gone:
        _log.info("%d old records were deleted", gone)
