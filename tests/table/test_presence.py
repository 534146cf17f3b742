from typing import Literal

import pytest

from slapjack.protocol.client_messages import React, Rematch, StopWaiting
from slapjack.rules import CameBack, HandJudged, WentAway
from slapjack.table import presence
from tests.table.asking import (
    OK,
    ask,
    cards_in_play,
    classic,
    kinds,
    leave,
    lobby,
    lose,
    seats,
    sit,
    table_of,
    wait,
)
from tests.table.bench import Bench
from tests.table.clients import FAR, PLAIN

AWAY_MS = 5_000
GRACE_MS = 120_000


@pytest.mark.rule("B38")
def test_a_lost_connection_is_away_after_five_seconds_and_not_before() -> None:
    bench = table_of(3)
    lose(bench, 2)
    bench.run(AWAY_MS - 1)
    assert not bench.events_of(WentAway)
    assert [one.present for one in seats(bench)] == [True, True, False]
    bench.run(1)
    assert [event.seat for event in bench.events_of(WentAway)] == [2]
    assert [one.away for one in seats(bench)] == [False, False, True]


def test_who_is_back_within_five_seconds_was_never_away() -> None:
    bench = table_of(3)
    client = lose(bench, 2)
    bench.run(AWAY_MS - 10)
    bench.reconnect(client)
    bench.run(AWAY_MS)
    assert not bench.events_of(WentAway)


def test_a_phone_that_comes_and_goes_is_given_five_seconds_each_time() -> None:
    bench = table_of(3)
    client = lose(bench, 2)
    bench.run(AWAY_MS - 10)
    bench.hang_up(bench.reconnect(client))
    bench.run(AWAY_MS - 10)
    assert not bench.events_of(WentAway)


@pytest.mark.rule("B38")
def test_one_of_three_away_does_not_stop_the_others() -> None:
    bench = table_of(3)
    client = lose(bench, 2)
    bench.run(AWAY_MS)
    assert not bench.play.game.view.paused
    bench.reconnect(client)
    assert [event.seat for event in bench.events_of(CameBack)] == [2]


@pytest.mark.rule("B38")
@pytest.mark.parametrize("people", [2, 3])
def test_after_the_grace_a_bot_stands_in_and_the_person_gets_the_seat_back(people: int) -> None:
    bench = table_of(people)
    client = lose(bench, 1)
    wait(bench, AWAY_MS + GRACE_MS - 10)
    assert seats(bench)[1].bot is None
    wait(bench, 20)
    assert seats(bench)[1].bot == presence.STAND_IN_LEVEL
    assert not bench.play.game.view.paused
    assert list(bench.play.game.view.away) == []
    bench.reconnect(client)
    assert seats(bench)[1].bot is None
    bench.run(100)
    assert bench.of_seat(1).tokens == client.tokens


@pytest.mark.slow
def test_a_stand_in_plays_on_and_its_hand_does_not_come_down_for_the_returned() -> None:
    bench = table_of(2, flips="5H 6H 7H JS")
    client = lose(bench, 1)
    bench.until(lambda: seats(bench)[1].bot is not None, most_ms=200_000)
    bench.flip(0)
    bench.until(lambda: bench.play.game.flips == 2)
    bench.flip(0)
    bench.until(lambda: 1 in bench.play.bot_hands)
    bench.reconnect(client)
    bench.run(3_000)
    assert 1 not in bench.play.bot_hands
    assert not bench.events_of(HandJudged)


@pytest.mark.rule("B37", "B38")
def test_under_leave_the_absent_is_out_and_has_the_seat_for_the_next_game() -> None:
    bench = table_of(3, absent="leave")
    client = lose(bench, 1)
    wait(bench, AWAY_MS + GRACE_MS)
    assert bench.play.game.view.status[1] == "out"
    assert cards_in_play(bench.play) == 52
    back = bench.reconnect(client)
    assert back.is_open
    assert seats(bench)[1].left
    leave(bench, bench.of_seat(2), 2)
    assert lobby(bench).phase == "finished"
    assert not seats(bench)[1].left
    bench.order(Rematch(action_id=bench.action_id()))
    assert len(seats(bench)) == 2
    assert bench.of_seat(1) is back
    assert list(bench.play.game.view.status) == ["active", "active"]


