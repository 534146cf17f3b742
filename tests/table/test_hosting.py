from slapjack.protocol.client_messages import Deal, HandOver, Kick, Lock
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Welcome
from slapjack.units import Seat
from tests.table.asking import OK, ask, classic, leave, lobby, seats, sit
from tests.table.bench import Bench
from tests.table.clients import Client

GONE_MS = 30_000


def three() -> tuple[Bench, Client, Client, Client]:
    bench = Bench(rules=classic())
    ann, bob, cleo = (bench.sit(name) for name in ("ann", "bob", "cleo"))
    bench.run(1_000)
    return bench, ann, bob, cleo


def hosts(bench: Bench) -> list[int]:
    return [one.seat for one in seats(bench) if one.host]


def lock(bench: Bench, client: Client) -> str:
    """Ask for what only a host may."""
    return ask(bench, client, Lock(action_id=bench.action_id(), locked=True))


def hand(bench: Bench, client: Client, seat: int | None) -> str:
    return ask(bench, client, HandOver(action_id=bench.action_id(), seat=seat))


def test_the_holder_of_the_token_is_host_without_a_seat() -> None:
    bench = Bench(rules=classic())
    screen = bench.big_screen()
    bench.sit("ann")
    bench.run(100)
    assert hosts(bench) == []
    assert screen.session.host
    assert lock(bench, screen) == OK


def test_the_holder_of_the_token_with_a_seat_is_host_at_that_seat() -> None:
    bench, ann, bob, _ = three()
    assert hosts(bench) == [0]
    assert lock(bench, ann) == OK
    assert lock(bench, bob) == "not_the_host"


def test_the_first_to_sit_is_host_where_nobody_claimed_the_token() -> None:
    bench = Bench()
    sit(bench, "first-0123456789abc")
    sit(bench, "second-0123456789abc")
    first = bench.connect("first", ["first-0123456789abc"])
    bench.connect("second", ["second-0123456789abc"])
    bench.run(100)
    assert hosts(bench) == [0]
    assert first.session.host


def test_the_owner_of_the_token_who_comes_later_does_not_steal_but_may_take_it_back() -> None:
    bench = Bench()
    sit(bench, "first-0123456789abc")
    first = bench.connect("first", ["first-0123456789abc"])
    screen = bench.big_screen()
    bench.run(100)
    assert not screen.session.host
    assert lock(bench, screen) == "not_the_host"
    assert hand(bench, screen, None) == OK
    bench.run(100)
    assert (screen.session.host, first.session.host) == (True, False)
    assert hosts(bench) == []


def test_a_host_who_is_gone_for_thirty_seconds_is_followed_by_who_is_here_longest() -> None:
    bench, ann, bob, cleo = three()
    bench.hang_up(ann)
    bench.run(GONE_MS - 10)
    assert hosts(bench) == [0]
    assert not lobby(bench).host_present
    bench.run(100)
    assert hosts(bench) == [1]
    assert lobby(bench).host_present
    assert (bob.session.host, cleo.session.host) == (True, False)


def test_present_longest_is_not_who_sat_first_but_was_away_since() -> None:
    bench, ann, bob, _ = three()
    bench.hang_up(bob)
    bench.run(10_000)
    bench.reconnect(bob)
    bench.hang_up(ann)
    bench.run(GONE_MS + 100)
    assert hosts(bench) == [2]


def test_a_short_loss_does_not_count_against_a_person() -> None:
    bench, ann, bob, _ = three()
    bench.hang_up(bob)
    bench.run(3_000)
    bench.reconnect(bob)
    bench.hang_up(ann)
    bench.run(GONE_MS + 100)
    assert hosts(bench) == [1]


def test_a_host_who_is_back_in_time_is_still_host() -> None:
    bench, ann, _, _ = three()
    bench.hang_up(ann)
    bench.run(GONE_MS - 100)
    bench.reconnect(ann)
    bench.run(GONE_MS)
    assert hosts(bench) == [0]


def test_the_owner_returns_without_stealing_and_takes_it_back_by_a_tap() -> None:
    bench, ann, bob, _ = three()
    bench.hang_up(ann)
    bench.run(GONE_MS + 100)
    back = bench.reconnect(ann)
    bench.run(100)
    assert hosts(bench) == [1]
    assert lock(bench, back) == "not_the_host"
    assert hand(bench, back, 0) == OK
    bench.run(100)
    assert hosts(bench) == [0]
    assert not bob.session.host
    assert lock(bench, back) == OK


