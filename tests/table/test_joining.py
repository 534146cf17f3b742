import pytest

from slapjack.protocol.client_messages import Hello, Lock, SetOptions
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import (
    Arm,
    Ended,
    Events,
    Refused,
    Replaced,
    Show,
    Snapshot,
    Welcome,
)
from slapjack.rules import CardFlipped, WentAway
from slapjack.table.backlog import BACKLOG_MAX
from slapjack.table.inputs import Opened
from slapjack.table.joining import CLOSE_REPLACED, CLOSE_TOKEN, CLOSE_UNORDERED, CLOSE_VERSION
from slapjack.table.outputs import Close, Output, Send
from slapjack.table.start import Start
from slapjack.units import ConnectionId, Seat
from tests.table.asking import OK, ask, classic, lobby, seats
from tests.table.bench import HOST_TOKEN, Bench
from tests.table.clients import FAR, Client, Habits

PLAIN_AT_ONCE = Habits(down_ms=0)
STRANGER = "stranger-0123456789"


def two(flips: str | None = None) -> Bench:
    bench = Bench(flips=flips, rules=classic())
    bench.sit("ann")
    bench.sit("bob", FAR)
    bench.deal()
    return bench


def hello(bench: Bench, number: int, given: Hello) -> list[Output]:
    """Open a connection without a client behind it; return what is said to it."""
    before = len(bench.outputs)
    bench.feed(Opened(ConnectionId(number), bench.now, given))
    return [output for _, output in bench.outputs[before:]]


def messages(outputs: list[Output], number: int) -> list[object]:
    return [one.message for one in outputs if isinstance(one, Send) and number in one.connections]


def until_sent(bench: Bench) -> None:
    """Stop right after the newest card was made, before its moment of showing."""
    flips = bench.play.game.flips
    bench.press()
    bench.until(lambda: bench.play.game.flips > flips)
    assert bench.play.before is not None
    assert bench.now < bench.play.before.show_at


def test_another_version_is_told_which_one_is_spoken_here() -> None:
    bench = Bench()
    outputs = hello(bench, 900, Hello(proto=99, tokens=[HOST_TOKEN]))
    assert messages(outputs, 900) == [Refused(action_id=None, code="version", hint="1")]
    assert Close(ConnectionId(900), CLOSE_VERSION) in outputs


def test_a_token_of_another_table_opens_nothing() -> None:
    bench = two()
    outputs = hello(bench, 900, Hello(proto=1, tokens=[STRANGER]))
    assert messages(outputs, 900) == [Ended(why="unknown_token")]
    assert Close(ConnectionId(900), CLOSE_TOKEN) in outputs
    assert len(bench.table.state.connections) == 2


def test_a_player_without_any_token_is_no_player() -> None:
    assert messages(hello(Bench(), 900, Hello(proto=1, tokens=[])), 900) == [
        Ended(why="unknown_token")
    ]


def test_a_stranger_with_a_bad_token_does_not_touch_the_grace_of_the_owner() -> None:
    bench = two()
    bob = bench.of_seat(1)
    bench.hang_up(bob)
    bench.run(40_000)
    hello(bench, 900, Hello(proto=1, tokens=[STRANGER]))
    assert bench.table.state.seating[Seat(1)].gone_at == bench.now - 40_000_000
    bench.reconnect(bob)
    assert seats(bench)[1].present


def test_the_newest_connection_of_a_seat_wins_and_the_older_is_told_so() -> None:
    bench = two()
    older = bench.of_seat(1)
    newer = bench.connect("bob again", older.tokens)
    bench.run(500)
    assert [heard.message for heard in older.got(Replaced)] == [Replaced()]
    assert older.closed_by == CLOSE_REPLACED
    assert newer.session.seats == [1]
    assert newer.is_open


def test_being_replaced_is_no_leaving_and_no_going_away() -> None:
    bench = two()
    older = bench.of_seat(1)
    bench.connect("bob again", older.tokens)
    bench.run(6_000)
    assert seats(bench)[1].present
    assert not bench.events_of(WentAway)


def test_a_tablet_keeps_the_seats_that_did_not_move_to_a_phone() -> None:
    bench = Bench(rules=classic())
    tablet = bench.sit("tablet", seats=3)
    phone = bench.connect("phone", [tablet.tokens[1]])
    bench.run(100)
    assert tablet.is_open
    assert tablet.session.seats == [0, 2]
    assert phone.session.seats == [1]
    bench.hang_up(tablet)
    assert [one.present for one in seats(bench)] == [False, True, False]


def test_a_laptop_that_gives_its_seat_to_a_phone_stays_as_the_host() -> None:
    bench = Bench()
    laptop = bench.sit("ann")
    bench.connect("phone", [laptop.tokens[0]])
    bench.run(100)
    assert laptop.is_open
    assert (laptop.session.seats, laptop.session.host) == ([], True)


