"""Face-card challenges (Ratscrew): who owes how many cards to whom, and when it is decided.

The payer is computed afresh after every card, payment and leave (rules.md B51): a payer who runs
out passes the debt on, and one who is paid again owes again.
"""

from typing import Final

import msgspec

from slapjack.rules.cards import Card, rank_of
from slapjack.rules.events import Challenge, ChallengeStep, ChallengeStopped
from slapjack.rules.state import ChallengeState, State
from slapjack.units import Seat

_OWED: Final = {"J": 1, "Q": 2, "K": 3, "A": 4}


def step(state: State, seat: Seat, card: Card) -> None:
    """Let a flipped card start, pay or stop a challenge (rules.md D.3, B90)."""
    if not state.rules.challenge:
        return
    rank = rank_of(card)
    running = state.challenge
    if rank in _OWED:
        asked = state.left_of(seat)
        payer = _payer(state, seat, asked)
        state.challenge = ChallengeState(seat, _OWED[rank], asked, payer)
        state.say(Challenge(seat, left=_OWED[rank], payer=payer))
    elif running is None:
        return
    elif rank in state.rules.challenge_stoppers:
        state.challenge = None
        state.say(ChallengeStopped(seat, owner=running.owner))
    else:
        payer = _payer(state, running.owner, seat)
        state.challenge = ChallengeState(running.owner, running.left - 1, seat, payer)
        state.say(ChallengeStep(running.owner, left=running.left - 1, payer=payer))


def ask_again(state: State) -> None:
    """Look for the payer anew after cards changed hands, and say so if it is another one.

    A challenge that was decided only because nobody could pay runs on (rules.md B85).
    """
    running = state.challenge
    if running is None:
        return
    payer = _payer(state, running.owner, running.asked)
    if payer != running.payer:
        state.challenge = msgspec.structs.replace(running, payer=payer)
        state.say(ChallengeStep(running.owner, left=running.left, payer=payer))


def _payer(state: State, owner: Seat, asked: Seat) -> Seat | None:
    return state.first_with_cards(asked, but=owner)
