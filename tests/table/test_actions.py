import pytest

from slapjack.protocol.client_messages import (
    Claim,
    Cut,
    Flip,
    HandOver,
    Kick,
    Leave,
    Lock,
    Pause,
    React,
    Ready,
    Shout,
    Slap,
    Unpause,
)
from slapjack.protocol.server_messages import Reacted, Welcome
from slapjack.rules import CutMade, Dealt
from slapjack.table.entries import Answered
from slapjack.table.pace import CUT_DUE_US, CUT_OFFER_US
from tests.table.asking import OK, ask, cards_in_play, classic, kinds, lobby, seats
from tests.table.bench import Bench
from tests.table.clients import Client


def people(count: int, **rules: object) -> tuple[Bench, list[Client]]:
    bench = Bench(rules=classic(**rules))
    clients = [bench.sit(f"person{number}") for number in range(count)]
    bench.run(500)
    return bench, clients


def playing(count: int, **rules: object) -> tuple[Bench, list[Client]]:
    bench, clients = people(count, **rules)
    bench.deal(warm_up_ms=10)
    return bench, clients


def slap_of(seat: int, flip: int = 1) -> Slap:
    return Slap(action_id="slap", seat=seat, flip=flip, shown_us=0, pressed_us=1)


# Who may ask


def test_nobody_acts_for_a_seat_that_is_not_theirs() -> None:
    bench, clients = playing(2)
    for message in (
        Flip(action_id="f", seat=0),
        slap_of(0),
        Ready(action_id="r", seat=0, ready=True),
        Leave(action_id="l", seat=0),
    ):
        assert ask(bench, clients[1], message) == "not_your_seat"
    assert len(seats(bench)) == 2


def test_a_watcher_acts_for_nobody_and_is_answered_each_time() -> None:
    bench, _ = playing(2)
    watcher = bench.watch()
    assert ask(bench, watcher, Flip(action_id="f", seat=0)) == "not_your_seat"
    assert ask(bench, watcher, Lock(action_id="f", locked=True)) == "not_the_host"


def test_what_needs_a_game_is_refused_without_one() -> None:
    bench, clients = people(2)
    for message in (Flip(action_id="f", seat=0), Pause(action_id="p"), Unpause(action_id="u")):
        assert ask(bench, clients[0], message) == "no_game"


def test_the_rules_refuse_as_data() -> None:
    bench, clients = playing(2)
    assert ask(bench, clients[1], Flip(action_id="f", seat=1)) == "not_your_turn"
    assert ask(bench, clients[0], slap_of(0, flip=7)) == "no_such_flip"
    assert ask(bench, clients[0], Claim(action_id="c", seat=0)) == "nothing_to_claim"
    assert ask(bench, clients[0], Unpause(action_id="u")) == "not_paused"
    assert ask(bench, clients[0], Cut(action_id="k", seat=0, cards=5)) == "already_dealt"


# Once


def test_a_repeat_gets_the_first_answer_and_does_nothing() -> None:
    bench, clients = playing(2)
    assert ask(bench, clients[0], Flip(action_id="f", seat=0)) == OK
    bench.until(lambda: bench.play.game.flips == 1)
    bench.run(3_000)
    assert ask(bench, clients[0], Flip(action_id="f", seat=0)) == OK
    bench.run(3_000)
    assert bench.play.game.flips == 1
    assert len([one for one in bench.entries_of(Answered) if one.action_id == "f"]) == 1


def test_a_refusal_is_repeated_too() -> None:
    bench, clients = playing(2)
    assert ask(bench, clients[1], Flip(action_id="f", seat=1)) == "not_your_turn"
    bench.flip(0, then_ms=500)
    assert ask(bench, clients[1], Flip(action_id="f", seat=1)) == "not_your_turn"


