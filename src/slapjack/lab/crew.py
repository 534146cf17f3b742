"""Crew: the games of a run, shared out among all cores, in an order that nobody can see.

Games are dealt out in batches of a fixed size and put together by their numbers, so a run has the
same bytes with any number of workers. Compiled games let others run and need threads; those of
`Game` need processes.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Final

from slapjack.playout import Engine, Setup, best_engine, play_rows
from slapjack.playout.columns import Rows, joined

COMPILED_BATCH: Final = 2_000
GAME_BATCH: Final = 25
_FEW: Final = 4 * GAME_BATCH
"""So few games are played before another process has started."""

Progress = Callable[[int], None]
Batch = tuple[int, int]


def run(
    setup: Setup,
    games: int,
    *,
    workers: int = 0,
    engine: Engine | None = None,
    progress: Progress | None = None,
) -> Rows:
    """Play games 0 to `games` - 1 of a setup.

    Args:
        setup: Who plays by which rules.
        games: How many.
        workers: How many at a time; 0 for one a core.
        engine: None for the fastest that can play them.
        progress: Is told how many more games are done.

    Raises:
        EngineError: The compiled engine was asked for and does not reach.
        DealError: No game of these rules can start with so many seats.
    """
    chosen = engine or best_engine(setup)
    size = COMPILED_BATCH if chosen == "compiled" else GAME_BATCH
    batches = [(first, min(size, games - first)) for first in range(0, games, size)]
    parts: list[Sequence[int]] = []
    for cells in _played(partial(_play, setup, chosen), batches, workers or cores(), chosen):
        parts.append(cells)
        if progress is not None:
            progress(batches[len(parts) - 1][1])
    return joined(setup.seats, parts)


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _play(setup: Setup, engine: Engine, batch: Batch) -> Sequence[int]:
    return play_rows(setup, *batch, engine=engine).cells


def _played(
    play: Callable[[Batch], Sequence[int]], batches: Sequence[Batch], workers: int, engine: Engine
) -> Iterator[Sequence[int]]:
    """Play the batches and yield them in their order."""
    games = sum(count for _, count in batches)
    if workers == 1 or (engine == "game" and games <= _FEW):
        yield from map(play, batches)
    elif engine == "compiled":
        # The first alone: it may have to compile, which two at once would do twice.
        yield from map(play, batches[:1])
        with ThreadPoolExecutor(workers) as threads:
            yield from threads.map(play, batches[1:])
    else:
        with get_context("spawn").Pool(min(workers, len(batches))) as pool:
            yield from pool.imap(play, batches)
