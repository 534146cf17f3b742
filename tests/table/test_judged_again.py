"""Every race that a table keeps is judged again to the very same numbers (P7)."""

import random
from typing import Any, cast

import pytest

from slapjack.fairness import JUDGE_VERSION
from slapjack.protocol.fields import JudgeMode
from slapjack.protocol.lobby import TableOptions
from slapjack.rules import RANKS, Record, RuleSet
from slapjack.table.judged_again import judged_otherwise, not_judged_again
from tests.table.bench import Bench
from tests.table.clients import FAR, PLAIN, Habits

HOT = RuleSet.preset(
    "classic", cut="none", triggers=[f"rank:{'/'.join(RANKS)}"], min_cover_ms=300, max_flips=25
)


def evening(mode: JudgeMode, seed: int) -> Bench:
    """Let people at all kinds of devices slap at every card; some lie, and the loop stops."""
    rng = random.Random(seed)
    options = TableOptions(judge=mode)
    bench = Bench(rules=HOT, options=options, seed=seed.to_bytes(32, "big"))
    bench.sit("near", PLAIN)
    bench.sit("far", FAR)
    bench.sit("tablet", Habits(marks=True, step_us=1_000), seats=2)
    bench.bot("sharp")
    bench.deal()
    while bench.play.game.outcome is None:
        turn = bench.play.game.turn
        if turn is not None and turn < 4:
            bench.press(turn)
        bench.run(900)
        for seat in rng.sample(range(4), k=rng.randrange(1, 5)):
            claim_ms = rng.choice([None, None, None, 60, 150])
            bench.slap(seat, reaction_ms=rng.randrange(180, 500), claim_ms=claim_ms)
        bench.run(rng.choice([200, 300, 400]))
        if rng.random() < 0.2:
            bench.lag(rng.choice([40, 60]))
        bench.run(1_200)
    return bench


def races(record: Record) -> list[dict[str, Any]]:
    return [cast(dict[str, Any], one.body["race"]) for one in record.lines if one.kind == "race"]


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["casual", "ranked", "strict"])
def test_every_race_of_a_game_is_judged_again_the_same(mode: JudgeMode) -> None:
    hands = 0
    for seed in range(3):
        (record,) = evening(mode, seed).records
        kept = Record.load(record.dump())
        assert list(judged_otherwise(kept, HOT)) == []
        hands += sum(len(race["rows"]) for race in races(kept))
    assert hands > 50


@pytest.mark.slow
def test_a_number_that_the_judge_never_said_is_found() -> None:
    text = evening("casual", 1).records[0].dump()
    forged, broken, older = (Record.load(text) for _ in range(3))
    hand = next(one for race in races(forged) for one in race["rows"] if one["evidence"])
    hand["row"]["reaction_us"] -= 1
    (failure,) = judged_otherwise(forged, HOT)
    assert failure.what == f"reaction_us of seat {hand['row']['seat']}"
    assert failure.expected == hand["row"]["reaction_us"]
    races(broken)[0]["rows"] = [{"row": "gone"}]
    assert [one.what for one in judged_otherwise(broken, HOT)] == ["race"]
    for race in races(older):
        race["judge"] -= 1
        race["rows"][0]["row"]["bound_us"] -= 1
    assert list(judged_otherwise(older, HOT)) == [], "another version may judge otherwise"
    count = len(races(older))
    assert not_judged_again(older) == {JUDGE_VERSION - 1: count}
    assert not_judged_again(forged) == {}


@pytest.mark.slow
def test_a_slap_that_was_changed_beside_its_race_is_found_with_its_line() -> None:
    record = Record.load(evening("casual", 1).records[0].dump())
    place = next(n for n, one in enumerate(record.lines) if one.kind == "race")
    slap = record.lines[place - 1]
    hands = cast(list[dict[str, Any]], slap.body["hands"])
    hands[0]["reaction_us"] += 1
    (failure,) = judged_otherwise(record, HOT)
    assert (failure.line, failure.what) == (slap.number, "hands")
