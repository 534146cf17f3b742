"""One hand: which card it is judged on, and whether it is a good slap of that card.

The rules of rules.md D.2 are looked at in their order. `look` decides which card a hand answers, or
that it answers none; `inspect` what the hand is worth there. Neither changes anything, because a
hand behind a valid one is judged without effects; `pronounce` says the ruling and takes its price.
"""

from typing import Final

from msgspec import Struct

from slapjack.rules import penalties
from slapjack.rules.actions import Hand, Slap
from slapjack.rules.cards import Card
from slapjack.rules.endings import settle
from slapjack.rules.events import FoulCalled, HandJudged, HandResult, TieFalseStart
from slapjack.rules.ruleset import RuleSet
from slapjack.rules.standing import drop_from_tie
from slapjack.rules.state import State, TieState
from slapjack.rules.triggers import live_triggers, plain_word, shout_words
from slapjack.units import FlipNo, Micros, Seat

_US_PER_MS: Final = 1_000


class JudgedCard(Struct, frozen=True):
    """The card that a hand is judged on.

    Attributes:
        flip: Its number; a false slap is counted and paid by it.
        live: The triggers by which it may be slapped.
        top: The card whose rank may be shouted.
    """

    flip: FlipNo
    live: tuple[str, ...]
    top: Card


class Ruling(Struct, frozen=True):
    """What a hand is called.

    Attributes:
        result: None for a valid hand, which the race decides.
        reason: The code that says why.
        price: The flip by which the hand costs what a false slap costs; None: it is free.
        is_foul: Whether the wrong hand was used.
        forfeits: Whether the seat drops out of the tie.
    """

    result: HandResult | None = None
    reason: str | None = None
    price: FlipNo | None = None
    is_foul: bool = False
    forfeits: bool = False


def look(state: State, slap: Slap, hand: Hand) -> JudgedCard | Ruling:
    """Return the card that a hand answers, or a ruling where it answers none (D.2, 1 to 4)."""
    if not state.is_in(hand.seat):
        return Ruling("rejected", "eliminated")
    if state.over is not None:
        return Ruling("ignored", "game_over")
    if hand.seat in state.timed_out:
        return Ruling("ignored", "timeout")
    if state.tie is not None:
        return _look_in_tie(state, state.tie, slap, hand.seat)
    answered = _look_back(state, slap, hand)
    if isinstance(answered, Ruling):
        return answered
    return _shut_out(state, hand.seat, answered.flip) or answered


def _look_in_tie(state: State, tie: TieState, slap: Slap, seat: Seat) -> JudgedCard | Ruling:
    """Only tied seats race, and only on the new card (rules.md B29, B64)."""
    if seat not in tie.seats:
        return Ruling("ignored", "tie")
    if slap.flip is not None and (slap.flip < state.flips or not tie.armed):
        return Ruling("late", "covered")
    if not tie.armed:
        return Ruling("void", "tie_false_start", forfeits=True)
    return JudgedCard(state.flips, tie.triggers, tie.top)


def _look_back(state: State, slap: Slap, hand: Hand) -> JudgedCard | Ruling:
    """Return the card that a hand answers though it may be covered by now."""
    flip = slap.flip
    if flip is None or flip == state.flips:
        return _present_top(state)
    if slap.in_time:
        return _card_of(state, flip)
    if state.live and not _is_early(state.rules, hand.reaction_us):
        # Whatever it was meant for, it is a good slap of what lies there now (B62).
        return _present_top(state)
    grace_us = state.rules.late_grace_ms * _US_PER_MS
    is_within_grace = slap.covered_us is not None and slap.covered_us <= grace_us
    if is_within_grace and state.was_slappable(flip):
        return Ruling("late", "covered")
    return _present_top(state)


def _card_of(state: State, flip: FlipNo) -> JudgedCard | Ruling:
    """Return an earlier card as if no later one lay there (rules.md B61)."""
    faces = state.faces_up_to(flip)
    if not faces:
        return Ruling("late", "covered")
    return JudgedCard(flip, live_triggers(state.rules.triggers, faces), faces[-1])


def _present_top(state: State) -> JudgedCard | Ruling:
    if state.faces:
        return JudgedCard(state.flips, state.live, state.faces[-1])
    if state.rules.empty_slap == "penalise" and state.has_flipped:
        return Ruling("false", "empty", price=state.flips)
    return Ruling("ignored", "empty")


def _shut_out(state: State, seat: Seat, flip: FlipNo) -> Ruling | None:
    """Return why a seat may not slap this card at all, if so (rules.md B73, B74)."""
    if state.is_decided and not state.rules.slap_after_challenge:
        return Ruling("ignored", "claim")
    if not state.rules.flipper_may_slap and seat == state.flipper_of(flip):
        return Ruling("ignored", "flipper")
    return None


def inspect(rules: RuleSet, card: JudgedCard, hand: Hand) -> Ruling:
    """Say what a hand on this card is worth, leaving the race aside (D.2, 6 to 9)."""
    fault = _fault(rules, card.flip, hand)
    if fault is not None:
        return fault
    if not card.live:
        return Ruling("false", "no_trigger", price=card.flip)
    if rules.shout == "required" and not _is_shouted(card, hand.shout):
        return Ruling("void", "silent")
    return Ruling()


def _fault(rules: RuleSet, flip: FlipNo, hand: Hand) -> Ruling | None:
    """Return what is wrong with the hand itself, whatever lies there.

    A priced fault is a false slap, except that a foul hand keeps its name (D.2, last paragraph).
    """
    if _is_early(rules, hand.reaction_us):
        return _wrong("anticipated", flip if rules.anticipation_rule == "false_slap" else None)
    if rules.contact == "palm_only" and hand.contact != "palm":
        return _wrong("contact", flip if rules.bad_contact == "false_slap" else None)
    # The flipping hand counts as right (records.md); `both` fits neither side.
    allowed = {"any": hand.side, "non_flipping": "left", "flipping": "right"}[rules.slap_hand]
    if hand.side != allowed:
        price = flip if rules.hand_foul == "false_slap" else None
        return Ruling("void", "hand", price=price, is_foul=True)
    return None


def _wrong(reason: str, price: FlipNo | None) -> Ruling:
    return Ruling("void" if price is None else "false", reason, price=price)


def _is_early(rules: RuleSet, reaction_us: Micros) -> bool:
    """Say whether a reaction is a guess; the handicap does not excuse one (rules.md B41, B86)."""
    limit_us = rules.anticipation_ms * _US_PER_MS
    return rules.anticipation_rule != "allow" and reaction_us < limit_us


def _is_shouted(card: JudgedCard, shout: str | None) -> bool:
    return shout is not None and plain_word(shout) in shout_words(card.live, card.top)


def pronounce(state: State, seat: Seat, ruling: Ruling) -> None:
    """Say what became of a hand that did not win, and what it costs."""
    assert ruling.result is not None, "a valid hand is the race's to decide"
    if ruling.is_foul:
        state.say(FoulCalled(seat, "hand"))
    if ruling.price is None:
        state.say(HandJudged(seat, ruling.result, ruling.reason))
    else:
        assert ruling.reason is not None, "a price has a reason"
        penalties.charge(state, seat, ruling.price, ruling.reason, ruling.result)
    if ruling.forfeits:
        state.say(TieFalseStart(seat))
        drop_from_tie(state, seat)
        settle(state)
