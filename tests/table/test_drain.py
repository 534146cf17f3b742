from slapjack.protocol.server_messages import Goaway, Void
from slapjack.table.inputs import Drain
from slapjack.table.table import CLOSE_RESTART, GOAWAY_MS_MAX
from tests.table.bench import Bench
from tests.table.clients import Client


def drained(bench: Bench) -> list[Client]:
    clients = [one for one in bench.clients if one.is_open]
    bench.feed(Drain(bench.now))
    bench.run(500)
    return clients


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


def test_an_open_race_is_annulled_and_not_guessed(near_and_far: Bench) -> None:
    bench = near_and_far
    bench.flip()
    bench.flip()
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    clients = drained(bench)
    assert [heard.message.why for heard in clients[0].got(Void)] == ["drain"]  # type: ignore[union-attr]
    assert not bench.verdicts()


def test_a_second_stop_changes_nothing() -> None:
    bench = Bench()
    bench.sit("ann")
    drained(bench)
    assert drained(bench) == []
