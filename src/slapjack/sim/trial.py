"""A whole game in which everything goes wrong that can, drawn from one number.

World, house rules and faults follow from the number; the checkers look after every step. A number
that fails once fails always: `make sim SEED=NUMBER GAMES=1` shows it again.
"""

import random
from typing import Final

from slapjack.protocol.fields import JudgeMode
from slapjack.rules import PRESETS, RuleSet
from slapjack.sim.faults import draw_faults
from slapjack.sim.mixtures import MIXTURES
from slapjack.sim.world import World

_FLIPS_MAX: Final = 16
"""The house ends a game after so many cards: long enough for races, penalties and the end."""

_FAULTS: Final = 8
_FAULTY_US: Final = 20_000_000
"""Things go wrong in this first part, in which most of the cards are flipped."""


def play(number: int) -> str:
    """Play the game of a number to its end, and return the hash of all that was said.

    Raises:
        InvariantError: Something that must never happen did; a note says how to see it again.
    """
    seed = f"trial/{number}"
    rng = random.Random(seed)
    mixture = MIXTURES[rng.choice(sorted(MIXTURES))]
    rules = _draw_rules(rng, len(mixture.seats))
    judge: JudgeMode = rng.choice(("casual", "ranked", "strict"))
    try:
        world = World(mixture, seed, judge=judge, rules=rules)
        world.deal()
        world.suffer(draw_faults(seed, seats=len(mixture.seats), until=_FAULTY_US, count=_FAULTS))
        world.play_game()
    except Exception as error:
        error.add_note(f"See it again: make sim SEED={number} GAMES=1")
        raise
    return world.trace


def _draw_rules(rng: random.Random, seats: int) -> RuleSet:
    """Draw a house whose game so many can play."""
    houses = (RuleSet.preset(name, cut="none", max_flips=_FLIPS_MAX) for name in sorted(PRESETS))
    return rng.choice([one for one in houses if one.min_players <= seats <= one.max_players])
