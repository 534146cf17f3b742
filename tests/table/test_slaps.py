"""Where a hand belongs, row by row of the design (4.2) and by its points 1, 2 and 3."""

import pytest

from slapjack.protocol.client_messages import Slap as SlapMessage
from slapjack.protocol.server_messages import Accepted, Late, Refused
from slapjack.rules import FoulCalled, Penalty, RuleSet, SlapWon
from slapjack.table.start import Start
from slapjack.units import FlipNo, Micros, Seat
from tests.table.bench import CLASSIC, Bench, classic
from tests.table.clients import FAR, PLAIN, Habits
from tests.table.wires import ms

FLIP_2 = FlipNo(2)


def two(flips: str = "5H JS 6H 7H", *, rules: RuleSet = CLASSIC, far: Habits = FAR) -> Bench:
    bench = Bench(rules=rules, flips=flips)
    bench.sit("near", PLAIN)
    bench.sit("far", far)
    bench.deal()
    return bench


def jack_shown(bench: Bench) -> Bench:
    bench.flip()
    bench.flip()
    return bench


def jack_about_to_be_covered(bench: Bench) -> Micros:
    """Show the Jack, press its cover; return the moment of the cover, 5 ms before the far send."""
    jack_shown(bench)
    bench.press()
    bench.until(lambda: bench.play.game.flips == 2 and bench.play.press is not None)
    show_at = bench.show_at(3)
    bench.run_to(Micros(show_at - ms(105)))
    return show_at


# quiet


@pytest.mark.rule("A.1-33", "S001-20", "S004-16")
def test_quiet_a_hand_is_a_false_slap_at_once(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.flip()
    bench.slap(1, reaction_ms=300)
    judged_at = bench.until(lambda: bool(bench.hands_of(1)))
    assert bench.hands_of(1) == [("false", "no_trigger")]
    assert judged_at == bench.show_at(1) + ms(300 + 100)
    assert [event.to for event in bench.events_of(Penalty)] == [(0,)]
    assert bench.verdicts() == []


# live


def test_live_a_valid_hand_opens_the_race_and_is_held(near_and_far: Bench) -> None:
    bench = jack_shown(near_and_far)
    assert bench.race.phase == "live"
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.race.phase == "open")
    assert bench.hands_of(0) == []


@pytest.mark.rule("B05", "B41")
def test_live_an_early_hand_is_void_at_once_and_may_be_followed(near_and_far: Bench) -> None:
    bench = jack_shown(near_and_far)
    bench.slap(0, reaction_ms=60)
    bench.run(200)
    assert bench.hands_of(0) == [("void", "anticipated")]
    assert bench.race.phase == "live"
    bench.slap(0, reaction_ms=300)
    bench.run(1_000)
    assert bench.hands_of(0)[-1] == ("won", None)


def test_live_a_hand_that_says_itself_it_was_early_is_early(near_and_far: Bench) -> None:
    bench = jack_shown(near_and_far)
    bench.slap(0, reaction_ms=300, claim_ms=99)
    bench.run(500)
    assert bench.hands_of(0) == [("void", "anticipated")]


@pytest.mark.rule("A.1-66", "B24")
def test_live_the_wrong_hand_is_a_foul_at_once_and_the_trigger_stays() -> None:
    bench = jack_shown(two(rules=classic(slap_hand="non_flipping")))
    bench.slap(0, side="right")
    bench.run(500)
    assert bench.hands_of(0) == [("void", "hand")]
    assert bench.events_of(FoulCalled)
    assert bench.race.phase == "live"


def test_live_where_the_flipping_hand_slaps_the_others_are_waited_for() -> None:
    bench = jack_shown(two(rules=classic(slap_hand="flipping")))
    bench.slap(0, reaction_ms=300, side="right")
    bench.slap(1, reaction_ms=280, side="right")
    bench.run(1_000)
    assert bench.verdicts()[0][1].winner == 1


# open


