"""What a false slap costs: who pays what to whom, and when nothing is due.

A priced fault (a foul hand, a bad contact, an early hand, where the RuleSet says so) costs what a
false slap on that card costs, and shares its limit (rules.md B57). The order in which a price is
looked for is that of rules.md D.2.
"""

from slapjack.rules import piles
from slapjack.rules.cards import Card
from slapjack.rules.challenge import ask_again
from slapjack.rules.endings import settle
from slapjack.rules.events import HandJudged, HandResult, Penalty, TimedOut
from slapjack.rules.standing import eliminate, revive, run_out
from slapjack.rules.state import State
from slapjack.units import FlipNo, Seat


def charge(state: State, seat: Seat, flip: FlipNo, reason: str, result: HandResult) -> None:
    """Judge a hand that costs what a false slap costs, and take the price.

    Args:
        state: The game.
        seat: The offender.
        flip: The card that the price and its limit are about.
        reason: Why the hand was wrong.
        result: What the hand is called unless it is let off: `false`, or `void` for a foul hand.
    """
    rules = state.rules
    so_far = state.faults.get((seat, flip), 0)
    if so_far >= rules.max_false_per_flip:
        # Looked at before an empty stock, so that a double tap with the last card pays once and
        # is not eliminated (B20, B59).
        state.say(HandJudged(seat, "ignored", "repeat"))
        return
    takes_cards = rules.false_slap in {"to_flipper", "to_each", "burn"}
    is_broke = not state.stocks[seat] and takes_cards and _is_due(state, seat, flip)
    if is_broke and rules.broke_false_slap == "ignore":
        state.say(HandJudged(seat, "ignored", "no_cards"))
        return
    state.faults = {**state.faults, (seat, flip): so_far + 1}
    state.say(HandJudged(seat, result, reason))
    if is_broke:
        # Else slapping everything would be free for the broke (B12).
        eliminate(state, seat, "false_slap_without_cards")
        settle(state)
    elif _is_due(state, seat, flip):
        _take_price(state, seat, flip)


def _is_due(state: State, seat: Seat, flip: FlipNo) -> bool:
    """Say whether this false slap has a price at all (rules.md B58)."""
    match state.rules.false_slap:
        case "none":
            return False
        case "to_flipper":
            is_own = seat == state.flipper_of(flip)
            return not (is_own and state.rules.self_false_slap == "none")
        case _:
            return True


def _take_price(state: State, seat: Seat, flip: FlipNo) -> None:
    match state.rules.false_slap:
        case "to_flipper":
            is_own = seat == state.flipper_of(flip)
            if is_own and state.rules.self_false_slap == "burn":
                _burn(state, seat)
            else:
                _pay(state, seat, [heir(state, flip, seat)] * state.rules.penalty_cards)
        case "to_each":
            _pay(state, seat, state.seats_in(state.left_of(seat))[:-1])
        case "burn":
            _burn(state, seat)
        case "pile_to_flipper":
            _forfeit_pile(state, seat, flip)
        case _:
            _time_out(state, seat)


def heir(state: State, flip: FlipNo, offender: Seat) -> Seat:
    """Return who is paid for a false slap on this flip.

    The flipper, or the next seat still in, clockwise from the flipper; never the offender
    (rules.md B13, B15).
    """
    candidates = state.seats_in(state.flipper_of(flip))
    return next(seat for seat in candidates if seat != offender)


def _pay(state: State, seat: Seat, receivers: list[Seat]) -> None:
    """Pay one card to each entry, from the top to the bottoms, while cards last (B16, B17, B60)."""
    paid, state.stocks[seat] = _split(state.stocks[seat], len(receivers))
    receivers = receivers[: len(paid)]
    for receiver, card in zip(receivers, paid, strict=True):
        state.stocks[receiver] += (card,)
    each_once = tuple(dict.fromkeys(receivers))
    state.say(Penalty(seat, to=each_once, cards=len(paid), burned=False))
    revive(state, each_once)
    _after_payment(state, seat)


def _burn(state: State, seat: Seat) -> None:
    """Put cards face down under the pile; the newest burn lies lowest (rules.md B44, B60)."""
    paid, state.stocks[seat] = _split(state.stocks[seat], state.rules.penalty_cards)
    state.burned = paid[::-1] + state.burned
    state.say(Penalty(seat, to=(), cards=len(paid), burned=True))
    _after_payment(state, seat)


def _split(stock: tuple[Card, ...], count: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return stock[:count], stock[count:]


def _after_payment(state: State, seat: Seat) -> None:
    run_out(state, seat, by_paying=True)
    ask_again(state)
    settle(state)


def _forfeit_pile(state: State, seat: Seat, flip: FlipNo) -> None:
    """Hand the whole pile to the flipper, unless it is contested or decided (rules.md B91).

    A foul must not steal a race, a tie or a claim from the others.
    """
    is_contested = bool(state.live) or state.tie is not None or state.is_decided
    if state.pile_count and not is_contested:
        piles.give(state, heir(state, flip, seat), seat)
        settle(state)


def _time_out(state: State, seat: Seat) -> None:
    """Ignore the seat's hands until so many further cards were flipped (rules.md B92)."""
    until = FlipNo(state.flips + state.rules.timeout_flips)
    state.timed_out = {**state.timed_out, seat: until}
    state.say(TimedOut(seat, until))
