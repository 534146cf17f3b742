"""docs/reliability.md names tests that there are, and a test for every promise and every report."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
NAMED = re.compile(r"\b((?:tests|web)/[\w/.-]+\.(?:py|ts))(?:::(\w+))?")
PROMISES = 13
HELPERS = {"tests/store/kills.py", "tests/table/laws.py"}
"""What tests are made of; their defences are those of the tests."""


@cache
def names_in(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {
        one.name for one in tree.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def missing(page: str) -> list[str]:
    """Find what a page names and the tree has not."""
    return [
        f"{path}::{test}" if test else path
        for path, test in NAMED.findall(page)
        if not (ROOT / path).is_file() or (test and test not in names_in(path))
    ]


def rows(page: str) -> dict[str, str]:
    """Read the rows of the page's tables by their first cell."""
    cells = (line.split("|", 2)[1:] for line in page.splitlines() if line.startswith("| "))
    return {first.strip(): rest for first, rest in cells}


def test_every_test_that_is_named_is_there() -> None:
    assert missing(PAGE) == []


def test_every_promise_and_every_report_has_a_test() -> None:
    table = rows(PAGE)
    assert [f"P{n}" for n in range(1, PROMISES + 1) if f"P{n}" not in table] == []
    kept = {name: rest for name, rest in table.items() if re.fullmatch(r"[PAB]\d+", name)}
    assert [name for name, rest in kept.items() if not NAMED.search(rest)] == []


def defended() -> list[str]:
    """Return the tests that are asked by benchmarks/defences.py."""
    rows = (tomllib.loads(one.read_text()) for one in (ROOT / "tests/defences").glob("*.toml"))
    return [row["test"] for one in rows for row in one["defence"]]


def test_every_test_that_is_named_has_a_defence_whose_loss_it_must_miss() -> None:
    asked = defended()
    files = {test.partition("::")[0] for test in asked}
    named = {f"{path}::{test}" if test else path for path, test in NAMED.findall(PAGE)} - HELPERS
    assert [one for one in sorted(named) if one not in asked and one not in files] == []
    assert missing(" ".join(asked)) == []


def test_a_test_that_is_not_there_is_found() -> None:
    page = "| P1 | tests/test_tidy.py::test_nothing | tests/gone.py |"
    assert missing(page) == ["tests/test_tidy.py::test_nothing", "tests/gone.py"]
