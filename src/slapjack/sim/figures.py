"""What a run showed: errors of each judge against the truth, waits, and who won how often.

An error is a pair of hands put in the wrong order. Pairs that lie close together are part noise,
so errors are told by how far apart the hands truly were (fairness.md 2.2). The truth is
`device_us`, the best that anything inside a browser could know.

The races of one table have the same players and share their trust, so they say less than as many
of different tables: intervals are bootstrapped by table, 95 in a hundred.
"""

import random
from collections.abc import Mapping, Sequence
from itertools import chain, combinations
from typing import Final

import msgspec

from slapjack.protocol.fields import JudgeMode
from slapjack.sim.judges import JUDGES, Judge, Race, Scores

APART_MS: Final = (10, 20, 50)
"""Least true distances of the pairs that are counted."""

_RESAMPLES: Final = 400
_TAIL: Final = 40
"""A resample in so many lies below the interval, and as many above."""

Table = Sequence[Race]
"""The races of one table, in their order."""


class Misorder(msgspec.Struct, frozen=True):
    """Errors among the pairs that lie at least `apart_ms` apart; equal scores are half an error.

    Attributes:
        low: Lower end of the interval, in errors of a hundred pairs.
        high: Upper end of it.
    """

    apart_ms: int
    pairs: int
    wrong: float
    low: float
    high: float

    @property
    def percent(self) -> float:
        """Errors in a hundred pairs."""
        return _percent(self.wrong, self.pairs)


class JudgeFigures(msgspec.Struct, frozen=True):
    """How one judge did."""

    misorder: tuple[Misorder, ...]
    wrong_winner_percent: float


class Share(msgspec.Struct, frozen=True):
    """How often the players of one kind of path won, of the races that they were in."""

    hands: int
    wins: int

    @property
    def percent(self) -> float:
        """Wins in a hundred hands."""
        return _percent(self.wins, self.hands)


class ModeFigures(msgspec.Struct, frozen=True):
    """All judges on the races of tables that judge in one mode.

    Attributes:
        unfinished: Races that the table voided, or of which a hand never arrived.
        wait_p50_us: Median wait from the first hand's arrival to the verdict.
        wait_p95_us: The wait that one race in twenty exceeds.
        spread_p50_us: Median time from the first screen that showed a face to the last.
        spread_p95_us: The time that one face in twenty exceeds.
        trace: Hash of every byte that crossed a link, with its instant.
    """

    mode: JudgeMode
    races: int
    unfinished: int
    judges: dict[str, JudgeFigures]
    wait_p50_us: int
    wait_p95_us: int
    spread_p50_us: int
    spread_p95_us: int
    shares: dict[str, Share]
    trace: str


def figures(
    mode: JudgeMode,
    tables: Sequence[Table],
    *,
    judges: Mapping[str, Judge] = JUDGES,
    unfinished: int = 0,
    trace: str = "",
) -> ModeFigures:
    """Count what the races of one mode show, under each of these judges."""
    races = list(chain.from_iterable(tables))
    waits = sorted(race.wait_us for race in races)
    spreads = sorted(race.spread_us for race in races)
    samples = _resamples(len(tables))
    return ModeFigures(
        mode=mode,
        races=len(races),
        unfinished=unfinished,
        judges={name: _judge_figures(judge, tables, samples) for name, judge in judges.items()},
        wait_p50_us=_quantile(waits, 50),
        wait_p95_us=_quantile(waits, 95),
        spread_p50_us=_quantile(spreads, 50),
        spread_p95_us=_quantile(spreads, 95),
        shares=_shares(races),
        trace=trace,
    )


class _Tally:
    """Pairs and errors of one judge at one table, by how far apart the hands were."""

    def __init__(self, judge: Judge, races: Table) -> None:
        self.pairs = dict.fromkeys(APART_MS, 0)
        self.wrong = dict.fromkeys(APART_MS, 0.0)
        self.wrong_winners = 0
        for race, scores in zip(races, judge(races), strict=True):
            self._count(race, scores)

    def _count(self, race: Race, scores: Scores) -> None:
        fastest = min(race.hands, key=lambda hand: hand.device_us)
        self.wrong_winners += min(scores, key=lambda seat: scores[seat]) != fastest.seat
        for one, other in combinations(race.hands, 2):
            fast, slow = sorted((one, other), key=lambda hand: hand.device_us)
            apart_us = slow.device_us - fast.device_us
            error = _error(scores[fast.seat], scores[slow.seat])
            for apart_ms in APART_MS:
                if apart_us >= apart_ms * 1000:
                    self.pairs[apart_ms] += 1
                    self.wrong[apart_ms] += error


def _judge_figures(
    judge: Judge, tables: Sequence[Table], samples: Sequence[Sequence[int]]
) -> JudgeFigures:
    tallies = [_Tally(judge, races) for races in tables]
    wrong_winners = sum(tally.wrong_winners for tally in tallies)
    return JudgeFigures(
        misorder=tuple(_misorder(tallies, apart_ms, samples) for apart_ms in APART_MS),
        wrong_winner_percent=_percent(wrong_winners, sum(map(len, tables))),
    )


def _misorder(
    tallies: Sequence[_Tally], apart_ms: int, samples: Sequence[Sequence[int]]
) -> Misorder:
    pairs = [tally.pairs[apart_ms] for tally in tallies]
    wrong = [tally.wrong[apart_ms] for tally in tallies]
    percents = sorted(
        _percent(sum(wrong[one] for one in sample), sum(pairs[one] for one in sample))
        for sample in samples
    )
    return Misorder(
        apart_ms=apart_ms,
        pairs=sum(pairs),
        wrong=sum(wrong),
        low=percents[len(percents) // _TAIL],
        high=percents[-1 - len(percents) // _TAIL],
    )


def _resamples(tables: int) -> list[list[int]]:
    """Draw tables with repetition, the same ones for each judge and each run."""
    rng = random.Random(tables)
    return [rng.choices(range(tables), k=tables) if tables else [] for _ in range(_RESAMPLES)]


def _error(fast: int, slow: int) -> float:
    """Count a pair whose true order is `fast` before `slow`."""
    return 0.5 if fast == slow else float(fast > slow)


def _shares(races: Sequence[Race]) -> dict[str, Share]:
    paths = sorted({hand.path for race in races for hand in race.hands})
    hands = dict.fromkeys(paths, 0)
    wins = dict.fromkeys(paths, 0)
    for race in races:
        for hand in race.hands:
            hands[hand.path] += 1
            wins[hand.path] += hand.seat == race.winner
    return {path: Share(hands[path], wins[path]) for path in paths}


def _quantile(ordered: Sequence[int], percent: int) -> int:
    return ordered[(len(ordered) - 1) * percent // 100] if ordered else 0


def _percent(part: float, whole: int) -> float:
    return 100 * part / max(1, whole)
