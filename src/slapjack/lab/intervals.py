"""Intervals: what a figure from so many games can be off by, 95 in a hundred.

Games of a run are independent; what happens within one is not, so every figure is a mean, a share
or a ratio over games. Where two setups played the same games, their difference is taken game by
game.

Source: Wilson 1927 for shares; for ratios the delta method (Cochran 1977, 6.4); for quantiles order
statistics by the normal approximation of the binomial (Conover 1999, 3.2).
"""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean
from typing import Final

import msgspec

Z: Final = NormalDist().inv_cdf(0.975)


class Figure(msgspec.Struct, frozen=True):
    """A number and its interval."""

    value: float
    low: float
    high: float

    def scaled(self, factor: float) -> "Figure":
        """Return the figure in another unit."""
        return Figure(self.value * factor, self.low * factor, self.high * factor)

    def includes(self, number: float) -> bool:
        """Say whether the interval reaches a number."""
        return self.low <= number <= self.high


def share(count: int, of: int) -> Figure:
    """Return which part of the games had something.

    >>> share(50, 100)
    Figure(value=0.5, low=0.4038..., high=0.5961...)
    """
    if not of:
        return Figure(0.0, 0.0, 1.0)
    part = count / of
    middle = (part + Z * Z / (2 * of)) / (1 + Z * Z / of)
    half = Z / (1 + Z * Z / of) * math.sqrt(part * (1 - part) / of + Z * Z / (4 * of * of))
    return Figure(part, max(0.0, min(part, middle - half)), min(1.0, max(part, middle + half)))


def mean(values: Sequence[float]) -> Figure:
    """Return the mean of a number that each game has."""
    return ratio(values, [1] * len(values))


def difference(ours: Sequence[float], theirs: Sequence[float]) -> Figure:
    """Return the mean difference of two setups that played the same games."""
    return mean([a - b for a, b in zip(ours, theirs, strict=True)])


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Figure:
    """Return the sum of one number over that of another, game by game together.

    >>> ratio([1, 2, 3], [2, 4, 6]).value
    0.5
    """
    total = sum(wholes)
    if not total:
        return Figure(0.0, 0.0, 0.0)
    value = sum(parts) / total
    games = len(parts)
    if games < 2:
        return Figure(value, -math.inf, math.inf)
    square = sum((part - value * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))
    half = Z * math.sqrt(square * games / (games - 1)) / total
    return Figure(value, value - half, value + half)


def quantile(values: Sequence[float], part: float) -> Figure:
    """Return the value that this part of the games is below or at."""
    ordered = sorted(values)
    games = len(ordered)
    half = Z * math.sqrt(games * part * (1 - part))

    def at(rank: float) -> float:
        return float(ordered[min(games - 1, max(0, math.ceil(rank) - 1))])

    return Figure(at(games * part), at(games * part - half), at(games * part + half + 1))


def correlation(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """Return how much two setups that played the same games went alike, -1 to 1."""
    mean_a, mean_b = fmean(ours), fmean(theirs)
    both = sum((a - mean_a) * (b - mean_b) for a, b in zip(ours, theirs, strict=True))
    alone = sum((a - mean_a) ** 2 for a in ours) * sum((b - mean_b) ** 2 for b in theirs)
    return both / math.sqrt(alone) if alone else 0.0
