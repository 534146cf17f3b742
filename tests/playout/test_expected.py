"""How long a game is expected to take: known at once, near to what is played, moved by rules."""

import itertools

import pytest

from slapjack.lab import crew
from slapjack.lab.intervals import quantile
from slapjack.lab.studies.study import equals
from slapjack.playout import columns as col
from slapjack.playout.expected import Expected, expected_length, expected_lengths
from slapjack.rules import PRESETS, RuleSet
from slapjack.sheets.form import FRONT, PACES, TRIGGERS
from tests.house_rules import VALUES

CLASSIC = RuleSet()


def minutes(**changes: object) -> float:
    return expected_length(RuleSet.preset("classic", **changes), 4).median


@pytest.mark.slow
@pytest.mark.usefixtures("compiled_games")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [3, 8])
def test_what_is_expected_is_near_to_what_is_played(preset: str, players: int) -> None:
    rules = RuleSet.preset(preset)
    rows = crew.run(equals(players, rules), 300)
    played = quantile(rows.column(col.DURATION_US), 0.5).scaled(1 / 60_000_000)

    told = expected_length(rules, players)

    assert 0.65 * played.low < told.median < 1.5 * played.high
    assert told.tenth <= told.median <= told.ninetieth


def test_each_switch_in_front_moves_it_as_the_studies_say() -> None:
    assert minutes(last_chance="none") < minutes() < minutes(last_chance="unlimited")
    assert minutes(triggers=["rank:J", "double"]) > minutes()
    assert minutes(false_slap="to_each") != minutes()
    assert minutes(win_pile="shuffle_all") > minutes()
    assert minutes(min_cover_ms=3_000) > 2 * minutes()
    assert minutes(time_limit_s=60) == 1
    assert minutes(max_flips=1) < 0.1


def test_only_numbers_of_players_that_may_sit_are_told() -> None:
    def told(least: int, most: int) -> list[int]:
        rules = RuleSet(min_players=least, max_players=most)
        return [one.players for one in expected_lengths(rules)]

    assert told(2, 8) == [2, 4, 8]
    assert told(3, 6) == [4]
    assert told(5, 7) == [5]


def test_between_numbers_of_players_it_lies_between() -> None:
    four, six, eight = (expected_length(CLASSIC, players).median for players in (4, 6, 8))
    assert min(four, eight) <= six <= max(four, eight)


def test_any_rules_have_an_answer() -> None:
    for name, values in VALUES.items():
        for value in (values[0], values[-1]):
            if name in {"min_players", "max_players", "challenge"}:
                continue
            told = expected_length(RuleSet.preset("classic", **{name: value}), 4)
            assert isinstance(told, Expected)
    for spec in TRIGGERS:
        assert minutes(triggers=[spec], jokers=2) > 0
    for first, other in itertools.pairwise(TRIGGERS):
        assert minutes(triggers=list({"rank:J", first, other}), jokers=2) > 0
    assert set(FRONT) >= {"triggers", "false_slap", "last_chance", "pace", "time_limit_s"}
    assert [minutes(**pace) for pace in PACES.values()] == sorted(
        (minutes(**pace) for pace in PACES.values()), reverse=True
    )


def test_challenges_are_lengths_of_their_own() -> None:
    ratscrew = RuleSet.preset("egyptian-ratscrew")
    free = RuleSet.preset("egyptian-ratscrew", false_slap="none", win_pile="shuffle_all")
    assert expected_length(ratscrew, 4).median > minutes()
    assert expected_length(free, 4) != expected_length(ratscrew, 4)
