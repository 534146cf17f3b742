"""`slapjack simulate`: the same bytes with any number of workers, and every way to tell them."""

import csv
import io
import json
import xml.dom.minidom
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from slapjack.bots import level
from slapjack.cli.main import app
from slapjack.lab import crew
from slapjack.playout import Setup
from slapjack.rules import RuleSet

SLOW_RULES = "triggers=rank:J,run:3"
"""Rules that the compiled games leave to `Game`."""


def simulate(*words: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *words])


def said(*words: str) -> str:
    done = simulate(*words)
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.slow
@pytest.mark.usefixtures("compiled_games")
@pytest.mark.parametrize("engine", ["compiled", "game"])
def test_any_number_of_workers_gives_the_same_bytes(
    engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "COMPILED_BATCH", 30)
    monkeypatch.setattr(crew, "GAME_BATCH", 20)
    monkeypatch.setattr(crew, "_FEW", 0)
    rules = RuleSet() if engine == "compiled" else RuleSet(triggers=("run:3", "rank:J"))
    setup = Setup(rules, (level("steady"), level("sharp")), seed=5)

    rows = [list(crew.run(setup, 70, workers=workers).cells) for workers in (1, 2, 3)]

    assert rows[0] == rows[1] == rows[2]
    assert len(set(rows[0])) > 100


def test_it_ends_with_equal_bytes_for_equal_seeds() -> None:
    words = ("--games", "12", "--set", SLOW_RULES, "--json", "--players", "2")

    first, again = said(*words), said(*words, "--workers", "1")
    other = said(*words, "--seed", "8")

    assert first == again
    assert first != other


def test_the_json_is_one_document_with_intervals() -> None:
    told = json.loads(
        said("--games", "20", "--set", SLOW_RULES, "--bots", "steady,sharp", "--json")
    )

    figures = told["run"]["figures"]
    assert told["seed"] == 7
    assert figures["games"] == 20
    assert figures["minutes"]["mean"]["low"] < figures["minutes"]["mean"]["high"]
    assert sum(seat["won"]["value"] for seat in figures["seats"]) == pytest.approx(1)
    assert told["run"]["bots"] == ["steady", "sharp", "steady", "sharp"]


def test_the_csv_has_a_line_for_each_game() -> None:
    text = said("--games", "5", "--set", SLOW_RULES, "--players", "3", "--csv")

    lines = list(csv.DictReader(io.StringIO(text)))

    assert [line["game"] for line in lines] == ["0", "1", "2", "3", "4"]
    assert all(float(line["seconds"]) > 10 for line in lines)
    assert {line["seat2_place"] for line in lines} <= {"1", "2", "3"}


@pytest.mark.slow
def test_people_get_a_table_and_what_is_compared() -> None:
    text = said("--games", "10", "--set", SLOW_RULES, "--against", "strict-kids")

    assert text.startswith("10 games, seed 7")
    assert "seat 3 wins" in text
    assert "preset=strict-kids" in text


def test_the_other_side_keeps_what_is_not_said_anew() -> None:
    words = ("--games", "8", "--set", SLOW_RULES, "--against-set", "last_chance=none", "--json")

    told = json.loads(said(*words))

    assert told["against"]["rules"]["triggers"] == ["rank:J", "run:3"]
    assert told["against"]["rules"]["last_chance"] == "none"
    assert "last_chance" not in told["run"]["rules"]


@pytest.mark.parametrize("words", [(), ("--against-bots", "sharp")], ids=["alone", "against"])
def test_a_picture_is_drawn(tmp_path: Path, words: tuple[str, ...]) -> None:
    picture = tmp_path / "it.svg"

    said("--games", "6", "--set", SLOW_RULES, "--plot", str(picture), *words)

    drawn = xml.dom.minidom.parse(str(picture))
    assert drawn.getElementsByTagName("circle")


def test_progress_goes_beside_the_figures() -> None:
    done = simulate("--games", "10", "--set", SLOW_RULES, "--json")

    assert "10 of 10 games" in done.stderr
    json.loads(done.stdout)


@pytest.mark.parametrize(
    "words",
    [
        ("--bots", "nobody"),
        ("--rules", "whist"),
        ("--set", "jokers=7"),
        ("--rules", "frappe-le-valet", "--players", "2"),
        ("--json", "--csv"),
    ],
)
def test_what_cannot_be_played_is_refused(words: tuple[str, ...]) -> None:
    done = simulate("--games", "1", *words)

    assert done.exit_code == 2
    assert "expected" in done.stderr


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no" / "it.svg")
    assert simulate("--games", "1", "--set", SLOW_RULES, "--plot", nowhere).exit_code == 1


@pytest.mark.slow
@pytest.mark.usefixtures("compiled_games")
def test_more_games_narrow_the_interval() -> None:
    few, many = (
        json.loads(said("--games", games, "--json"))["run"]["figures"]["flips"]["mean"]
        for games in ("100", "6400")
    )

    assert few["high"] - few["low"] > 5 * (many["high"] - many["low"])


def test_levels_travel_to_other_processes_as_they_are() -> None:
    setup = Setup(RuleSet(), (level("steady"),))
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup
