"""The gate of the product: far players are judged by their reactions, not by their distance.

Whole worlds are played without counting lines (`no_cover`): that would double their time, and what
they run has tests of its own.
"""

import sys
from collections.abc import Callable
from typing import Final

import pytest

from slapjack.protocol.fields import JudgeMode
from slapjack.sim.figures import ModeFigures
from slapjack.sim.report import as_text, failures
from slapjack.sim.run import run

SEED = 7
RACES = 2_000
BANDS: Final[dict[JudgeMode, tuple[float, ...]]] = {
    "casual": (0.5, 0.4, 0.25),
    "ranked": (1.0, 0.7, 0.4),
}
"""Most pairs in a hundred that may be wrong, by 10, 20 and 50 ms: judge.md 7, and some noise."""


def out_of_band(mode: ModeFigures, judge: str) -> list[float]:
    rows = mode.judges[judge].misorder
    return [
        row.percent for row, most in zip(rows, BANDS[mode.mode], strict=True) if row.percent > most
    ]


@pytest.mark.no_cover
def test_nobody_counts_the_lines_of_whole_worlds() -> None:
    assert sys.gettrace() is None


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("mode", ["casual", "ranked"])
def test_ours_keeps_at_most_a_third_of_the_errors_of_arrival_order(
    mode: JudgeMode, record_property: Callable[[str, object], None]
) -> None:
    report = run("mix", races=RACES, seed=SEED, modes=[mode])
    record_property("figures", as_text(report))
    (figures,) = report.modes
    assert figures.races >= RACES
    assert not out_of_band(figures, "ours"), f"seed {SEED}"
    assert not failures(figures), f"seed {SEED}"
    assert not failures(figures, against="arrival_staggered"), f"seed {SEED}"
    # Nobody else in the place of ours passes.
    for judge in ("arrival", "arrival_staggered", "half_rtt", "full_rtt", "strict"):
        assert len(out_of_band(figures, judge)) == 3, judge
    assert len(failures(figures, judge="arrival")) == 3
