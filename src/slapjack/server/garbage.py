"""Full collections of garbage stay short, however many tables there are.

A full one walks every object of every table: 32 ms at 150 tables, and in step with them; a race is
annulled by a loop that stood still for 100 (reliability.md P13). What survives one is nearly all
needed for hours, so it is put out of the collector's sight, and the next one walks only what came
since. What becomes garbage out of sight is found by one in `WHOLE_EVERY`, which walks everything.
"""

import gc
from collections.abc import Mapping
from typing import Final

WHOLE_EVERY: Final = 16
"""One full collection in so many walks everything; each stands for 70 000 new objects or more."""

_OLDEST: Final = 2


class Freezer:
    """Freezes what survived a full collection, and thaws all of it now and then."""

    def __init__(self) -> None:
        self._collections = 0

    def __call__(self, phase: str, info: Mapping[str, int]) -> None:
        """Hear of a collection, as `gc.callbacks` tells it."""
        if phase != "stop" or info["generation"] != _OLDEST:
            return
        self._collections += 1
        if self._collections % WHOLE_EVERY:
            gc.freeze()
        else:
            gc.unfreeze()


def keep_short() -> None:
    """Leave out what the program is made of now, and from now on what survives.

    There are a hundred thousand objects of the first kind, and none of them ever becomes garbage.
    """
    gc.collect()
    gc.freeze()
    gc.callbacks.append(Freezer())