def test_a_dropped_member_of_a_locked_full_table_comes_back() -> None:
    bench = Bench(rules=classic(max_players=2))
    bench.sit("ann")
    bob = bench.sit("bob")
    ask(bench, bench.host, Lock(action_id="lock", locked=True))
    bench.hang_up(bob)
    bench.run(60_000)
    assert bench.reconnect(bob).is_open
    assert [one.present for one in seats(bench)] == [True, True]


def test_who_missed_a_little_gets_just_that() -> None:
    bench = two()
    bob = bench.of_seat(1)
    bench.run(100)
    last = bob.session.seq
    bench.hang_up(bob)
    bench.flip(0, then_ms=1_000)
    back = bench.reconnect(bob)
    bench.run(500)
    assert not back.got(Snapshot)
    first = back.got(Events)[0].message
    assert isinstance(first, Events)
    assert first.seq > last
    assert back.session.view == bench.play.game.view


@pytest.mark.parametrize("how", ["another life", "nothing known"])
def test_who_knows_nothing_of_this_life_gets_a_snapshot(how: str) -> None:
    bench = two()
    bob = bench.of_seat(1)
    bench.flip(0, then_ms=1_000)
    if how == "another life":
        bob.session.epoch = 77
    back = bench.reconnect(bob, resume=how == "another life")
    bench.run(500)
    assert len(back.got(Snapshot)) == 1
    assert back.session.view == bench.play.game.view


@pytest.mark.slow
def test_who_missed_more_than_the_backlog_gets_a_snapshot() -> None:
    bench = two()
    bob = bench.of_seat(1)
    bench.run(300)
    bench.hang_up(bob)
    bench.run(100)
    for number in range(BACKLOG_MAX + 1):
        ask(bench, bench.host, Lock(action_id=f"lock{number}", locked=number % 2 == 0))
    back = bench.reconnect(bob)
    bench.run(500)
    assert len(back.got(Snapshot)) == 1


def test_who_comes_between_the_sending_and_the_showing_sees_the_game_before_the_flip() -> None:
    bench = two("5H JS")
    bench.flip(0, then_ms=2_000)
    until_sent(bench)
    before = bench.play.before
    assert before is not None
    late = bench.watch("late")
    first = late_snapshot(bench, late)
    assert first.view is not None
    assert list(first.view.pile) == ["5H"]
    assert first.seq == before.seq
    bench.run(3_000)
    shown = [heard for heard in late.got(Show) if heard.at > 0]
    assert [heard.said_at for heard in shown] == [before.show_at]
    flipped = [
        heard
        for heard in late.got(Events)
        if isinstance(heard.message, Events)
        and any(isinstance(event, CardFlipped) for event in heard.message.events)
    ]
    assert flipped[0].said_at >= before.show_at
    assert late.session.view == bench.play.game.view


def late_snapshot(bench: Bench, client: Client) -> Snapshot:
    bench.run(client.habits.down_ms)
    (heard,) = client.got(Snapshot)
    assert isinstance(heard.message, Snapshot)
    return heard.message


def test_who_resumes_between_the_sending_and_the_showing_gets_the_face_at_its_moment() -> None:
    bench = two("5H JS")
    bench.flip(0, then_ms=2_000)
    ann = bench.of_seat(0)
    bench.press(1)
    bench.run(300)
    bench.hang_up(ann)
    bench.until(lambda: bench.play.game.flips == 2)
    before = bench.play.before
    assert before is not None
    assert bench.now < before.show_at
    back = bench.reconnect(ann)
    bench.run(3_000)
    faces = [heard for heard in back.got(Show) if isinstance(heard.message, Show)]
    assert [heard.said_at for heard in faces] == [before.show_at]
    assert back.session.view == bench.play.game.view


def test_a_flip_that_ends_the_game_is_no_news_before_it_shows() -> None:
    last = Start(stocks=(("5H",), ("6H", "7H")), turn=Seat(0))
    bench = Bench(rules=classic(last_chance="none"), start=last)
    bench.sit("ann")
    bench.sit("bob", FAR)
    bench.deal()
    until_sent(bench)
    first = late_snapshot(bench, bench.connect("wall", [], PLAIN_AT_ONCE, role="big_screen"))
    assert first.view is not None
    assert first.view.over is None
    assert first.lobby.result is None
    assert bench.table.summary().phase == "playing"
    bench.run(1_000)
    assert lobby(bench).phase == "finished"
    assert lobby(bench).result is not None


def test_who_comes_while_the_back_is_raised_sees_it_raised() -> None:
    bench = two()
    bob = bench.of_seat(1)
    bench.run(300)
    bench.press(0)
    bench.run(50)
    back = bench.reconnect(bob)
    bench.run(150)
    assert [type(heard.message) for heard in back.got(Arm)] == [Arm]
    watcher = bench.watch()
    first = late_snapshot(bench, watcher)
    assert first.armed is not None
    assert first.armed.seat == 0


