"""The next game, asked for by any player and dealt by itself (ux.md 2)."""

from slapjack.protocol.client_messages import Again, Leave, Ready, SetRules
from slapjack.table.rematch import COUNTDOWN_US
from tests.table.asking import OK, ask, classic, lobby
from tests.table.bench import Bench
from tests.table.clients import Client

COUNTDOWN_MS = COUNTDOWN_US // 1_000


def over() -> tuple[Bench, list[Client]]:
    """A game that ended by its time, with all who played still there; the first is host."""
    bench = Bench(rules=classic(time_limit_s=60))
    clients = [bench.sit(name) for name in ("Ann", "Bob", "Cas")]
    bench.deal()
    bench.until(lambda: lobby(bench).phase == "finished", most_ms=120_000)
    return bench, clients


def again(bench: Bench, client: Client, *, wants: bool = True) -> str:
    seat = bench.table.state.seating.by_token(client.tokens[0])
    assert seat is not None
    return ask(bench, client, Again(action_id=bench.action_id(), seat=seat.seat, wants=wants))


def test_a_player_asks_and_the_next_game_is_dealt_after_the_countdown_and_not_before() -> None:
    bench, clients = over()
    assert again(bench, clients[1]) == OK
    asked = lobby(bench).rematch
    assert asked is not None
    assert (asked.seat, asked.left_us) == (1, COUNTDOWN_US)
    assert again(bench, clients[2]) == OK
    bench.run(COUNTDOWN_MS - 200)
    assert lobby(bench).phase == "finished"
    bench.run(400)
    assert lobby(bench).phase in ("cutting", "playing")
    assert lobby(bench).rematch is None


def test_anybody_may_say_not_yet() -> None:
    bench, clients = over()
    assert again(bench, clients[1]) == OK
    assert again(bench, clients[2], wants=False) == OK
    assert lobby(bench).rematch is None
    bench.run(2 * COUNTDOWN_MS)
    assert lobby(bench).phase == "finished"


def test_nobody_is_dealt_in_who_is_not_there() -> None:
    bench, clients = over()
    assert again(bench, clients[1]) == OK
    bench.hang_up(clients[2])
    assert lobby(bench).rematch is None
    assert again(bench, clients[1]) == "somebody_missing"
    bench.run(2 * COUNTDOWN_MS)
    assert lobby(bench).phase == "finished"


def test_other_rules_take_the_asking_back_until_all_agree() -> None:
    bench, clients = over()
    assert again(bench, clients[1]) == OK
    assert ask(bench, bench.host, SetRules(action_id="r", rules={"jokers": 1})) == OK
    assert lobby(bench).rematch is None
    assert again(bench, clients[1]) == "thumbs_missing"
    for seat in (1, 2):
        assert ask(bench, clients[seat], Ready(action_id=f"y{seat}", seat=seat, ready=True)) == OK
    assert again(bench, clients[1]) == OK


def test_the_countdown_of_a_table_with_too_few_comes_to_nothing() -> None:
    bench, clients = over()
    assert again(bench, clients[1]) == OK
    for seat in (0, 2):
        assert ask(bench, clients[seat], Leave(action_id=f"bye{seat}", seat=seat)) == OK
    bench.run(2 * COUNTDOWN_MS)
    assert lobby(bench).phase == "finished"
    assert lobby(bench).rematch is None


def test_there_is_nothing_to_play_again_before_a_game() -> None:
    bench = Bench(rules=classic())
    ann = bench.sit("Ann")
    assert again(bench, ann) == "no_game"
