"""The page that says what shows each rule has no gap and is up to date; and gaps are found."""

import json
from pathlib import Path

import pytest

from scripts import rules_coverage as coverage

LISTED = coverage.rules(coverage.ROOT)


@pytest.fixture(scope="module")
def found() -> coverage.Evidence:
    """What this repository's own games and tests say that they show."""
    return coverage.evidence(coverage.ROOT)


def test_every_rule_and_decision_is_shown(found: coverage.Evidence) -> None:
    assert coverage.faults(LISTED, found) == []


def test_the_page_is_as_it_would_be_written_today(found: coverage.Evidence) -> None:
    written = (coverage.ROOT / coverage.PAGE).read_text(encoding="utf-8")
    assert written == coverage.page(LISTED, found), "run python -m scripts.rules_coverage"


def test_the_list_is_the_one_of_the_source_texts() -> None:
    kinds = [rule.kind for rule in LISTED]
    assert {kind: kinds.count(kind) for kind in "RVB"} == {"R": 78, "V": 14, "B": 94}
    assert len({rule.id for rule in LISTED}) == len(LISTED)


def test_every_worked_game_that_shows_something_is_there(found: coverage.Evidence) -> None:
    games = {name for names in found.games.values() for name in names}
    files = {path.stem for path in (coverage.ROOT / "tests/vectors/scenarios").glob("*.sjr")}
    # SC137 goes through the refusals, which are neither a rule of a text nor a decision.
    assert files - games == {"SC137"}
    assert games <= files


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A repository of two rules, one worked game and two tests."""
    (tmp_path / "tests/vectors").mkdir(parents=True)
    listed = [{"id": name, "kind": "B", "title": name.lower()} for name in ("B01", "B02")]
    (tmp_path / coverage.RULES).write_text(json.dumps(listed))
    (tmp_path / coverage.SHOWS).write_text('{"SC01":["B01"]}')
    (tmp_path / "tests/test_a.py").write_text(
        '@pytest.mark.rule("B01", "B02")\n@given(x=1)\ndef test_one(): ...\n'
        "class TestB:\n"
        '    @pytest.mark.rule("B01")\n    async def test_two(self): ...\n'
        '@pytest.mark.rule("B02")\ndef no_test(): ...\n'
    )
    return tmp_path


def test_what_shows_a_rule_is_found_wherever_it_is_declared(small: Path) -> None:
    found = coverage.evidence(small)

    assert found.of("B01") == ["SC01", "test_a.py::test_one", "test_a.py::test_two"]
    assert found.of("B02") == ["test_a.py::test_one"]
    assert coverage.faults(coverage.rules(small), found) == []


def test_a_gap_and_an_unknown_rule_are_found(small: Path) -> None:
    (small / "tests/test_a.py").write_text('@pytest.mark.rule("B03")\ndef test_one(): ...\n')

    assert coverage.faults(coverage.rules(small), coverage.evidence(small)) == [
        "B02: nothing shows it (b02)",
        "B03: there is no such rule",
    ]


def test_the_page_tells_rule_by_rule_what_shows_it(small: Path) -> None:
    written = coverage.page(coverage.rules(small), coverage.evidence(small))

    assert "| B02 | B | b02 | `test_a.py::test_one` |\n" in written
