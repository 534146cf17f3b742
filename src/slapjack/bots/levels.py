"""Levels: the temperaments of the bots, with the numbers that the page shows about them.

A bot is never told more than a player; a level differs from another only in how fast it is, how
often it sleeps through a trigger, how often it falls for another card, and at which pace it flips.
Queens and Kings fool it more often than number cards, since in motion they look like Jacks
(rules.md A.1-71). Names are codes; their words belong to the languages.

Source: rules.md F.2 for reactions and false slaps; missed triggers and paces are our own choice,
around the 900 ms with 250 ms to either side of design.md 4.2 point 8.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from slapjack.bots.reaction import ADULT, CHILD_8_TO_10, EXPERT, SENIOR, ReactionModel
from slapjack.units import Micros


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """One temperament.

    Attributes:
        name: Its code.
        reaction: How fast it slaps.
        miss_rate: Share of triggers that it does not slap at all.
        false_rate: Share of other cards that it slaps, court cards left out.
        false_court_rate: The same share of Jacks, Queens and Kings that are no trigger.
        flip_pace_us: Middle of the time it takes to flip once it may.
        flip_spread_us: How much shorter or longer that may be.
    """

    name: str
    reaction: ReactionModel
    miss_rate: float
    false_rate: float
    false_court_rate: float
    flip_pace_us: Micros
    flip_spread_us: Micros = Micros(250_000)


LEVELS: Final[Mapping[str, Level]] = {
    level.name: level
    for level in (
        Level(
            name="gentle",
            reaction=CHILD_8_TO_10,
            miss_rate=0.10,
            false_rate=0.01,
            false_court_rate=0.03,
            flip_pace_us=Micros(1_100_000),
        ),
        Level(
            name="sleepy",
            reaction=SENIOR,
            miss_rate=0.06,
            false_rate=0.01,
            false_court_rate=0.04,
            flip_pace_us=Micros(1_150_000),
        ),
        Level(
            name="steady",
            reaction=ADULT,
            miss_rate=0.0,
            false_rate=0.01,
            false_court_rate=0.04,
            flip_pace_us=Micros(900_000),
        ),
        Level(
            name="hasty",
            reaction=EXPERT,
            miss_rate=0.0,
            false_rate=0.04,
            false_court_rate=0.12,
            flip_pace_us=Micros(700_000),
        ),
        Level(
            name="sharp",
            reaction=EXPERT,
            miss_rate=0.0,
            false_rate=0.005,
            false_court_rate=0.02,
            flip_pace_us=Micros(800_000),
        ),
    )
}
"""All levels by name, from the easiest to the hardest to beat."""


def level(name: str) -> Level:
    """Return the level of this name.

    Raises:
        ValueError: There is none.
    """
    if name not in LEVELS:
        raise ValueError(f"expected a level out of {', '.join(LEVELS)}, got {name!r}")
    return LEVELS[name]
