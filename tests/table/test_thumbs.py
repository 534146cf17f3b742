"""Everybody's thumb up: no game begins by rules that somebody here has not agreed to."""

import pytest

from slapjack.protocol.client_messages import Deal, Ready, Rematch, SetOptions, SetRules
from slapjack.protocol.lobby import TableOptions
from slapjack.units import Micros
from tests.table.asking import OK, answer, ask, classic, lobby, seats
from tests.table.bench import Bench
from tests.table.clients import Client


def people(count: int, **rules: object) -> tuple[Bench, list[Client]]:
    bench = Bench(rules=classic(**rules))
    clients = [bench.sit(f"person{number}") for number in range(count)]
    bench.run(500)
    return bench, clients


def order(bench: Bench, rules: dict[str, object]) -> None:
    message = SetRules(action_id=bench.action_id(), rules=rules)
    assert ask(bench, bench.host, message) == OK


def deal(bench: Bench) -> str:
    return ask(bench, bench.host, Deal(action_id=bench.action_id()))


def thumb(bench: Bench, client: Client, *, up: bool = True) -> str:
    seat = client.session.seats[0]
    return ask(bench, client, Ready(action_id=bench.action_id(), seat=seat, ready=up))


def thumbs(bench: Bench) -> list[bool]:
    return [seat.ready for seat in seats(bench)]


def test_who_sits_down_agrees_to_the_rules_that_are_shown() -> None:
    bench, _ = people(2)
    bench.bot()
    assert thumbs(bench) == [True, True, True]
    assert deal(bench) == OK


@pytest.mark.rule("A.1-35", "A.1-43", "A.1-54")
@pytest.mark.parametrize(
    "rules", [{"preset": "shout"}, {"triggers": ["rank:J", "double"]}, {"min_cover_ms": 700}]
)
def test_other_rules_take_back_every_thumb_but_the_hosts_and_a_bots(
    rules: dict[str, object],
) -> None:
    bench, clients = people(3)
    bench.bot()
    order(bench, rules)
    assert thumbs(bench) == [True, False, False, True]
    message = Deal(action_id="too-early")
    assert ask(bench, bench.host, message) == "thumbs_missing"
    assert answer(bench, "too-early").hint == "2"  # type: ignore[union-attr]
    assert lobby(bench).phase == "lobby"
    assert thumb(bench, clients[1]) == OK
    assert deal(bench) == "thumbs_missing"
    assert thumb(bench, clients[2]) == OK
    assert deal(bench) == OK


@pytest.mark.parametrize("changed", [{}, {"shout_window_ms": 1}, {"name": "Ours"}], ids=str)
def test_rules_that_play_the_same_ask_nobody(changed: dict[str, object]) -> None:
    bench, _ = people(2)
    order(bench, {**bench.table.state.rules.to_header(), **changed})
    assert thumbs(bench) == [True, True]


def test_a_thumb_may_go_down_and_then_no_game_begins() -> None:
    bench, clients = people(2)
    thumb(bench, clients[1], up=False)
    assert deal(bench) == "thumbs_missing"
    assert thumbs(bench) == [True, False]


def test_the_host_agrees_by_dealing() -> None:
    bench, clients = people(2)
    thumb(bench, clients[0], up=False)
    assert deal(bench) == OK


def test_a_table_that_only_asks_deals_anyway() -> None:
    bench, _ = people(2)
    asks = SetOptions(action_id="way", options=TableOptions(thumbs="asked"))
    assert ask(bench, bench.host, asks) == OK
    order(bench, {"preset": "fast"})
    assert thumbs(bench) == [True, False]
    assert deal(bench) == OK


def test_nobody_waits_for_who_is_not_here() -> None:
    bench, clients = people(3)
    order(bench, {"preset": "fast"})
    thumb(bench, clients[1])
    assert deal(bench) == "thumbs_missing"
    bench.hang_up(clients[2])
    assert deal(bench) == OK


def test_who_came_back_is_asked_again() -> None:
    bench, clients = people(2)
    order(bench, {"preset": "fast"})
    bench.hang_up(clients[1])
    bench.run(100)
    bench.reconnect(clients[1])
    bench.run(100)
    assert thumbs(bench) == [True, False]
    assert deal(bench) == "thumbs_missing"


def test_thumbs_stay_up_for_the_next_game_by_the_same_rules() -> None:
    bench, clients = people(2, time_limit_s=60)
    assert deal(bench) == OK
    bench.table.state.timers.set("game", Micros(bench.now))
    bench.lag(0)
    assert lobby(bench).phase == "finished"
    assert thumbs(bench) == [True, True]
    order(bench, {"preset": "fast"})
    again = Rematch(action_id="again")
    assert ask(bench, bench.host, again) == "thumbs_missing"
    thumb(bench, clients[1])
    assert ask(bench, bench.host, Rematch(action_id="again-2")) == OK
