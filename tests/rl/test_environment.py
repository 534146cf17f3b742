"""The environment passes PettingZoo's own tests, hides what is hidden, and can be learnt from."""

import doctest
import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from slapjack.rl import slapjack_v0
from slapjack.rl.rewards import gained, score
from slapjack.rl.slapjack_v0 import FLIP, SLAP, WAIT, HumanDelay, SlapjackEnv
from slapjack.rules import (
    PRESETS,
    RANKS,
    CardFlipped,
    ChallengeWon,
    Event,
    Penalty,
    PileSplit,
    RuleSet,
    SlapWon,
    Turn,
)
from slapjack.units import FlipNo, Seat

ROOT = Path(__file__).resolve().parent.parent.parent
QUICK = RuleSet.preset("classic", min_cover_ms=0, max_flips=60)


def quick(players: int = 3, **settings: object) -> SlapjackEnv:
    return SlapjackEnv(players, QUICK, tick_ms=50, **settings)  # type: ignore[arg-type]


def flips(env: SlapjackEnv, infos: dict[str, dict[str, object]]) -> dict[str, int]:
    """Let whoever may flip do so, and all others wait."""
    return {
        agent: FLIP if np.asarray(infos[agent]["action_mask"])[FLIP] else WAIT
        for agent in env.agents
    }


@pytest.mark.slow
def test_the_librarys_own_tests_pass() -> None:
    parallel_api_test(quick(), num_cycles=300)
    api_test(slapjack_v0.env(players=3, rules=QUICK, tick_ms=50), num_cycles=300)
    parallel_seed_test(quick, num_cycles=100)
    seed_test(lambda: slapjack_v0.env(players=2, rules=QUICK, tick_ms=50), num_cycles=100)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("kind", ["placing", "cards"])
def test_games_of_agents_at_random_end_and_placing_is_zero_in_all(preset: str, kind: str) -> None:
    rules = RuleSet.preset(preset, min_cover_ms=0, max_flips=120, claim_delay_ms=100, idle_ms=500)
    env = SlapjackEnv(3, rules, tick_ms=100, rewards=kind, ticks_most=3_000)  # type: ignore[arg-type]
    draw = np.random.default_rng(5)
    _, infos = env.reset(seed=3)
    total, ended = 0.0, set()
    while env.agents:
        actions = flips(env, infos)
        for agent in env.agents:
            if draw.random() < 0.03:
                actions[agent] = SLAP
        observed, rewards, terminations, truncations, infos = env.step(actions)
        total += sum(rewards.values())
        ended |= {agent for agent, is_over in terminations.items() if is_over}
        ended |= {agent for agent, is_over in truncations.items() if is_over}
        for agent, observation in observed.items():
            assert env.observation_space(agent).contains(observation)

    assert ended == set(env.possible_agents)
    if kind == "placing":
        assert total == pytest.approx(0)


def test_what_is_seen_is_what_everybody_may_see() -> None:
    env = quick()
    observed, infos = env.reset(seed=1)
    assert observed["seat_1"].tolist() == [0, 0, 0, 0, 17, 18, 17, 1, 0, 1, 0]

    while not env.game.flips:
        observed, _, _, _, infos = env.step(flips(env, infos))

    top = env.game.view.pile[-1]
    assert RANKS[observed["seat_0"][0] - 1] == top[:-1]
    assert observed["seat_0"][3:8].tolist() == [1, *env.game.view.counts, 2]


def test_a_card_comes_only_after_its_random_wait() -> None:
    waits = set()
    for seed in range(12):
        env = quick()
        _, infos = env.reset(seed=seed)
        ticks = 0
        while not env.game.flips:
            _, _, _, _, infos = env.step(flips(env, infos))
            ticks += 1
        waits.add(ticks)

    assert len(waits) > 3
    assert min(waits) >= 3
    assert max(waits) <= 11


def test_who_may_not_flip_waits() -> None:
    env = quick()
    env.reset(seed=1)
    for _ in range(40):
        env.step(dict.fromkeys(env.agents, WAIT) | {"seat_0": FLIP, "seat_2": FLIP})
    assert env.game.flips == 0


def test_a_flip_that_nobody_makes_comes_by_itself() -> None:
    env = SlapjackEnv(2, RuleSet(flip_timeout_ms=1_000), tick_ms=100)
    env.reset(seed=1)
    for _ in range(12):
        env.step(dict.fromkeys(env.agents, WAIT))
    assert env.game.flips == 1


def test_a_cap_cuts_the_game_off_and_shares_the_places() -> None:
    env = quick(ticks_most=5)
    env.reset(seed=1)
    for _ in range(5):
        _, rewards, ended, cut_off, _ = env.step({})
    assert not env.agents
    assert all(cut_off.values())
    assert not any(ended.values())
    assert set(rewards.values()) == {0.0}


def test_places_and_cards_are_worth_what_they_say() -> None:
    events: list[Event] = [
        CardFlipped(Seat(0), "5H", FlipNo(1)),  # type: ignore[arg-type]
        SlapWon(Seat(1), cards=5, flip=FlipNo(1)),
        Penalty(Seat(1), to=(Seat(0), Seat(2)), cards=2, burned=False),
        PileSplit((Seat(0), Seat(1)), counts=(3, 2)),
        ChallengeWon(Seat(2), cards=7),
        Turn(None),
    ]
    assert [gained(events, Seat(seat)) for seat in range(3)] == [4, 5, 8]

    env = quick()
    env.reset(seed=1)
    assert [score(env.game, Seat(seat)) for seat in range(3)] == [0, 0, 0]


def test_late_eyes_see_what_was() -> None:
    env, late = quick(), HumanDelay(quick(), ticks=3)
    now, infos = env.reset(seed=4)
    late.reset(seed=4)
    seen, delayed = [now], []
    for _ in range(25):
        actions = flips(env, infos)
        now, _, _, _, infos = env.step(actions)
        seen.append(now)
        delayed.append(late.step(actions)[0])

    for tick in range(3, 25):
        assert delayed[tick]["seat_0"].tolist() == seen[tick - 2]["seat_0"].tolist()


def test_it_is_drawn_and_written() -> None:
    env = quick(render_mode="ansi")
    _, infos = env.reset(seed=1)
    assert str(env.render()).startswith("classic, flip 0")
    env.render_mode = "rgb_array"
    blank = env.render()
    while env.game.flips < 2:
        _, _, _, _, infos = env.step(flips(env, infos))
    shown = env.render()
    env.render_mode = None

    assert env.render() is None
    assert isinstance(blank, np.ndarray)
    assert isinstance(shown, np.ndarray)
    assert shown.dtype == np.uint8
    assert (shown != blank).any()
    env.close()


def example() -> ModuleType:
    source = ROOT / "docs/examples/learn_to_slap.py"
    spec = importlib.util.spec_from_file_location("learn_to_slap", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_gives_what_it_says() -> None:
    assert doctest.testmod(slapjack_v0).failed == 0


@pytest.mark.slow
def test_an_agent_learns_to_slap_jacks_and_nothing_else() -> None:
    worth = example().learn(games=12, seed=7)

    jack = RANKS.index("J") + 1
    assert worth[jack] > 2
    assert all(cards <= 0 for rank, cards in enumerate(worth) if rank != jack)
