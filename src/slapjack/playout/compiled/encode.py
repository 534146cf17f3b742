"""A setup as the numbers that the compiled games read, where they reach; else None.

Not everything of the rules is said twice: rare triggers, prices that take no cards, cards shown in
the deal and hands that could be early stay with `Game`.
"""

from collections.abc import Iterator
from typing import Final, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

from slapjack.bots.reaction import FLOOR_US
from slapjack.playout.compiled import layout as at
from slapjack.playout.compiled import minds
from slapjack.playout.setup import Setup
from slapjack.rules import RANKS, RuleSet, Trigger, parse_trigger

_US_PER_MS: Final = 1_000
_US_PER_S: Final = 1_000_000
_PRICES: Final = ("to_flipper", "to_each", "burn", "none")
_TRIGGERS: Final = frozenset(
    {"rank", "double", "sandwich", "top_bottom", "marriage", "divorce", "joker"}
)
_NEVER_TIED: Final = -1


def reaches(setup: Setup) -> bool:
    """Say whether the compiled games know all that these rules can ask of bots."""
    rules = setup.rules
    triggers = {parse_trigger(spec).name for spec in rules.triggers}
    early_us = rules.anticipation_ms * _US_PER_MS
    can_be_early = early_us > FLOOR_US - abs(setup.flipper_edge_us)
    return (
        triggers <= _TRIGGERS
        and rules.false_slap in _PRICES
        and rules.empty_slap == "ignore"
        and (rules.misdeal == "ignore" or rules.misdeal_per_mille == 0)
        and (rules.anticipation_rule == "allow" or not can_be_early)
    )


def levels_of(setup: Setup) -> npt.NDArray[np.float64]:
    """Return the numbers of each seat's temperament."""
    table = np.zeros((setup.seats, minds.LEVEL_COLUMNS), np.float64)
    for seat, level in enumerate(setup.levels):
        table[seat, minds.MU] = level.reaction.mu_us
        table[seat, minds.SIGMA] = level.reaction.sigma_us
        table[seat, minds.RATE] = 1 / level.reaction.tau_us
        table[seat, minds.SLAP_RATE] = 1 - level.miss_rate
        table[seat, minds.FALSE_RATE] = level.false_rate
        table[seat, minds.FALSE_COURT_RATE] = level.false_court_rate
        span = 2 * level.flip_spread_us + 1
        table[seat, minds.SOONEST_FLIP] = level.flip_pace_us - level.flip_spread_us
        table[seat, minds.FLIP_SPAN] = span
        table[seat, minds.FLIP_BITS] = span.bit_length()
    return table


def board_of(setup: Setup) -> npt.NDArray[np.int64]:
    """Return a board with the rules on it."""
    board = np.zeros(at.LENGTH, np.int64)
    rules = setup.rules
    board[at.SEATS] = setup.seats
    board[at.PICK_UP_US] = setup.pick_up_us
    board[at.EDGE_US] = setup.flipper_edge_us
    for place, value in _numbers(rules):
        board[place] = value
    for field, place in _CHOICES.items():
        choices = get_args(get_type_hints(RuleSet)[field])
        board[place] = choices.index(getattr(rules, field))
    for spec in rules.triggers:
        _lay_trigger(board, parse_trigger(spec))
    return board


_CHOICES: Final = {
    "win_pile": at.WIN_PILE,
    "next_after_win": at.NEXT_AFTER_WIN,
    "false_slap": at.FALSE_SLAP,
    "self_false_slap": at.SELF_FALSE_SLAP,
    "last_chance": at.LAST_CHANCE,
    "tie_rule": at.TIE_RULE,
}
"""Settings that are one of some words; `layout` has their codes in the order of the words."""


def _numbers(rules: RuleSet) -> Iterator[tuple[int, int]]:
    yield at.JOKERS, rules.jokers
    yield at.FLIPPER_MAY_SLAP, rules.flipper_may_slap
    yield at.PENALTY_CARDS, rules.penalty_cards
    yield at.BROKE_IS_OUT, rules.broke_false_slap == "eliminate"
    yield at.OWN_TRIGGER_FREE, rules.own_last_trigger == "free"
    yield at.BURIED_USES_CHANCE, rules.buried_uses_chance
    can_tie = rules.tie_rule not in {"first", "lowest_hand"}
    yield at.TIE_WIDTH_US, rules.tie_epsilon_ms * _US_PER_MS if can_tie else _NEVER_TIED
    yield at.TIE_REPLAYS_MOST, rules.max_tie_replays
    yield at.ALL_CARDS, rules.end_condition == "all_cards"
    yield at.RANKED_BY_ELIMINATION, rules.rank_by_elimination
    yield at.CHALLENGE, rules.challenge
    yield at.STOPPERS, sum(1 << RANKS.index(rank) for rank in rules.challenge_stoppers)
    yield at.SLAP_AFTER_CHALLENGE, rules.slap_after_challenge
    yield at.REDEALS_MOST, rules.max_redeals
    yield at.MIN_COVER_US, rules.min_cover_ms * _US_PER_MS
    yield at.IDLE_US, rules.idle_ms * _US_PER_MS
    yield at.CLAIM_US, rules.claim_delay_ms * _US_PER_MS
    yield at.LIMIT_US, rules.time_limit_s * _US_PER_S
    yield at.FLIPS_MOST, rules.max_flips
    yield at.CUT, rules.cut == "required"


def _lay_trigger(board: npt.NDArray[np.int64], trigger: Trigger) -> None:
    match trigger.name:
        case "rank":
            board[at.TRIGGER_RANKS] |= sum(1 << RANKS.index(rank) for rank in trigger.ranks)
        case "joker":
            board[at.TRIGGER_RANKS] |= 1 << at.JOKER_RANK
        case "double":
            board[at.TRIGGER_DEPTHS] |= 1 << 1
        case "sandwich":
            board[at.TRIGGER_DEPTHS] |= 1 << (trigger.number + 1)
        case "marriage":
            board[at.TRIGGER_COUPLES] |= 1 << 1
        case "divorce":
            board[at.TRIGGER_COUPLES] |= 1 << 2
        case _:
            board[at.TRIGGER_ENDS] = 1
