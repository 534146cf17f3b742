"""How cards come into stocks: the cut, the deal with its mishaps, and the redeal.

Cards are dealt singly and face down, so the last card dealt to a seat is the top of its stock
(rules.md B04).
"""

from collections.abc import Sequence

from slapjack.rules.cards import Card
from slapjack.rules.events import CutMade, Dealt, Misdeal, Redeal
from slapjack.rules.piles import close
from slapjack.rules.standing import revive
from slapjack.rules.state import BEFORE_ALL_FLIPS, State
from slapjack.units import Seat


def cut(state: State, seat: Seat, cards: int) -> None:
    """Put the top cards under the others, then deal (rules.md B76)."""
    assert state.deck is not None, "cut after the deal"
    state.deck = state.deck[cards:] + state.deck[:cards]
    state.say(CutMade(seat, cards))
    deal(state)


def deal(state: State) -> None:
    """Deal the whole deck from the dealer's left, and shuffle the stocks of a misdeal."""
    assert state.deck is not None, "dealt before"
    assert state.dealer is not None, "a deck needs a dealer"
    deck = state.deck
    first = state.left_of(state.dealer)
    state.deck = None
    _deal_out(state, deck, state.clockwise(first))
    state.emptied_at = [None if stock else BEFORE_ALL_FLIPS for stock in state.stocks]
    state.say(Dealt(state.dealer, counts=tuple(map(len, state.stocks))))
    if state.rules.misdeal == "shuffle_stock":
        _mend_misdeal(state, deck, first)


def redeal(state: State) -> None:
    """Shuffle the pile and deal it out among those still in (rules.md B32, B66)."""
    pile = list(state.burned + state.faces)
    state.stream("redeal").shuffle(pile)
    state.burned = ()
    state.faces = ()
    close(state)
    state.redeals += 1
    receivers = state.seats_in(state.left_of(state.last_flipper))
    _deal_out(state, pile, receivers)
    state.say(Redeal(state.redeals, counts=tuple(map(len, state.stocks))))
    revive(state, receivers)


def _deal_out(state: State, cards: Sequence[Card], seats: Sequence[Seat]) -> None:
    """Deal onto empty stocks, one card at a time."""
    for place, seat in enumerate(seats):
        state.stocks[seat] = tuple(reversed(cards[place :: len(seats)]))


def _mend_misdeal(state: State, deck: Sequence[Card], first: Seat) -> None:
    """Shuffle each stock that a shown card went into (rules.md B43, stream `misdeal`)."""
    exposed = sorted(set(state.exposed))
    for place, seat in enumerate(state.clockwise(first)):
        shown = tuple(deck[number] for number in exposed if number % state.seats == place)
        if shown:
            stock = list(state.stocks[seat])
            state.stream("misdeal").shuffle(stock)
            state.stocks[seat] = tuple(stock)
            state.say(Misdeal(seat, cards=shown))
