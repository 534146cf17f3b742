from slapjack.protocol.client_messages import Flip
from slapjack.protocol.server_messages import Accepted, Goaway, Void
from slapjack.rules import SlapWon
from slapjack.table.draining import CLOSE_RESTART, DRAIN_US, GOAWAY_MS_MAX
from slapjack.table.inputs import Drain
from tests.table.bench import Bench, classic
from tests.table.clients import Client
from tests.table.restarts import MortalBench

DRAIN_MS = DRAIN_US / 1_000


def two(flips: str) -> MortalBench:
    bench = MortalBench(flips=flips)
    bench.sit("ann")
    bench.sit("bob")
    bench.deal()
    return bench


def drain(bench: Bench) -> list[Client]:
    clients = [one for one in bench.clients if one.is_open]
    bench.feed(Drain(bench.now))
    return clients


def drained(bench: Bench) -> list[Client]:
    clients = drain(bench)
    bench.run(DRAIN_MS + 100)
    return clients


def goodbye_after_ms(bench: Bench) -> float:
    """Let time pass until everybody was sent away; return how long it took."""
    began_at = bench.now
    drain(bench)
    return (bench.until(lambda: bench.table.state.is_drained) - began_at) / 1_000


def voids(clients: list[Client]) -> list[str]:
    return [heard.message.why for heard in clients[0].got(Void)]  # type: ignore[union-attr]


def test_everybody_is_told_when_to_come_back_each_at_another_moment() -> None:
    bench = Bench()
    for number in range(8):
        bench.sit(f"person{number}")
    bench.watch()
    clients = drained(bench)
    waits = [one.message.wait_ms for client in clients for one in client.got(Goaway)]  # type: ignore[union-attr]
    assert len(waits) == len(clients) == 9
    assert all(0 <= wait < GOAWAY_MS_MAX for wait in waits)
    assert len(set(waits)) > 5
    assert {client.closed_by for client in clients} == {CLOSE_RESTART}


def test_where_nothing_can_be_slapped_everybody_goes_at_once() -> None:
    bench = two("5H JS")
    bench.flip(then_ms=50)
    assert goodbye_after_ms(bench) == 0


def test_an_open_race_gets_its_verdict_before_the_goodbye(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.flip()
    bench.flip()
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    clients = drained(bench)
    assert voids(clients) == []
    assert [one.seat for one in bench.events_of(SlapWon)] == [0]
    (verdict,), (goaway,) = bench.verdicts(), clients[0].got(Goaway)
    assert verdict[0] <= goaway.at


def test_a_trigger_that_lies_there_can_still_be_slapped() -> None:
    bench = two("5H JS 6H")
    bench.flip(then_ms=50)
    bench.flip()
    clients = drain(bench)
    bench.slap(1, reaction_ms=700)
    bench.run(DRAIN_MS)
    assert [one.seat for one in bench.events_of(SlapWon)] == [1]
    assert voids(clients) == []
    assert clients[0].closed_by == CLOSE_RESTART


def test_a_card_on_its_way_shows_and_its_race_is_judged() -> None:
    bench = two("JH 6H")
    bench.press()
    bench.until(lambda: bench.play.game.flips == 1)
    assert bench.play.hides(bench.now)
    clients = drain(bench)
    bench.slap(1, reaction_ms=250, flip=1)
    bench.run(DRAIN_MS)
    assert [one.seat for one in bench.events_of(SlapWon)] == [1]
    assert voids(clients) == []


def test_nobody_waits_for_a_slap_that_does_not_come_longer_than_its_verdict_could_take() -> None:
    bench = two("JH 6H")
    bench.flip()
    waited_ms = goodbye_after_ms(bench)
    assert waited_ms == DRAIN_MS - bench.table.state.judge.hard_cap_us / 1_000


def test_what_no_verdict_can_end_in_time_is_annulled_and_not_guessed() -> None:
    bench = Bench(flips="JH 6H", rules=classic(shout="required", shout_window_ms=2_000))
    bench.sit("ann")
    bench.sit("bob")
    bench.deal()
    bench.flip()
    # Both may still say their word, the second one longer than the server may wait.
    bench.slap(1, reaction_ms=300)
    bench.slap(0, reaction_ms=800)
    bench.until(lambda: bench.play.open_race is not None)
    clients = drain(bench)
    bench.run(DRAIN_MS + 100)
    assert voids(clients) == ["drain"]
    assert clients[0].closed_by == CLOSE_RESTART


def test_a_flip_pressed_while_the_server_stops_comes_in_the_next_life_only() -> None:
    bench = two("5H JS 6H")
    bench.flip(then_ms=50)
    bench.flip()
    drain(bench)
    action_id = bench.press()
    bench.run(DRAIN_MS + 100)
    assert any(isinstance(one, Accepted) for one in bench.answers_to(action_id))
    assert bench.play.game.flips == 2
    for client in bench.clients:
        client.closed_by = 1006
    bench.kill(down_ms=1_000)
    bench.everybody_back()
    bench.run(3_000)
    assert bench.play.game.flips == 3


def test_no_flip_happens_by_itself_while_the_server_stops() -> None:
    bench = two("JH 6H")
    bench.flip()
    bench.run(bench.play.game.rules.flip_timeout_ms - 1_000)
    drain(bench)
    bench.run(DRAIN_MS + 100)
    assert bench.play.game.flips == 1
    assert bench.play.press is None


def test_who_comes_after_the_goodbye_is_sent_away_too() -> None:
    bench = two("5H")
    drained(bench)
    late = bench.watch("late")
    bench.run(100)
    assert len(late.got(Goaway)) == 1
    assert late.closed_by == CLOSE_RESTART
    assert not [one for one in bench.clients if one.is_open]


def test_a_second_stop_changes_nothing() -> None:
    bench = two("JH 6H")
    bench.flip()
    clients = drain(bench)
    bench.run(1_000)
    bench.feed(Drain(bench.now))
    bench.run(DRAIN_MS - 1_000)
    assert [len(client.got(Goaway)) for client in clients] == [1, 1]
    bench.feed(Drain(bench.now))
    bench.run(DRAIN_MS)
    assert [len(client.got(Goaway)) for client in clients] == [1, 1]


def test_a_flip_asked_of_nobodys_turn_is_answered_while_the_server_stops() -> None:
    bench = two("JH 6H")
    bench.flip()
    drain(bench)
    wrong = Flip(action_id="wrong", seat=0)
    bench.say(bench.of_seat(0), wrong)
    bench.run(200)
    assert bench.answers_to("wrong"), "a stopping server still answers"
