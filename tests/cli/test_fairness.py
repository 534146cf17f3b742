import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from slapjack.cli.fairness import fairness

app = typer.Typer()
app.command()(fairness)
runner = CliRunner()


@pytest.mark.slow
def test_the_figures_come_as_a_table() -> None:
    ran = runner.invoke(app, ["--races", "30", "--seed", "3", "--mode", "casual"])
    assert "world mix, seed 3" in ran.stdout
    assert "casual: 30 races" in ran.stdout
    assert "arrival" in ran.stdout
    assert ran.exit_code in (0, 4)


@pytest.mark.slow
def test_the_figures_come_as_one_json_document() -> None:
    ran = runner.invoke(app, ["--races", "5", "--seed", "3", "--json"])
    figures = json.loads(ran.stdout)
    assert (figures["world"], figures["seed"]) == ("mix", 3)
    assert [mode["mode"] for mode in figures["modes"]] == ["casual", "ranked"]


@pytest.mark.slow
def test_a_run_that_misses_the_gate_names_the_seed_and_ends_with_4() -> None:
    ran = runner.invoke(app, ["--races", "60", "--seed", "3", "--mode", "off"])
    assert ran.exit_code == 4
    assert "seed 3: off: ours has" in ran.stderr


def test_an_unknown_world_is_a_usage_error_that_lists_them() -> None:
    ran = runner.invoke(app, ["--world", "mars"])
    assert ran.exit_code == 2
    assert "There is no world 'mars'; there are mix, proxy, stress" in ran.stderr


@pytest.mark.slow
def test_the_errors_are_drawn_into_a_file(tmp_path: Path) -> None:
    picture = tmp_path / "errors.svg"
    runner.invoke(app, ["--races", "5", "--seed", "3", "--mode", "strict", "--plot", str(picture)])
    assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.slow
def test_a_file_that_cannot_be_written_is_a_failure_that_says_why(tmp_path: Path) -> None:
    picture = tmp_path / "missing" / "errors.svg"
    ran = runner.invoke(app, ["--races", "1", "--mode", "strict", "--plot", str(picture)])
    assert ran.exit_code == 1
    assert "cannot be written" in ran.stderr
