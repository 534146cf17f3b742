import os
import subprocess
import sys

import pytest

from slapjack.protocol.fields import JudgeMode
from slapjack.rules import Action, Event, Game, RuleSet, Slap
from slapjack.sim.checkers import InvariantError
from slapjack.sim.judges import ours
from slapjack.sim.mixtures import MIXTURES
from slapjack.sim.run import EVERY_CARD_LIVE
from slapjack.sim.world import World

TWO_MINUTES_US = 120_000_000

PRINT_TRACE = """
from slapjack.sim.mixtures import MIXTURES
from slapjack.sim.run import EVERY_CARD_LIVE
from slapjack.sim.world import World
world = World(MIXTURES["mix"], "7/0", judge="casual", rules=EVERY_CARD_LIVE)
world.deal()
world.play_races(4)
print(world.trace)
"""


def raced(name: str, seed: str, races: int = 4, judge: JudgeMode = "casual") -> World:
    world = World(MIXTURES[name], seed, judge=judge, rules=EVERY_CARD_LIVE)
    world.deal()
    world.play_races(races)
    return world


def trace_in_a_new_process(hash_seed: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-c", PRINT_TRACE],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.strip()


@pytest.mark.slow
def test_a_seed_gives_the_same_bytes_in_every_process() -> None:
    traces = {trace_in_a_new_process(hash_seed) for hash_seed in ("0", "4711")}
    assert traces == {raced("mix", "7/0").trace}


def test_any_failure_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, action: Action) -> tuple[Event, ...]:
        raise RuntimeError("a fault in the rules")

    monkeypatch.setattr(Game, "apply", broken)
    with pytest.raises(RuntimeError) as caught:
        raced("mix", "7/0", 1)
    assert "This was seed mix/7/0/casual at" in caught.value.__notes__[0]


def test_a_card_that_the_table_loses_stops_the_world(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.apply

    def careless(game: Game, action: Action) -> tuple[Event, ...]:
        events = honest(game, action)
        if isinstance(action, Slap):
            game.view.counts[0] += 1
        return events

    monkeypatch.setattr(Game, "apply", careless)
    with pytest.raises(InvariantError, match="seed mix/7/0/casual"):
        raced("mix", "7/0", 1)


def test_another_seed_gives_another_run() -> None:
    assert raced("mix", "7/0", 1).trace != raced("mix", "7/1", 1).trace


@pytest.mark.parametrize("name", MIXTURES)
def test_races_become_whole_in_every_world(name: str) -> None:
    world = raced(name, "3")
    assert len(world.chronicle.races) >= 4
    assert world.chronicle.unfinished <= 1
    assert all(not player.refusals for player in world.players)


def test_the_smallest_score_wins_the_pile() -> None:
    races = raced("mix", "5", 8).chronicle.races
    for race, scores in zip(races, ours(races), strict=True):
        assert race.winner is not None
        assert scores[race.winner] == min(scores.values())


def test_people_react_alike_however_the_table_judges() -> None:
    def truths(judge: JudgeMode) -> list[list[int]]:
        races = sorted(
            raced("mix", "9", 3, judge).chronicle.races, key=lambda race: (race.game, race.flip)
        )
        return [[hand.eye_us for hand in race.hands] for race in races[:3]]

    assert truths("casual") == truths("ranked")


def test_where_nothing_befalls_a_packet_the_faster_hand_wins() -> None:
    for race in raced("calm", "2", 5).chronicle.races:
        fastest, second, *_ = sorted(race.hands, key=lambda hand: hand.device_us)
        if second.device_us - fastest.device_us > 20_000:
            assert race.winner == fastest.seat


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("preset", ["classic", "doubles-and-sandwiches", "egyptian-ratscrew"])
@pytest.mark.parametrize("seed", ["1", "2"])
def test_ordinary_games_keep_every_invariant(preset: str, seed: str) -> None:
    world = World(
        MIXTURES["stress"], seed, judge="casual", rules=RuleSet.preset(preset, cut="none")
    )
    world.deal()
    world.play_for(TWO_MINUTES_US)
    assert all(player.session.seq > 60 for player in world.players)
