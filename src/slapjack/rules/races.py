"""One race: all hands on one card, in the order of their effective times.

The judged reactions come in with the action, so the order of the hands in it does not matter,
except under `tie_rule=first`, where it is the rule. Hands before the first valid one are judged
one by one with all their effects; from there on a hand can tie or lose, and nothing it does costs
anything (rules.md B55).
"""

from typing import Final

from slapjack.rules import piles, ties
from slapjack.rules.actions import Contact, Hand, Slap
from slapjack.rules.endings import settle
from slapjack.rules.events import HandJudged, HandResult
from slapjack.rules.hands import JudgedCard, Ruling, inspect, look, pronounce
from slapjack.rules.state import State
from slapjack.units import Micros, Seat

_US_PER_MS: Final = 1_000
_BETTER_CONTACT: Final[dict[Contact, int]] = {"palm": 0, "back": 1, "finger": 2}


def decide(state: State, slap: Slap) -> None:
    """Judge every hand of a race and let its winner have the pile."""
    hands = _in_order(state, slap)
    for place, hand in enumerate(hands):
        card = look(state, slap, hand)
        ruling = card if isinstance(card, Ruling) else inspect(state.rules, card, hand)
        if isinstance(card, JudgedCard) and ruling.result is None:
            _award(state, slap, card, hands[place:])
            break
        pronounce(state, hand.seat, ruling)


def effective_us(state: State, hand: Hand) -> Micros:
    """Return the reaction with the seat's handicap (rules.md B86)."""
    return Micros(hand.reaction_us + state.handicaps[hand.seat])


def _in_order(state: State, slap: Slap) -> list[Hand]:
    """Return the hands in the order in which they are judged (rules.md B26, B55)."""
    if state.rules.tie_rule == "first":
        return list(slap.hands)
    flipper = _judged_flipper(state, slap)

    def place(hand: Hand) -> tuple[int, int, int, str, str]:
        return (
            effective_us(state, hand),
            state.turn_order(hand.seat, flipper),
            _BETTER_CONTACT[hand.contact],
            hand.side,
            hand.shout or "",
        )

    return sorted(slap.hands, key=place)


def _judged_flipper(state: State, slap: Slap) -> Seat:
    """Return who flipped the judged card, or the last flipper where there is none."""
    if slap.flip is None or not slap.in_time or state.tie is not None:
        return state.last_flipper
    return state.flipper_of(slap.flip) if state.faces_up_to(slap.flip) else state.last_flipper


def _award(state: State, slap: Slap, card: JudgedCard, hands: list[Hand]) -> None:
    """Decide a race whose first hand here is valid."""
    latest_us = _latest_tie_us(state, slap, hands[0])
    winners = [hands[0].seat]
    rulings: list[Ruling] = [Ruling()]
    for hand in hands[1:]:
        ruling = _rule_behind(state, slap, hand, winners, latest_us)
        if ruling.result is None:
            winners.append(hand.seat)
        rulings.append(ruling)
    champion = winners[0] if len(winners) == 1 else ties.champion(state, winners)
    for hand, ruling in zip(hands, rulings, strict=True):
        result = ruling.result or _result(hand.seat, champion)
        state.say(HandJudged(hand.seat, result, ruling.reason))
    flip = card.flip if state.tie is None else state.tie.flip
    if len(winners) > 1:
        ties.contest(state, winners, card)
    if champion is not None:
        piles.win(state, champion, flip)
    settle(state)


def _latest_tie_us(state: State, slap: Slap, first: Hand) -> Micros | None:
    """Return the last effective time that ties with the first hand (rules.md B27, B87)."""
    if state.rules.tie_rule in {"first", "lowest_hand"}:
        return None
    width_us = slap.tie_within_us
    if width_us is None:
        width_us = Micros(state.rules.tie_epsilon_ms * _US_PER_MS)
    return Micros(effective_us(state, first) + width_us)


def _rule_behind(
    state: State, slap: Slap, hand: Hand, winners: list[Seat], latest_us: Micros | None
) -> Ruling:
    """Judge a hand behind the first valid one: it ties, or else it costs nothing (D.2, 5)."""
    card = look(state, slap, hand)
    if isinstance(card, Ruling):
        return card
    if hand.seat in winners:
        return Ruling("ignored", "repeat")
    is_close = latest_us is not None and effective_us(state, hand) <= latest_us
    if is_close and inspect(state.rules, card, hand).result is None:
        return Ruling()
    return Ruling("lost")


def _result(seat: Seat, champion: Seat | None) -> HandResult:
    """Name the result of a hand that was first or tied."""
    if champion is None:
        return "tied"
    return "won" if seat == champion else "lost"