@pytest.mark.rule("B55")
def test_open_all_hands_are_judged_in_one_action(near_and_far: Bench) -> None:
    bench = jack_shown(near_and_far)
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=240, claim_ms=90)
    bench.run(1_000)
    slaps = [line.body for line in bench.play.record.lines if line.body.get("do") == "slap"]
    assert len(slaps) == 1
    assert bench.hands_of(1) == [("void", "anticipated")]
    assert bench.hands_of(0) == [("won", None)]


# covered


@pytest.mark.rule("B40", "B61")
def test_covered_a_hand_in_flight_in_time_wins_the_pile_and_its_cover(near_and_far: Bench) -> None:
    bench = near_and_far
    cover_at = jack_about_to_be_covered(bench)
    bench.slap_at(1, Micros(cover_at - ms(15)), flip=2)
    bench.run(500)
    (won,) = bench.events_of(SlapWon)
    assert (won.seat, won.cards, won.flip) == (1, 3, 2)
    assert bench.play.game.turn == 1


def test_covered_hands_on_the_cover_are_annulled_free_when_the_card_below_is_won(
    near_and_far: Bench,
) -> None:
    bench = near_and_far
    cover_at = jack_about_to_be_covered(bench)
    bench.slap(0, reaction_ms=40, flip=3)
    bench.slap_at(1, Micros(cover_at - ms(15)), flip=2)
    bench.run(1_000)
    assert bench.hands_of(1) == [("won", None)]
    assert bench.hands_of(0) == []
    assert not bench.events_of(Penalty)


def test_covered_hands_on_the_cover_wait_until_every_screen_showed_it(near_and_far: Bench) -> None:
    bench = near_and_far
    cover_at = jack_about_to_be_covered(bench)
    bench.slap(0, reaction_ms=40, flip=3)
    judged_at = bench.until(lambda: bool(bench.hands_of(0)))
    assert judged_at == cover_at + ms(100)


def test_covered_hands_on_the_cover_wait_no_longer_than_a_hand_could_be_in_time() -> None:
    bench = two(far=Habits(up_ms=100, down_ms=100, tells_shown=False))
    cover_at = jack_about_to_be_covered(bench)
    bench.slap(0, reaction_ms=40, flip=3)
    judged_at = bench.until(lambda: bool(bench.hands_of(0)))
    assert judged_at == cover_at + ms(-125 + 200) + 52_334 + 1


def test_covered_twice_a_card_is_settled_before_hands_on_the_cards_above() -> None:
    """Without a least cover the next cover may leave before the last one was surely seen."""
    far = Habits(up_ms=125, down_ms=125, tells_shown=False)
    bench = two("5H JS JD 6H", rules=classic(min_cover_ms=0), far=far)
    jack_shown(bench)
    bench.flip()
    bench.press()
    bench.until(lambda: bench.play.game.flips == 4)
    assert bench.play.is_unsettled_below(bench.race)
    bench.run(3_000)
    assert [one.phase for one in bench.play.races.values()] == [
        "quiet",
        "closed",
        "closed",
        "quiet",
    ]


@pytest.mark.rule("B40", "B62")
def test_covered_a_hand_too_late_within_the_grace_is_late_and_free(near_and_far: Bench) -> None:
    bench = near_and_far
    cover_at = jack_about_to_be_covered(bench)
    bench.slap_at(1, Micros(cover_at + ms(60)), flip=2)
    bench.run(500)
    assert bench.hands_of(1) == [("late", "covered")]
    assert not bench.events_of(Penalty)


@pytest.mark.rule("B62")
def test_covered_a_hand_beyond_the_grace_is_a_hand_on_the_top_card(near_and_far: Bench) -> None:
    bench = near_and_far
    cover_at = jack_about_to_be_covered(bench)
    bench.slap_at(1, Micros(cover_at + ms(251)), flip=2)
    bench.run(800)
    assert bench.hands_of(1) == [("false", "no_trigger")]


