"""The compiled games against `Game`, move by move: presets in turn, then rules drawn by chance.

Both sides play the same numbers; every cell of every row must agree, the trace of all that happened
among them. A game in which they differ is named with all that plays it again. Of the rules that are
drawn by chance, those that the compiled games leave to `Game` are drawn anew.

    python -m benchmarks.twins [--games 10000] [--any-rules 10000] [--first 0] [--workers 0]
"""

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple, TextIO

import msgspec

from slapjack.bots import LEVELS, Level, ReactionModel
from slapjack.playout import Setup, play_rows
from slapjack.playout import columns as col
from slapjack.playout.compiled.encode import reaches
from slapjack.rules import PRESETS, RuleSet
from slapjack.units import Micros
from tests import house_rules

GAMES_A_TASK = 25
ANY = "any rules"
ALIKE = ReactionModel(Micros(300_000), Micros(0), Micros(1))
"""Bots that all react at the same moment, nearly always to the microsecond."""


class Task(NamedTuple):
    """Games of one kind, by their numbers."""

    kind: str
    numbers: range


class Tally(NamedTuple):
    """What came of games of one kind."""

    kind: str
    endings: Counter[str]
    flips: int
    differ: list[str]


def setup_of(kind: str, number: int) -> Setup:
    """Return the setup of one game: its rules, its players, its seed."""
    draw = random.Random(f"{kind} {number}")
    rules = RuleSet.preset(kind) if kind in PRESETS else reached(draw)
    seats = draw.randint(rules.min_players, rules.max_players)
    levels = tuple(some_level(draw) for _ in range(seats))
    edge_us = Micros(draw.choice((0, 0, 50_000, -50_000)))
    return Setup(
        rules,
        levels,
        draw.getrandbits(62),
        pick_up_us=Micros(draw.choice((0, 2_000_000))),
        flipper_edge_us=edge_us if rules.anticipation_ms <= 100 else Micros(0),
    )


def reached(draw: random.Random) -> RuleSet:
    """Draw rules that the compiled games know."""
    while True:
        rules = house_rules.by_chance(draw)
        if reaches(Setup(rules, ())):
            return rules


def some_level(draw: random.Random) -> Level:
    """Return a temperament, or a caricature of one."""
    level = draw.choice(list(LEVELS.values()))
    if draw.random() < 0.5:
        return level
    return msgspec.structs.replace(
        level,
        reaction=draw.choice((level.reaction, ALIKE)),
        miss_rate=draw.choice((0.0, 0.3, 1.0)),
        false_rate=draw.choice((0.0, 0.2, 0.6)),
        false_court_rate=draw.choice((0.0, 0.5)),
        flip_spread_us=Micros(draw.choice((0, 1, 250_000))),
    )


def compare(setup: Setup, number: int) -> tuple[Sequence[int], str]:
    """Play one game on both sides; return its row, and how they differ, if they do."""
    own, twin = (
        play_rows(setup, number, 1, engine=engine).row(0) for engine in ("game", "compiled")
    )
    cells = [(cell, a, b) for cell, (a, b) in enumerate(zip(own, twin, strict=True)) if a != b]
    return own, f"{cells[:6]} in {msgspec.json.encode(setup).decode()}" if cells else ""


def play(task: Task) -> Tally:
    """Compare some games."""
    endings, flips, differ = Counter[str](), 0, []
    for number in task.numbers:
        row, difference = compare(setup_of(task.kind, number), number)
        endings[col.REASONS[row[col.REASON]]] += 1
        flips += row[col.FLIPS]
        if difference:
            differ.append(f"{task.kind}, game {number}: {difference}")
    return Tally(task.kind, endings, flips, differ)


def tasks(games: int, any_rules: int, first: int) -> Iterator[Task]:
    """Share the games out: to each preset as many, and the rest to rules by chance."""
    share = -(-games // len(PRESETS)) if games else 0
    for start in range(0, max(share, any_rules), GAMES_A_TASK):
        for kind, most in (*((preset, share) for preset in PRESETS), (ANY, any_rules)):
            numbers = range(first + start, first + min(start + GAMES_A_TASK, most))
            if numbers:
                yield Task(kind, numbers)


def run(todo: Sequence[Task], workers: int, progress: TextIO) -> list[Tally]:
    """Compare all, and say at once where they differ."""
    tallies = []
    with get_context("spawn").Pool(workers) as pool:
        for tally in pool.imap_unordered(play, todo):
            tallies.append(tally)
            print(f"\r{len(tallies)} of {len(todo)} tasks", end="", file=progress, flush=True)
            for one in tally.differ:
                print(f"\n{one}", file=progress)
    print(file=progress)
    return tallies


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000, help="games of the presets")
    parser.add_argument("--any-rules", type=int, default=10_000, help="games of rules by chance")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0: one a core")
    chosen = parser.parse_args(arguments)
    began = perf_counter()
    todo = list(tasks(chosen.games, chosen.any_rules, chosen.first))
    tallies = run(todo, chosen.workers or os.cpu_count() or 1, sys.stderr)
    for kind in (*PRESETS, ANY):
        mine = [tally for tally in tallies if tally.kind == kind]
        endings: Counter[str] = sum((tally.endings for tally in mine), Counter())
        if endings:
            ways = ", ".join(f"{reason} {count}" for reason, count in endings.most_common())
            print(f"{kind:<24}{endings.total():>7} games  {ways}")
    differ = sum(len(tally.differ) for tally in tallies)
    games = sum(tally.endings.total() for tally in tallies)
    flips = sum(tally.flips for tally in tallies)
    print(f"{games} games, {flips} flips in {perf_counter() - began:.0f} s, {differ} differ")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
