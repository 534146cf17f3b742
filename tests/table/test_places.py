import pytest

from slapjack.protocol.client_messages import Deal, Kick, Leave, Lock, Rematch, SetOptions
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Accepted, Ended
from slapjack.rules import GameOver, Left
from slapjack.table.animals import INKS
from slapjack.table.inputs import Seated
from slapjack.table.places import CLOSE_KICKED, CLOSE_LEFT
from tests.table.asking import (
    OK,
    answer,
    ask,
    cards_in_play,
    classic,
    leave,
    lobby,
    seats,
    sit,
    turned,
)
from tests.table.bench import HOST_TOKEN, Bench
from tests.table.clients import FAR, Client

TYPED = TableOptions(names="typed")


def people(count: int, **rules: object) -> tuple[Bench, list[Client]]:
    bench = Bench(rules=classic(**rules))
    clients = [bench.sit(f"person{number}") for number in range(count)]
    bench.run(500)
    return bench, clients


def kick(bench: Bench, seat: int) -> str:
    return ask(bench, bench.host, Kick(action_id=bench.action_id(), seat=seat))


def test_a_seat_comes_with_an_animal_and_an_ink() -> None:
    bench = Bench()
    said = sit(bench, "ann-0123456789abcdef")
    assert isinstance(said, Seated)
    (card,) = seats(bench)
    assert (said.seat, said.animal, said.ink) == (0, card.animal, card.ink)
    assert card.name == ""


def test_a_wished_ink_is_given_once() -> None:
    bench = Bench()
    said = sit(bench, "ann-0123456789abcdef", ink="jade")
    assert isinstance(said, Seated)
    assert said.ink == "jade"
    assert turned(bench, ink="jade") == "ink_taken"
    assert turned(bench, ink="neon") == "bad_ink"


def test_a_full_table_turns_people_away() -> None:
    bench, _ = people(2, max_players=2)
    assert turned(bench) == "table_full"


def test_eight_is_full_whatever_the_rules_say() -> None:
    bench, _ = people(8)
    assert turned(bench) == "table_full"
    assert {one.ink for one in seats(bench)} == set(INKS)


def test_a_locked_table_turns_people_away_until_it_is_open_again() -> None:
    bench, clients = people(2)
    ask(bench, clients[0], Lock(action_id="lock", locked=True))
    assert turned(bench) == "table_locked"
    ask(bench, clients[0], Lock(action_id="open", locked=False))
    assert isinstance(sit(bench, "late-0123456789abcdef"), Seated)


@pytest.mark.parametrize("cut", ["none", "optional"])
def test_nobody_sits_down_at_a_running_game(cut: str) -> None:
    bench, _ = people(2, cut=cut)
    bench.deal()
    assert turned(bench) == "game_running"


def test_names_are_generated_unless_the_host_wants_typed_ones() -> None:
    assert turned(Bench(), name="Ann") == "names_generated"
    assert turned(Bench(options=TableOptions(names="approved")), name="Ann") == "names_generated"


def test_a_typed_name_is_cleaned_and_nobody_else_gets_it() -> None:
    bench = Bench(options=TYPED)
    assert isinstance(sit(bench, "ann-0123456789abcdef", name="  A\u200bnn "), Seated)
    assert seats(bench)[0].name == "Ann"
    assert turned(bench, name="ANN") == "name_taken"
    assert turned(bench, name="\u0410nn") == "name_taken"
    assert turned(bench, name="Host") == "bad_name"
    assert turned(bench, name="\u200b") == "bad_name"


def test_the_name_of_somebody_who_dropped_gives_nobody_their_seat() -> None:
    bench = Bench(options=TYPED)
    sit(bench, "ann-0123456789abcdef", name="Ann")
    ann = bench.connect("ann", ["ann-0123456789abcdef"])
    bench.run(100)
    bench.hang_up(ann)
    assert turned(bench, name="Ann") == "name_taken"


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_two_who_drop_behind_one_address_come_back_as_themselves(order: tuple[int, int]) -> None:
    bench, clients = people(3)
    bench.deal()
    animals = [seats(bench)[number].animal for number in (1, 2)]
    for client in clients[1:]:
        bench.hang_up(client)
    back = {number: bench.reconnect(clients[number]) for number in order}
    bench.run(500)
    assert [seats(bench)[back[one].session.seats[0]].animal for one in (1, 2)] == animals


