import random

import pytest

from slapjack.table.codes import LENGTH, LETTERS, NoFreeCodeError, draw_code, read_code
from slapjack.units import TableCode


def test_codes_are_four_letters_without_vowels_digits_or_s() -> None:
    below = random.Random(5).randrange
    codes = {draw_code(below, ()) for _ in range(2_000)}
    assert {len(code) for code in codes} == {LENGTH}
    assert set("".join(codes)) == set(LETTERS)
    assert not set(LETTERS) & set("AEIOUS0123456789")


def test_a_code_that_is_in_use_is_drawn_again() -> None:
    draws = iter([0, 0, 0, 0, 1, 1, 1, 1])
    assert draw_code(lambda _: next(draws), {TableCode("BBBB")}) == "CCCC"


def test_it_is_said_when_no_code_is_free() -> None:
    with pytest.raises(NoFreeCodeError):
        draw_code(lambda _: 0, {TableCode("BBBB")})


@pytest.mark.parametrize("typed", ["bcdf", " BC-DF ", "b c d f", "BCDF"])
def test_a_code_is_read_in_any_case_with_spaces_and_dashes(typed: str) -> None:
    assert read_code(typed) == "BCDF"


@pytest.mark.parametrize("typed", ["", "BCD", "BCDFG", "BCDA", "B0DF", "\u00dfCDF"])
def test_what_can_be_no_code_is_none(typed: str) -> None:
    assert read_code(typed) is None
