"""What a bot decides: the twin of `bots.policy`, `bots.reaction` and `playout.chance.Chance`.

Each sum is done in the same order as there, so that it gives the same bits.
"""

import math

import numpy as np

from slapjack.bots.reaction import FLOOR_US
from slapjack.playout.chance import GOLDEN, MIX_1, MIX_2
from slapjack.playout.compiled import layout as at
from slapjack.playout.compiled.program import compiled
from slapjack.playout.compiled.stocks import is_decided
from slapjack.playout.compiled.streams import Board, Source
from slapjack.playout.setup import REVEAL_LEAST_US, REVEAL_MOST_US

# Columns of `Source.levels`.
MU, SIGMA, RATE, SLAP_RATE, FALSE_RATE, FALSE_COURT_RATE = 0, 1, 2, 3, 4, 5
SOONEST_FLIP, FLIP_SPAN, FLIP_BITS = 6, 7, 8
LEVEL_COLUMNS = 9

Whole = int | np.int64

_TWO_PI = 2.0 * math.pi
_STEP = 2.0**-53
_TABLE = 8
_GOLDEN = np.uint64(GOLDEN)
_MIX_1 = np.uint64(MIX_1)
_MIX_2 = np.uint64(MIX_2)
_REVEAL_SPAN = REVEAL_MOST_US - REVEAL_LEAST_US + 1
_REVEAL_BITS = _REVEAL_SPAN.bit_length()


@compiled
def mind_word(source: Source, mind: int) -> np.uint64:
    """Draw 64 bits (SplitMix64)."""
    state = source.minds[mind] + _GOLDEN
    source.minds[mind] = state
    mixed = (state ^ (state >> np.uint64(30))) * _MIX_1
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _MIX_2
    return mixed ^ (mixed >> np.uint64(31))


@compiled
def uniform(source: Source, mind: int) -> float:
    """Draw from 0 up to 1."""
    return float(mind_word(source, mind) >> np.uint64(11)) * _STEP


@compiled
def whole(source: Source, mind: int, bound: Whole, bits: Whole) -> np.int64:
    """Draw a whole number below a bound of so many bits, as `random.Random.randrange` does."""
    unused = np.uint64(64 - bits)
    drawn = np.int64(mind_word(source, mind) >> unused)
    while drawn >= bound:
        drawn = np.int64(mind_word(source, mind) >> unused)
    return drawn


@compiled
def normal(source: Source, mind: int, mu: float, sigma: float) -> float:
    """Draw from a normal distribution, as `random.Random.gauss` does: in pairs."""
    if source.pairs[mind, 1]:
        source.pairs[mind, 1] = 0.0
        return mu + source.pairs[mind, 0] * sigma
    angle = uniform(source, mind) * _TWO_PI
    radius = math.sqrt(-2.0 * math.log(1.0 - uniform(source, mind)))
    source.pairs[mind, 0] = math.sin(angle) * radius
    source.pairs[mind, 1] = 1.0
    return mu + (math.cos(angle) * radius) * sigma


@compiled
def reaction(source: Source, seat: int) -> np.int64:
    """Draw how long a hand takes."""
    levels = source.levels
    body = normal(source, seat, levels[seat, MU], levels[seat, SIGMA])
    tail = -math.log(1.0 - uniform(source, seat)) / levels[seat, RATE]
    drawn_us = np.int64(body + tail)
    return drawn_us if drawn_us > FLOOR_US else np.int64(FLOOR_US)


@compiled
def may_slap(board: Board, seat: int) -> bool:
    """Say whether a hand of this seat can have any effect on the top card."""
    if board[at.FACES] == 0:
        return False
    if board[at.TIE]:
        return board[at.TIE_ARMED] == 1 and (board[at.TIE] >> seat) & 1 == 1
    if is_decided(board) and not board[at.SLAP_AFTER_CHALLENGE]:
        return False
    return bool(board[at.FLIPPER_MAY_SLAP]) or board[at.LAST_FLIPPER] != seat


@compiled
def slap_rate(board: Board, source: Source, seat: int) -> float:
    """Return how likely this seat is to slap the card, rightly or not."""
    if board[at.LIVE] or board[at.TIE]:
        return source.levels[seat, SLAP_RATE]
    return source.levels[seat, FALSE_COURT_RATE if board[at.TOP_IS_COURT] else FALSE_RATE]


@compiled
def ask(board: Board, source: Source) -> None:
    """Let every seat that plays decide about the card, and draw the wait before the next."""
    for seat in range(board[at.SEATS]):
        if board[at.OUT + seat]:
            continue
        hand_us: Whole = at.NOBODY
        if may_slap(board, seat) and uniform(source, seat) < slap_rate(board, source, seat):
            hand_us = reaction(source, seat)
        board[at.REACTION + seat] = hand_us
        span, bits = source.levels[seat, FLIP_SPAN], source.levels[seat, FLIP_BITS]
        later_us = whole(source, seat, np.int64(span), np.int64(bits))
        board[at.FLIP_AFTER + seat] = np.int64(source.levels[seat, SOONEST_FLIP]) + later_us
    board[at.WAIT_US] = REVEAL_LEAST_US + whole(source, _TABLE, _REVEAL_SPAN, _REVEAL_BITS)
