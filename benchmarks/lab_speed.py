"""How many classic games of four a second are played: by `Game`, compiled, and by a kernel in C.

The kernel (benchmarks/kernel.c) plays the same rules from the same streams, so each of its games
must be the very game that the others play; if one is not, nothing is measured. It is built with the
machine's C compiler; without one the other two are measured alone.

    python -m benchmarks.lab_speed [--games 20000] [--workers 2] [--repeats 5]
"""

import argparse
import ctypes
import shutil
import subprocess
import sys
import tempfile
from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter, process_time

from slapjack.bots import level
from slapjack.playout import Setup, play_rows
from slapjack.playout import columns as col
from slapjack.playout.compiled.encode import levels_of
from slapjack.playout.compiled.minds import FLIP_BITS, FLIP_SPAN, SOONEST_FLIP
from slapjack.rules import RuleSet

SETUP = Setup(RuleSet(), (level("steady"),) * 4, seed=7)
KEPT = (col.WINNER, col.REASON, col.DURATION_US, col.FLIPS, col.TRACE)
"""What a row of the kernel holds."""

Play = Callable[[int, int], Sequence[int]]


class CLevel(ctypes.Structure):
    """A temperament as the kernel reads it."""

    _fields_ = (
        *((name, ctypes.c_double) for name in ("mu", "sigma", "rate", "slap", "wrong", "court")),
        *((name, ctypes.c_int64) for name in ("soonest", "span", "bits")),
    )


def c_kernel(folder: Path) -> Play | None:
    """Build the kernel; None where there is no C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    library = folder / "kernel.so"
    source = Path(__file__).with_name("kernel.c")
    flags = ("-O3", "-march=native", "-ffp-contract=off", "-shared", "-fPIC")
    subprocess.run([compiler, *flags, str(source), "-o", str(library), "-lm"], check=True)
    play_games = ctypes.CDLL(str(library)).play_games
    table = levels_of(SETUP)
    whole = {SOONEST_FLIP, FLIP_SPAN, FLIP_BITS}
    levels = (CLevel * SETUP.seats)(
        *(
            CLevel(*(int(cell) if at in whole else float(cell) for at, cell in enumerate(line)))
            for line in table
        )
    )

    def play(first: int, count: int) -> Sequence[int]:
        rows = array("q", bytes(8 * count * len(KEPT)))
        where = (ctypes.c_int64 * len(rows)).from_buffer(rows)
        play_games(
            levels,
            ctypes.c_uint64(SETUP.seed),
            ctypes.c_uint64(first),
            SETUP.seats,
            ctypes.c_int64(count),
            where,
        )
        return rows

    return play


def compiled(first: int, count: int) -> Sequence[int]:
    return play_rows(SETUP, first, count, engine="compiled").cells


def by_game(first: int, count: int) -> Sequence[int]:
    return play_rows(SETUP, first, count, engine="game").cells


def differing(kernel: Play, count: int) -> int:
    """Return how many of so many games the kernel plays otherwise than the compiled program."""
    theirs = kernel(0, count)
    ours = play_rows(SETUP, 0, count, engine="compiled")
    width = len(KEPT)
    return sum(
        list(theirs[game * width : (game + 1) * width]) != [ours.row(game)[cell] for cell in KEPT]
        for game in range(count)
    )


def rate(play: Play, games: int, workers: int) -> float:
    """Return games a second of wall time, on so many threads."""
    share = games // workers
    with ThreadPoolExecutor(workers) as pool:
        began = perf_counter()
        list(pool.map(lambda worker: play(worker * share, share), range(workers)))
        return workers * share / (perf_counter() - began)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--repeats", type=int, default=5)
    chosen = parser.parse_args(arguments)
    began = process_time()
    slow = min(chosen.games, 300)
    by_game(0, slow)
    print(f"Game: {slow / (process_time() - began):.0f} games a second of one core's CPU")
    compiled(0, 1)
    with tempfile.TemporaryDirectory() as folder:
        kernel = c_kernel(Path(folder))
        if kernel is not None:
            wrong = differing(kernel, chosen.games)
            if wrong:
                print(f"the kernel plays {wrong} of {chosen.games} games otherwise")
                return 1
        pairs = [
            (rate(compiled, chosen.games, chosen.workers), kernel and rate(kernel, chosen.games, 1))
            for _ in range(chosen.repeats)
        ]
        alone = max(rate(compiled, chosen.games, 1) for _ in range(chosen.repeats))
    print(
        f"compiled: {max(ours for ours, _ in pairs):.0f} games a second, {chosen.workers} threads"
    )
    print(f"compiled: {alone:.0f} games a second, one thread")
    if kernel is not None:
        best = max(theirs for _, theirs in pairs if theirs is not None)
        print(
            f"C -O3: {best:.0f} games a second, one thread; compiled has {alone / best:.2f} of it"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
