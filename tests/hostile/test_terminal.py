"""Records of strangers in a terminal: what they call themselves steers nothing (bugs.md A102)."""

import json
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from slapjack.cli.main import app
from slapjack.i18n.visible import visible
from slapjack.rules import Record, RuleSet, SeatLine
from slapjack.sheets import sheet_of
from slapjack.units import Seat

EVIL = "\x1b]0;owned\x07\x1b[2J\x9b31mEve\u202e\r\n\u2066!\u200b"
HARMLESS = frozenset("\n\u200d")


def steering(text: str) -> set[str]:
    """Find what steers a terminal or the direction of a line."""
    kinds = {sign: unicodedata.category(sign) for sign in set(text) - HARMLESS}
    return {sign for sign, kind in kinds.items() if kind[0] == "C" or kind in ("Zl", "Zp")}


def spoiled(folder: Path, line: str = "") -> Path:
    """Write a record whose people and rules have names that steer."""
    record = Record.for_game(
        RuleSet.preset("classic", cut="none", name=EVIL[:40]),
        [SeatLine(name=EVIL), SeatLine(name="bob")],
        bytes(32),
        dealer=Seat(0),
        game_id=EVIL,
    )
    path = folder / "evil.sjr"
    path.write_text(record.dump() + line, encoding="utf-8", newline="")
    return path


@pytest.mark.parametrize("arguments", [("--text",), (), ("--check",)])
@pytest.mark.parametrize(
    "line",
    ["", json.dumps({"do": EVIL}) + "\n", json.dumps({"events": [{"type": EVIL}]}) + "\n"],
    ids=["only names", "an action", "an event"],
)
def test_a_record_says_nothing_to_the_terminal_that_shows_it(
    tmp_path: Path, arguments: tuple[str, ...], line: str
) -> None:
    path = spoiled(tmp_path, line)
    result = CliRunner().invoke(app, ["replay", str(path), *arguments], color=True)
    assert result.stdout + result.stderr
    assert steering(result.stdout) == set()
    assert steering(result.stderr) == set()


def test_a_broken_record_says_nothing_to_the_terminal_either(tmp_path: Path) -> None:
    path = tmp_path / "evil.sjr"
    for header in ({EVIL: 1}, {"slapjack": 1, "rules": {EVIL: 1}}, {"slapjack": EVIL}):
        path.write_text(json.dumps(header, ensure_ascii=False) + "\n", encoding="utf-8")
        result = CliRunner().invoke(app, ["replay", str(path)], color=True)
        assert result.stderr
        assert steering(result.stderr) == set()


def test_the_name_of_house_rules_steers_no_heading() -> None:
    sheet = sheet_of(RuleSet.preset("classic", name=EVIL[:40], penalty_cards=2), "en")
    assert "Eve" in sheet.title
    assert steering(sheet.title) == set()


@given(st.text())
def test_whatever_is_shown_is_seen_and_what_is_seen_is_shown_as_it_is(text: str) -> None:
    shown = visible(text)
    assert len(shown) == len(text)
    assert steering(shown + "\n") == set()
    assert visible(shown) == shown
    for came, went in zip(text, shown, strict=True):
        assert went in (came, "\ufffd")
