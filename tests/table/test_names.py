import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from slapjack.table.names import NAME_SIGNS_MAX, blocked_words, clean_name, skeleton

BIDI = "\u202e"
ZERO_WIDTH = "\u200b"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\nLee", "Ann Lee"),
        (f"A{ZERO_WIDTH}nn{BIDI}", "Ann"),
        ("\uff2d\uff49\uff41", "Mia"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Jos\u00e9", "Jos\u00e9"),
        ("\u0301Ann", "Ann"),
        ("Ann \u0301Lee", "Ann Lee"),
        ("z\u0335\u0336\u0337\u0338\u0339", "z\u0335\u0336"),
        ("\U0001f98a", "\U0001f98a"),
        ("\u674e", "\u674e"),
    ],
)
def test_a_name_is_shown_without_what_cannot_be_seen(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed", ["", "   ", ZERO_WIDTH, "\u3164", "\u2800\u115f", "\u0301", "\n\t", "x" * 17, "\ufdfa"]
)
def test_nothing_to_see_and_too_long_are_no_names(typed: str) -> None:
    assert clean_name(typed) is None


@pytest.mark.parametrize("typed", ["Host", "h o s t", "H\u00f4st", "B0T", "Adm\u0131n", "SLAPJACK"])
def test_a_reserved_name_is_refused_however_it_is_written(typed: str) -> None:
    assert clean_name(typed) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Leo", "l e o"),
        ("Leo", "L\u0435\u043e"),
        ("Mia", "M1a"),
        ("Otto", "0tt0"),
        ("Zoe", "Zo\u00eb"),
    ],
)
def test_names_that_look_the_same_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_two_pictures_are_two_names() -> None:
    assert skeleton("\U0001f98a") != skeleton("\U0001f43b")


@given(st.text(max_size=64))
def test_a_clean_name_is_short_and_shows_only_what_can_be_seen(text: str) -> None:
    name = clean_name(text)
    if name is None:
        return
    kinds = [unicodedata.category(sign) for sign in name]
    assert not {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} & set(kinds)
    assert 1 <= sum(kind[0] != "M" for kind in kinds) <= NAME_SIGNS_MAX
    assert name == name.strip()
    assert skeleton(name)


@given(st.text(max_size=64))
def test_cleaning_a_clean_name_changes_nothing(text: str) -> None:
    name = clean_name(text)
    if name is not None:
        assert clean_name(name) == name


LIST = blocked_words("""
# what nobody is called here
rude      # a short one
Grossmaul
""")


@pytest.mark.parametrize(
    "typed",
    ["rude", "RÜDE", "Ru\u0501e", "r u d e", "Mr rude", "grossmaul", "xXGr0ssmau1Xx"],
)
def test_a_blocked_word_is_refused_however_it_is_written(typed: str) -> None:
    assert clean_name(typed) is not None
    assert clean_name(typed, LIST) is None


@pytest.mark.parametrize("typed", ["Gertrude", "Nana", "Gross"])
def test_a_good_name_that_holds_a_short_one_or_a_part_is_not(typed: str) -> None:
    assert clean_name(typed, LIST) == typed
