"""Write docs/rules-coverage.md: which worked games and tests show each rule and each decision.

The list of rules is tests/vectors/rules.json; each worked game says in tests/vectors/shows.json
which of them it shows, each test by `@pytest.mark.rule("B49")`. A rule that nothing shows, and a
name that no rule has, end the program with code 1.

    python -m scripts.rules_coverage
"""

import ast
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("docs/rules-coverage.md")
RULES = Path("tests/vectors/rules.json")
SHOWS = Path("tests/vectors/shows.json")
_MARK = "pytest.mark.rule"

_PARTS = {
    "A.1-": "Three translations of one text: A.1-NN is S000-NN (French), S002-NN, S003-NN",
    "S001-": "A French text with the wording of Quebec (S001)",
    "S004-": "An Italian text (S004)",
    "B": "Decisions where the texts are silent or disagree",
}
_TOP = """\
# What shows each rule

Written by `python -m scripts.rules_coverage`; do not edit. Kinds: R a rule of the source texts, V a
variant, B a decision of ours. `SC` are the worked games of `tests/vectors/scenarios`, replayed by
`tests/rules/test_scenarios.py`; the others are tests of `tests/`, each with the number of its rule
in a mark.
"""


class Rule(NamedTuple):
    """One rule, variant or decision, in our own words."""

    id: str
    kind: str
    title: str


class Evidence(NamedTuple):
    """What shows each rule, by its id."""

    games: dict[str, list[str]]
    tests: dict[str, list[str]]

    def of(self, rule: str) -> list[str]:
        """Return everything that shows a rule, worked games first."""
        return [*self.games.get(rule, []), *self.tests.get(rule, [])]

    @property
    def named(self) -> set[str]:
        """Every id that a worked game or a test claims to show."""
        return {*self.games, *self.tests}


def rules(root: Path) -> list[Rule]:
    """Read the list of rules."""
    return [Rule(**row) for row in json.loads((root / RULES).read_text(encoding="utf-8"))]


def evidence(root: Path) -> Evidence:
    """Read what the worked games and the tests say that they show."""
    shows: dict[str, list[str]] = json.loads((root / SHOWS).read_text(encoding="utf-8"))
    tests = {
        f"{path.relative_to(root / 'tests').as_posix()}::{name}": shown
        for path in sorted((root / "tests").rglob("test_*.py"))
        for name, shown in _marked(ast.parse(path.read_text(encoding="utf-8")))
    }
    return Evidence(_inverted(shows), _inverted(tests))


def _marked(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Yield the tests of a module that carry a mark, and the ids in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            marks = [mark for mark in node.decorator_list if isinstance(mark, ast.Call)]
            ids = [
                ast.literal_eval(given)
                for mark in marks
                if ast.unparse(mark.func) == _MARK
                for given in mark.args
            ]
            if ids and node.name.startswith("test_"):
                yield node.name, ids


def _inverted(shows: Mapping[str, list[str]]) -> dict[str, list[str]]:
    shown_by: dict[str, list[str]] = {}
    for source, ids in shows.items():
        for rule in ids:
            shown_by.setdefault(rule, []).append(source)
    return shown_by


def faults(listed: list[Rule], found: Evidence) -> list[str]:
    """Say which rules nothing shows, and which names no rule has."""
    known = {rule.id for rule in listed}
    gaps = [
        f"{rule.id}: nothing shows it ({rule.title})" for rule in listed if not found.of(rule.id)
    ]
    return gaps + [f"{name}: there is no such rule" for name in sorted(found.named - known)]


def page(listed: list[Rule], found: Evidence) -> str:
    """Return the page as it should be."""
    parts = [_TOP]
    for start, heading in _PARTS.items():
        parts.append(f"\n## {heading}\n\n| id | kind | rule | shown by |\n|---|---|---|---|\n")
        for rule in listed:
            if rule.id.startswith(start):
                shown_by = " · ".join(f"`{name}`" for name in found.of(rule.id))
                parts.append(f"| {rule.id} | {rule.kind} | {rule.title} | {shown_by} |\n")
    return "".join(parts)


def main() -> int:
    """Write the page; return 1 if it has a gap."""
    listed, found = rules(ROOT), evidence(ROOT)
    (ROOT / PAGE).write_text(page(listed, found), encoding="utf-8")
    wrong = faults(listed, found)
    print("\n".join(wrong) or f"{len(listed)} rules, all of them shown", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
