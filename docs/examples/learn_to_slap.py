"""An agent learns when to slap: for each rank on top, whether a slap gains cards or costs some.

It tries both at random, remembers what a slap of each rank brought, and comes to slap Jacks alone.
Nobody tells it which card is which: `python learn_to_slap.py`.
"""

import random

from slapjack.rl import slapjack_v0
from slapjack.rl.slapjack_v0 import FLIP, SLAP, WAIT
from slapjack.rules import RANKS, RuleSet

REACTION_TICKS = 3
RULES = RuleSet.preset("classic", min_cover_ms=600, broke_false_slap="ignore", max_flips=150)


def learn(games: int, seed: int) -> list[float]:
    """Play against one who never slaps; return what a slap of each rank was worth, in cards."""
    draw = random.Random(seed)
    env = slapjack_v0.parallel_env(2, RULES, tick_ms=100, rewards="cards")
    gained, tries = [0.0] * 16, [1] * 16
    for game in range(games):
        observed, infos = env.reset(seed=seed + game)
        slapped = -1
        while env.agents:
            top, ticks = int(observed["seat_0"][0]), int(observed["seat_0"][7])
            actions = {
                agent: FLIP if infos[agent]["action_mask"][FLIP] else WAIT for agent in env.agents
            }
            slapped = -1
            if top and ticks == REACTION_TICKS and draw.random() < 0.5:
                actions["seat_0"], slapped = SLAP, top
            observed, rewards, *_, infos = env.step(actions)
            if slapped >= 0:
                gained[slapped] += 52 * rewards["seat_0"]
                tries[slapped] += 1
            if "seat_0" not in observed:
                break
    return [total / count for total, count in zip(gained, tries, strict=True)]


if __name__ == "__main__":
    worth = learn(games=30, seed=7)
    for rank, cards in zip(RANKS, worth[1:], strict=False):
        print(f"{rank:>2}: {cards:+.2f} cards: {'slap' if cards > 0 else 'leave it'}")
