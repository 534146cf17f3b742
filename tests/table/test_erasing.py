"""How a table ends: erased by its host, or by itself after nobody was there for long."""

import pytest

from slapjack.protocol.client_messages import HandOver
from slapjack.protocol.server_messages import Ended
from slapjack.table.entries import GameEnded, TableDied
from slapjack.table.inputs import Erase, Erased, Turned
from slapjack.table.outputs import Died, Finished
from slapjack.units import Micros
from tests.table.bench import HOST_TOKEN, Bench

DAY_MS = 86_400_000.0


def table(*, deals: bool) -> Bench:
    bench = Bench(flips="5H 6H 7H")
    bench.sit("ann")
    bench.sit("bob")
    if deals:
        bench.deal()
        bench.flip()
    return bench


def erase(bench: Bench, token: str) -> Erased | Turned:
    bench.feed(Erase(bench.now, token))
    assert bench.answer is not None
    said = bench.answer.value
    assert isinstance(said, Erased | Turned)
    return said


@pytest.mark.parametrize("deals", [False, True], ids=["in the lobby", "in a game"])
def test_an_erased_table_is_over_for_everybody_and_leaves_no_record(deals: bool) -> None:
    bench = table(deals=deals)
    bench.watch()
    assert erase(bench, HOST_TOKEN) == Erased()
    bench.run(1_000)
    assert bench.died == "erased"
    assert [one.why for one in bench.entries_of(TableDied)] == ["erased"]
    assert not bench.outputs_of(Finished)
    assert not bench.entries_of(GameEnded)
    for client in bench.clients:
        assert client.closed_by == 1000
        assert Ended(why="closed") in [heard.message for heard in client.heard]


def test_nobody_but_the_host_erases_a_table() -> None:
    bench = table(deals=True)
    for token in (bench.clients[1].tokens[0], "a-guessed-token-xxxxxx", ""):
        assert erase(bench, token) == Turned("not_host")
    bench.flip()
    assert bench.died is None


def test_who_became_host_may_erase_the_table_and_so_may_who_opened_it() -> None:
    bench = table(deals=False)
    bench.order(HandOver(bench.action_id(), 1))
    by_seat, by_opening = bench.clients[1].tokens[0], HOST_TOKEN
    assert bench.clients[0].tokens[0] != by_opening
    assert erase(bench, bench.clients[0].tokens[0]) == Turned("not_host")
    assert erase(bench, by_seat) == Erased()
    other = table(deals=False)
    other.order(HandOver(other.action_id(), 1))
    assert erase(other, by_opening) == Erased()


def test_a_table_that_people_used_waits_for_them_as_long_as_the_server_says() -> None:
    bench = Bench(idle_us=Micros(86_400_000_000))
    bench.hang_up(bench.sit("ann"))
    bench.run(DAY_MS - 10_000)
    assert bench.died is None
    bench.run(20_000)
    assert bench.died == "empty"


def test_a_table_that_nobody_came_to_does_not_wait_that_long() -> None:
    bench = Bench(idle_us=Micros(86_400_000_000))
    outputs = bench.table.wake(Micros(bench.now + 1_800_000_000))
    assert Died("empty") in outputs


def test_a_short_patience_counts_for_every_table() -> None:
    bench = Bench(idle_us=Micros(60_000_000))
    outputs = bench.table.wake(Micros(bench.now + 60_000_000))
    assert Died("empty") in outputs
