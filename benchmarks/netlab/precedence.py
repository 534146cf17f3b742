"""A place before all other processes, for what must be in time on a busy machine."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

_NICENESS: Final = -10


@contextmanager
def early(niceness: int = _NICENESS) -> Iterator[None]:
    """Be served before ordinary processes, where this user may, and what is started within too."""
    before = os.getpriority(os.PRIO_PROCESS, 0)
    with suppress(PermissionError):
        os.setpriority(os.PRIO_PROCESS, 0, niceness)
    try:
        yield
    finally:
        os.setpriority(os.PRIO_PROCESS, 0, before)


@contextmanager
def first() -> Iterator[None]:
    """Run before others, where this user may; what runs so must be idle most of the time."""
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
    except PermissionError:
        yield
        return
    try:
        yield
    finally:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
