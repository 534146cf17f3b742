"""The program that measures the rules plays whole games, and their records hold."""

import pytest

from benchmarks import rules_speed
from slapjack.rules import GameOver, Record


def test_simple_players_end_their_games_and_the_records_are_of_the_same_games() -> None:
    for number in range(2):
        events = rules_speed.played(number).events
        assert isinstance(events[-1], GameOver)
        assert Record.load(rules_speed.recorded(number)).replay().events == tuple(events)


def test_a_record_that_does_not_hold_is_not_counted() -> None:
    text = rules_speed.recorded(0).replace('"winner":', '"winner":1', 1)

    with pytest.raises(AssertionError):
        rules_speed.checked(text)


def test_both_rates_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_speed.main(["--games", "1"]) == 0

    first, second, third = capsys.readouterr().out.splitlines()
    assert first.startswith("1 classic games of 4, ")
    assert second.startswith("played: ")
    assert third.startswith("replayed and checked: ")
