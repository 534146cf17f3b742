from slapjack.protocol.client_messages import Lock
from slapjack.protocol.lobby import TableOptions
from tests.table.asking import ask, classic, leave
from tests.table.bench import Bench


def test_an_empty_table_says_what_it_will_play() -> None:
    bench = Bench(rules=classic(max_players=4), options=TableOptions(watchers=False, names="typed"))
    found = bench.table.summary()
    assert (found.code, found.phase, found.players, found.seats_max) == ("BNCH", "lobby", 0, 4)
    assert (found.locked, found.watchers_allowed, found.names) == (False, False, "typed")
    assert found.preset == "classic"
    assert found.rules == bench.table.state.rules.to_header()
    assert found.game is None


def test_a_running_game_is_named_and_who_left_is_no_player() -> None:
    bench = Bench(rules=classic())
    for name in ("ann", "bob", "cleo"):
        bench.sit(name)
    bench.deal()
    ask(bench, bench.host, Lock(action_id="lock", locked=True))
    leave(bench, bench.of_seat(2), 2)
    found = bench.table.summary()
    assert (found.phase, found.players, found.locked) == ("playing", 2, True)
    assert found.game == bench.play.game_id
    leave(bench, bench.of_seat(1), 1)
    found = bench.table.summary()
    assert (found.phase, found.players, found.game) == ("finished", 1, None)
