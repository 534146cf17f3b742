"""Where a pile goes: won by a slap, claimed, shared, or given away.

The end of the game is not looked for here: `endings.settle` does that once the action, or the hand
of a race, is through with all its effects.

Source: rules.md D.3, B03, B65, B91.
"""

from collections.abc import Sequence
from typing import assert_never

from slapjack.rules.cards import Card
from slapjack.rules.events import ChallengeWon, PileGiven, PileSplit, SlapWon
from slapjack.rules.standing import eliminate_missers, revive
from slapjack.rules.state import State
from slapjack.units import FlipNo, Seat


def win(state: State, seat: Seat, flip: FlipNo) -> None:
    """Give the pile to the winner of the race on the trigger of this flip."""
    state.say(SlapWon(seat, cards=state.pile_count, flip=flip))
    _take(state, seat)
    eliminate_missers(state, flip, spared=(seat,))
    close(state)
    _set_lead(state, seat)


def claim(state: State) -> None:
    """Give the pile to the owner of the decided challenge.

    Nobody misses a last chance by it: a claim is no trigger (rules.md B53).
    """
    assert state.challenge is not None, "nothing to claim"
    owner = state.challenge.owner
    state.say(ChallengeWon(owner, cards=state.pile_count))
    _take(state, owner)
    close(state)
    _set_lead(state, owner)


def give(state: State, heir: Seat, offender: Seat) -> None:
    """Give the pile away for a false slap, which is no win: the lead stays (rules.md B91)."""
    state.say(PileGiven(heir, offender, cards=state.pile_count))
    _take(state, heir)
    close(state)


def share(state: State, seats: Sequence[Seat], flip: FlipNo) -> None:
    """Deal the pile out among those tied on the trigger of this flip (rules.md B31, B65).

    Face-down cards are dealt first. A sharer who gets no card keeps its status (B30), and a share
    has no single winner, so the lead stays (B50).
    """
    sharers = in_turn_order(state, seats)
    pile = state.burned + state.faces
    shares = [pile[place :: len(sharers)] for place in range(len(sharers))]
    state.say(PileSplit(tuple(sharers), counts=tuple(map(len, shares))))
    _empty(state)
    for seat, cards in zip(sharers, shares, strict=True):
        _put_under(state, seat, cards)
    revive(state, sharers)
    eliminate_missers(state, flip, spared=sharers)
    close(state)


def in_turn_order(state: State, seats: Sequence[Seat]) -> list[Seat]:
    """Return seats clockwise from the left of the last flipper."""
    return sorted(seats, key=lambda seat: state.turn_order(seat, state.last_flipper))


def close(state: State) -> None:
    """End all that was about the pile: its race, its tie, its challenge."""
    state.live = ()
    state.challenge = None
    state.tie = None


def take_at_end(state: State, seat: Seat) -> None:
    """Put what still lies in the pile under the survivor's stock, unshuffled (B35, B67)."""
    state.stocks[seat] += state.burned + state.faces
    _empty(state)
    revive(state, [seat])


def _take(state: State, seat: Seat) -> None:
    """Put the pile into a stock: turned over as one block, lowest card first (rules.md B03)."""
    pile = state.burned + state.faces
    _empty(state)
    _put_under(state, seat, pile)
    revive(state, [seat])


def _put_under(state: State, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Put won cards into a stock as `win_pile` says (rules.md B88, stream `shuffle`)."""
    match state.rules.win_pile:
        case "bottom":
            state.stocks[seat] += cards
        case "shuffle_all":
            state.stocks[seat] = _shuffled(state, state.stocks[seat] + cards)
        case "shuffle_won_bottom":
            state.stocks[seat] += _shuffled(state, cards)
        case never:
            assert_never(never)


def _shuffled(state: State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    shuffled = list(cards)
    state.stream("shuffle").shuffle(shuffled)
    return tuple(shuffled)


def _empty(state: State) -> None:
    state.burned = ()
    state.faces = ()


def _set_lead(state: State, winner: Seat) -> None:
    """Say where the search for the turn seat begins after a win (rules.md B01, B50)."""
    match state.rules.next_after_win:
        case "after_flipper":
            pass
        case "winner":
            state.lead = winner
        case "after_winner":
            state.lead = state.left_of(winner)
        case never:
            assert_never(never)
