"""The import contracts name every floor that they are about, and break where a floor is crossed."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"][
    "contracts"
]
PURE = ("units", "rules", "fairness", "i18n", "bots", "protocol", "sheets", "playout")
BLIND = ("client", "terminal")

# What a world without one crossing looks like, and the crossings that the contracts must find.
PACKAGES = {
    name.strip("() ")
    for contract in CONTRACTS
    for line in contract.get("layers", [])
    for name in line.split("|")
}
CROSSINGS = {
    "up": ("rules/cards.py", "import slapjack.table"),
    "sideways": ("fairness/judge.py", "from slapjack.rules import cards"),
    "waiting": ("bots/policy.py", "import asyncio"),
    "a clock": ("fairness/judge.py", "from time import monotonic"),
    "a log": ("protocol/codec.py", "import logging"),
    "the feeder": ("table/table.py", "from slapjack.table import actor"),
    "hidden cards": ("client/session.py", "from slapjack.rules.game import Game"),
}


def contract_about(module: str) -> dict[str, list[str]]:
    return next(
        contract
        for contract in CONTRACTS
        if f"slapjack.{module}" in contract.get("source_modules", [])
    )


def lint(folder: Path) -> str:
    """Run the real contracts on the package in a folder and return what the linter prints."""
    code = "import sys; from importlinter.cli import lint_imports_command as run; run(sys.argv[1:])"
    done = subprocess.run(
        [sys.executable, "-c", code, "--no-cache", "--no-logo", str(ROOT / "pyproject.toml")],
        cwd=folder,
        env={"PYTHONPATH": str(folder), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def world(folder: Path) -> Path:
    """Make a package of empty modules on every floor."""
    package = folder / "slapjack"
    inside = ["table/table.py", "table/actor.py", "table/registry.py", "rules/game.py"]
    inside += [file for file, _ in CROSSINGS.values()]
    for name in PACKAGES:
        (package / name).mkdir(parents=True)
        (package / name / "__init__.py").write_text("")
    for file in inside:
        (package / file).write_text("")
    (package / "__init__.py").write_text("")
    return package


@pytest.mark.parametrize("floor", PURE)
def test_every_pure_floor_that_exists_is_under_contract(floor: str) -> None:
    if (ROOT / "src/slapjack" / floor).exists() or floor == "units":
        assert "asyncio" in contract_about(floor)["forbidden_modules"]


@pytest.mark.parametrize("floor", BLIND)
def test_every_mirror_that_exists_may_not_see_hidden_cards(floor: str) -> None:
    if (ROOT / "src/slapjack" / floor).exists():
        assert "slapjack.rules.game" in contract_about(floor)["forbidden_modules"]


@pytest.mark.slow
def test_a_package_without_a_crossing_keeps_every_contract(tmp_path: Path) -> None:
    world(tmp_path)
    assert f"Contracts: {len(CONTRACTS)} kept, 0 broken" in lint(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("crossing", CROSSINGS.values(), ids=CROSSINGS)
def test_a_crossing_breaks_a_contract(tmp_path: Path, crossing: tuple[str, str]) -> None:
    file, statement = crossing
    (world(tmp_path) / file).write_text(statement + "\n")
    said = lint(tmp_path)
    assert "0 broken" not in said
    assert "broken" in said


@pytest.mark.slow
def test_a_package_on_no_floor_is_found(tmp_path: Path) -> None:
    (world(tmp_path) / "helpers.py").write_text("")
    assert "slapjack.helpers" in lint(tmp_path)
