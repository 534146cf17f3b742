"""Errors of the rules: a refusal with a code, a deal that cannot be.

A refused action is expected in play and changes nothing, so it carries a code that every client
puts into its own words. A deal or a header that no game can start from is a mistake of whoever
wrote it, and says in one sentence what was wrong.
"""

from enum import StrEnum


class RuleCode(StrEnum):
    """Why an action was refused, in the order in which reasons are looked at (rules.md D.5)."""

    BAD_ACTION = "bad_action"
    NO_SUCH_SEAT = "no_such_seat"
    GAME_OVER = "game_over"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    CUT_MISSING = "cut_missing"
    CUT_NOT_ALLOWED = "cut_not_allowed"
    ALREADY_DEALT = "already_dealt"
    NOT_THE_CUTTER = "not_the_cutter"
    BAD_CUT = "bad_cut"
    ELIMINATED = "eliminated"
    NOBODY_FLIPS = "nobody_flips"
    NOT_YOUR_TURN = "not_your_turn"
    TOO_EARLY = "too_early"
    NO_SUCH_FLIP = "no_such_flip"
    NOTHING_TO_CLAIM = "nothing_to_claim"
    NOTHING_TO_EXPIRE = "nothing_to_expire"
    NO_TIME_LIMIT = "no_time_limit"


class IllegalActionError(Exception):
    """An action that the rules do not allow now; the state is as it was.

    Attributes:
        code: The first reason that applies.
    """

    def __init__(self, code: RuleCode, message: str = "") -> None:
        super().__init__(f"{code}: {message}" if message else str(code))
        self.code = code


class DealError(ValueError):
    """Seats, cards or handicaps that no game can start from, said in one sentence."""