def test_typed_names_never_enter_a_record() -> None:
    bench = Bench(rules=classic(), options=TYPED)
    for name in ("Zebedee", "Quentin"):
        sit(bench, f"{name}-0123456789", name=name)
        bench.connect(name, [f"{name}-0123456789", HOST_TOKEN][: 2 if name == "Zebedee" else 1])
    bench.deal()
    leave(bench, bench.of_seat(1), 1)
    (record,) = bench.records
    assert record.is_finished
    assert "Zebedee" not in record.dump()
    assert "Quentin" not in record.dump()


def test_leaving_the_lobby_moves_the_seats_up_and_tells_each_where_it_is() -> None:
    bench, clients = people(4)
    animals = [one.animal for one in seats(bench)]
    assert leave(bench, clients[1], 1) == OK
    bench.run(100)
    assert [one.animal for one in seats(bench)] == [animals[0], *animals[2:]]
    assert [client.session.seats for client in clients if client.is_open] == [[0], [1], [2]]
    assert clients[3].session.lobby == lobby(bench)


def test_who_leaves_is_answered_first_and_then_sent_away() -> None:
    bench, clients = people(3)
    assert leave(bench, clients[1], 1) == OK
    bench.run(100)
    assert clients[1].closed_by == CLOSE_LEFT
    tail = [
        type(one.message) for one in clients[1].heard if isinstance(one.message, Ended | Accepted)
    ]
    assert tail == [Accepted, Ended]


def test_a_seat_that_was_left_cannot_be_resumed() -> None:
    bench, clients = people(3)
    leave(bench, clients[1], 1)
    back = bench.connect("again", clients[1].tokens)
    bench.run(100)
    assert [heard.message for heard in back.got(Ended)] == [Ended(why="unknown_token")]


def test_one_seat_of_a_tablet_leaves_and_the_tablet_stays() -> None:
    bench = Bench(rules=classic())
    bench.sit("host")
    tablet = bench.sit("tablet", seats=2)
    bench.run(500)
    assert leave(bench, tablet, 1) == OK
    bench.run(500)
    assert tablet.is_open
    assert tablet.session.seats == [1]
    assert not tablet.got(Ended)


def test_a_removed_person_is_told_so_with_a_code_of_its_own() -> None:
    bench, clients = people(3)
    assert kick(bench, 1) == OK
    bench.run(100)
    assert clients[1].closed_by == CLOSE_KICKED
    assert [heard.message for heard in clients[1].got(Ended)] == [Ended(why="kicked")]
    assert len(seats(bench)) == 2


def test_removing_one_child_leaves_the_other_at_the_same_tablet() -> None:
    bench = Bench(rules=classic())
    bench.sit("host")
    tablet = bench.sit("tablet", seats=2)
    kick(bench, 1)
    bench.run(500)
    assert tablet.is_open
    assert tablet.session.seats == [1]
    assert [one.present for one in seats(bench)] == [True, True]


def test_a_host_who_removes_a_seat_at_the_own_device_stays_connected() -> None:
    bench = Bench(rules=classic())
    host = bench.sit("host", seats=1)
    bench.bot()
    assert kick(bench, 0) == OK
    bench.run(100)
    assert host.is_open
    assert host.session.host


def test_a_bot_is_removed_like_anybody() -> None:
    bench, _ = people(1)
    bench.bot()
    assert kick(bench, 1) == OK
    assert len(seats(bench)) == 1
    assert kick(bench, 1) == "no_such_seat"


@pytest.mark.parametrize("policy", ["under_pile", "deal_out"])
def test_who_leaves_in_mid_game_leaves_all_cards_in_it(policy: str) -> None:
    bench, clients = people(3, leave_policy=policy)
    bench.deal()
    bench.flip(0, then_ms=500)
    assert leave(bench, clients[1], 1) == OK
    assert [event.seat for event in bench.events_of(Left)] == [1]
    assert cards_in_play(bench.play) == 52
    assert bench.play.game.turn == 2
    assert seats(bench)[1].left


