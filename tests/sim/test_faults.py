from collections import Counter

import pytest

from slapjack.rules import Action, Event, Game, RuleSet
from slapjack.sim.faults import Fault, FaultKind, draw_faults
from slapjack.sim.mixtures import MIXTURES
from slapjack.sim.trial import play
from slapjack.sim.world import World
from slapjack.units import Micros

CLASSIC = RuleSet.preset("classic", cut="none")


def world(seed: str = "1") -> World:
    dealt = World(MIXTURES["mix"], seed, judge="casual", rules=CLASSIC)
    dealt.deal()
    return dealt


def suffering(kind: FaultKind, *, span_us: int, at_us: int = 3_000_000) -> World:
    dealt = world()
    dealt.suffer([Fault(kind, Micros(at_us), Micros(span_us), seat=1)])
    return dealt


def test_equal_seeds_draw_equal_faults_of_every_kind() -> None:
    drawn = draw_faults("7", seats=4, until=60_000_000, count=60)
    assert drawn == draw_faults("7", seats=4, until=60_000_000, count=60)
    assert drawn != draw_faults("8", seats=4, until=60_000_000, count=60)
    assert min(Counter(fault.kind for fault in drawn).values()) > 10
    assert {fault.seat for fault in drawn} == {0, 1, 2, 3}


def test_who_lost_the_connection_comes_back_and_misses_nothing() -> None:
    lost = suffering("dropped", span_us=4_000_000)
    lost.play_for(5_000_000)
    assert lost.players[1].session.seq < lost.players[0].session.seq
    lost.play_for(15_000_000)
    assert lost.players[1].session.view == lost.players[0].session.view


def test_a_deal_that_was_lost_on_its_way_is_said_again() -> None:
    lost = world()
    lost.suffer([Fault("dropped", Micros(0), Micros(3_000_000), seat=0)])
    lost.play_for(10_000_000)
    assert lost.table.phase == "playing"


def test_a_hidden_page_shows_no_face_until_it_is_looked_at_again() -> None:
    hidden = suffering("hidden", span_us=20_000_000, at_us=0)
    hidden.play_for(19_000_000)
    assert shows_cards(hidden) == [True, False, True, True]
    hidden.play_for(11_000_000)
    assert shows_cards(hidden) == [True, True, True, True]


def shows_cards(dealt: World) -> list[bool]:
    """Tell which screens have said that they show one of the newest cards."""
    return [
        any(screen.shown_at is not None for screen in connection.screens.values())
        for connection in dealt.table.connections
    ]


def test_what_comes_while_the_loop_stands_still_is_stamped_at_its_end() -> None:
    stalled = suffering("stalled", span_us=300_000)
    stalled.play_for(3_000_000)
    before = stalled.table.now
    stalled.play_for(290_000)
    assert stalled.table.now == before
    stalled.play_for(20_000)
    table_play = stalled.table.play
    assert table_play is not None
    assert table_play.lag_until - table_play.lag_from == 300_000
    assert stalled.table.now >= table_play.lag_until


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("block", range(4))
def test_whatever_goes_wrong_every_promise_is_kept_to_the_end_of_the_game(block: int) -> None:
    """Fifty games a block; the checkers of the world look after every step."""
    assert len({play(number) for number in range(50 * block, 50 * block + 50)}) == 50


def test_a_game_that_breaks_a_promise_says_how_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(game: Game, action: Action) -> tuple[Event, ...]:
        raise RuntimeError("a fault in the rules")

    monkeypatch.setattr(Game, "apply", broken)
    with pytest.raises(RuntimeError) as caught:
        play(3)
    assert "See it again: make sim SEED=3 GAMES=1" in caught.value.__notes__
