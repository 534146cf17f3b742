from typing import Literal

import pytest

from slapjack.protocol.client_messages import Kick, Pause, React, Rematch, Unpause
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Ended
from slapjack.rules import CameBack, HandJudged, WentAway
from slapjack.table import presence
from slapjack.table.entries import TableDied
from slapjack.table.outputs import Died, Finished
from slapjack.units import Micros
from tests.table.asking import OK, ask, cards_in_play, classic, kinds, leave, lobby, seats, sit
from tests.table.bench import Bench
from tests.table.clients import FAR, PLAIN, Client

AWAY_MS = 5_000
GRACE_MS = 120_000


def table_of(
    people: int,
    *,
    bots: int = 0,
    flips: str | None = None,
    absent: Literal["bot", "leave"] = "bot",
) -> Bench:
    bench = Bench(flips=flips, rules=classic(), options=TableOptions(absent=absent))
    for number in range(people):
        bench.sit(f"person{number}")
    for _ in range(bots):
        bench.bot()
    bench.deal()
    return bench


def lose(bench: Bench, seat: int) -> Client:
    client = bench.of_seat(seat)
    bench.hang_up(client)
    return client


def wait(bench: Bench, span_ms: int) -> None:
    """Let time pass while everybody who is there shows that they are."""
    until_at = bench.now + span_ms * 1_000
    while bench.now < until_at:
        for client in [one for one in bench.clients if one.is_open]:
            for seat in client.session.seats:
                ask(bench, client, React(action_id=bench.action_id(), seat=seat, kind="think"))
        bench.run_to(Micros(min(until_at, bench.now + 10_000_000)))


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


def test_one_of_three_away_does_not_stop_the_others() -> None:
    bench = table_of(3)
    client = lose(bench, 2)
    bench.run(AWAY_MS)
    assert not bench.play.game.view.paused
    bench.reconnect(client)
    assert [event.seat for event in bench.events_of(CameBack)] == [2]


def test_one_of_two_away_pauses_and_the_return_resumes_first_and_comes_back_then() -> None:
    bench = table_of(2)
    client = lose(bench, 1)
    bench.run(AWAY_MS)
    assert kinds(bench)[-2:] == ["WentAway", "Paused"]
    bench.reconnect(client)
    assert kinds(bench)[-2:] == ["Resumed", "CameBack"]


def test_two_people_among_bots_are_still_only_two() -> None:
    bench = table_of(2, bots=2)
    lose(bench, 1)
    bench.run(AWAY_MS)
    assert bench.play.game.view.paused


def test_the_game_goes_on_only_when_both_of_two_are_back() -> None:
    bench = table_of(2)
    first, second = lose(bench, 0), lose(bench, 1)
    bench.run(AWAY_MS)
    assert sorted(bench.play.game.view.away) == [0, 1]
    bench.reconnect(first)
    bench.run(10_000)
    assert bench.play.game.view.paused
    assert [one.away for one in seats(bench)] == [False, True]
    bench.reconnect(second)
    assert kinds(bench)[-3:] == ["Resumed", "CameBack", "CameBack"]


def test_the_last_person_away_pauses_a_table_of_bots() -> None:
    bench = table_of(1, bots=3)
    client = lose(bench, 0)
    bench.run(AWAY_MS)
    flips = bench.play.game.flips
    assert bench.play.game.view.paused
    bench.run(600_000)
    assert bench.play.game.flips == flips
    bench.reconnect(client)
    bench.until(lambda: bench.play.game.view.turn == 0)
    assert not bench.play.game.view.paused


def test_a_big_screen_alone_is_nobody_to_play_with() -> None:
    bench = Bench(rules=classic())
    bench.big_screen()
    ann = bench.sit("ann")
    bench.bot()
    bench.deal()
    bench.hang_up(ann)
    bench.run(AWAY_MS + GRACE_MS + 1_000)
    assert bench.play.game.view.paused
    assert seats(bench)[0].bot is None


def test_bots_alone_play_for_a_screen_and_stand_still_for_nobody() -> None:
    bench = Bench(rules=classic())
    screen = bench.big_screen()
    bench.bot()
    bench.bot()
    bench.deal()
    bench.run(10_000)
    flips = bench.play.game.flips
    assert flips > 3
    bench.hang_up(screen)
    bench.run(60_000)
    assert bench.play.game.view.paused
    assert bench.play.game.flips <= flips + 1
    bench.reconnect(screen)
    bench.run(5_000)
    assert not bench.play.game.view.paused


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


def test_the_last_one_out_of_a_pair_with_a_stand_in_pauses_too() -> None:
    bench = table_of(2)
    lose(bench, 1)
    bench.run(AWAY_MS + GRACE_MS)
    ann = lose(bench, 0)
    bench.run(AWAY_MS)
    assert bench.play.game.view.paused
    bench.reconnect(ann)
    assert not bench.play.game.view.paused


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


