"""Why an action is refused now, looked at in the order of rules.md D.5.

Nothing here changes a state, so a refused action changes nothing; and each reason stands in one
place, so that a screen can ask before it offers a button.
"""

from typing import assert_never

from slapjack.rules.actions import (
    Action,
    Away,
    Back,
    Claim,
    Cut,
    Expire,
    Flip,
    Foul,
    Leave,
    Pause,
    Resume,
    Slap,
)
from slapjack.rules.errors import RuleCode
from slapjack.rules.state import State
from slapjack.units import FlipNo, Micros, Seat


def refusal(state: State, action: Action) -> RuleCode | None:
    """Return the first reason against an action, None if there is none."""
    return _refuse_anything(state, action) or _refuse_this(state, action)


def _refuse_anything(state: State, action: Action) -> RuleCode | None:
    """Look for what may stand against any action."""
    if isinstance(action, Slap) and not action.hands:
        return RuleCode.BAD_ACTION
    for seat in _seats_of(action):
        if not 0 <= seat < state.seats:
            return RuleCode.NO_SUCH_SEAT
    if state.over is not None:
        return RuleCode.GAME_OVER
    if state.paused and not isinstance(action, Resume | Leave):
        return RuleCode.PAUSED
    if isinstance(action, Resume) and not state.paused:
        return RuleCode.NOT_PAUSED
    if not state.is_dealt and not isinstance(action, Cut):
        return RuleCode.CUT_MISSING
    return None


def _seats_of(action: Action) -> list[Seat]:
    match action:
        case Slap():
            return [hand.seat for hand in action.hands]
        case Claim() | Expire() | Pause() | Resume():
            return []
        case _:
            return [action.seat]


def _refuse_this(state: State, action: Action) -> RuleCode | None:
    """Look for what may stand against an action of this kind."""
    match action:
        case Cut():
            return _refuse_cut(state, action)
        case Flip():
            return refuse_turn(state, action.seat) or _refuse_haste(state, action.at_us)
        case Foul():
            return refuse_turn(state, action.seat)
        case Leave() | Away() | Back():
            return None if state.is_in(action.seat) else RuleCode.ELIMINATED
        case Slap():
            return _refuse_flip_number(state, action.flip)
        case Claim():
            return None if state.is_decided else RuleCode.NOTHING_TO_CLAIM
        case Expire():
            return _refuse_expiry(state, action)
        case Pause() | Resume():
            return None
        case never:
            assert_never(never)


def _refuse_cut(state: State, action: Cut) -> RuleCode | None:
    if state.rules.cut == "none":
        return RuleCode.CUT_NOT_ALLOWED
    if state.deck is None:
        return RuleCode.ALREADY_DEALT
    if action.seat != cutter(state):
        return RuleCode.NOT_THE_CUTTER
    if not 1 <= action.cards < len(state.deck):
        return RuleCode.BAD_CUT
    return None


def cutter(state: State) -> Seat | None:
    """Return the seat that may cut now: right of the dealer, before the deal (rules.md B76)."""
    if state.deck is None or state.dealer is None:
        return None
    return state.right_of(state.dealer)


def refuse_turn(state: State, seat: Seat) -> RuleCode | None:
    """Return why this seat may not flip now, time left aside; all other reasons were looked at."""
    if not state.is_in(seat):
        return RuleCode.ELIMINATED
    if state.turn is None:
        return RuleCode.NOBODY_FLIPS
    return None if state.turn == seat else RuleCode.NOT_YOUR_TURN


def _refuse_haste(state: State, at_us: Micros | None) -> RuleCode | None:
    """Keep every card in view for `min_cover_ms`, where times are known (rules.md B77)."""
    if at_us is None or state.flipped_at is None:
        return None
    is_too_early = at_us - state.flipped_at < state.rules.min_cover_ms * 1_000
    return RuleCode.TOO_EARLY if is_too_early else None


def _refuse_flip_number(state: State, flip: FlipNo | None) -> RuleCode | None:
    """Refuse a slap at a card that has not been; those of a given pile count back from 0."""
    is_known = flip is None or -state.given < flip <= state.flips
    return None if is_known else RuleCode.NO_SUCH_FLIP


def _refuse_expiry(state: State, action: Expire) -> RuleCode | None:
    if action.what == "game":
        return None if state.rules.time_limit_s else RuleCode.NO_TIME_LIMIT
    is_armed = state.tie is not None and state.tie.armed
    is_stuck = state.name == "slap_open" and state.turn is None
    return None if is_armed or is_stuck else RuleCode.NOTHING_TO_EXPIRE
