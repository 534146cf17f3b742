"""The files that the web client gets from Python are as they would be written today."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from slapjack.rules import PRESETS, Event
from slapjack.rules.events import OverReason
from slapjack.table.retelling import retell

WEB_SCRIPTS = Path(__file__).parents[2] / "web" / "scripts"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, WEB_SCRIPTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stale(files: dict[Path, str]) -> list[str]:
    return [
        path.name
        for path, text in files.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def test_schema_and_presets_are_those_of_the_structs() -> None:
    assert stale(script("write_schema").files()) == [], "run web/scripts/write_schema.py"


def test_vectors_hold_every_kind_of_event_every_ending_and_every_preset() -> None:
    files = sorted(script("write_vectors").VECTORS.glob("*.json"))
    events = [step[0] for path in files for step in json.loads(path.read_text())["steps"]]

    tags = {kind.__struct_config__.tag for kind in get_args(Event)}
    assert {event["event"] for event in events} == tags
    endings = {event["reason"] for event in events if event["event"] == "game_over"}
    assert endings == set(get_args(OverReason))
    assert set(PRESETS) <= {path.stem for path in files}


@pytest.mark.slow
def test_vectors_are_those_of_the_rules() -> None:
    assert stale(script("write_vectors").files()) == [], "run web/scripts/write_vectors.py"


def test_the_sample_game_has_something_to_see_and_holds_what_it_states() -> None:
    sample, told = script("write_sample").SAMPLE, script("write_sample").TOLD
    replayed = retell(sample.read_text(encoding="utf-8"))
    assert (replayed.doubts, replayed.broken, replayed.hash_holds) == ([], None, True)
    assert replayed.races_judged >= 8
    assert sum(seat.false_slaps for seat in replayed.figures) > 0
    assert replayed.comeback is not None
    assert any(event.__struct_config__.tag == "tie" for event in replayed.events)
    as_told = script("write_sample").told_of(replayed)
    assert told.read_text(encoding="utf-8") == as_told, "run web/scripts/write_sample.py --told"
