"""A process beside the benchmark's own, told over a pipe what to do."""

from collections.abc import Callable
from contextlib import ExitStack
from multiprocessing import get_context
from multiprocessing.connection import Connection

SPAWN = get_context("spawn")
END_S = 10


def start(started: ExitStack, work: Callable[..., None], *arguments: object) -> Connection:
    """Start a process that ends with the stack, and return our end of its pipe."""
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=work, args=(theirs, *arguments), daemon=True)
    process.start()
    started.callback(process.join, END_S)
    return ours
