"""The figures of the README are the product's own."""

import re
from pathlib import Path

from slapjack.playout.expected import expected_length
from slapjack.rules import RuleSet
from slapjack.rules.presets import PRESETS

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PICTURE_BYTES_MAX = 1_500_000


def line_of(preset: str) -> str:
    found = expected_length(RuleSet.preset(preset), 4)
    return f"| {preset} | {found.median:.1f} | {found.tenth:.1f} to {found.ninetieth:.1f} |"


def test_every_preset_is_named_with_the_minutes_that_the_page_tells() -> None:
    told = re.findall(r"^\| [a-z-]+ \| [\d.]+ \|.*$", README, re.MULTILINE)
    assert told == [line_of(preset) for preset in PRESETS]


def test_the_film_at_the_top_is_there_and_small_enough() -> None:
    assert 100_000 < (ROOT / "docs" / "screens" / "race.svg").stat().st_size < PICTURE_BYTES_MAX


def test_the_figure_of_who_wins_is_the_one_of_the_benchmarks() -> None:
    rows = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8").splitlines()
    wrong = next(row for row in rows if row.startswith("| wrong winner |"))
    for cell in wrong.split(" | ")[1:3]:
        assert cell in README
