"""The life of a flip until it shows, row by row of the design (4.1)."""

import pytest

from slapjack.protocol import codec
from slapjack.protocol.client_messages import Claim, Flip, Pause, Rematch
from slapjack.protocol.server_messages import (
    Accepted,
    Arm,
    Disarm,
    Events,
    Refused,
    Show,
    Snapshot,
)
from slapjack.rules import CardFlipped, HandJudged, RuleSet, new_deck
from slapjack.table.entries import Pressed
from slapjack.table.inputs import Message
from slapjack.table.start import Start
from slapjack.units import Micros, Seat
from tests.table.bench import CLASSIC, Bench, classic
from tests.table.clients import FAR, PLAIN
from tests.table.wires import ms


def table_of_two(seed: int = 0, *, rules: RuleSet = CLASSIC, flips: str = "5H JS 6H 7H") -> Bench:
    bench = Bench(rules=rules, flips=flips, seed=bytes([seed]) * 32)
    bench.sit("near", PLAIN)
    bench.sit("far", FAR)
    bench.deal()
    return bench


def test_armed_the_back_rises_on_all_screens(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.press(0)
    bench.run(120)
    for client in bench.clients:
        (arm,) = client.got(Arm)
        assert arm.message == Arm(flip=1, seat=0)
        assert client.session.armed is not None


@pytest.mark.rule("A.1-23", "A.1-27", "S001-08")
def test_armed_no_byte_of_the_face_leaves_before_its_send(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.flip(then_ms=200)
    for number, sent_at in bench.shows(1).items():
        client = next(c for c in bench.clients if c.number == number)
        early = [h for h in client.heard if h.said_at < sent_at]
        assert early
        assert not any(b'"5H"' in codec.encode(h.message) for h in early)


@pytest.mark.rule("A.1-27", "S004-11")
def test_armed_each_screen_is_served_half_its_road_and_its_frames_before_the_moment(
    near_and_far: Bench,
) -> None:
    bench = near_and_far
    bench.flip(then_ms=100)
    near, far = bench.clients
    show_at = bench.show_at(1)
    assert bench.shows(1) == {near.number: show_at - ms(35), far.number: show_at - ms(125)}
    assert near.shown[bench.race.flip][0] == far.shown[bench.race.flip][0]


@pytest.mark.slow
def test_armed_the_random_wait_comes_after_press_and_lead() -> None:
    waits = []
    for seed in range(40):
        bench = table_of_two(seed)
        bench.press(0)
        bench.until(lambda b=bench: b.play.press is not None)  # type: ignore[misc]
        pressed_at = bench.now
        waits.append(bench.show_at(1) - (pressed_at + ms(125)))
    assert all(ms(150) <= wait <= ms(450) for wait in waits)
    assert max(waits) - min(waits) > ms(200)


@pytest.mark.rule("B77")
@pytest.mark.slow
def test_armed_the_random_wait_comes_after_the_cover_of_the_card_before() -> None:
    for seed in range(20):
        bench = table_of_two(seed)
        bench.flip()
        bench.press(1)
        bench.run(200)
        wait = bench.show_at(2) - (bench.show_at(1) + ms(CLASSIC.min_cover_ms))
        assert ms(150) <= wait <= ms(450)


@pytest.mark.slow
def test_armed_the_random_wait_comes_after_the_verdict_of_an_open_race() -> None:
    for seed in range(20):
        bench = table_of_two(seed, rules=classic(min_cover_ms=0))
        bench.flip()
        bench.flip()
        bench.press(0)
        bench.slap(0, reaction_ms=105)
        bench.until(lambda b=bench: b.play.open_race is not None)  # type: ignore[misc]
        assert bench.play.press is not None
        assert bench.play.press.show_at is None
        bench.until(lambda b=bench: bool(b.verdicts()))  # type: ignore[misc]
        ((verdict_at, _),) = bench.verdicts()
        assert ms(150) <= bench.show_at(3) - verdict_at <= ms(450)


def test_armed_a_press_beside_a_press_changes_nothing(near_and_far: Bench) -> None:
    bench = near_and_far
    first, second = bench.press(0), bench.press(0)
    bench.run(100)
    assert isinstance(bench.answers_to(first)[0], Accepted)
    assert isinstance(bench.answers_to(second)[0], Accepted)
    assert len(bench.entries_of(Pressed)) == 1


def test_armed_the_other_seat_is_refused(near_and_far: Bench) -> None:
    bench = near_and_far
    wrong = bench.press(1)
    bench.run(200)
    assert bench.answers_to(wrong) == [Refused(action_id=wrong, code="not_your_turn")]
    assert bench.play.press is None


def test_armed_again_a_false_slap_draws_a_new_moment_and_sends_nothing(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.flip(then_ms=300)
    bench.press(1)
    bench.run(150)
    first_at = bench.show_at(2)
    bench.slap(0, reaction_ms=900, flip=1)
    bench.until(lambda: bool(bench.events_of(HandJudged)))
    slapped_at = bench.now
    assert bench.show_at(2) != first_at
    assert bench.show_at(2) >= slapped_at + ms(150)
    bench.run(3_000)
    near = bench.clients[0]
    assert [h.message.flip for h in near.got(Arm) if isinstance(h.message, Arm)] == [1, 2]
    assert not near.got(Disarm)
    assert bench.play.game.flips == 2


def test_armed_again_a_hand_that_is_ignored_does_not_put_the_card_off(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.flip(then_ms=300)
    bench.slap(0, reaction_ms=400)
    bench.run(200)
    bench.press(1)
    bench.run(150)
    drawn_at = bench.show_at(2)
    bench.slap(0, reaction_ms=900, flip=1)
    bench.until(lambda: len(bench.events_of(HandJudged)) == 2)
    assert bench.events_of(HandJudged)[-1].result == "ignored"
    assert bench.show_at(2) == drawn_at


@pytest.mark.rule("B02")
def test_dropped_when_a_comeback_takes_the_turn() -> None:
    bench = Bench(
        rules=classic(false_slap="to_each"),
        start=Start(
            stocks=(("2H", "3H", "4H"), (), ("5H", "6H", "7H")), pile=("KS",), turn=Seat(0)
        ),
    )
    for name in ("ann", "bob", "cat"):
        bench.sit(name)
    bench.deal()
    bench.flip()
    assert bench.play.game.turn == 2
    bench.press(2)
    bench.run(50)
    bench.slap(0, reaction_ms=400, flip=1)
    bench.run(600)
    assert bench.play.game.turn == 1
    assert bench.play.press is None
    assert bench.of_seat(0).got(Disarm)
    assert bench.of_seat(0).session.armed is None


@pytest.mark.rule("B50")
def test_dropped_when_the_winner_leads() -> None:
    bench = table_of_two(rules=classic(next_after_win="winner"))
    bench.flip()
    bench.flip()
    bench.press(0)
    bench.slap(1, reaction_ms=250)
    bench.until(lambda: bool(bench.verdicts()))
    bench.run(200)
    assert bench.play.game.turn == 1
    assert bench.play.press is None
    assert [h.message for h in bench.clients[1].got(Disarm)] == [Disarm(flip=3)]


def test_dropped_when_the_seat_leaves() -> None:
    bench = Bench(flips="5H 6H 7H 8H")
    for name in ("ann", "bob", "cat"):
        bench.sit(name)
    bench.deal()
    bench.press(0)
    bench.run(50)
    bench.leave(0)
    bench.run(50)
    assert bench.play.press is None
    assert bench.of_seat(1).got(Disarm)


def test_dropped_when_the_game_is_paused(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.press(0)
    bench.run(50)
    bench.order(Pause(action_id="stop"))
    bench.run(3_000)
    assert bench.play.press is None
    assert bench.play.game.flips == 0
    assert bench.clients[1].got(Disarm)


def test_sent_the_flip_enters_the_game_at_the_first_send_and_counts_from_its_moment(
    near_and_far: Bench,
) -> None:
    bench = near_and_far
    bench.press(0)
    entered_at = bench.until(lambda: bench.play.game.flips == 1)
    show_at = bench.show_at(1)
    assert entered_at == show_at - ms(125)
    (flipped,) = bench.events_of(CardFlipped)
    assert flipped.at_us == show_at - bench.play.deal_at


def test_sent_what_happened_is_told_to_each_behind_its_own_face(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.flip(then_ms=200)
    for client in bench.clients:
        kinds = [
            type(h.message)
            for h in client.heard
            if isinstance(h.message, Show)
            or (isinstance(h.message, Events) and b"card_flipped" in codec.encode(h.message))
        ]
        assert kinds == [Show, Events]
        told = next(h for h in client.heard if b"card_flipped" in codec.encode(h.message))
        assert told.said_at == bench.shows(1)[client.number]


def test_sent_who_comes_before_it_shows_sees_the_view_before_and_then_the_face(
    near_and_far: Bench,
) -> None:
    bench = near_and_far
    bench.press(0)
    bench.until(lambda: bench.play.game.flips == 1)
    late = bench.reconnect(bench.clients[0], resume=False)
    bench.run(20)
    assert bench.now < bench.show_at(1)
    assert late.session.view is not None
    assert late.session.view.flips == 0
    (snapshot,) = [h.message for h in late.got(Snapshot) if isinstance(h.message, Snapshot)]
    assert snapshot.flip_left_us is None, "whose turn follows may follow from the card"
    bench.run(200)
    assert bench.shows(1)[late.number] == bench.show_at(1)
    assert late.session.view.flips == 1


def test_sent_who_resumes_before_it_shows_gets_the_face_before_the_words(
    near_and_far: Bench,
) -> None:
    bench = near_and_far
    bench.press(0)
    bench.until(lambda: bench.play.game.flips == 1)
    late = bench.reconnect(bench.clients[0])
    bench.run(200)
    assert not late.got(Snapshot)
    assert bench.shows(1)[late.number] == bench.show_at(1)
    assert late.session.view is not None
    assert late.session.view.flips == 1


def test_sent_a_card_that_ends_the_game_is_no_secret_told_early() -> None:
    bench = Bench(
        rules=classic(last_chance="none"),
        start=Start(stocks=(("2H",), ("3H", "4H")), pile=("KS",), turn=Seat(0)),
    )
    bench.sit("near", PLAIN)
    bench.sit("far", FAR)
    bench.deal()
    bench.press(0)
    bench.until(lambda: bench.play.game.flips == 1)
    late = bench.reconnect(bench.of_seat(0), resume=False)
    assert bench.table.summary().phase == "playing"
    bench.run(20)
    view = late.session.view
    assert view is not None
    assert view.over is None
    assert not bench.records
    bench.run(2_000)
    assert bench.table.summary().phase == "finished"
    assert bench.records[0].is_finished
    assert late.session.view is not None
    assert late.session.view.over is not None


@pytest.mark.parametrize("ask", [Flip(action_id="ask", seat=0), Claim(action_id="ask", seat=0)])
def test_sent_nothing_is_answered_from_the_new_card_before_it_shows(ask: Flip | Claim) -> None:
    bench = table_of_two()
    bench.flip(then_ms=1_500)
    bench.press(1)
    bench.until(lambda: bench.play.game.flips == 2)
    bench.say(bench.of_seat(0), ask)
    bench.run(50)
    assert bench.answers_to("ask") == []
    assert bench.play.press is None
    bench.run_to(Micros(bench.show_at(2) + 1))
    assert len(bench.answers_to("ask")) == 1


def test_sent_what_was_asked_is_answered_even_where_the_loop_wakes_late() -> None:
    bench = Bench(
        rules=classic(last_chance="none"),
        start=Start(stocks=(("2H",), ("3H", "4H")), pile=("KS",), turn=Seat(0)),
    )
    bench.sit("near", PLAIN)
    bench.sit("far", FAR)
    bench.deal()
    bench.press(0)
    bench.until(lambda: bench.play.game.flips == 1)
    bench.feed(Message(bench.of_seat(1).number, bench.now, Flip(action_id="ask", seat=1)))
    bench.now = Micros(bench.show_at(1) + ms(30))
    bench.wake_anew()
    assert bench.answers_to("ask") == [Refused(action_id="ask", code="game_over")]
    assert bench.table.summary().phase == "finished"


@pytest.mark.rule("A.1-27", "S004-11")
def test_shown_every_face_makes_a_message_of_the_same_length() -> None:
    lengths = {len(codec.encode(codec.show(7, str(card), 4_000_000_000))) for card in new_deck(2)}
    assert len(lengths) == 1


def test_shown_a_hand_that_comes_on_a_new_connection_is_measured_from_the_seats_first_show(
    near_and_far: Bench,
) -> None:
    bench = near_and_far
    bench.flip(then_ms=50)
    far = bench.clients[1]
    sent_at = bench.shows(1)[far.number]
    again = bench.reconnect(far)
    race = bench.race
    assert race.sent_to(Seat(again.session.seats[0])) == sent_at


@pytest.mark.rule("B89")
def test_the_flip_limit_ends_the_game_after_the_last_card_had_its_time() -> None:
    bench = table_of_two(rules=classic(max_flips=2))
    bench.flip()
    bench.flip()
    bench.press(0)
    bench.slap(1, reaction_ms=300)
    bench.run(1_000)
    ((_, verdict),) = bench.verdicts()
    assert verdict.winner == 1
    bench.run(3_000)
    assert bench.table.state.result is not None
    assert bench.table.state.result.reason == "flip_limit"
    assert bench.shows(3) == {}


def test_a_bot_that_flips_at_the_limit_ends_the_game() -> None:
    bench = Bench(rules=classic(max_flips=1), flips="5H 6H 7H")
    bench.sit("ann")
    bench.bot()
    bench.deal()
    bench.flip(0, then_ms=5_000)
    assert bench.table.state.result is not None
    assert bench.table.state.result.reason == "flip_limit"


def test_a_flip_is_refused_while_a_cut_is_awaited() -> None:
    bench = Bench(rules=classic(cut="optional"), flips="5H 6H")
    bench.sit("ann")
    bench.sit("bob")
    bench.deal()
    action_id = bench.action_id()
    bench.say(bench.clients[0], Flip(action_id=action_id, seat=0))
    bench.run(100)
    assert bench.answers_to(action_id) == [Refused(action_id=action_id, code="cut_missing")]
    bench.run(6_000)
    assert bench.table.state.phase == "playing"


def test_a_new_game_knows_no_screen_of_the_one_before() -> None:
    bench = table_of_two(rules=classic(max_flips=1))
    bench.flip()
    bench.press()
    bench.until(lambda: bench.table.state.phase == "finished")
    bench.order(Rematch(action_id="again"))
    assert all(not one.screens for one in bench.table.state.connections)
