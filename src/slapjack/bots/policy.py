"""Policy: what a bot means to do about the card that was just shown.

A bot knows what every player sees, the View, and nothing else: no stock, no coming card. It decides
once for each card, at the moment of the flip, whether and when its hand will come down; the caller
lets time pass and forgets the intent when the card is covered or taken. Nothing here acts, waits or
reads a clock, and all chance is drawn from the given generator.
"""

import random
from typing import Final

import msgspec

from slapjack.bots.levels import Level
from slapjack.rules.actions import Contact, Side
from slapjack.rules.cards import parse_card, rank_of
from slapjack.rules.triggers import HOUSE_WORD
from slapjack.rules.view import FACE_DOWN, View
from slapjack.units import Micros, Seat

_COURT: Final = frozenset({"J", "Q", "K"})


class SlapIntent(msgspec.Struct, frozen=True):
    """A hand that a bot is about to bring down.

    Attributes:
        reaction_us: Time from the moment of showing.
        contact: Always the palm: bots have manners.
        side: The hand that the house allows.
        shout: The word called with it, where the house asks for one.
    """

    reaction_us: Micros
    contact: Contact = "palm"
    side: Side = "left"
    shout: str | None = None


def decide(view: View, seat: Seat, level: Level, rng: random.Random) -> SlapIntent | None:
    """Decide about the card on top of the pile, which has just been shown.

    Args:
        view: The game in public, after the flip.
        seat: The bot's own seat.
        level: Its temperament.
        rng: Its own chance.

    Returns:
        The hand to come, or None where the bot keeps it off the table.
    """
    if not _may_slap(view, seat):
        return None
    if rng.random() >= _slap_rate(view, level):
        return None
    return SlapIntent(
        reaction_us=level.reaction.draw(rng),
        side="right" if view.rules.slap_hand == "flipping" else "left",
        shout=HOUSE_WORD if view.rules.shout == "required" else None,
    )


def _may_slap(view: View, seat: Seat) -> bool:
    """Say whether a hand of this seat can have any effect on the top card.

    A bot knows the rules: it does not reach for a pile when its hand would be ignored, turned away
    or would forfeit a tie.
    """
    has_face_on_top = bool(view.pile) and view.pile[-1] != FACE_DOWN
    is_watching = view.over is not None or view.status[seat] == "out" or seat in view.timed_out
    if not has_face_on_top or is_watching:
        return False
    if view.tie is not None:
        return view.tie.armed and seat in view.tie.seats
    if view.state == "claim" and not view.rules.slap_after_challenge:
        return False
    return view.rules.flipper_may_slap or view.last_flipper != seat


def _slap_rate(view: View, level: Level) -> float:
    """Return how likely the level is to slap this card, rightly or not."""
    if view.live or view.tie is not None:
        return 1 - level.miss_rate
    is_court = rank_of(parse_card(view.pile[-1])) in _COURT
    return level.false_court_rate if is_court else level.false_rate


def flip_delay_us(level: Level, rng: random.Random) -> Micros:
    """Draw how long a bot waits before it flips, once it may.

    Source: design.md 4.2 point 8.
    """
    spread_us = level.flip_spread_us
    return Micros(level.flip_pace_us + rng.randint(-spread_us, spread_us))
