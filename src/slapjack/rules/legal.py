"""What may be done now: one representative action of each kind, always in the same order.

For bots, simulators and property tests. Numbers that are free (how many cards to cut, how fast a
hand was) are examples; whether an action is allowed is asked of `refusals` alone.
"""

from collections.abc import Iterator
from typing import Final

from slapjack.rules.actions import (
    Action,
    Away,
    Back,
    Claim,
    Cut,
    Expire,
    Flip,
    Foul,
    Hand,
    Leave,
    Pause,
    Resume,
    Side,
    Slap,
)
from slapjack.rules.refusals import cutter, refusal
from slapjack.rules.state import State
from slapjack.units import Micros, Seat

_REACTION_US: Final = Micros(300_000)
_SHOUT: Final = "slapjack"


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return the actions that would not be refused."""
    return tuple(action for action in _candidates(state) if refusal(state, action) is None)


def _candidates(state: State) -> Iterator[Action]:
    cutting = cutter(state)
    if cutting is not None:
        yield Cut(cutting, 1)
    if state.turn is not None:
        yield Flip(state.turn)
        yield Foul(state.turn, "peek")
        yield Foul(state.turn, "toward_self")
    yield Claim()
    yield Expire()
    yield Expire("game")
    players = state.seats_in(state.lead)
    for seat in players:
        yield Slap((_good_hand(state, seat),))
    yield Pause()
    yield Resume()
    for seat in players:
        yield Back(seat) if seat in state.away else Away(seat)
    for seat in players:
        yield Leave(seat)


def _good_hand(state: State, seat: Seat) -> Hand:
    """Return a hand that no rule about hands could object to."""
    side: Side = "right" if state.rules.slap_hand == "flipping" else "left"
    return Hand(seat, _REACTION_US, side=side, shout=_SHOUT)
