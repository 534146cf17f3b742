"""Random games, with every law of the rules looked at after every action.

Plays games of all presets in turn, and games under rules drawn by chance. What is held: cards are
conserved, nobody who is out holds any, the turn seat can flip, refusals change nothing, the order
in which hands are listed does not matter, nothing names a hidden card, every game ends as it may,
its record replays to the same events, also at a turned table (`tests/rules/witness.py`).

A game in which a law breaks is named with its number, which plays it again.

    python -m benchmarks.random_games [--games 20000] [--any-rules 5000] [--first 0] [--workers 0]
"""

import argparse
import os
import sys
import traceback
from collections import Counter
from collections.abc import Iterable, Sequence
from multiprocessing import get_context
from operator import itemgetter
from time import perf_counter, process_time
from typing import NamedTuple, TextIO

from slapjack.rules import PRESETS
from tests.rules import lively

GAMES_A_TASK = 20
ANY = "any rules"


class Task(NamedTuple):
    """Games of one kind, by their numbers."""

    kind: str
    numbers: range


class Tally(NamedTuple):
    """What came of games of one kind."""

    kind: str
    games: int
    flips: int
    endings: Counter[str]
    broken: list[str]
    cpu_s: float


def tasks(games: int, any_rules: int, first: int) -> list[Task]:
    """Share the games out: to each preset as many, and the rest to rules by chance.

    All kinds go forward alike, so that a run that is stopped has seen something of each.
    """
    shares = [(kind, len(range(place, games, len(PRESETS)))) for place, kind in enumerate(PRESETS)]
    todo = [
        (start / count, Task(kind, range(first + start, first + min(start + GAMES_A_TASK, count))))
        for kind, count in [*shares, (ANY, any_rules)]
        for start in range(0, count, GAMES_A_TASK)
    ]
    return [task for _, task in sorted(todo, key=itemgetter(0))]


def play(task: Task) -> Tally:
    """Play some games; a law that breaks is told with all that is known of it."""
    began, flips, endings = process_time(), 0, Counter[str]()
    broken: list[str] = []
    for number in task.numbers:
        try:
            if task.kind == ANY:
                played = lively.play_any(number)
            else:
                played = lively.play_preset(task.kind, number)
        except Exception:  # noqa: BLE001  # a fault of any kind is told with its game
            broken.append(f"{task.kind}, game {number}:\n{traceback.format_exc()}")
        else:
            flips += played.flips
            endings[played.outcome.reason] += 1
    cpu_s = process_time() - began
    return Tally(task.kind, len(task.numbers), flips, endings, broken, cpu_s)


def run(todo: Sequence[Task], workers: int, progress: TextIO) -> list[Tally]:
    """Play all games, on so many processes, and say how far it is."""
    total = sum(len(task.numbers) for task in todo)
    if workers == 1:
        return list(_watched(map(play, todo), total, progress))
    with get_context("spawn").Pool(workers) as pool:
        return list(_watched(pool.imap_unordered(play, todo), total, progress))


def _watched(tallies: Iterable[Tally], total: int, progress: TextIO) -> Iterable[Tally]:
    done = 0
    for tally in tallies:
        done += tally.games
        print(f"\r{done} of {total} games", end="", file=progress, flush=True)
        for one in tally.broken:
            print(f"\n{one}", file=progress)
        yield tally
    print(file=progress)


def table(tallies: Sequence[Tally]) -> str:
    """Return a line for each kind: how many games, how long, how they ended."""
    lines = []
    for kind in (*PRESETS, ANY):
        mine = [tally for tally in tallies if tally.kind == kind]
        if not mine:
            continue
        games = sum(tally.games for tally in mine)
        endings: Counter[str] = sum((tally.endings for tally in mine), Counter())
        ways = ", ".join(f"{reason} {count}" for reason, count in endings.most_common())
        flips = sum(tally.flips for tally in mine) / games
        lines.append(f"{kind:<24}{games:>7} games{flips:>7.0f} flips  {ways}")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20_000, help="games of the presets")
    parser.add_argument("--any-rules", type=int, default=5_000, help="games of rules by chance")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0: one a core")
    chosen = parser.parse_args(arguments)
    began = perf_counter()
    todo = tasks(chosen.games, chosen.any_rules, chosen.first)
    tallies = run(todo, chosen.workers or os.cpu_count() or 1, sys.stderr)
    broken = sum(len(tally.broken) for tally in tallies)
    print(table(tallies))
    played = sum(tally.games for tally in tallies)
    took = f"{perf_counter() - began:.0f} s ({sum(tally.cpu_s for tally in tallies):.0f} s of CPU)"
    print(f"{played} games in {took}, {broken} with a broken law")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