def test_the_grace_runs_only_while_somebody_waits() -> None:
    bench = table_of(2)
    ann, bob = lose(bench, 0), lose(bench, 1)
    bench.run(AWAY_MS + GRACE_MS * 3)
    assert [one.bot for one in seats(bench)] == [None, None]
    bench.reconnect(ann)
    bench.run(GRACE_MS - 10)
    assert seats(bench)[1].bot is None
    bench.run(20)
    assert seats(bench)[1].bot is not None
    bench.reconnect(bob)
    assert seats(bench)[1].bot is None


def test_three_flips_by_time_out_are_away_and_any_input_is_back() -> None:
    bench = table_of(3)
    bench.until(lambda: bool(bench.events_of(WentAway)), most_ms=200_000)
    away = bench.events_of(WentAway)[0].seat
    assert bench.table.state.seating[away].timeouts == presence.TIMEOUTS_MAX
    client = bench.of_seat(away)
    ask(bench, client, React(action_id=bench.action_id(), seat=away, kind="wave"))
    assert [event.seat for event in bench.events_of(CameBack)] == [away]
    assert bench.table.state.seating[away].timeouts == 0


def test_who_flips_now_and_then_is_not_away() -> None:
    bench = table_of(3)
    for _ in range(3):
        bench.until(lambda: bench.play.game.turn == 0, most_ms=60_000)
        bench.flip(0)
        bench.until(lambda: bench.play.game.turn == 1, most_ms=60_000)
        bench.flip(1)
    assert not [event for event in bench.events_of(WentAway) if event.seat in (0, 1)]


def test_a_lone_person_among_bots_is_never_hurried() -> None:
    bench = table_of(1, bots=2)
    bench.until(lambda: bench.play.game.turn == 0)
    flips = bench.play.game.flips
    bench.run(300_000)
    assert bench.play.game.flips == flips
    assert not bench.events_of(WentAway)


@pytest.mark.rule("B38")
def test_an_away_seat_flips_by_itself_after_the_flip_time() -> None:
    bench = table_of(3)
    lose(bench, 0)
    bench.run(AWAY_MS)
    assert bench.play.game.turn == 0
    bench.until(lambda: bench.play.game.flips == 1, most_ms=bench.play.game.rules.flip_timeout_ms)


def test_who_was_gone_before_the_deal_is_away_in_the_game_at_once() -> None:
    bench = Bench(rules=classic())
    for name in ("ann", "bob", "cleo"):
        bench.sit(name)
    bench.run(100)
    lose(bench, 2)
    bench.run(60_000)
    assert not seats(bench)[2].away
    bench.deal(warm_up_ms=10)
    assert [event.seat for event in bench.events_of(WentAway)] == [2]


def test_nobody_carries_an_absence_into_the_next_game() -> None:
    bench = table_of(3)
    bench.until(lambda: bool(bench.events_of(WentAway)), most_ms=200_000)
    for seat in (1, 2):
        leave(bench, bench.of_seat(seat), seat)
    assert lobby(bench).phase == "finished"
    assert not any(one.away for one in seats(bench))


def test_a_required_cut_does_not_break_on_who_goes_away() -> None:
    bench = Bench(rules=classic(cut="required"))
    for name in ("ann", "bob", "cleo"):
        bench.sit(name)
    bench.deal()
    lose(bench, 1)
    bench.run(AWAY_MS + 1_000)
    assert lobby(bench).phase == "cutting"
    assert seats(bench)[1].away
    bench.run(15_000)
    assert lobby(bench).phase == "playing"
    assert [event.seat for event in bench.events_of(WentAway)] == [1]


