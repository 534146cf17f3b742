"""Intervals hold what they promise, and differences are those of the same games."""

import doctest
import random

import pytest

from slapjack.lab import cast, intervals
from slapjack.lab.intervals import Figure, correlation, difference, mean, quantile, ratio, share


def covered(figures: list[Figure], truth: float) -> float:
    return sum(figure.includes(truth) for figure in figures) / len(figures)


def test_95_of_100_intervals_hold_the_truth() -> None:
    draw = random.Random(3)
    samples = [[draw.expovariate(0.5) for _ in range(80)] for _ in range(600)]

    means = [mean(sample) for sample in samples]
    medians = [quantile(sample, 0.5) for sample in samples]
    shares = [share(sum(value < 2 for value in sample), 80) for sample in samples]

    assert covered(means, 2.0) == pytest.approx(0.94, abs=0.03)
    assert covered(medians, 1.3863) == pytest.approx(0.95, abs=0.03)
    assert covered(shares, 0.6321) == pytest.approx(0.95, abs=0.03)


def test_a_ratio_knows_that_what_happens_in_one_game_is_of_one_piece() -> None:
    draw = random.Random(5)
    ratios = []
    for _ in range(500):
        games = [(draw.choice((0.2, 0.8)), draw.randint(1, 20)) for _ in range(100)]
        ratios.append(ratio([part * whole for part, whole in games], [n for _, n in games]))

    assert covered(ratios, 0.5) == pytest.approx(0.95, abs=0.03)


def test_of_the_same_games_the_difference_is_known_much_better() -> None:
    draw = random.Random(1)
    ours = [draw.gauss(10, 3) for _ in range(400)]
    theirs = [value - 0.5 + draw.gauss(0, 0.1) for value in ours]

    paired = difference(ours, theirs)

    assert paired.includes(0.5)
    assert paired.high - paired.low < 0.1 * (mean(ours).high - mean(ours).low)
    assert correlation(ours, theirs) > 0.99


def test_of_nothing_nothing_is_claimed() -> None:
    assert share(0, 0) == Figure(0.0, 0.0, 1.0)
    assert ratio([], []) == Figure(0.0, 0.0, 0.0)
    assert ratio([3], [4]).high == float("inf")
    assert correlation([1, 1], [2, 2]) == 0.0


def test_the_examples_give_what_they_say() -> None:
    for module in (intervals, cast):
        assert doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed == 0
