"""Seats that a host keeps for somebody who comes by a link of their own."""

import pytest

from slapjack.protocol.client_messages import Lock, Rename
from slapjack.protocol.lobby import TableOptions
from slapjack.table.inputs import Seated, Sit, Turned
from slapjack.table.names import blocked_words
from tests.table.asking import OK, ask, classic, seats
from tests.table.bench import HOST_TOKEN, Bench

NANA = "nana-0-xxxxxxxxxxxxxxxxxxxx"


def keep(bench: Bench, *, name: str = "Nana", host_token: str = HOST_TOKEN) -> Seated | Turned:
    bench.feed(Sit(bench.now, NANA, name=name, host_token=host_token))
    assert bench.answer is not None
    said = bench.answer.value
    assert isinstance(said, Seated | Turned)
    return said


def test_a_seat_is_kept_under_the_name_that_the_host_gave_until_its_guest_comes() -> None:
    bench = Bench(rules=classic())
    bench.sit("ann")
    assert isinstance(keep(bench), Seated)
    bench.run(3_600_000)
    assert [(one.name, one.present) for one in seats(bench)] == [("", True), ("Nana", False)]
    guest = bench.connect("nana", [NANA])
    bench.run(100)
    assert guest.session.seats == [1]
    assert seats(bench)[1].present


def test_it_is_kept_at_a_locked_table_too_and_in_the_journal() -> None:
    bench = Bench(rules=classic())
    bench.sit("ann")
    assert ask(bench, bench.host, Lock(action_id="l", locked=True)) == OK
    assert isinstance(keep(bench), Seated)
    kept = bench.table.state.kept
    assert kept is not None
    assert [one.has_come for one in kept.seats] == [True, True]


@pytest.mark.parametrize("token", ["somebody-else-000000", "ann-0-xxxxxxxxxxxxxxxxxxx"])
def test_only_the_host_keeps_a_seat(token: str) -> None:
    bench = Bench(rules=classic())
    bench.sit("ann")
    assert keep(bench, host_token=token) == Turned("not_host")
    assert len(seats(bench)) == 1


def test_a_name_that_does_not_do_is_not_given_and_nobody_gives_one_to_themselves() -> None:
    bench = Bench(rules=classic())
    bench.sit("ann")
    assert keep(bench, name="Admin") == Turned("bad_name")
    bench.feed(Sit(bench.now, NANA, name="Nana"))
    assert bench.answer is not None
    assert bench.answer.value == Turned("names_generated")


def test_a_blocked_name_is_given_to_nobody_by_the_host_or_by_oneself() -> None:
    bench = Bench(rules=classic(), options=TableOptions(names="typed"))
    bench.table.state.blocked_names = blocked_words("rude")
    bench.sit("ann")
    assert keep(bench, name="Rude") == Turned("bad_name")
    for name, said in (("rude", "bad_name"), ("Nana", OK)):
        wish = Rename(action_id=bench.action_id(), seat=0, name=name)
        assert ask(bench, bench.host, wish) == said
