"""What a part of the comparison found: rows of a table, and panels of a picture."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from slapjack.lab.intervals import Figure, quantile
from slapjack.lab.picture import Panel

_RESAMPLES: Final = 300
_SAMPLE_MAX: Final = 4_000


@dataclass
class Row:
    """One question and its answers; an empty cell was not asked of that server.

    Attributes:
        ratio: Ours over the peer's, with its interval.
        goal: What we set ourselves, and whether it is met.
    """

    what: str
    slapjack: str = ""
    colyseus: str = ""
    echo: str = ""
    ratio: str = ""
    goal: str = ""


@dataclass
class Part:
    """One part of the comparison.

    Attributes:
        command: The line that makes it alone.
        machine: What it was measured on.
        notes: Sentences below the table: why a figure is as it is.
    """

    title: str
    command: str
    machine: str = ""
    rows: list[Row] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    panels: list[Panel] = field(default_factory=list)


def told(figure: Figure, unit: str, scale: float = 1.0) -> str:
    """Write a figure with its interval."""
    value, low, high = (end * scale for end in (figure.value, figure.low, figure.high))
    return f"{_number(value)} {unit} ({_number(low)} to {_number(high)})"


def spread(values: Sequence[float], unit: str = "ms", scale: float = 1e3) -> str:
    """Write a median with its interval, and the value that 99 of 100 are below."""
    if not values:
        return "none"
    high = quantile(values, 0.99).value * scale
    return f"{told(quantile(values, 0.5), unit, scale)}; p99 {_number(high)}"


def ratio_of_medians(ours: Sequence[float], theirs: Sequence[float]) -> Figure:
    """Return how many times theirs ours is, with an interval from resampled runs (Efron 1979)."""
    rng = random.Random(9)
    ours, theirs = ours[:_SAMPLE_MAX], theirs[:_SAMPLE_MAX]
    drawn = sorted(
        median(rng.choices(ours, k=len(ours))) / median(rng.choices(theirs, k=len(theirs)))
        for _ in range(_RESAMPLES)
    )
    low, high = drawn[int(0.025 * _RESAMPLES)], drawn[int(0.975 * _RESAMPLES)]
    return Figure(median(ours) / median(theirs), low, high)


def times(figure: Figure) -> str:
    """Write a ratio."""
    return f"{figure.value:.2f} ({figure.low:.2f} to {figure.high:.2f})"


def met(*, is_met: bool, goal: str) -> str:
    return f"{goal}: {'met' if is_met else 'missed'}"


def _number(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.3g}"
