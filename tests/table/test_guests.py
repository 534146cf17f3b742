"""Who looks on without a token: what they may see and when; no other name for it helps."""

import pytest

from slapjack.protocol.client_messages import Hello, SetOptions
from slapjack.protocol.fields import Role
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Ended, Numbered, Refused, Show, Snapshot, Welcome
from slapjack.table.inputs import Closed, Opened
from slapjack.table.joining import GUESTS_MAX
from slapjack.table.lobby import card
from slapjack.table.outputs import Send
from slapjack.table.state import IDLE_US
from slapjack.units import ConnectionId, Micros
from tests.table.asking import OK, ask, classic
from tests.table.bench import HOST_TOKEN, Bench
from tests.table.clients import Client, Habits

ROLES: tuple[Role, ...] = ("watcher", "big_screen")
DELAY_S = 10
DELAY_US = DELAY_S * 1_000_000


def played(delay_s: int = DELAY_S) -> Bench:
    """A table of two, in mid-game; whoever looks on sees it late."""
    bench = Bench(flips="5H 6H 7H 8H", options=TableOptions(watch_delay_s=delay_s))
    bench.sit("ann")
    bench.sit("bob")
    bench.deal()
    bench.flip(then_ms=1_500)
    return bench


def first_said(bench: Bench) -> dict[int, Micros]:
    """Tell when each numbered message was said for the first time."""
    found: dict[int, Micros] = {}
    for at, output in bench.outputs:
        if isinstance(output, Send) and isinstance(output.message, Numbered):
            found.setdefault(output.message.seq, at)
    return found


def check_delay(bench: Bench, guest: Client) -> None:
    """Check that the guest heard of nothing before the table's delay was over."""
    said = first_said(bench)
    for heard in guest.heard:
        match heard.message:
            case Show(flip=flip):
                assert heard.at >= bench.show_at(flip) + DELAY_US, f"saw card {flip} early"
            case message if isinstance(message, Numbered | Snapshot):
                assert heard.at >= said[message.seq] + DELAY_US, f"heard {message.seq} early"
            case _:
                pass


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("resumes", [True, False])
def test_a_guest_who_comes_back_in_mid_card_still_sees_all_of_it_late(
    role: Role, resumes: bool
) -> None:
    bench = played()
    guest = bench.connect("guest", [], role=role)
    bench.run(12_000)
    assert guest.got(Snapshot)
    bench.press()
    bench.until(lambda: bench.play.before is not None)
    again = bench.reconnect(guest, resume=resumes)
    bench.run(400)
    bench.flip(then_ms=300)
    once_more = bench.reconnect(again, resume=resumes)
    bench.run(2_000)
    check_delay(bench, again)
    check_delay(bench, once_more)
    bench.run(12_000)
    assert any(isinstance(heard.message, Numbered | Snapshot) for heard in once_more.heard)
    check_delay(bench, once_more)


@pytest.mark.parametrize("role", ROLES)
def test_a_guest_is_turned_away_where_the_host_wants_none(role: Role) -> None:
    bench = Bench(options=TableOptions(watchers=False))
    bench.sit("ann")
    bench.feed(Opened(ConnectionId(900), bench.now, Hello(proto=1, tokens=[], role=role), True))
    said = [one.message for one in bench.outputs_of(Send) if 900 in one.connections]
    assert said == [Refused(action_id=None, code="no_watchers")]


def test_a_crowd_of_guests_is_bounded_and_keeps_no_player_out() -> None:
    bench = Bench(rules=classic())
    bench.sit("ann")
    hello = Hello(proto=1, tokens=[], role="watcher")
    for number in range(1_000, 1_000 + GUESTS_MAX + 1):
        bench.feed(Opened(ConnectionId(number), bench.now, hello, True))
    assert len(bench.table.state.connections) == GUESTS_MAX + 1
    last = [one.message for one in bench.outputs_of(Send) if number in one.connections]
    assert last == [Refused(action_id=None, code="no_watchers")]
    assert bench.sit("bob").is_open
    bench.feed(Closed(ConnectionId(1_000), bench.now))
    assert bench.watch().is_open


@pytest.mark.parametrize("role", ROLES)
def test_a_guest_is_sent_away_when_the_host_wants_none_any_more(role: Role) -> None:
    bench = Bench(rules=classic())
    bench.sit("ann")
    guest = bench.connect("guest", [], role=role)
    own = bench.connect("own wall", [HOST_TOKEN], role=role)
    options = TableOptions(watchers=False)
    assert ask(bench, bench.host, SetOptions(action_id="private", options=options)) == OK
    bench.run(100)
    assert guest.got(Ended)
    assert not guest.is_open
    assert own.is_open, "who shows the host's token is no guest"


def test_a_guests_big_screen_gets_no_card_before_its_moment_however_long_its_road() -> None:
    bench = played(delay_s=0)
    wall = bench.connect("wall", [], Habits(up_ms=120, down_ms=120), role="big_screen")
    bench.run(3_000)
    told = [heard.message for heard in wall.got(Welcome)]
    assert [one.role for one in told if isinstance(one, Welcome)] == ["watcher"]
    for flip in (2, 3):
        bench.flip(then_ms=1_500)
        assert bench.shows(flip)[wall.number] == bench.show_at(flip)


def test_big_screens_are_counted_apart_from_people_who_look_on() -> None:
    bench = Bench(rules=classic())
    bench.sit("ann")
    for number, role in enumerate((*ROLES, "watcher")):
        bench.connect(f"guest {number}", [], role=role)
    wall = bench.big_screen()
    bench.run(100)
    seen = card(bench.table.state)
    assert (seen.watchers, seen.screens) == (2, 2)
    bench.hang_up(wall)
    bench.run(100)
    assert card(bench.table.state).screens == 1


def test_a_big_screen_of_the_host_sees_the_card_with_the_players() -> None:
    bench = played()
    wall = bench.big_screen()
    bench.run(1_000)
    bench.flip(then_ms=300)
    assert [heard.message.flip for heard in wall.got(Show) if isinstance(heard.message, Show)]


@pytest.mark.parametrize("role", ROLES)
def test_guests_alone_keep_no_table_alive(role: Role) -> None:
    bench = Bench(rules=classic())
    ann = bench.sit("ann")
    bench.bot()
    bench.bot()
    bench.deal()
    guest = bench.connect("guest", [], role=role)
    bench.hang_up(ann)
    bench.run(IDLE_US / 1_000 + 1_000)
    assert bench.died == "empty"
    assert guest.got(Ended)
