"""Help that is to make a family equal does so at the real Table, as it was foretold."""

import pytest

from slapjack.bots.reaction import ADULT, CHILD_5_TO_6
from slapjack.sim.families import FAMILIES, equal_help, evening
from slapjack.units import Micros

POINTS = 0.05
RACES = 100


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("name", FAMILIES)
def test_foretold_shares_come_true(name: str) -> None:
    """Within five points, and twice the error of so few races; the benchmark plays more."""
    family = FAMILIES[name]
    held = evening(family, races=RACES, slaps=2_000, seed=1)
    assert held.foretold is not None
    error = (1 / len(family) * (1 - 1 / len(family)) / RACES) ** 0.5
    for foretold, came in zip(held.foretold, held.shares, strict=True):
        assert abs(foretold - 1 / len(family)) < 0.01
        assert abs(came - foretold) <= POINTS + 2 * error, held


@pytest.mark.slow
@pytest.mark.no_cover
def test_without_help_the_quick_take_nearly_all() -> None:
    child, adult = evening((CHILD_5_TO_6, ADULT), races=60, slaps=None, seed=1).shares
    assert child < 0.15 < 0.85 < adult


def test_the_slowest_wears_nothing_and_no_one_more_than_may_be_worn() -> None:
    slow, quick = [Micros(9_000_000)], [Micros(300_000), Micros(310_000)]
    helped = equal_help([slow, quick])
    assert helped.handicaps_us == (0, 1_500_000)
    assert helped.shares == (0.0, 1.0), "it is told when help cannot be enough"
