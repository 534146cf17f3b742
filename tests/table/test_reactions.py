"""Reactions: few at a time, none where the host wants quiet."""

from slapjack.protocol.client_messages import React, SetOptions
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Reacted
from slapjack.table.reactions import AT_ONCE, EVERY_US
from tests.table.asking import OK, ask, classic
from tests.table.bench import Bench


def react(bench: Bench, seat: int) -> str:
    message = React(action_id=bench.action_id(), seat=seat, kind="clap")
    return ask(bench, bench.of_seat(seat), message)


def test_a_seat_shows_few_reactions_at_once_and_then_one_after_the_other() -> None:
    bench = Bench(rules=classic())
    bench.sit("ann")
    bob = bench.sit("bob")
    bench.run(100)
    assert [react(bench, 0) for _ in range(AT_ONCE + 1)] == [OK] * AT_ONCE + ["too_fast"]
    assert react(bench, 1) == OK, "each seat has its own measure"
    bench.run(EVERY_US / 1_000)
    assert [react(bench, 0) for _ in range(2)] == [OK, "too_fast"]
    bench.run(60_000)
    assert [react(bench, 0) for _ in range(AT_ONCE + 1)] == [OK] * AT_ONCE + ["too_fast"]
    bench.run(100)
    assert len(bob.got(Reacted)) == 2 * AT_ONCE + 2


def test_the_host_silences_reactions_also_in_mid_game() -> None:
    bench = Bench(flips="5H 6H")
    bench.sit("ann")
    bench.sit("bob")
    bench.deal()
    assert react(bench, 1) == OK
    quiet = SetOptions(action_id="quiet", options=TableOptions(reactions=False))
    assert ask(bench, bench.host, quiet) == OK
    assert react(bench, 1) == "reactions_off"
