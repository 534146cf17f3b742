"""What each scripted cheat gains in the real Table lies within its bound, its interval included.

The bounds are those of docs/fairness.md. Few hands here; `python -m benchmarks.cheats` plays more.
"""

import msgspec
import pytest

from slapjack.fairness import CASUAL
from slapjack.sim import cheats, forgers
from slapjack.sim.bounds import BOUNDS, Bound
from slapjack.sim.gains import Gain, Sitting, gain
from slapjack.sim.mixtures import LAN, Mixture
from slapjack.sim.player import Player
from slapjack.sim.run import EVERY_CARD_LIVE
from slapjack.sim.world import World
from slapjack.units import Micros


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("bound", BOUNDS, ids=lambda bound: bound.name)
def test_a_cheat_gains_no_more_than_its_bound(bound: Bound) -> None:
    gained = gain(bound.cheat, bound.sitting)
    assert gained.high <= bound.most_ms, f"expected at most {bound.most_ms} ms, got {gained}"


@pytest.fixture(scope="module")
def honest() -> Gain:
    return gain(Player, Sitting())


@pytest.mark.slow
@pytest.mark.no_cover
def test_an_honest_client_neither_gains_nor_loses_much(honest: Gain) -> None:
    assert -8 < honest.low <= honest.high <= 0.1


@pytest.mark.slow
@pytest.mark.no_cover
def test_without_a_limit_on_trust_a_liar_would_gain_what_it_likes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The bounds above can fail: this is what they hold off where no kernel can be asked."""
    boundless = msgspec.structs.replace(
        CASUAL,
        trust_us_max=Micros(400_000),
        budget_us_start=Micros(9_000_000),
        budget_us_max=Micros(9_000_000),
        spread_us_most=Micros(400_000),
        spread_us_least=Micros(400_000),
    )
    monkeypatch.setattr("slapjack.table.state.settings_for", lambda _: boundless)
    assert gain(cheats.Claims, Sitting(direct=False, tables=2, races=20)).low > 150


@pytest.mark.slow
@pytest.mark.no_cover
def test_a_lag_switch_makes_the_others_wait_no_longer_than_the_cap() -> None:
    held = gain(cheats.HoldsItsWords, Sitting(others=3, tables=2, races=20))
    assert held.wait_ms <= CASUAL.hard_cap_us / 1000


@pytest.mark.slow
@pytest.mark.no_cover
def test_who_never_acknowledges_is_judged_without_a_word_and_gains_nothing() -> None:
    silent = gain(cheats.NeverAcknowledges, Sitting(path="lan"))
    assert silent.high <= 3
    assert silent.wait_ms <= CASUAL.hard_cap_us / 1000


@pytest.mark.slow
@pytest.mark.no_cover
def test_who_says_that_the_hand_came_before_the_face_wins_nothing() -> None:
    assert gain(forgers.PressesBeforeTheFace, Sitting(path="lan", tables=2, races=20)).share == 0


@pytest.mark.slow
@pytest.mark.no_cover
def test_who_slaps_a_card_that_was_not_shown_yet_is_refused_each_time() -> None:
    seats = (((LAN, 1),),) * 2
    world = World(
        Mixture("forger", seats, equal=True),
        "1",
        judge="casual",
        rules=EVERY_CARD_LIVE,
        cheats={1: forgers.SlapsTheNextCard},
    )
    world.deal()
    world.play_races(10)
    assert len(world.players[1].refusals) >= 10
    assert not world.players[0].refusals