def test_a_repeat_after_a_reconnect_is_a_repeat() -> None:
    bench, clients = playing(2)
    bench.flip(0, then_ms=3_000)
    # Not the host, whose answers are kept in another place, too.
    ask(bench, clients[1], Flip(action_id="f", seat=1))
    bench.until(lambda: bench.play.game.flips == 2)
    back = bench.reconnect(clients[1])
    bench.run(3_000)
    assert ask(bench, back, Flip(action_id="f", seat=1)) == OK
    assert bench.play.press is None


def test_two_people_may_choose_the_same_id() -> None:
    bench, clients = people(2)
    assert ask(bench, clients[0], Ready(action_id="1", seat=0, ready=True)) == OK
    assert ask(bench, clients[1], Ready(action_id="1", seat=1, ready=True)) == OK
    assert [one.ready for one in seats(bench)] == [True, True]


def test_handing_over_twice_is_handing_over_once() -> None:
    bench, clients = people(3)
    assert ask(bench, clients[0], HandOver(action_id="h", seat=1)) == OK
    assert ask(bench, clients[1], HandOver(action_id="h2", seat=2)) == OK
    assert ask(bench, clients[0], HandOver(action_id="h", seat=1)) == OK
    assert seats(bench)[2].host


def test_removing_twice_removes_one() -> None:
    bench, clients = people(4)
    for _ in range(2):
        assert ask(bench, clients[0], Kick(action_id="k", seat=1)) == OK
    assert len(seats(bench)) == 3


def test_a_tablet_that_leaves_one_seat_and_repeats_it_keeps_the_others() -> None:
    bench = Bench(rules=classic())
    bench.sit("host")
    tablet = bench.sit("tablet", seats=3)
    bench.run(500)
    ask(bench, tablet, Leave(action_id="bye", seat=1))
    back = bench.reconnect(tablet)
    assert ask(bench, back, Leave(action_id="bye", seat=1)) == OK
    bench.run(200)
    assert back.session.seats == [1, 2]
    assert len(seats(bench)) == 3


def test_a_screen_that_is_host_gets_its_answer_again() -> None:
    bench = Bench(rules=classic())
    screen = bench.big_screen()
    for _ in range(2):
        assert ask(bench, screen, Lock(action_id="l", locked=True)) == OK
    assert ask(bench, screen, Lock(action_id="m", locked=False)) == OK
    assert ask(bench, screen, Lock(action_id="l", locked=True)) == OK
    assert not lobby(bench).locked


# Small things


def test_a_thumb_goes_up_and_down() -> None:
    bench, clients = people(2)
    ask(bench, clients[1], Ready(action_id="up", seat=1, ready=True))
    assert seats(bench)[1].ready
    ask(bench, clients[1], Ready(action_id="down", seat=1, ready=False))
    assert not seats(bench)[1].ready


def test_a_reaction_is_shown_to_all_and_kept_nowhere() -> None:
    bench, clients = people(2)
    entries = len(bench.entries)
    assert ask(bench, clients[1], React(action_id="r", seat=1, kind="heart")) == OK
    bench.run(100)
    assert [one.message for one in clients[0].got(Reacted)] == [Reacted(seat=1, kind="heart")]
    assert len(bench.entries) == entries


def test_a_host_may_pause_and_go_on() -> None:
    bench, clients = playing(2)
    assert ask(bench, clients[1], Pause(action_id="p")) == "not_the_host"
    assert ask(bench, clients[0], Pause(action_id="p")) == OK
    assert ask(bench, clients[0], Pause(action_id="p2")) == "paused"
    assert ask(bench, clients[0], Flip(action_id="f", seat=0)) == "paused"
    flips = bench.play.game.flips
    bench.run(60_000)
    assert bench.play.game.flips == flips
    assert ask(bench, clients[0], Unpause(action_id="u")) == OK
    assert not bench.play.game.view.paused


def test_a_slap_in_a_pause_is_refused_and_costs_nothing() -> None:
    bench, clients = playing(2)
    bench.flip(0, then_ms=500)
    ask(bench, clients[0], Pause(action_id="p"))
    assert ask(bench, clients[1], slap_of(1)) == "paused"
    assert "Penalty" not in kinds(bench)