def test_nobody_but_the_host_and_the_owner_hands_over() -> None:
    bench, ann, bob, cleo = three()
    assert hand(bench, cleo, 2) == "not_the_host"
    assert hand(bench, cleo, None) == "not_the_host"
    assert hand(bench, ann, 1) == OK
    assert hand(bench, bob, None) == "no_such_seat"
    assert hand(bench, bob, 2) == OK
    assert hosts(bench) == [2]


def test_a_bot_or_an_empty_seat_is_no_host() -> None:
    bench, ann, _, _ = three()
    bench.bot()
    assert hand(bench, ann, 3) == "not_a_person"
    assert hand(bench, ann, 6) == "no_such_seat"


def test_a_host_handed_to_somebody_absent_is_followed_too() -> None:
    bench, ann, bob, _ = three()
    bench.hang_up(bob)
    assert hand(bench, ann, 1) == OK
    bench.run(GONE_MS + 100)
    assert hosts(bench) == [0]


def test_a_host_who_leaves_for_good_is_followed_at_once() -> None:
    bench, ann, bob, cleo = three()
    hand(bench, ann, 1)
    bench.hang_up(ann)
    assert leave(bench, bob, 1) == OK
    bench.run(100)
    assert hosts(bench) == [1]
    assert cleo.session.seats == [1]
    assert cleo.session.host


def test_a_host_who_leaves_in_mid_game_is_followed_at_once() -> None:
    bench, ann, bob, cleo = three()
    hand(bench, ann, 1)
    bench.hang_up(ann)
    ask(bench, bob, Deal(action_id="deal"))
    assert leave(bench, bob, 1) == OK
    assert hosts(bench) == [2]
    assert lock(bench, cleo) == OK


def test_the_right_of_a_host_who_leaves_falls_to_the_token_where_it_is_here() -> None:
    bench, ann, bob, _ = three()
    hand(bench, ann, 1)
    leave(bench, bob, 1)
    assert lock(bench, ann) == OK


def test_a_removed_seat_does_not_move_the_host() -> None:
    bench, ann, _, cleo = three()
    hand(bench, ann, 2)
    assert ask(bench, cleo, Kick(action_id="kick", seat=1)) == OK
    assert hosts(bench) == [1]
    assert lock(bench, cleo) == OK


def test_when_everybody_left_the_next_to_sit_is_host() -> None:
    bench = Bench()
    sit(bench, "first-0123456789abc")
    first = bench.connect("first", ["first-0123456789abc"])
    leave(bench, first, 0)
    sit(bench, "second-0123456789abc")
    bench.connect("second", ["second-0123456789abc"])
    assert hosts(bench) == [0]


def test_when_all_phones_sleep_the_first_to_wake_becomes_host_after_a_while() -> None:
    bench, ann, bob, cleo = three()
    for client in (ann, bob, cleo):
        bench.hang_up(client)
    bench.run(120_000)
    assert hosts(bench) == [0]
    bench.reconnect(cleo)
    bench.run(GONE_MS + 100)
    assert hosts(bench) == [2]


def test_somebody_awake_is_host_before_somebody_who_has_put_the_phone_down() -> None:
    bench, ann, _, cleo = three()
    bench.deal(warm_up_ms=10)
    bench.table.state.seating[Seat(1)].timeouts = 3
    bench.hang_up(ann)
    bench.run(GONE_MS + 100)
    assert hosts(bench) == [2]
    assert cleo.is_open


def test_a_change_of_host_is_told_to_those_whom_it_concerns() -> None:
    bench, ann, bob, cleo = three()
    counts = [len(one.got(Welcome)) for one in (ann, bob, cleo)]
    hand(bench, ann, 1)
    bench.run(100)
    assert [len(one.got(Welcome)) for one in (ann, bob, cleo)] == [
        counts[0] + 1,
        counts[1] + 1,
        counts[2],
    ]


def test_an_absent_host_whose_seat_is_freed_is_not_followed_by_the_next_chair() -> None:
    bench = Bench(rules=classic(disconnect_grace_s=0), options=TableOptions(absent="leave"))
    clients = [bench.sit(f"person{number}") for number in range(8)]
    bench.deal()
    hand(bench, clients[0], 1)
    for client in clients[:2]:
        bench.hang_up(client)
    bench.run(5_000)
    for seat in (3, 4, 5, 7, 6):
        leave(bench, clients[seat], seat)
    assert lobby(bench).phase == "finished"
    assert hosts(bench) == [1]
    sit(bench, "newcomer-0123456789")
    bench.run(100)
    assert clients[2].session.seats == [0]
    assert hosts(bench) == [0]
