from typing import Literal

import pytest

from slapjack.protocol.client_messages import Pause, Referee
from slapjack.protocol.server_messages import Accepted
from slapjack.rules import FoulCalled, GameStarted
from slapjack.table.inputs import Message
from slapjack.table.outputs import Finished
from tests.table.asking import OK, answer, ask, cards_in_play, classic, kinds, leave, lobby, seats
from tests.table.bench import Bench
from tests.table.clients import FAR, Client

Call = Literal["peek", "toward_self", "misdeal"]


def playing(count: int, flips: str | None = None, **rules: object) -> tuple[Bench, list[Client]]:
    bench = Bench(flips=flips, rules=classic(**rules))
    clients = [bench.sit(f"person{number}", FAR) for number in range(count)]
    bench.deal()
    return bench, clients


def call(bench: Bench, client: Client, what: Call) -> str:
    return ask(bench, client, Referee(action_id=bench.action_id(), call=what))


@pytest.mark.rule("A.1-44", "A.1-45", "B42", "B75")
@pytest.mark.parametrize("kind", ["peek", "toward_self"])
def test_a_flip_foul_is_the_turn_seats(kind: Literal["peek", "toward_self"]) -> None:
    bench, clients = playing(2)
    assert call(bench, clients[0], kind) == OK
    assert [(event.seat, event.kind) for event in bench.events_of(FoulCalled)] == [(0, kind)]
    assert cards_in_play(bench.play) == 52


def test_only_the_host_is_referee() -> None:
    bench, clients = playing(2)
    assert call(bench, clients[1], "peek") == "not_the_host"
    assert call(bench, clients[1], "misdeal") == "not_the_host"


def test_a_foul_while_a_race_is_open_waits_for_the_verdict() -> None:
    bench, clients = playing(2, "5H JS")
    bench.flip()
    bench.flip()
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    assert call(bench, clients[0], "peek") == OK
    assert not bench.events_of(FoulCalled)
    bench.run(2_000)
    assert kinds(bench).index("SlapWon") < kinds(bench).index("FoulCalled")


def test_a_foul_in_a_pause_is_refused() -> None:
    bench, clients = playing(2)
    ask(bench, clients[0], Pause(action_id="p"))
    assert call(bench, clients[0], "peek") == "paused"


def test_there_is_no_foul_when_nobody_flips() -> None:
    flips = "KS 5H 2C 9D 6H 3C 4D 7H"
    bench, clients = playing(3, flips, challenge=True, triggers=["double"])
    for _ in range(4):
        bench.flip(then_ms=100)
    assert bench.play.game.turn is None
    assert call(bench, clients[0], "peek") == "nobody_flips"


@pytest.mark.rule("B43")
def test_a_misdeal_voids_the_record_and_deals_anew_to_the_same_seats_and_dealer() -> None:
    bench, clients = playing(3)
    bench.flip(0, then_ms=1_000)
    first, dealer = bench.play.game_id, lobby(bench).dealer
    animals = [one.animal for one in seats(bench)]
    assert call(bench, clients[0], "misdeal") == OK
    (record,) = bench.records
    assert '"void":"misdeal"' in record.dump()
    assert [one.game for one in bench.outputs_of(Finished)] == [first]
    assert bench.play.game_id != first
    assert lobby(bench).dealer == dealer
    assert [one.animal for one in seats(bench)] == animals
    assert [one.wins for one in seats(bench)] == [0, 0, 0]
    assert len(bench.events_of(GameStarted)) == 1
    assert cards_in_play(bench.play) == 52
    bench.run(1_000)
    assert clients[1].session.view == bench.play.game.view


def test_a_misdeal_waits_for_nobody_to_be_judged() -> None:
    bench, clients = playing(2, "5H JS")
    bench.flip()
    bench.flip()
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    assert call(bench, clients[0], "misdeal") == "race_open"


def test_a_misdeal_deals_to_those_who_are_still_there() -> None:
    bench, clients = playing(4)
    leave(bench, clients[1], 1)
    assert call(bench, clients[0], "misdeal") == OK
    assert len(seats(bench)) == 3
    assert list(bench.play.game.view.status) == ["active"] * 3
    bench.run(1_000)
    assert clients[3].session.seats == [2]
    assert cards_in_play(bench.play) == 52


def test_a_misdeal_with_too_few_left_is_refused_and_the_game_goes_on() -> None:
    bench, clients = playing(3, min_players=3)
    leave(bench, clients[1], 1)
    game = bench.play.game_id
    assert call(bench, clients[0], "misdeal") == "too_few_players"
    assert bench.play.game_id == game


def test_a_misdeal_while_a_card_is_on_its_way_leaves_no_card_behind() -> None:
    bench, clients = playing(2)
    bench.press(0)
    bench.until(lambda: bench.play.game.flips == 1)
    first = bench.play.game_id
    bench.feed(Message(clients[0].number, bench.now, Referee(action_id="m", call="misdeal")))
    bench.run(3_000)
    assert isinstance(answer(bench, "m"), Accepted)
    assert bench.play.game_id != first
    assert bench.play.game.flips == 0
    assert [client.session.view == bench.play.game.view for client in clients] == [True, True]


def test_a_misdeal_while_somebody_is_missed_pauses_the_new_game_too() -> None:
    bench, clients = playing(2)
    bench.hang_up(clients[1])
    bench.run(5_000)
    assert call(bench, clients[0], "misdeal") == OK
    assert kinds(bench)[-2:] == ["WentAway", "Paused"]
