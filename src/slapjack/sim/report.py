"""What a run showed: errors of each judge against the truth, waits, and who won how often.

An error is a pair of hands put in the wrong order. Pairs that lie close together are part noise,
so errors are told by how far apart the hands truly were (fairness.md 2.2). The truth is
`device_us`, the best that anything inside a browser could know.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

import msgspec

from slapjack.protocol.fields import JudgeMode
from slapjack.sim.judges import JUDGES, Judge, Race

APART_MS: Final = (10, 20, 50)
"""Least true distances of the pairs that are counted."""

SHARE_OF_ARRIVAL_MAX: Final = 1 / 3
"""The gate: so much of the errors of arrival order may remain."""


class Misorder(msgspec.Struct, frozen=True):
    """Errors among the pairs that lie at least `apart_ms` apart; equal scores are half an error."""

    apart_ms: int
    pairs: int
    wrong: float

    @property
    def percent(self) -> float:
        """Errors in a hundred pairs."""
        return 100 * self.wrong / max(1, self.pairs)


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
        return 100 * self.wins / max(1, self.hands)


class ModeFigures(msgspec.Struct, frozen=True):
    """All judges on the races of tables that judge in one mode.

    Attributes:
        unfinished: Races that the table voided, or of which a hand never arrived.
        wait_p50_us: Median wait from the first hand's arrival to the verdict.
        wait_p95_us: The wait that one race in twenty exceeds.
        trace: Hash of every byte that crossed a link, with its instant.
    """

    mode: JudgeMode
    races: int
    unfinished: int
    judges: Mapping[str, JudgeFigures]
    wait_p50_us: int
    wait_p95_us: int
    shares: Mapping[str, Share]
    trace: str


class Report(msgspec.Struct, frozen=True):
    """A whole run."""

    world: str
    seed: int
    modes: tuple[ModeFigures, ...]


def figures(
    mode: JudgeMode, races: Sequence[Race], *, unfinished: int = 0, trace: str = ""
) -> ModeFigures:
    """Count what the races of one mode show."""
    waits = sorted(race.wait_us for race in races)
    return ModeFigures(
        mode=mode,
        races=len(races),
        unfinished=unfinished,
        judges={name: _judge_figures(judge, races) for name, judge in JUDGES.items()},
        wait_p50_us=_quantile(waits, 50),
        wait_p95_us=_quantile(waits, 95),
        shares=_shares(races),
        trace=trace,
    )


def failures(mode: ModeFigures, *, judge: str = "ours", against: str = "arrival") -> list[str]:
    """Say where a judge keeps more than a third of the errors of arrival order.

    Args:
        mode: What was counted.
        judge: The judge that is put to the gate.
        against: The kind of arrival order.

    Returns:
        A sentence for each miss; empty when the gate is passed.
    """
    rows = zip(mode.judges[judge].misorder, mode.judges[against].misorder, strict=True)
    return [
        f"{mode.mode}: {judge} has {ours.percent:.2f} % of the pairs >= {ours.apart_ms} ms wrong,"
        f" at most a third of the {theirs.percent:.2f} % of {against} is allowed"
        for ours, theirs in rows
        if not theirs.pairs or ours.wrong > theirs.wrong * SHARE_OF_ARRIVAL_MAX
    ]


def as_text(report: Report) -> str:
    """Write the report as a table for people."""
    lines = [f"world {report.world}, seed {report.seed}"]
    for mode in report.modes:
        lines += ["", *_mode_lines(mode)]
    return "\n".join(lines)


def as_json(report: Report) -> str:
    """Write the report as one JSON document."""
    return msgspec.json.encode(report).decode()


def _mode_lines(mode: ModeFigures) -> Iterable[str]:
    yield f"{mode.mode}: {mode.races} races, {mode.unfinished} unfinished"
    heads = "".join(f"{f'>= {apart} ms':>11}" for apart in APART_MS)
    yield f"  {'% of pairs wrong':<18}{heads}{'wrong winner':>14}"
    for name, judge in mode.judges.items():
        cells = "".join(f"{row.percent:11.2f}" for row in judge.misorder)
        yield f"  {name:<18}{cells}{judge.wrong_winner_percent:14.1f}"
    yield (
        f"  wait after the first hand: half within {mode.wait_p50_us / 1000:.0f} ms,"
        f" 95 % within {mode.wait_p95_us / 1000:.0f} ms"
    )
    shares = ", ".join(f"{path} {share.percent:.1f}" for path, share in mode.shares.items())
    yield f"  % of races won: {shares}"
    yield f"  trace {mode.trace}"


def _judge_figures(judge: Judge, races: Sequence[Race]) -> JudgeFigures:
    pairs = dict.fromkeys(APART_MS, 0)
    wrong = dict.fromkeys(APART_MS, 0.0)
    wrong_winners = 0
    for race in races:
        scores = judge(race)
        fastest = min(race.hands, key=lambda hand: hand.device_us)
        wrong_winners += min(scores, key=lambda seat: scores[seat]) != fastest.seat
        for one, other in combinations(race.hands, 2):
            fast, slow = sorted((one, other), key=lambda hand: hand.device_us)
            apart_us = slow.device_us - fast.device_us
            error = _error(scores[fast.seat], scores[slow.seat])
            for apart_ms in APART_MS:
                if apart_us >= apart_ms * 1000:
                    pairs[apart_ms] += 1
                    wrong[apart_ms] += error
    return JudgeFigures(
        misorder=tuple(Misorder(apart, pairs[apart], wrong[apart]) for apart in APART_MS),
        wrong_winner_percent=100 * wrong_winners / max(1, len(races)),
    )


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