@pytest.mark.rule("B40", "B62")
def test_covered_a_late_hand_wins_a_top_that_is_live_itself() -> None:
    bench = two("5H JS JD 7H")
    cover_at = jack_about_to_be_covered(bench)
    bench.slap_at(1, Micros(cover_at + ms(200)), flip=2)
    bench.run(1_000)
    (won,) = bench.events_of(SlapWon)
    assert (won.seat, won.cards, won.flip) == (1, 3, 3)


@pytest.mark.rule("B62")
def test_covered_a_late_hand_that_is_early_on_a_live_top_is_late_and_free() -> None:
    bench = two("5H JS JD 7H")
    cover_at = jack_about_to_be_covered(bench)
    bench.slap_at(1, Micros(cover_at + ms(50)), flip=2)
    bench.run(1_000)
    assert bench.hands_of(1) == [("late", "covered")]
    assert bench.race.phase == "live"


def test_covered_a_late_hand_stays_free_in_an_open_race_on_the_top() -> None:
    rules = classic(anticipation_rule="false_slap", late_grace_ms=1_000)
    bench = two("5H JS JD 7H", rules=rules)
    cover_at = jack_about_to_be_covered(bench)
    bench.slap(0, reaction_ms=110, flip=3)
    bench.slap_at(1, Micros(cover_at + ms(50)), flip=2)
    bench.run(1_000)
    assert bench.hands_of(1) == [("late", "covered")]
    assert bench.hands_of(0) == [("won", None)]
    assert not bench.events_of(Penalty)


@pytest.mark.rule("B61")
def test_covered_a_hand_on_a_quiet_card_in_time_is_false_on_that_card(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.flip()
    bench.press()
    bench.until(lambda: bench.play.press is not None)
    bench.slap_at(1, bench.show_at(2), flip=1)
    bench.run_to(Micros(bench.show_at(2) + ms(300)))
    assert bench.hands_of(1) == [("false", "no_trigger")]
    assert bench.race.phase == "live"


def test_covered_a_name_two_cards_ago_tells_how_long_that_one_was_covered() -> None:
    bench = two("5H JS 6H 7H", rules=classic(min_cover_ms=0))
    jack_shown(bench)
    bench.flip()
    bench.flip(then_ms=100)
    bench.slap_at(1, bench.now, flip=2)
    bench.run(500)
    assert bench.now - bench.show_at(4) < ms(CLASSIC.late_grace_ms) + ms(500)
    assert bench.hands_of(1) != [("late", "covered")]


def test_covered_hands_that_wait_on_the_cover_wait_through_a_pause(near_and_far: Bench) -> None:
    bench = near_and_far
    cover_at = jack_about_to_be_covered(bench)
    bench.slap(0, reaction_ms=40, flip=3)
    bench.run_to(Micros(cover_at + ms(90)))
    bench.pause()
    bench.run(5_000)
    assert bench.hands_of(0) == []
    bench.resume()
    assert bench.hands_of(0) == [("void", "anticipated")]


# closed


def test_closed_a_hand_is_late_free_and_in_the_rows(near_and_far: Bench) -> None:
    bench = jack_shown(near_and_far)
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=600)
    bench.run(1_500)
    assert bench.hands_of(1) == []
    for client in bench.clients:
        (late,) = [h.message for h in client.got(Late) if isinstance(h.message, Late)]
        assert (late.flip, late.row.seat, late.row.result) == (2, 1, "late")
        assert late.row.reaction_us == ms(600)


def test_closed_under_another_card_a_hand_is_read_as_one_on_that_card(near_and_far: Bench) -> None:
    bench = near_and_far
    cover_at = jack_about_to_be_covered(bench)
    bench.run_to(Micros(cover_at + ms(700)))
    assert bench.play.races[FLIP_2].phase == "closed"
    bench.slap_at(1, bench.now, flip=2)
    bench.run(300)
    assert bench.hands_of(1) == [("false", "no_trigger")]


