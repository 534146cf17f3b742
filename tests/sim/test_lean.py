"""The lean model of evidence says what the real Table says, within its interval."""

import pytest
from typer.testing import CliRunner

from slapjack.cli.main import app
from slapjack.sim.figures import ModeFigures
from slapjack.sim.lean import run_lean
from slapjack.sim.report import Report, as_text
from slapjack.sim.run import run

SEED = 7
RACES = 240


def mode_of(report: Report) -> ModeFigures:
    (mode,) = report.modes
    return mode


def apart(lean: ModeFigures, table: ModeFigures) -> list[str]:
    """Name each judge and distance of which the two intervals have nothing in common."""
    return [
        f"{name} >= {ours.apart_ms} ms: {ours.low:.2f}-{ours.high:.2f},"
        f" of the Table {theirs.low:.2f}-{theirs.high:.2f}"
        for name, judge in lean.judges.items()
        for ours, theirs in zip(judge.misorder, table.judges[name].misorder, strict=True)
        if ours.low > theirs.high or ours.high < theirs.low
    ]


@pytest.mark.slow
@pytest.mark.no_cover
def test_the_lean_model_agrees_with_the_table_and_only_on_the_same_world() -> None:
    table = mode_of(run("mix", races=RACES, seed=SEED, modes=["ranked"]))
    lean = mode_of(run_lean("mix", races=RACES, seed=SEED, modes=["ranked"]))
    assert lean.races == table.races
    assert not apart(lean, table), f"seed {SEED}"
    # The same people on the same screens: half of the faces are shown as far apart.
    assert abs(lean.spread_p50_us - table.spread_p50_us) < 5_000
    other = mode_of(run_lean("stress", races=RACES, seed=SEED, modes=["ranked"]))
    assert len(apart(other, table)) > 5


@pytest.mark.slow
def test_equal_seeds_give_equal_figures_and_a_proxy_gives_no_proof() -> None:
    first, again = (run_lean("mix", races=60, seed=1, modes=["casual"]) for _ in range(2))
    assert first == again
    proxy = run_lean("proxy", races=60, seed=1, modes=["casual"])
    casual = [one.judges["casual"].misorder[0] for one in (mode_of(first), mode_of(proxy))]
    assert casual[0].percent < casual[1].percent


@pytest.mark.slow
def test_the_command_tells_no_waits_since_nothing_is_waited_for() -> None:
    ran = CliRunner().invoke(app, ["fairness", "--lean", "--races", "60", "--mode", "casual"])
    assert ran.exit_code == 0, ran.stderr
    assert "shown to all" in ran.stdout
    assert "wait after" not in ran.stdout
    assert "ours" not in as_text(run_lean("calm", races=60, seed=1, modes=["casual"]))


@pytest.mark.parametrize("asked", [["--mode", "off"], ["--world", "moving"]])
def test_what_the_lean_model_has_not_is_a_usage_error(asked: list[str]) -> None:
    ran = CliRunner().invoke(app, ["fairness", "--lean", *asked])
    assert ran.exit_code == 2
    assert "no mode off" in ran.stderr


def test_people_who_move_are_beyond_it() -> None:
    with pytest.raises(ValueError, match="nobody moves"):
        run_lean("moving", races=1, seed=1)