def test_an_open_race_is_judged_before_it_is_noted_who_went_away() -> None:
    bench = Bench(flips="5H JS", rules=classic())
    bench.sit("ann")
    bench.sit("bob", FAR)
    bench.sit("cleo")
    bench.deal()
    bench.flip()
    lost_at = bench.now
    lose(bench, 2)
    bench.run(3_000)
    bench.flip(1, then_ms=PLAIN.down_ms + PLAIN.paint_ms)
    until_away_ms = AWAY_MS - (bench.now - lost_at) / 1_000
    bench.slap(0, reaction_ms=until_away_ms - 50)
    bench.run(until_away_ms)
    assert bench.play.open_race is not None
    assert seats(bench)[2].away
    assert not bench.events_of(WentAway)
    bench.run(1_000)
    assert kinds(bench).index("SlapWon") < kinds(bench).index("WentAway")


def test_a_phone_that_sleeps_in_the_lobby_keeps_seat_and_host() -> None:
    bench = Bench(rules=classic())
    clients = [bench.sit(name) for name in ("ann", "bob", "cleo")]
    for client in clients:
        bench.hang_up(client)
    bench.run(20 * 60_000)
    for client in clients:
        bench.reconnect(client)
    assert [one.present for one in seats(bench)] == [True, True, True]
    assert seats(bench)[0].host
    assert bench.died is None


def test_a_seat_that_was_taken_and_never_connected_to_is_freed_after_a_minute() -> None:
    bench = Bench()
    bench.sit("ann")
    sit(bench, "double-tap-0123456789")
    assert len(seats(bench)) == 2
    bench.run(59_000)
    assert len(seats(bench)) == 2
    bench.run(1_100)
    assert len(seats(bench)) == 1


def test_two_phones_that_swap_their_seats_go_on_with_them() -> None:
    bench = table_of(3)
    ann, bob = lose(bench, 0), lose(bench, 1)
    ann.tokens, bob.tokens = bob.tokens, ann.tokens
    first, second = bench.reconnect(ann, resume=False), bench.reconnect(bob, resume=False)
    bench.run(AWAY_MS + 1_000)
    assert not bench.events_of(WentAway)
    assert (first.session.seats, second.session.seats) == ([1], [0])


def test_the_turn_seat_that_leaves_passes_the_turn_at_once() -> None:
    bench = table_of(3)
    assert bench.play.game.turn == 0
    bench.press(0)
    bench.run(50)
    leave(bench, bench.of_seat(0), 0)
    assert bench.play.press is None
    assert bench.play.game.turn == 1
    assert cards_in_play(bench.play) == 52


def test_a_held_seat_is_told_with_the_time_that_is_left_until_its_person_is_back() -> None:
    bench = table_of(3)
    assert [one.held_us for one in seats(bench)] == [None, None, None]
    client = lose(bench, 2)
    bench.run(AWAY_MS + 1_000)
    *others, held_us = [one.held_us for one in seats(bench)]
    assert others == [None, None]
    assert held_us is not None
    assert (GRACE_MS - 1_000) * 1_000 <= held_us < GRACE_MS * 1_000, (
        "a race may put it off a little"
    )
    told = bench.of_seat(0).session.lobby
    assert told is not None
    assert told.seats[2].held_us is not None
    assert told.seats[2].held_us >= held_us
    bench.reconnect(client)
    assert [one.held_us for one in seats(bench)] == [None, None, None]


@pytest.mark.parametrize("absent", ["bot", "leave"])
def test_the_host_need_not_wait_for_somebody_away(absent: Literal["bot", "leave"]) -> None:
    bench = table_of(3, absent=absent)
    lose(bench, 2)
    early = StopWaiting(action_id="early", seat=2)
    assert ask(bench, bench.host, early) == "nobody_awaited"
    bench.run(AWAY_MS)
    by_guest = StopWaiting(action_id="guest", seat=2)
    assert ask(bench, bench.of_seat(1), by_guest) == "not_the_host"
    assert ask(bench, bench.host, StopWaiting(action_id="now", seat=2)) == OK
    assert (seats(bench)[2].bot is not None) is (absent == "bot")
    assert seats(bench)[2].left is (absent == "leave")
    assert seats(bench)[2].held_us is None
