import pytest

from slapjack.bots import LEVELS, Level, level


def test_the_levels_of_the_page_exist() -> None:
    assert {"steady", "hasty", "sleepy", "sharp", "gentle"} == set(LEVELS)


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_is_found_by_its_name(name: str) -> None:
    assert level(name).name == name


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"expected a level out of gentle, .*, got 'grumpy'"):
        level("grumpy")


@pytest.mark.parametrize("each", LEVELS.values(), ids=LEVELS)
def test_court_cards_fool_every_level_more_than_number_cards(each: Level) -> None:
    assert 0 <= each.false_rate < each.false_court_rate < 0.5
    assert 0 <= each.miss_rate < 0.5


@pytest.mark.parametrize("each", LEVELS.values(), ids=LEVELS)
def test_every_level_flips_at_a_pace_that_people_can_follow(each: Level) -> None:
    assert each.flip_pace_us - each.flip_spread_us >= 400_000
    assert each.flip_pace_us + each.flip_spread_us <= 1_500_000
