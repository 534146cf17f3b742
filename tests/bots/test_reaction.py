import random
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from slapjack.bots.reaction import (
    ADULT,
    CHILD_5_TO_6,
    CHILD_8_TO_10,
    EXPERT,
    FLOOR_US,
    SENIOR,
    ReactionModel,
)
from slapjack.units import Micros

MODELS = [EXPERT, ADULT, CHILD_8_TO_10, CHILD_5_TO_6, SENIOR]


@pytest.mark.parametrize("model", MODELS, ids=lambda model: f"{model.mu_us // 1_000} ms")
def test_draws_have_the_mean_and_the_spread_of_the_model(model: ReactionModel) -> None:
    rng = random.Random(7)
    draws = [model.draw(rng) for _ in range(5_000)]
    spread = (model.sigma_us**2 + model.tau_us**2) ** 0.5
    assert statistics.mean(draws) == pytest.approx(model.mean_us, rel=0.02)
    assert statistics.stdev(draws) == pytest.approx(spread, rel=0.08)


def test_draws_lean_to_the_slow_side() -> None:
    rng = random.Random(7)
    draws = [ADULT.draw(rng) for _ in range(2_000)]
    assert statistics.mean(draws) > statistics.median(draws) + 5_000


@given(st.integers(0, 2**32), st.integers(-300, 200).map(lambda ms: Micros(ms * 1_000)))
def test_no_draw_is_below_the_floor(seed: int, mu: Micros) -> None:
    model = ReactionModel(mu, Micros(50_000), Micros(40_000))
    assert model.draw(random.Random(seed)) >= FLOOR_US


def test_the_same_chance_draws_the_same_reactions() -> None:
    first, second = random.Random(3), random.Random(3)
    assert [ADULT.draw(first) for _ in range(9)] == [ADULT.draw(second) for _ in range(9)]
