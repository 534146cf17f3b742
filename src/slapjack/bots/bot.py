"""Bot: what a mind has to be to play, whether it is one of ours or somebody else's.

A bot is asked once for each card, when it has just been shown, and once before the first. It sees
what every player sees, and answers with what it means to do; whoever plays the game lets time pass,
and asks again at the next card. The same bot plays whole games in process (`slapjack.playout`) or
sits at a served table (`slapjack.client`).
"""

import random
from typing import Protocol

import msgspec

from slapjack.bots.levels import Level
from slapjack.bots.policy import SlapIntent, decide, flip_delay_us
from slapjack.rules.view import View
from slapjack.units import Micros, Seat


class Plan(msgspec.Struct, frozen=True):
    """What a bot means to do until the next card.

    Attributes:
        slap: The hand that it brings down on the card that lies there, or None.
        flip_after_us: How long it takes to flip, once it may.
    """

    slap: SlapIntent | None = None
    flip_after_us: Micros = Micros(900_000)


class Bot(Protocol):
    """A mind at a seat.

    Example: one that slaps every Jack after 400 ms, and nothing else.

        >>> import random
        >>> from slapjack.rules import RuleSet, View
        >>> class Patient:
        ...     def decide(self, view: View, rng: random.Random) -> Plan:
        ...         return Plan(SlapIntent(400_000) if view.live else None)
        >>> bot: Bot = Patient()
        >>> bot.decide(View.start(RuleSet(), seats=2), random.Random(7)).slap is None
        True
    """

    def decide(self, view: View, rng: random.Random) -> Plan:
        """Say what to do about the card on top of the pile.

        Args:
            view: The game in public, after the flip; not to be changed.
            rng: The bot's own chance. A bot that draws from nothing else plays the same game for
                the same seed.
        """
        ...


class LevelBot:
    """One of our levels at a seat."""

    __slots__ = ("_level", "_seat")

    def __init__(self, level: Level, seat: Seat) -> None:
        """Sit down with a temperament."""
        self._level = level
        self._seat = seat

    def decide(self, view: View, rng: random.Random) -> Plan:
        """Slap as `policy` says, and flip at the level's pace."""
        slap = decide(view, self._seat, self._level, rng)
        return Plan(slap, flip_delay_us(self._level, rng))
