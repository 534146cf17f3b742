"""What is done in turn: flips, flips called illegal, and the leaving that may come at any time.

Source: rules.md D.1, D.3; what a turn is, `state.State.turn`.
"""

import msgspec

from slapjack.rules import challenge
from slapjack.rules.actions import Flip, Foul
from slapjack.rules.cards import Card
from slapjack.rules.endings import finish_by_count
from slapjack.rules.events import CardFlipped, FoulCalled, Left, SlapOpen, TriggerBuried
from slapjack.rules.standing import eliminate, eliminate_missers, revive, run_out
from slapjack.rules.state import State
from slapjack.rules.triggers import live_triggers
from slapjack.units import FlipNo, Seat


def flip(state: State, action: Flip) -> None:
    """Turn the top card of the turn seat's stock onto the pile."""
    if state.flips >= state.rules.max_flips:
        # Only now would the game grow longer: the last card could still be slapped (B89).
        finish_by_count(state, "flip_limit")
        return
    seat = action.seat
    card = state.stocks[seat][0]
    state.stocks[seat] = state.stocks[seat][1:]
    state.faces += (card,)
    state.flippers += bytes((seat,))
    state.last_flipper = seat
    state.lead = state.left_of(seat)
    state.flipped_at = action.at_us
    state.timed_out = {
        other: until for other, until in state.timed_out.items() if until > state.flips
    }
    state.say(CardFlipped(seat, card, state.flips))
    if state.tie is not None:
        # The card of a replay starts and answers no challenge and buries nothing (B52, B79).
        state.tie = msgspec.structs.replace(state.tie, armed=True)
        state.slappable += b"\1"
        run_out(state, seat, by_paying=False)
    else:
        _show(state, seat, card)


def _show(state: State, seat: Seat, card: Card) -> None:
    """Let an ordinary card bury a trigger, be one, and move a challenge."""
    buried = bool(state.live)
    covered = FlipNo(state.flips - 1)
    state.live = live_triggers(state.rules.triggers, state.faces)
    state.slappable += bytes((bool(state.live),))
    if buried:
        state.say(TriggerBuried(covered))
    if state.live:
        state.say(SlapOpen(state.flips, state.live))
    challenge.step(state, seat, card)
    run_out(state, seat, by_paying=False)
    if buried and state.rules.buried_uses_chance:
        eliminate_missers(state, covered)


def call_foul(state: State, action: Foul) -> None:
    """Take back a flip before it counts; the same seat goes on to flip (rules.md B42, B75).

    A card that its owner knows goes to the bottom, lest a peek decide what is flipped; the Spanish
    reading shows the same card again.
    """
    if action.kind == "peek" or state.rules.toward_self_remedy == "bottom":
        top, *others = state.stocks[action.seat]
        state.stocks[action.seat] = (*others, top)
    state.say(FoulCalled(action.seat, action.kind))


def leave(state: State, seat: Seat) -> None:
    """Let a seat get up for good; a live trigger stays live (rules.md B37, B80, B81)."""
    cards, state.stocks[seat] = state.stocks[seat], ()
    state.say(Left(seat, cards=len(cards)))
    if state.rules.leave_policy == "under_pile":
        # As a block: its top card comes to lie right under the pile.
        state.burned = cards[::-1] + state.burned
    else:
        _deal_to_others(state, seat, cards)
    eliminate(state, seat, "left")
    challenge.ask_again(state)


def _deal_to_others(state: State, leaver: Seat, cards: tuple[Card, ...]) -> None:
    heirs = state.seats_in(state.left_of(leaver))[:-1]
    for place, heir in enumerate(heirs):
        state.stocks[heir] += cards[place :: len(heirs)]
    revive(state, heirs)
