"""The compiled games are the games of `Game`, cell by cell; and what would differ is seen."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from benchmarks import twins
from slapjack.bots import LEVELS
from slapjack.playout import Setup, best_engine, engines, play_rows
from slapjack.playout import columns as col
from slapjack.rules import PRESETS, DealError, RuleSet
from slapjack.units import Micros

ROOT = Path(__file__).resolve().parent.parent.parent
CLASSIC = Setup(RuleSet(), (LEVELS["steady"],) * 4, seed=7)


@pytest.mark.slow
@pytest.mark.usefixtures("compiled_games")
@pytest.mark.parametrize("kind", [*PRESETS, twins.ANY])
def test_both_engines_play_the_same_games(kind: str) -> None:
    games = 60 if kind == twins.ANY else 20

    tally = twins.play(twins.Task(kind, range(games)))

    assert tally.differ == []
    assert tally.flips > 50 * games if kind in PRESETS else True


@pytest.mark.slow
@pytest.mark.usefixtures("compiled_games")
def test_a_game_by_other_rules_is_not_taken_for_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def otherwise(setup: Setup, number: int, count: int, *, engine: engines.Engine) -> col.Rows:
        if engine == "game":
            return play_rows(setup, number, count, engine=engine)
        rules = msgspec.structs.replace(setup.rules, max_tie_replays=1)
        return play_rows(msgspec.structs.replace(setup, rules=rules), number, count, engine=engine)

    monkeypatch.setattr(twins, "play_rows", otherwise)
    assert any(twins.compare(CLASSIC, number)[1] for number in range(200))


@pytest.mark.slow
@pytest.mark.usefixtures("compiled_games")
def test_a_batch_is_its_games_one_by_one() -> None:
    whole = play_rows(CLASSIC, 0, 50, engine="compiled")

    parts = [play_rows(CLASSIC, number, 1, engine="compiled") for number in range(50)]

    assert list(whole.cells) == [cell for part in parts for cell in part.cells]
    assert list(col.joined(4, [part.cells for part in parts]).cells) == list(whole.cells)


@pytest.mark.slow
def test_what_is_compiled_is_what_is_written() -> None:
    """Play by the sources as they stand: no program, and coverage sees each line."""
    code = (
        "from tests.playout.test_compiled import CLASSIC\n"
        "from slapjack.playout import play_rows\n"
        "from benchmarks import twins\n"
        "for kind, number in (('classic', 0), ('egyptian-ratscrew', 1), ('italian', 2)):\n"
        "    assert not twins.compare(twins.setup_of(kind, number), number)[1]\n"
        "for number in range(25):\n"
        "    assert not twins.compare(twins.setup_of(twins.ANY, number), number)[1]\n"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT, env=environment)


@pytest.mark.parametrize(
    "rules",
    [
        RuleSet(triggers=("run:3",)),
        RuleSet(false_slap="timeout"),
        RuleSet(false_slap="pile_to_flipper"),
        RuleSet(empty_slap="penalise"),
        RuleSet(misdeal="shuffle_stock", misdeal_per_mille=5),
        RuleSet(anticipation_ms=200),
    ],
    ids=lambda rules: str(rules.to_header()),
)
def test_what_the_compiled_games_do_not_know_is_left_to_the_rules(rules: RuleSet) -> None:
    setup = msgspec.structs.replace(CLASSIC, rules=rules)

    assert best_engine(setup) == "game"
    with pytest.raises(engines.EngineError):
        play_rows(setup, 0, 1, engine="compiled")
    assert len(play_rows(setup, 0, 1)) == 1


def test_an_early_edge_is_left_to_the_rules_too() -> None:
    setup = msgspec.structs.replace(CLASSIC, flipper_edge_us=Micros(60_000))
    assert best_engine(setup) == "game"


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_compiled(preset: str) -> None:
    setup = msgspec.structs.replace(CLASSIC, rules=RuleSet.preset(preset))
    assert best_engine(setup) == "compiled"


def test_without_the_extra_the_rules_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    assert best_engine(CLASSIC) == "game"
    assert len(play_rows(CLASSIC, 0, 2)) == 2


@pytest.mark.slow
@pytest.mark.usefixtures("compiled_games")
def test_too_many_seats_are_refused_by_either_engine() -> None:
    setup = msgspec.structs.replace(CLASSIC, rules=RuleSet(max_players=2))
    for engine in ("game", "compiled"):
        with pytest.raises(DealError):
            play_rows(setup, 0, 1, engine=engine)
