"""A run: many tables of one world, each mode of judging on the same players and reactions.

The fate of single packets is drawn anew in each mode, since a verdict's moment changes which
packets there are; within a mode every judge sees the very same hands.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

from slapjack.protocol.fields import JudgeMode
from slapjack.rules import RANKS, RuleSet
from slapjack.sim.figures import ModeFigures, figures
from slapjack.sim.judges import Race
from slapjack.sim.mixtures import MIXTURES, Mixture
from slapjack.sim.report import Report
from slapjack.sim.world import World

RACES_PER_TABLE: Final = 60
"""As many as the study of fairness.md 2.1 gave its tables."""

EVERY_CARD_LIVE: Final = RuleSet.preset(
    "classic",
    name="every card live",
    triggers=[f"rank:{'/'.join(RANKS)}"],
    tie_rule="lowest_hand",
    last_chance="unlimited",
    broke_false_slap="ignore",
    cut="none",
)

MODES: Final[tuple[JudgeMode, ...]] = ("casual", "ranked")


def run(world: str, *, races: int, seed: int, modes: Sequence[JudgeMode] = MODES) -> Report:
    """Play so many races of a world in each mode, and count.

    Args:
        world: One of `MIXTURES`.
        races: At least this many are played; the last table plays to its end.
        seed: Equal seeds give equal reports, byte for byte.
        modes: How the tables judge, one after the other.

    Raises:
        KeyError: No such world.
        InvariantError: Something that must never happen did; the text names the seed.
    """
    mixture = MIXTURES[world]
    return Report(
        world=world,
        seed=seed,
        modes=tuple(_play(mixture, mode, races=races, seed=seed) for mode in modes),
    )


def _play(mixture: Mixture, mode: JudgeMode, *, races: int, seed: int) -> ModeFigures:
    tables: list[list[Race]] = []
    whole = unfinished = 0
    trace = hashlib.sha256()
    while whole < races:
        world = World(mixture, f"{seed}/{whole}", judge=mode, rules=EVERY_CARD_LIVE)
        world.deal()
        world.play_races(min(RACES_PER_TABLE, races - whole))
        tables.append(world.chronicle.races)
        whole += len(world.chronicle.races)
        unfinished += world.chronicle.unfinished
        trace.update(world.trace.encode())
    return figures(mode, tables, unfinished=unfinished, trace=trace.hexdigest())
