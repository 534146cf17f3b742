import pytest
from hypothesis import given
from hypothesis import strategies as st

from slapjack.server.limits import (
    SOCKETS_OF_ADDRESS_MAX,
    WRONG_CODES,
    AddressLimits,
    Allowance,
    Allowances,
    Rate,
)
from slapjack.units import Micros

SECOND = 1_000_000
TWO_A_SECOND = Rate(every_us=Micros(SECOND // 2), burst=3)


def test_a_burst_is_allowed_and_one_more_is_not() -> None:
    allowance = Allowance(TWO_A_SECOND)
    assert [allowance.take(Micros(0)) for _ in range(4)] == [True, True, True, False]


def test_an_empty_allowance_fills_at_its_rate() -> None:
    allowance = Allowance(TWO_A_SECOND)
    for _ in range(3):
        allowance.take(Micros(0))
    assert not allowance.has(Micros(SECOND // 2 - 1))
    assert allowance.has(Micros(SECOND // 2))
    assert allowance.take(Micros(SECOND // 2))
    assert not allowance.take(Micros(SECOND // 2))


def test_a_refused_unit_costs_nothing() -> None:
    allowance = Allowance(TWO_A_SECOND)
    for _ in range(50):
        allowance.take(Micros(0))
    assert allowance.take(Micros(SECOND // 2))


def test_more_units_than_a_burst_are_never_allowed() -> None:
    allowance = Allowance(TWO_A_SECOND)
    assert not allowance.take(Micros(0), units=4)
    assert allowance.take(Micros(0), units=3)


@given(st.lists(st.integers(0, 300_000), min_size=1, max_size=60))
def test_no_pattern_of_asking_gets_more_than_burst_and_rate(waits: list[int]) -> None:
    counted = Allowance(TWO_A_SECOND)
    now = granted = 0
    for wait in waits:
        now += wait
        granted += counted.take(Micros(now))
    assert granted <= TWO_A_SECOND.burst + now // TWO_A_SECOND.every_us


@given(st.lists(st.integers(0, 900_000), min_size=1, max_size=60))
def test_to_have_and_to_take_say_the_same(waits: list[int]) -> None:
    allowance = Allowance(TWO_A_SECOND)
    now = 0
    for wait in waits:
        now += wait
        could = allowance.has(Micros(now))
        assert allowance.take(Micros(now)) == could


def test_one_address_does_not_use_up_anothers_allowance() -> None:
    allowances = Allowances(TWO_A_SECOND)
    for _ in range(4):
        allowances.take("192.0.2.1", Micros(0))
    assert not allowances.has("192.0.2.1", Micros(0))
    assert allowances.take("192.0.2.2", Micros(0))


def test_addresses_remembered_are_bounded_and_the_longest_unseen_goes_first() -> None:
    allowances = Allowances(TWO_A_SECOND, keys_max=3)
    for _ in range(3):
        allowances.take("a", Micros(0))
    for key in "bc":
        allowances.take(key, Micros(0))
    assert not allowances.take("a", Micros(1))
    allowances.take("d", Micros(1))
    assert len(allowances) == 3
    assert not allowances.has("a", Micros(1))


def test_an_address_that_uses_nothing_any_more_is_forgotten() -> None:
    allowances = Allowances(TWO_A_SECOND)
    for number in range(100):
        allowances.take(f"192.0.2.{number}", Micros(0))
    allowances.take("198.51.100.1", Micros(10 * SECOND))
    assert len(allowances) == 1


def test_twenty_wrong_codes_a_minute_are_allowed() -> None:
    allowances = Allowances(WRONG_CODES)
    answers = [allowances.take("a", Micros(n * SECOND // 20)) for n in range(40)]
    assert answers.count(True) == 20


def test_sockets_of_an_address_are_counted_until_they_close() -> None:
    limits = AddressLimits()
    now = 0
    for _ in range(SOCKETS_OF_ADDRESS_MAX):
        now += SECOND
        assert limits.enter("a", Micros(now))
    assert not limits.enter("a", Micros(now + SECOND))
    assert limits.enter("b", Micros(now + SECOND))
    limits.leave("a")
    assert limits.enter("a", Micros(now + 2 * SECOND))


def test_nothing_is_kept_of_sockets_that_closed() -> None:
    limits = AddressLimits()
    for number in range(150):
        assert limits.enter(f"192.0.2.{number}", Micros(number * SECOND))
        limits.leave(f"192.0.2.{number}")
    assert limits.sockets_open == 0


def test_leaving_without_having_entered_is_a_defect() -> None:
    with pytest.raises(KeyError):
        AddressLimits().leave("a")
