"""What happens by itself when nobody acts, and what a pause does to it (design 4.15, 4.17)."""

from typing import Literal

import pytest

from slapjack.protocol.client_messages import Cut, SetOptions
from slapjack.protocol.lobby import TableOptions
from slapjack.rules import CutMade, Dealt, Redeal, RuleSet
from slapjack.table.flips import AWAY_FLIP_US, TIE_FLIP_US
from slapjack.table.joining import snapshot
from slapjack.table.pace import CUT_DUE_US, CUT_OFFER_US
from slapjack.table.start import Start
from slapjack.units import Micros, Seat
from tests.table.bench import Bench, classic
from tests.table.clients import FAR, PLAIN
from tests.table.wires import ms


def people(*, flips: str = "5H 6H 7H 8H", rules: RuleSet | None = None, count: int = 2) -> Bench:
    bench = Bench(rules=rules or classic(), flips=flips)
    for place in range(count):
        bench.sit(f"p{place}", PLAIN if place == 0 else FAR)
    bench.deal()
    return bench


def pressed(bench: Bench) -> Micros:
    return bench.until(lambda: bench.play.press is not None)


def test_a_flip_happens_by_itself_after_the_houses_time() -> None:
    bench = people()
    dealt_at = bench.play.deal_at
    assert pressed(bench) == dealt_at + ms(10_000)
    bench.until(lambda: bench.play.game.flips == 1)
    shown_at = bench.show_at(1)
    bench.until(lambda: bench.play.press is None)
    assert pressed(bench) == shown_at + ms(10_000)


def test_a_house_may_hurry_nobody() -> None:
    bench = people(rules=classic(flip_timeout_ms=0))
    bench.run(60_000)
    assert bench.play.press is None


def test_one_person_among_bots_is_not_hurried() -> None:
    bench = Bench(flips="5H 6H 7H 8H")
    bench.sit("ann", PLAIN)
    bench.bot()
    bench.deal()
    bench.run(60_000)
    assert bench.play.press is None


def test_a_seat_of_somebody_away_flips_even_where_nobody_is_hurried() -> None:
    bench = people(rules=classic(flip_timeout_ms=0), count=3)
    bench.hang_up(bench.of_seat(0))
    away_at = bench.until(lambda: bench.table.state.seating[Seat(0)].away)
    assert pressed(bench) == max(away_at, Micros(bench.play.deal_at + AWAY_FLIP_US))


def test_a_false_slap_gives_the_turn_seat_no_more_time() -> None:
    bench = people()
    bench.flip(then_ms=5_000)
    bench.slap_at(0, bench.now, flip=1)
    assert pressed(bench) == bench.show_at(1) + ms(10_000)


def test_a_pause_stops_the_time_to_flip() -> None:
    bench = people()
    bench.run_to(Micros(bench.play.deal_at + ms(6_000)))
    bench.pause()
    bench.run(60_000)
    assert bench.play.press is None
    resumed_at = bench.now
    bench.resume()
    assert pressed(bench) == resumed_at + ms(4_000)


@pytest.mark.rule("B69")
def test_the_time_of_the_game_stands_still_in_a_pause() -> None:
    bench = people(rules=classic(time_limit_s=30, flip_timeout_ms=0))
    bench.run_to(Micros(bench.play.deal_at + ms(12_000)))
    bench.pause()
    bench.run(100_000)
    resumed_at = bench.now
    bench.resume()
    over_at = bench.until(lambda: bench.table.state.result is not None)
    assert over_at == resumed_at + ms(18_000)


def game_left(bench: Bench) -> int | None:
    return snapshot(bench.table.state).game_left_us


def test_who_comes_learns_how_long_the_game_still_goes_also_in_a_pause() -> None:
    bench = people(rules=classic(time_limit_s=30, flip_timeout_ms=0))
    bench.run_to(Micros(bench.play.deal_at + ms(12_000)))
    assert game_left(bench) == ms(18_000)
    bench.pause()
    bench.run(100_000)
    assert game_left(bench) == ms(18_000)
    bench.resume()
    bench.until(lambda: bench.table.state.result is not None)
    assert game_left(bench) is None


def slapped_as_time_ran_out() -> Bench:
    """Return a game in which a Jack is slapped 20 ms before its time limit."""
    bench = people(flips="5H JS 6H", rules=classic(time_limit_s=10))
    bench.flip()
    bench.flip()
    ends_at = bench.table.state.timers.at("game")
    assert ends_at is not None
    bench.run_to(Micros(ends_at - ms(300)))
    bench.slap_at(0, Micros(ends_at - ms(20)), flip=2)
    return bench


def test_no_time_is_left_while_a_race_outlasts_the_limit() -> None:
    bench = slapped_as_time_ran_out()
    bench.until(lambda: bench.table.state.timers.at("game") is None)
    assert bench.play.open_race is not None
    assert game_left(bench) == 0


