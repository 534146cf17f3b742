from pathlib import Path

import pytest

from scripts import shell
from tests.scripts.conftest import MakeProgram


def test_a_failing_program_is_told_with_its_step_and_code(
    programs: MakeProgram, tmp_path: Path
) -> None:
    programs("break", "exit 3")
    with pytest.raises(shell.SetupError, match=r"^Baking failed: `break it` ended with 3\.$"):
        shell.run(["break", "it"], cwd=tmp_path, why="Baking")


def test_a_missing_program_is_told_with_its_step(tmp_path: Path) -> None:
    with pytest.raises(
        shell.SetupError, match=r"^Baking failed: no-such-oven could not be started"
    ):
        shell.run(["no-such-oven"], cwd=tmp_path, why="Baking")


def test_variables_come_on_top_of_ours(programs: MakeProgram, tmp_path: Path) -> None:
    programs("look", 'test "$EXTRA" = yes && test -n "$PATH"')
    shell.run(["look"], cwd=tmp_path, env={"EXTRA": "yes"}, why="Looking")


def test_only_a_program_that_runs_has_an_answer(programs: MakeProgram) -> None:
    programs("works", "echo v22.13.0")
    programs("shim", "echo no version is chosen >&2; exit 127")
    assert shell.answers("works", "--version") == "v22.13.0"
    assert shell.answers("shim", "--version") is None
    assert shell.answers("no-such-oven", "--version") is None
