import pytest

from slapjack.protocol.client_messages import Lock
from slapjack.protocol.server_messages import LobbyChanged
from slapjack.rules import Dealt
from slapjack.table.lobby import quality
from tests.table.asking import ask, classic, leave, lobby, seats
from tests.table.bench import Bench
from tests.table.clients import Client, Habits


def test_every_change_is_told_to_everybody_whole() -> None:
    bench = Bench(rules=classic())
    ann, bob = bench.sit("ann"), bench.sit("bob")
    bench.bot()
    ask(bench, ann, Lock(action_id="lock", locked=True))
    bench.run(100)
    assert ann.session.lobby == bob.session.lobby == lobby(bench)
    assert lobby(bench).locked
    assert [one.bot for one in seats(bench)] == [None, None, "steady"]
    assert seats(bench)[2].present


def test_nothing_is_told_when_nothing_changed() -> None:
    bench = Bench(rules=classic())
    ann = bench.sit("ann")
    bench.run(1_000)
    told = len(ann.got(LobbyChanged))
    bench.run(60_000)
    assert len(ann.got(LobbyChanged)) == told


def test_the_lobby_names_the_game_its_promise_and_who_may_cut() -> None:
    bench = Bench(rules=classic(cut="optional"))
    for name in ("ann", "bob", "cleo"):
        bench.sit(name)
    assert (lobby(bench).game, lobby(bench).commit, lobby(bench).cutter) == (None, None, None)
    bench.deal()
    shown = lobby(bench)
    assert shown.game == bench.play.game_id
    assert shown.commit == bench.play.commit
    assert shown.cutter == 1
    bench.until(lambda: bool(bench.events_of(Dealt)))
    assert lobby(bench).cutter is None


def test_the_seed_is_told_when_the_game_is_over_and_not_before() -> None:
    bench = Bench(rules=classic())
    ann, bob = bench.sit("ann"), bench.sit("bob")
    bench.deal()
    seed = bench.play.seed.hex()
    bench.run(1_000)
    assert seed not in str([heard.message for heard in ann.heard])
    leave(bench, bob, 1)
    result = lobby(bench).result
    assert result is not None
    assert result.seed == seed
    assert result.game == bench.play.game_id


def test_the_result_tells_piles_reactions_and_the_closest_call() -> None:
    bench = Bench(flips="5H JS 6H 7H", rules=classic())
    for name in ("ann", "bob", "cleo"):
        bench.sit(name)
    bench.deal()
    bench.flip(then_ms=1_500)
    bench.flip()
    bench.slap(0, reaction_ms=300)
    bench.slap(2, reaction_ms=320)
    bench.run(2_000)
    bench.flip(then_ms=200)
    bench.slap(1, reaction_ms=400)
    bench.run(2_000)
    for seat in (1, 2):
        leave(bench, bench.of_seat(seat), seat)
    result = lobby(bench).result
    assert result is not None
    ann, bob, cleo = result.seats
    assert [one.piles for one in (ann, bob, cleo)] == [1, 0, 0]
    assert [one.slaps for one in (ann, bob, cleo)] == [1, 1, 1]
    assert [one.false_slaps for one in (ann, bob, cleo)] == [0, 1, 0]
    assert [one.place for one in (ann, bob, cleo)] == [1, 3, 2]
    assert ann.best_us is not None
    assert cleo.best_us is not None
    assert ann.best_us < cleo.best_us
    assert bob.best_us is None
    assert result.closest is not None
    assert (result.closest.flip, result.closest.seats) == (2, [0, 2])
    assert result.closest.apart_us == cleo.best_us - ann.best_us


@pytest.mark.parametrize(("way_ms", "word"), [(15, "good"), (70, "slow"), (150, "weak")])
def test_a_road_is_told_in_a_word_once_it_is_known(way_ms: float, word: str) -> None:
    bench = Bench()
    client = bench.sit("ann", Habits(up_ms=way_ms, down_ms=way_ms))
    (found,) = bench.table.state.connections
    assert quality(found) == "unknown"
    bench.run(3_000)
    assert quality(found) == word
    assert client.is_open


def test_a_road_of_nobody_is_unknown() -> None:
    assert quality(None) == "unknown"


def test_watchers_are_counted_and_not_named() -> None:
    bench = Bench()
    bench.sit("ann")
    watchers: list[Client] = [bench.watch(), bench.watch()]
    bench.run(100)
    assert lobby(bench).watchers == 2
    bench.hang_up(watchers[0])
    assert lobby(bench).watchers == 1
