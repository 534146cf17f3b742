"""The worked games of rules.md, each with the outcome that it demands."""

import json
from pathlib import Path

import pytest

from slapjack.rules import Record, RecordError

SCENARIOS = Path(__file__).parents[1] / "vectors" / "scenarios"
FILES = sorted(SCENARIOS.glob("*.sjr"))
INVALID = json.loads((SCENARIOS / "invalid.json").read_text())


def test_no_scenario_was_lost() -> None:
    assert len(FILES) == 211


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_ends_as_the_rules_demand(path: Path) -> None:
    replay = Record.load(path.read_text()).replay()

    assert replay.failures == ()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text()

    assert Record.load(text).dump() == text


@pytest.mark.rule("A.1-02", "S001-01", "B83")
@pytest.mark.parametrize("case", INVALID, ids=lambda case: case["why"])
def test_header_that_no_game_can_start_from_is_turned_away(case: dict[str, object]) -> None:
    with pytest.raises(RecordError, match=r"^header: .* got ") as refused:
        Record.load(json.dumps(case["header"]) + "\n")

    assert refused.value.line == 1
