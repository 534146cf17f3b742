import pytest

from slapjack.protocol.client_messages import Kick, Pause, Unpause
from slapjack.protocol.server_messages import Ended
from slapjack.rules import WentAway
from slapjack.table import presence
from slapjack.table.entries import TableDied
from slapjack.table.outputs import Died, Finished
from slapjack.units import Micros
from tests.table.asking import OK, ask, cards_in_play, classic, kinds, leave, lose, seats, table_of
from tests.table.bench import Bench

AWAY_MS = 5_000
GRACE_MS = 120_000


@pytest.mark.rule("B38")
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


@pytest.mark.rule("B38")
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


def test_the_last_one_out_of_a_pair_with_a_stand_in_pauses_too() -> None:
    bench = table_of(2)
    lose(bench, 1)
    bench.run(AWAY_MS + GRACE_MS)
    ann = lose(bench, 0)
    bench.run(AWAY_MS)
    assert bench.play.game.view.paused
    bench.reconnect(ann)
    assert not bench.play.game.view.paused


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