def test_who_leaves_while_a_race_is_open_goes_after_its_verdict() -> None:
    bench = Bench(flips="5H JS", rules=classic())
    bench.sit("ann")
    bob = bench.sit("bob", FAR)
    bench.sit("cleo")
    bench.deal()
    bench.flip()
    bench.flip()
    bench.slap(2, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    assert leave(bench, bob, 1) == OK
    assert not bench.events_of(Left)
    bench.run(1_000)
    kinds = [type(event).__name__ for event in bench.events]
    assert kinds.index("SlapWon") < kinds.index("Left")
    assert cards_in_play(bench.play) == 52


@pytest.mark.parametrize("cut", ["optional", "required"])
def test_who_leaves_before_the_cut_has_the_cards_dealt_first(cut: str) -> None:
    bench, clients = people(3, cut=cut)
    bench.deal()
    assert lobby(bench).phase == "cutting"
    assert leave(bench, clients[2], 2) == OK
    assert lobby(bench).phase == "playing"
    assert bench.play.game.view.status[2] == "out"
    assert cards_in_play(bench.play) == 52


def test_who_leaves_in_a_pause_goes_at_once() -> None:
    bench, clients = people(3)
    bench.deal()
    bench.hang_up(clients[0])
    bench.hang_up(clients[1])
    bench.run(5_000)
    assert leave(bench, clients[2], 2) == OK
    assert bench.events_of(Left)


def test_the_last_but_one_who_leaves_ends_the_game() -> None:
    bench, clients = people(2)
    bench.deal()
    leave(bench, clients[1], 1)
    assert [event.winner for event in bench.events_of(GameOver)] == [0]
    assert lobby(bench).phase == "finished"


def test_the_result_keeps_its_seats_when_somebody_leaves_while_it_is_shown() -> None:
    bench, clients = people(3)
    bench.deal()
    leave(bench, clients[1], 1)
    leave(bench, clients[2], 2)
    result = lobby(bench).result
    assert result is not None
    assert result.winner == 0
    assert len(result.seats) == len(seats(bench)) == 3
    assert [one.left for one in seats(bench)] == [False, True, True]
    assert [one.wins for one in seats(bench)] == [1, 0, 0]


def test_a_newcomer_while_a_result_is_shown_sits_behind_and_plays_the_next_game() -> None:
    bench, clients = people(3)
    bench.deal()
    leave(bench, clients[1], 1)
    leave(bench, clients[2], 2)
    late = bench.sit("late")
    assert lobby(bench).phase == "finished"
    assert len(seats(bench)) == 4
    assert ask(bench, bench.host, Rematch(action_id="again")) == OK
    bench.run(100)
    assert len(seats(bench)) == 2
    assert late.session.seats == [1]
    assert cards_in_play(bench.play) == 52


def test_at_a_table_of_eight_the_result_makes_room_for_a_newcomer() -> None:
    bench, clients = people(8)
    bench.deal()
    for seat in range(1, 8):
        leave(bench, clients[seat], seat)
    assert lobby(bench).phase == "finished"
    assert isinstance(sit(bench, "late-0123456789abcdef"), Seated)
    assert lobby(bench).phase == "lobby"
    assert lobby(bench).result is None
    assert len(seats(bench)) == 2


def test_somebody_who_left_cannot_be_named_any_more() -> None:
    bench, clients = people(3)
    bench.deal()
    leave(bench, clients[1], 1)
    assert kick(bench, 1) == "no_such_seat"
    leave(bench, clients[2], 2)
    assert ask(bench, bench.host, Deal(action_id="deal", dealer=1)) == "no_such_seat"


def test_twenty_who_come_and_go_leave_whole_decks_behind() -> None:
    bench, _ = people(2)
    for number in range(20):
        guest = bench.sit(f"guest{number}")
        leave(bench, guest, 2)
    bench.deal()
    assert cards_in_play(bench.play) == 52
    assert len({one.animal for one in seats(bench)}) == 2


def test_typed_names_go_when_the_host_wants_generated_ones() -> None:
    bench = Bench(options=TYPED)
    bench.sit("host")
    sit(bench, "rude-0123456789abcdef", name="Rude")
    options = TableOptions(names="generated")
    assert ask(bench, bench.host, SetOptions(action_id="o", options=options)) == OK
    assert [one.name for one in seats(bench)] == ["", ""]


def test_the_answer_to_leaving_is_the_same_when_it_comes_twice() -> None:
    bench = Bench(rules=classic())
    bench.sit("host")
    tablet = bench.sit("tablet", seats=2)
    bench.run(500)
    for _ in range(2):
        assert ask(bench, tablet, Leave(action_id="bye", seat=1)) == OK
    assert isinstance(answer(bench, "bye"), Accepted)
    assert len(seats(bench)) == 2
