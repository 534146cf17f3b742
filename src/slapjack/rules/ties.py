"""Hands too close to tell: who gets the pile then.

A tie means what `tie_rule` says. Under `replay` the pile stays and the next player flips one more
card, on which only the tied seats race, whatever its rank (rules.md B28). It must end: after
`max_tie_replays`, or when there is no card to flip, the pile is shared (B29).
"""

from collections.abc import Sequence

import msgspec

from slapjack.rules import piles
from slapjack.rules.events import Tie
from slapjack.rules.hands import JudgedCard
from slapjack.rules.state import State, TieState
from slapjack.units import Seat


def champion(state: State, seats: Sequence[Seat]) -> Seat | None:
    """Return whom a coin prefers among the tied; None where no coin is tossed (rules.md B88)."""
    if state.rules.tie_rule != "coin":
        return None
    tied = piles.in_turn_order(state, seats)
    return tied[state.stream("coin").below(len(tied))]


def contest(state: State, seats: Sequence[Seat], card: JudgedCard) -> None:
    """Start a tie, or go on with it among the newly tied (rules.md B64).

    A tie ends a challenge, running or decided (B52). The trigger that counts for last chances and
    shouts stays the one that was tied on first (B63).
    """
    before = state.tie
    tied = tuple(piles.in_turn_order(state, seats))
    if before is None:
        tie = TieState(tied, armed=False, count=0, flip=card.flip, triggers=card.live, top=card.top)
    else:
        tie = msgspec.structs.replace(before, seats=tied, armed=False, count=before.count + 1)
    state.say(Tie(tied, flip=tie.flip, count=tie.count))
    piles.close(state)
    state.tie = tie
    if state.rules.tie_rule == "split" or tie.count >= state.rules.max_tie_replays:
        piles.share(state, tied, tie.flip)