def test_an_away_seat_flips_by_itself_after_the_flip_time() -> None:
    bench = table_of(3)
    lose(bench, 0)
    bench.run(AWAY_MS)
    assert bench.play.game.turn == 0
    bench.until(lambda: bench.play.game.flips == 1, most_ms=bench.play.game.rules.flip_timeout_ms)


def test_who_goes_while_the_host_has_paused_is_noted_when_the_game_goes_on() -> None:
    bench = table_of(3)
    assert ask(bench, bench.host, Pause(action_id=bench.action_id())) == OK
    client = lose(bench, 2)
    bench.run(AWAY_MS)
    assert seats(bench)[2].away
    assert not bench.events_of(WentAway)
    assert ask(bench, bench.host, Unpause(action_id=bench.action_id())) == OK
    assert kinds(bench)[-2:] == ["Resumed", "WentAway"]
    bench.reconnect(client)
    assert kinds(bench)[-1] == "CameBack"


def test_who_comes_back_while_the_host_has_paused_does_not_end_the_pause() -> None:
    bench = table_of(3)
    client = lose(bench, 2)
    bench.run(AWAY_MS)
    ask(bench, bench.host, Pause(action_id=bench.action_id()))
    bench.reconnect(client)
    assert bench.play.game.view.paused
    assert not seats(bench)[2].away
    ask(bench, bench.host, Unpause(action_id=bench.action_id()))
    assert kinds(bench)[-2:] == ["Resumed", "CameBack"]


def test_the_host_may_go_on_without_the_one_who_is_missed() -> None:
    bench = table_of(2)
    client = lose(bench, 1)
    bench.run(AWAY_MS)
    assert ask(bench, bench.host, Unpause(action_id=bench.action_id())) == OK
    bench.run(10_000)
    assert not bench.play.game.view.paused
    bench.reconnect(client)
    lose(bench, 1)
    bench.run(AWAY_MS)
    assert bench.play.game.view.paused


def test_a_pause_of_the_table_can_be_made_the_hosts() -> None:
    bench = table_of(2)
    client = lose(bench, 1)
    bench.run(AWAY_MS)
    assert ask(bench, bench.host, Pause(action_id=bench.action_id())) == OK
    bench.reconnect(client)
    assert bench.play.game.view.paused


def test_removing_the_one_who_is_missed_lets_the_others_go_on() -> None:
    bench = table_of(2, bots=1)
    lose(bench, 1)
    bench.run(AWAY_MS)
    assert ask(bench, bench.host, Kick(action_id=bench.action_id(), seat=1)) == OK
    assert not bench.play.game.view.paused
    assert cards_in_play(bench.play) == 52


def test_who_is_out_is_not_waited_for() -> None:
    bench = Bench(rules=classic())
    for name in ("ann", "bob"):
        bench.sit(name)
    bench.bot()
    bench.deal()
    bob = bench.of_seat(1)
    leave(bench, bob, 1)
    assert bench.play.game.view.status[1] == "out"
    bench.run(20_000)
    assert not bench.play.game.view.paused


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


def test_an_empty_table_dies_after_half_an_hour_and_its_game_is_called_off() -> None:
    bench = table_of(2)
    for seat in (0, 1):
        lose(bench, seat)
    bench.run(29 * 60_000)
    assert not bench.outputs_of(Died)
    bench.run(60_000)
    assert bench.died == "empty"
    assert bench.entries_of(TableDied)
    assert len(bench.outputs_of(Finished)) == 1
    assert '"void":"abandoned"' in bench.records[0].dump()


def test_a_table_that_nobody_ever_came_to_dies_too() -> None:
    bench = Bench()
    outputs = bench.table.wake(Micros(bench.now + presence.EMPTY_US - 1))
    assert not [one for one in outputs if isinstance(one, Died)]
    outputs = bench.table.wake(Micros(bench.now + presence.EMPTY_US))
    assert Died("empty") in outputs


def test_who_only_watches_does_not_keep_a_table_alive_and_is_told_its_end() -> None:
    bench = Bench()
    ann = bench.sit("ann")
    watcher = bench.watch()
    bench.hang_up(ann)
    bench.run(31 * 60_000)
    assert bench.died == "empty"
    assert [heard.message for heard in watcher.got(Ended)] == [Ended(why="closed")]
    assert watcher.closed_by == presence.CLOSE_OVER


def test_somebody_who_comes_back_keeps_the_table() -> None:
    bench = Bench()
    ann = bench.sit("ann")
    bench.hang_up(ann)
    bench.run(29 * 60_000)
    bench.reconnect(ann)
    bench.run(60 * 60_000)
    assert not bench.outputs_of(Died)


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
