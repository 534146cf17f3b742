import pytest
from hypothesis import given
from hypothesis import strategies as st

from slapjack.fairness import CASUAL, OFF, RANKED, STRICT, Budget, JudgeSettings
from slapjack.units import Micros

micros = st.integers(-(2**70), 2**70).map(Micros)
modes = st.sampled_from([CASUAL, RANKED, STRICT, OFF])


def test_an_honest_hand_gives_back_the_refill() -> None:
    assert Budget.full(CASUAL).after(Micros(9_000), Micros(9_000), CASUAL).level_us == 80_000


def test_a_hand_that_needed_more_than_usual_costs_the_difference() -> None:
    assert Budget.full(CASUAL).after(Micros(39_000), Micros(9_000), CASUAL).level_us == 50_000


def test_a_hand_that_needed_less_than_usual_fills_it() -> None:
    assert Budget.full(CASUAL).after(Micros(2_000), Micros(9_000), CASUAL).level_us == 87_000


@pytest.mark.parametrize(("used", "level"), [(400_000, 0), (-400_000, 150_000)])
def test_it_stays_within_its_bounds(used: int, level: int) -> None:
    assert Budget.full(CASUAL).after(Micros(used), Micros(0), CASUAL).level_us == level


@given(st.lists(st.tuples(micros, micros)), modes)
def test_no_history_takes_it_out_of_its_bounds(
    hands: list[tuple[Micros, Micros]], settings: JudgeSettings
) -> None:
    budget = Budget.full(settings)
    for used, usual in hands:
        budget = budget.after(used, usual, settings)
        assert 0 <= budget.level_us <= settings.budget_us_max


def proved(budget: Budget, used: int, usual: int, stalls: int) -> Budget:
    return budget.after(Micros(used), Micros(usual), CASUAL, stalls_us=Micros(stalls))


def test_a_proved_hand_gives_back_little_trust_and_some_room_for_stalls() -> None:
    left = proved(Budget.full(CASUAL), 30_000, 30_000, 0)
    assert (left.level_us, left.stall_us) == (76_000, 155_000)


def test_a_stall_is_paid_as_far_as_it_was_used() -> None:
    left = proved(Budget.full(CASUAL), 50_000, 70_000, 40_000)
    assert left.stall_us == 150_000 + 5_000 - 20_000
    assert proved(Budget.full(CASUAL), 90_000, 70_000, 40_000).stall_us == 115_000
    assert proved(Budget.full(CASUAL), 10_000, 70_000, 40_000).stall_us == 155_000


def test_a_hand_without_a_proof_leaves_the_room_for_stalls_alone() -> None:
    spent = Budget(Micros(10_000), Micros(7_000))
    assert spent.after(Micros(9_000), Micros(9_000), CASUAL).stall_us == 7_000


@given(st.lists(st.tuples(micros, micros, micros)), modes)
def test_no_history_of_proofs_takes_it_out_of_its_bounds(
    hands: list[tuple[Micros, Micros, Micros]], settings: JudgeSettings
) -> None:
    budget = Budget.full(settings)
    for used, usual, stalls in hands:
        budget = budget.after(used, usual, settings, stalls_us=stalls)
        assert 0 <= budget.level_us <= settings.budget_us_max
        assert 0 <= budget.stall_us <= settings.stall_budget_us_max