def test_a_word_without_a_hand_is_taken_and_means_nothing() -> None:
    bench, clients = playing(2)
    assert ask(bench, clients[1], Shout(action_id="s", seat=1, word="jack")) == OK
    assert "HandJudged" not in kinds(bench)


# The cut


def cutting(cut: str, bots: int = 0) -> tuple[Bench, list[Client]]:
    """Sit three at a table; the last seat deals, so the one before cuts."""
    bench, clients = people(3 - bots, cut=cut)
    for _ in range(bots):
        bench.bot()
    bench.deal(warm_up_ms=10)
    return bench, clients


def test_an_offered_cut_is_dealt_after_five_seconds() -> None:
    bench, _ = cutting("optional")
    assert lobby(bench).phase == "cutting"
    assert lobby(bench).cutter == 1
    bench.run(CUT_OFFER_US / 1_000 - 1)
    assert "Dealt" not in kinds(bench)
    bench.run(2)
    assert lobby(bench).phase == "playing"
    assert lobby(bench).cutter is None
    assert not bench.events_of(CutMade)


@pytest.mark.parametrize("cut", ["optional", "required"])
def test_the_cutter_cuts(cut: str) -> None:
    bench, clients = cutting(cut)
    assert ask(bench, clients[0], Cut(action_id="c", seat=0, cards=20)) == "not_the_cutter"
    assert ask(bench, clients[1], Cut(action_id="c0", seat=1, cards=52)) == "bad_cut"
    assert ask(bench, clients[1], Cut(action_id="c1", seat=1, cards=20)) == OK
    assert [event.cards for event in bench.events_of(CutMade)] == [20]
    assert ask(bench, clients[1], Cut(action_id="c2", seat=1, cards=20)) == "already_dealt"
    assert cards_in_play(bench.play) == 52


def test_an_offered_cut_may_be_declined_and_a_required_one_may_not() -> None:
    bench, clients = cutting("optional")
    assert ask(bench, clients[1], Cut(action_id="c", seat=1)) == OK
    assert bench.events_of(Dealt)
    bench, clients = cutting("required")
    assert ask(bench, clients[1], Cut(action_id="c", seat=1)) == "cut_missing"
    assert ask(bench, clients[0], Pause(action_id="p")) == "cut_missing"


def test_a_required_cut_is_made_by_chance_after_its_time() -> None:
    bench, _ = cutting("required")
    bench.run(CUT_DUE_US / 1_000 - 1)
    assert lobby(bench).phase == "cutting"
    bench.run(2)
    (made,) = bench.events_of(CutMade)
    assert 1 <= made.cards <= 51
    assert cards_in_play(bench.play) == 52


@pytest.mark.parametrize(("cut", "cuts"), [("optional", 0), ("required", 1)])
def test_a_bot_declines_or_cuts_at_once(cut: str, cuts: int) -> None:
    bench, _ = cutting(cut, bots=2)
    bench.run(1)
    assert lobby(bench).phase == "playing"
    assert len(bench.events_of(CutMade)) == cuts


@pytest.mark.parametrize("cut", ["optional", "required"])
def test_an_absent_cutter_is_not_waited_for(cut: str) -> None:
    bench, clients = people(3, cut=cut)
    bench.hang_up(clients[1])
    bench.deal(warm_up_ms=10)
    bench.run(1)
    assert lobby(bench).phase == "playing"


def test_a_welcome_that_comes_before_the_answer_makes_no_second_wish() -> None:
    bench, clients = people(3)
    counts = len(clients[2].got(Welcome))
    assert ask(bench, clients[0], Kick(action_id="k", seat=1)) == OK
    bench.run(100)
    assert len(clients[2].got(Welcome)) == counts + 1
    assert clients[2].session.seats == [1]
