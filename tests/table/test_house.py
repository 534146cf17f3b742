"""House tables: a tally beside the seats, animals that come back, a link that stays."""

import pytest

from slapjack.protocol.client_messages import Kick, SetOptions
from slapjack.protocol.lobby import TableOptions, TallyLine
from slapjack.table import house
from slapjack.table.inputs import Seated, Sit
from slapjack.table.keeping import kept
from slapjack.table.state import IDLE_US
from slapjack.table.table import Table
from slapjack.units import Seat, TableCode
from tests.table.asking import OK, ask, classic, leave, lobby, seats
from tests.table.bench import HOST_TOKEN, Bench

HOUSE = TableOptions(house=True, names="typed", thumbs="asked")


def seated(bench: Bench, name: str, token: str) -> Seated:
    bench.feed(Sit(bench.now, token, name=name, host_token=HOST_TOKEN))
    assert bench.answer is not None
    assert isinstance(bench.answer.value, Seated)
    return bench.answer.value


def company(options: TableOptions = HOUSE) -> Bench:
    """A table at which Nana, who is host, and Leo sit."""
    bench = Bench(rules=classic(), options=options)
    for name in ("Nana", "Leo"):
        token = f"{name}-0-xxxxxxxxxxxxxxxxxxxx"
        seated(bench, name, token)
        bench.connect(name, [token, HOST_TOKEN] if name == "Nana" else [token])
    bench.run(100)
    return bench


def win(bench: Bench, seat: int = 0) -> None:
    """Count a win that no game was played for."""
    state = bench.table.state
    house.count_win(state, state.seating[Seat(seat)])
    state.lobby_changed = True
    bench.run(100)


def evening(options: TableOptions = HOUSE) -> Bench:
    """The same table after a game that Nana has won, since Leo left."""
    bench = company(options)
    bench.deal()
    assert leave(bench, bench.of_seat(1), 1) == OK
    assert lobby(bench).phase == "finished"
    bench.run(100)
    return bench


def kick_nana(bench: Bench) -> None:
    wall = bench.big_screen()
    assert ask(bench, wall, Kick(action_id="k", seat=0)) == OK


def test_a_win_stands_in_the_tally_for_all_to_see_and_after_a_restart() -> None:
    bench = evening()
    (line,) = lobby(bench).tally
    assert (line.name, line.wins) == ("Nana", 1)
    again = Table.restore(TableCode("BNCH"), bench.entries, seed=b"s" * 32, now=bench.now, epoch=2)
    assert house.lines(again.state) == lobby(bench).tally
    win(bench)
    assert [one.wins for one in lobby(bench).tally] == [2]


def test_it_outlasts_the_seat_whose_animal_comes_back_with_the_name() -> None:
    bench = company()
    win(bench)
    before = seats(bench)[0]
    kick_nana(bench)
    assert [one.name for one in lobby(bench).tally] == ["Nana"]
    back = seated(bench, "nana", "nana-again-xxxxxxxxxxxx")
    assert (back.animal, back.ink) == (before.animal, before.ink)


def test_an_animal_that_somebody_else_has_by_now_stays_theirs() -> None:
    bench = company()
    win(bench)
    state = bench.table.state
    leo = seats(bench)[1]
    key, line = next(iter(state.tally.items()))
    state.tally[key] = TallyLine(line.name, leo.animal, leo.ink, line.wins)
    kick_nana(bench)
    back = seated(bench, "Nana", "nana-again-xxxxxxxxxxxx")
    assert back.animal != leo.animal
    assert back.ink != leo.ink


def test_turned_off_it_is_erased() -> None:
    bench = evening()
    off = SetOptions(action_id="off", options=TableOptions(names="typed"))
    assert ask(bench, bench.host, off) == OK
    assert lobby(bench).tally == []
    assert kept(bench.table.state).tally == ()


def test_elsewhere_nothing_is_counted_and_bots_never() -> None:
    bench = evening(TableOptions(names="typed", thumbs="asked"))
    assert lobby(bench).tally == []
    own = company()
    own.bot()
    win(own, 2)
    assert lobby(own).tally == []


def test_a_tally_is_bounded_and_keeps_who_won_most() -> None:
    bench = company()
    win(bench)
    win(bench)
    sitter = bench.table.state.seating[Seat(1)]
    for number in range(house.LINES_MAX + 3):
        sitter.name = f"Guest {number:02}"
        house.count_win(bench.table.state, sitter)
    tally = house.lines(bench.table.state)
    assert len(tally) == house.LINES_MAX
    assert tally[0].name == "Nana"


@pytest.mark.parametrize(("options", "lives"), [(HOUSE, True), (TableOptions(), False)])
def test_it_stays_much_longer_without_anybody(options: TableOptions, lives: bool) -> None:
    bench = evening(options)
    for client in list(bench.clients):
        bench.hang_up(client)
    bench.run(IDLE_US / 1_000 * (house.TIMES_AS_LONG - 1))
    assert (bench.died is None) == lives
    bench.run(IDLE_US / 500)
    assert bench.died == "empty"


def test_a_table_at_which_no_game_was_played_is_no_house_table_yet() -> None:
    bench = company()
    for client in list(bench.clients):
        bench.hang_up(client)
    bench.run(IDLE_US / 1_000 + 1_000)
    assert bench.died == "empty"
