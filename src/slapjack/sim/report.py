"""A run in words and numbers: the table for people, one JSON document, and what misses the gate."""

from collections.abc import Iterable
from typing import Final

import msgspec

from slapjack.sim.figures import APART_MS, Misorder, ModeFigures

SHARE_OF_ARRIVAL_MAX: Final = 1 / 3
"""The gate: so much of the errors of arrival order may remain."""


class Report(msgspec.Struct, frozen=True):
    """A whole run."""

    world: str
    seed: int
    modes: tuple[ModeFigures, ...]


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
    heads = "".join(f"{f'>= {apart} ms':>21}" for apart in APART_MS)
    yield f"  {'% of pairs wrong':<18}{heads}{'wrong winner':>14}"
    for name, judge in mode.judges.items():
        cells = "".join(map(_cell, judge.misorder))
        yield f"  {name:<18}{cells}{judge.wrong_winner_percent:14.1f}"
    if "ours" in mode.judges:
        yield from _ruling_lines(mode)
    yield (
        f"  shown to all: half within {_ms(mode.spread_p50_us)} ms,"
        f" 95 % within {_ms(mode.spread_p95_us)} ms"
    )
    if mode.trace:
        yield f"  trace {mode.trace}"


def _ruling_lines(mode: ModeFigures) -> Iterable[str]:
    """Tell what only a real Table rules: the lean model has none."""
    shares = ", ".join(f"{path} {share.percent:.1f}" for path, share in mode.shares.items())
    yield f"  % of races won: {shares}"
    yield (
        f"  wait after the first hand: half within {_ms(mode.wait_p50_us)} ms,"
        f" 95 % within {_ms(mode.wait_p95_us)} ms"
    )


def _cell(row: Misorder) -> str:
    return f"{row.percent:8.2f} {f'({row.low:.2f}-{row.high:.2f})':>12}"


def _ms(span_us: int) -> int:
    return round(span_us / 1000)