def test_a_laid_position_has_no_end_in_sight() -> None:
    bench = Bench(
        rules=classic(time_limit_s=10), start=Start(stocks=(("5H",), ("6H", "7H")), turn=Seat(0))
    )
    for place in range(2):
        bench.sit(f"p{place}", PLAIN)
    bench.deal()
    assert game_left(bench) is None


def test_a_game_without_a_limit_and_one_not_dealt_yet_have_no_end_in_sight() -> None:
    assert game_left(people()) is None
    bench = Bench(rules=RuleSet(cut="required", time_limit_s=30))
    for place in range(2):
        bench.sit(f"p{place}", PLAIN)
    bench.deal()
    assert bench.table.state.phase == "cutting"
    assert game_left(bench) is None


def test_a_pause_held_back_by_the_race_in_which_the_time_ran_out_only_delays_the_end() -> None:
    bench = slapped_as_time_ran_out()
    bench.until(lambda: bench.play.open_race is not None)
    bench.pause()
    bench.until(lambda: bench.play.game.view.paused or bench.play.game.outcome is not None)
    bench.run(5_000)
    assert bench.table.state.result is None
    bench.resume()
    bench.run(100)
    assert bench.table.state.result is not None


def test_a_tie_replay_turns_its_card_by_itself() -> None:
    bench = people(flips="5H JS 6H 7H")
    bench.flip()
    bench.flip()
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=305)
    bench.until(lambda: bool(bench.verdicts()))
    tied_at = bench.now
    assert pressed(bench) == tied_at + TIE_FLIP_US
    assert bench.table.state.seating[Seat(0)].timeouts == 0


@pytest.mark.parametrize(
    ("cut", "after_us", "made"), [("optional", CUT_OFFER_US, 0), ("required", CUT_DUE_US, 1)]
)
def test_an_offered_cut_is_not_waited_for_for_ever(cut: str, after_us: int, made: int) -> None:
    bench = people(rules=classic(cut=cut))
    offered_at = bench.now
    dealt_at = bench.until(lambda: bool(bench.events_of(Dealt)))
    assert dealt_at == offered_at + after_us
    assert len(bench.events_of(CutMade)) == made


def test_a_cut_is_made_by_its_seat() -> None:
    bench = people(rules=classic(cut="optional"))
    bench.say(bench.of_seat(0), Cut(action_id="cut", seat=0, cards=20))
    bench.run(50)
    assert [(event.seat, event.cards) for event in bench.events_of(CutMade)] == [(0, 20)]
    bench.run(20_000)
    assert len(bench.events_of(Dealt)) == 1


@pytest.mark.rule("B32")
def test_where_nobody_can_flip_and_nobody_slaps_the_pile_is_dealt_again() -> None:
    bench = Bench(
        start=Start(stocks=((), ("JS",)), pile=("2H", "3H"), turn=Seat(1)),
    )
    bench.sit("ann", PLAIN)
    bench.sit("bob", FAR)
    bench.deal()
    bench.flip()
    expired_at = bench.until(lambda: bool(bench.events_of(Redeal)))
    assert expired_at == bench.show_at(1) + ms(3_000)


def test_a_race_that_opens_before_the_idle_end_puts_it_off() -> None:
    bench = Bench(
        rules=classic(shout="required"),
        start=Start(stocks=((), ("JS",)), pile=("2H", "3H"), turn=Seat(1)),
    )
    bench.sit("ann", PLAIN)
    bench.sit("bob", FAR)
    bench.deal()
    bench.flip()
    bench.slap(0, reaction_ms=2_900)
    bench.until(lambda: bool(bench.verdicts()))
    assert bench.now > bench.show_at(1) + ms(3_000)
    assert bench.hands_of(0) == [("void", "silent")]
    silent_at = bench.now
    expired_at = bench.until(lambda: bool(bench.events_of(Redeal)))
    assert expired_at == silent_at + ms(3_000)


def set_pace(bench: Bench, pace: Literal["slow", "normal", "fast"]) -> None:
    bench.order(SetOptions(action_id=bench.action_id(), options=TableOptions(pace=pace)))


@pytest.mark.parametrize(("pace", "wait_ms"), [("slow", 20_000), ("fast", 5_000)])
def test_the_host_changes_between_two_flips_how_soon_a_card_flips_by_itself(
    pace: Literal["slow", "fast"], wait_ms: int
) -> None:
    bench = people()
    bench.run(1_000)
    set_pace(bench, pace)
    assert pressed(bench) == bench.play.deal_at + ms(wait_ms)


@pytest.mark.parametrize(("pace", "times"), [("slow", 2), ("normal", 1), ("fast", 1)])
def test_a_slow_pace_lets_a_card_lie_longer_and_none_less_than_the_rules_say(
    pace: Literal["slow", "normal", "fast"], times: int
) -> None:
    bench = people()
    set_pace(bench, pace)
    bench.flip()
    bench.press()
    bench.until(lambda: bench.play.game.flips == 2)
    lay_ms = (bench.show_at(2) - bench.show_at(1)) / 1_000
    assert times * 1_000 <= lay_ms < times * 1_000 + 900