def test_a_snapshot_tells_how_long_the_turn_seat_still_has() -> None:
    bench = two()
    bench.run(4_000)
    first = late_snapshot(bench, bench.watch())
    assert first.flip_left_us is not None
    assert 0 < first.flip_left_us <= 10_000_000 - 4_000_000


def test_a_watcher_needs_no_token_and_has_no_seat() -> None:
    bench = two()
    watcher = bench.watch()
    bench.run(100)
    assert watcher.session.seats == []
    assert not watcher.session.host
    assert lobby(bench).watchers == 1


def test_an_old_token_does_not_keep_a_watcher_out() -> None:
    bench = two()
    outputs = hello(bench, 900, Hello(proto=1, tokens=[STRANGER], role="watcher"))
    assert any(isinstance(one, Welcome) for one in messages(outputs, 900))


def test_who_watches_with_a_seats_token_is_a_player() -> None:
    bench = two()
    bob = bench.of_seat(1)
    bob.role = "watcher"
    bench.reconnect(bob)
    found = bench.table.state.connections.of_seat(Seat(1))
    assert [one.role for one in found] == ["player"]


def test_watchers_are_turned_away_and_sent_away_where_the_host_wants_none() -> None:
    bench = two()
    bench.table.state.phase = "finished"
    watcher = bench.watch()
    options = TableOptions(watchers=False)
    assert ask(bench, bench.host, SetOptions(action_id="private", options=options)) == OK
    bench.run(100)
    assert not watcher.is_open
    assert watcher.got(Ended)
    outputs = hello(bench, 900, Hello(proto=1, tokens=[], role="watcher"))
    assert messages(outputs, 900) == [Refused(action_id=None, code="no_watchers")]


def test_a_delay_for_watchers_holds_for_what_they_find_too() -> None:
    bench = Bench(flips="5H 6H", rules=classic(), options=TableOptions(watch_delay_s=10))
    bench.sit("ann")
    bench.sit("bob")
    bench.deal()
    bench.flip(0, then_ms=2_000)
    watcher = bench.watch()
    bench.run(9_900)
    assert not watcher.got(Snapshot)
    assert watcher.got(Welcome)
    bench.run(200)
    assert len(watcher.got(Snapshot)) == 1
    flips = bench.play.game.flips
    bench.flip(then_ms=500)
    assert not watcher.got(Show)
    bench.run(10_500)
    assert bench.play.game.flips > flips
    assert watcher.got(Show)


def test_the_end_of_a_connection_that_was_replaced_means_nothing() -> None:
    bench = two()
    older = bench.of_seat(1)
    newer = bench.connect("bob again", older.tokens)
    bench.run(2_000)
    bench.hang_up(older)
    assert newer.is_open
    assert seats(bench)[1].present


def test_a_second_hello_is_refused() -> None:
    bench = two()
    bob = bench.of_seat(1)
    bench.say(bob, bob.hello())
    bench.run(500)
    refused = [heard.message for heard in bob.got(Refused)]
    assert refused == [Refused(action_id=None, code="already_open")]


UNORDERED = Habits(ordered=False)


def test_a_ranked_table_refuses_a_seat_on_a_road_without_order_and_keeps_it() -> None:
    bench = Bench(rules=classic(), options=TableOptions(judge="ranked"))
    ann = bench.sit("ann")
    before = len(bench.outputs)
    token = bench.table.state.seating[Seat(0)].token
    assert token is not None
    given = Hello(proto=1, tokens=[token])
    bench.feed(Opened(ConnectionId(900), bench.now, given, ordered=False))
    outputs = [output for _, output in bench.outputs[before:]]
    assert messages(outputs, 900) == [Refused(action_id=None, code="ranked_needs_order")]
    assert Close(ConnectionId(900), CLOSE_UNORDERED) in outputs
    assert ann.is_open
    bench.watch("wall", UNORDERED)
    assert lobby(bench).watchers == 1


def test_a_table_with_somebody_on_such_a_road_does_not_become_ranked() -> None:
    bench = Bench(rules=classic())
    host = bench.sit("ann")
    bob = bench.sit("bob", UNORDERED)
    ranked = SetOptions(bench.action_id(), TableOptions(judge="ranked"))
    assert ask(bench, host, ranked) == "ranked_needs_order"
    bench.hang_up(bob)
    assert ask(bench, host, SetOptions(bench.action_id(), ranked.options)) == OK


def test_a_road_without_order_is_slow_at_best_and_everybody_sees_it() -> None:
    bench = Bench(rules=classic())
    bench.sit("ann")
    bench.sit("bob", UNORDERED)
    bench.run(2_000)
    bench.reconnect(bench.of_seat(0))
    bench.run(2_000)
    assert [card.link for card in seats(bench)] == ["good", "slow"]
