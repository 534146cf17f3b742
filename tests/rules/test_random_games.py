"""The program that plays random games by the thousand, with few of them."""

import io

import pytest

from benchmarks import random_games
from slapjack.rules import PRESETS
from tests.rules import lively


def test_games_are_shared_out_among_the_presets_and_rules_by_chance() -> None:
    todo = random_games.tasks(games=105, any_rules=30, first=7)

    counts = dict.fromkeys((*PRESETS, random_games.ANY), 0)
    for task in todo:
        assert task.numbers[0] >= 7
        counts[task.kind] += len(task.numbers)
    assert list(counts.values()) == [11] * 5 + [10] * 5 + [30]


def test_all_kinds_go_forward_alike() -> None:
    todo = random_games.tasks(games=2_000, any_rules=500, first=0)

    begun = todo[: len(PRESETS) + 1]
    assert {task.kind for task in begun} == {*PRESETS, random_games.ANY}


@pytest.mark.slow
def test_what_came_of_the_games_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    code = random_games.main(["--games", "10", "--any-rules", "4", "--workers", "1"])

    told = capsys.readouterr()
    assert code == 0
    assert len(told.out.splitlines()) == len(PRESETS) + 2
    assert told.out.splitlines()[0].startswith("classic" + " " * 23 + "1 games")
    assert "14 games in" in told.out
    assert "0 with a broken law" in told.out
    assert told.err.endswith("14 of 14 games\n")


@pytest.mark.slow
def test_the_same_games_come_of_any_number_of_processes() -> None:
    todo = random_games.tasks(games=0, any_rules=24, first=100)

    alone = random_games.run(todo, 1, io.StringIO())
    together = random_games.run(todo, 2, io.StringIO())

    assert sorted(map(_without_time, together)) == sorted(map(_without_time, alone))


def _without_time(tally: random_games.Tally) -> str:
    return str(tally._replace(cpu_s=0))


def test_a_broken_law_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(preset: str, number: int) -> lively.Played:
        raise AssertionError(f"a law of {preset}")

    monkeypatch.setattr(lively, "play_preset", breaks)
    progress = io.StringIO()
    [tally] = random_games.run([random_games.Task("classic", range(3, 4))], 1, progress)

    assert tally.broken[0].startswith("classic, game 3:\n")
    assert "AssertionError: a law of classic" in progress.getvalue()
