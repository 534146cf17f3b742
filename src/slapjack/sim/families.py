"""Families: who wins how often when those who are quick wear help, as it was foretold.

Help is for a person, not for a class of people: so many milliseconds that are added to their hands
(`handicap_us`). From slaps that were measured on a person's own device follows how much makes all
win as often as each other; real tables then show whether that comes true. The people are the
reaction models of rules.md F.2, which describe groups and nobody in particular.

Source: ux.md 3 (Make it fair), rules.md F.2.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from slapjack.bots.reaction import ADULT, CHILD_5_TO_6, CHILD_8_TO_10, SENIOR, ReactionModel
from slapjack.protocol.client_messages import SetHandicap
from slapjack.rules.opening import HANDICAP_US_MAX
from slapjack.sim.mixtures import WIFI, Kit, Mixture
from slapjack.sim.person import Person, Press
from slapjack.sim.run import EVERY_CARD_LIVE
from slapjack.sim.world import World
from slapjack.units import Micros

FAMILIES: Final[Mapping[str, tuple[ReactionModel, ...]]] = {
    "a child of 5 and an adult": (CHILD_5_TO_6, ADULT),
    "a child of 9, an adult, a senior": (CHILD_8_TO_10, ADULT, SENIOR),
    "children of 5 and 9, two adults": (CHILD_5_TO_6, CHILD_8_TO_10, ADULT, ADULT),
    "the same and a senior": (CHILD_5_TO_6, CHILD_8_TO_10, ADULT, ADULT, SENIOR),
    "the same and two seniors": (CHILD_5_TO_6, CHILD_8_TO_10, ADULT, ADULT, SENIOR, SENIOR),
}

_ROUNDS: Final = 4_000
_STEPS: Final = 60
_FIRST_STEP_US: Final = 400_000


class Help(msgspec.Struct, frozen=True):
    """What each one wears, and how often each should win.

    Attributes:
        handicaps_us: By person; the slowest wears nothing.
        shares: Of each, from 0 to 1.
    """

    handicaps_us: tuple[Micros, ...]
    shares: tuple[float, ...]


def equal_help(measured: Sequence[Sequence[Micros]], seed: int = 0) -> Help:
    """Find what makes everybody win as often as each other.

    Imagined races are drawn from the measured reactions, always the same ones; whoever wins too
    many of them is given more to wear, by steps that become small.

    Args:
        measured: Some reactions of each person, on the device that they play on.
        seed: Of the imagined races.
    """
    rng = random.Random(seed)
    rounds = list(zip(*(rng.choices(one, k=_ROUNDS) for one in measured), strict=True))
    wears = [0.0] * len(measured)
    for step in range(_STEPS):
        step_us = _FIRST_STEP_US / (1 + step / 4)
        for person, share in enumerate(_shares(rounds, wears)):
            wears[person] += step_us * (share - 1 / len(measured))
        lightest = min(wears)
        wears = [min(HANDICAP_US_MAX, one - lightest) for one in wears]
    handicaps = tuple(Micros(round(one / 1_000) * 1_000) for one in wears)
    return Help(handicaps, tuple(_shares(rounds, handicaps)))


def _shares(rounds: Sequence[Sequence[int]], wears: Sequence[float]) -> list[float]:
    won = [0] * len(wears)
    for reactions in rounds:
        slowed = [reaction + worn for reaction, worn in zip(reactions, wears, strict=True)]
        won[slowed.index(min(slowed))] += 1
    return [count / len(rounds) for count in won]


class _Member(Person):
    """A person whose reactions follow a model."""

    def __init__(self, model: ReactionModel, kit: Kit, hand: random.Random) -> None:
        super().__init__(0, kit.person.input_us, hand=hand, pace=random.Random(hand.random()))
        self._model = model
        self._draws = hand
        self._device_us = kit.screen.panel_us + kit.person.input_us

    def press(self) -> Press:
        """Draw the next slap."""
        return Press(self._model.draw(self._draws), Micros(self._draws.randint(300, 6_000)))

    def warm_up(self, slaps: int) -> list[Micros]:
        """Slap as often as this to be measured, as the page will measure: device included."""
        return [Micros(self._model.draw(self._draws) + self._device_us) for _ in range(slaps)]


class Evening(msgspec.Struct, frozen=True):
    """What came of a family's races.

    Attributes:
        foretold: The shares that they were told; None where nobody wore anything.
        won: Races that each won.
    """

    foretold: tuple[float, ...] | None
    won: tuple[int, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """Of each, from 0 to 1."""
        return tuple(count / sum(self.won) for count in self.won)


def evening(
    family: Sequence[ReactionModel], *, races: int, slaps: int | None, seed: int
) -> Evening:
    """Let a family play at a real table over Wi-Fi, in virtual time.

    Args:
        family: Who plays.
        races: How many cards they race for.
        slaps: From how many warm-up slaps of each help is found; None: nobody wears any.
        seed: Equal seeds give equal evenings.
    """
    mixture = Mixture("family", (((WIFI, 1),),) * len(family), equal=True)
    world = World(mixture, f"family/{seed}", judge="casual", rules=EVERY_CARD_LIVE)
    members = [
        _Member(model, player.kit, random.Random(f"family/{seed}/{player.seat}"))
        for model, player in zip(family, world.players, strict=True)
    ]
    for player, member in zip(world.players, members, strict=True):
        player.kit = msgspec.structs.replace(player.kit, person=member)
    foretold = None
    if slaps is not None:
        helped = equal_help([member.warm_up(slaps) for member in members], seed)
        foretold = helped.shares
        _wear(world, helped)
    world.deal()
    world.play_races(races)
    winners = [race.winner for race in world.chronicle.races]
    return Evening(foretold, tuple(winners.count(seat) for seat in range(len(family))))


def _wear(world: World, helped: Help) -> None:
    host = world.players[0]
    for seat, handicap_us in enumerate(helped.handicaps_us):
        host.say(SetHandicap(action_id=host.next_action(), seat=seat, handicap_us=handicap_us))
