"""What measures a road does not set a table going, and nobody could tell the difference."""

import pytest

from slapjack.sim.mixtures import MIXTURES
from slapjack.sim.run import EVERY_CARD_LIVE
from slapjack.sim.world import World
from slapjack.table import presence, stillness
from tests.table.bench import Bench, classic


def trace_of(seed: str) -> str:
    world = World(MIXTURES["mix"], seed, judge="casual", rules=EVERY_CARD_LIVE)
    world.deal()
    world.play_races(5)
    return world.trace


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("seed", ["7/0", "7/1"])
def test_a_world_goes_the_very_same_way_whether_or_not_measurements_settle_it(
    seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    still = trace_of(seed)
    monkeypatch.setattr(stillness, "is_still", lambda _table: False)
    assert trace_of(seed) == still


def test_pings_and_their_answers_leave_a_quiet_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(rules=classic(flip_timeout_ms=0))
    bench.sit("Ann")
    bench.sit("Bob")
    bench.deal()
    reviews: list[object] = []
    monkeypatch.setattr(presence, "review", reviews.append)
    bench.run(3_000)
    assert reviews == []