@pytest.mark.rule("B72")
def test_a_slap_on_an_empty_pile_costs_where_the_house_says_so() -> None:
    bench = jack_shown(two(rules=classic(empty_slap="penalise")))
    bench.slap(0, reaction_ms=300)
    bench.run(1_500)
    bench.slap(1, reaction_ms=(bench.now - bench.of_seat(1).shown[FLIP_2][0]) / 1e3, flip=2)
    bench.run(300)
    assert bench.hands_of(1) == [("false", "empty")]


# what cannot be


def test_a_hand_on_a_card_that_was_not_sent_yet_is_refused(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.press(0)
    bench.until(lambda: bench.play.game.flips == 1)
    blind = SlapMessage(action_id="blind", seat=0, flip=1, shown_us=1, pressed_us=2)
    bench.say(bench.clients[0], blind)
    bench.run(20)
    assert bench.now < bench.shows_at(1, bench.clients[0])
    assert bench.answers_to("blind") == [Refused(action_id="blind", code="no_such_flip")]


def test_a_hand_on_a_card_that_never_was_is_refused(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.flip(then_ms=100)
    blind = SlapMessage(action_id="blind", seat=0, flip=2, shown_us=1, pressed_us=2)
    bench.say(bench.clients[0], blind)
    bench.run(20)
    assert bench.answers_to("blind") == [Refused(action_id="blind", code="no_such_flip")]


def test_a_repeated_hand_gets_the_answer_again_and_counts_once(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.flip()
    first = bench.slap(1, reaction_ms=300)
    bench.slap(1, reaction_ms=330, action_id=first)
    bench.run(600)
    assert bench.answers_to(first) == [Accepted(action_id=first)] * 2
    assert len(bench.hands_of(1)) == 1


def test_a_hand_in_a_pause_is_refused(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.flip()
    bench.pause()
    action_id = bench.slap(1, reaction_ms=300)
    bench.run(600)
    assert bench.answers_to(action_id) == [Refused(action_id=action_id, code="paused")]


def test_a_hand_on_a_card_of_long_ago_is_refused_and_costs_nothing() -> None:
    bench = two("2H 4H 6H 8H 10H QH 3H 5H 7H 9H", rules=classic(min_cover_ms=0))
    for _ in range(10):
        bench.flip(then_ms=150)
    action_id = bench.slap_at(1, bench.now, flip=1)
    bench.run(120)
    assert bench.answers_to(action_id) == [Refused(action_id=action_id, code="no_such_flip")]
    assert bench.hands_of(1) == []


# the client's own word (fairness.md 1.5)


@pytest.mark.parametrize("silent", [True, False], ids=["no shown", "another shown"])
def test_a_hand_whose_page_told_nothing_fitting_is_measured_by_the_server(silent: bool) -> None:
    bench = jack_shown(two(far=Habits(up_ms=100, down_ms=100, tells_shown=not silent)))
    bench.run(200)
    far = bench.of_seat(1)
    _, shown_us = far.shown[FLIP_2]
    bench.run_to(Micros(bench.show_at(2) + ms(300)))
    say = SlapMessage(
        action_id="mine",
        seat=1,
        flip=2,
        shown_us=shown_us if silent else shown_us + 1,
        pressed_us=far.clock_us(),
    )
    bench.say(far, say)
    bench.run(1_000)
    (row,) = bench.verdicts()[0][1].rows
    assert row.reaction_us == ms(325) - 28_000


def test_covered_a_transport_without_order_proves_no_hand_in_time() -> None:
    bench = two(far=Habits(up_ms=100, down_ms=100, ordered=False))
    cover_at = jack_about_to_be_covered(bench)
    bench.slap_at(1, Micros(cover_at - ms(15)), flip=2)
    bench.run(500)
    assert bench.hands_of(1) == [("late", "covered")]


@pytest.mark.rule("B78")
def test_given_cards_may_lie_in_the_pile() -> None:
    bench = Bench(start=Start(stocks=(("2H", "3H"), ("4H", "5H")), pile=("KS", "JS"), turn=Seat(0)))
    bench.sit("ann")
    bench.sit("bob")
    bench.deal()
    assert bench.play.game.live
    bench.flip(then_ms=2_000)
    assert bench.play.game.flips == 1
