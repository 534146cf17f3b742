"""Patterns: what the top cards of a pile may form.

Pure questions about face-up cards, bottom first; `triggers` gives them names and numbers. Jokers
have a rank of their own, no value, no suit and no place in a run (rules.md B71).

Source: rules.md C.1.
"""

import itertools
from collections.abc import Sequence
from typing import Final

from slapjack.rules.cards import JOKER_RANK, RANKS, Card, rank_of, suit_of, value_of

_COUPLE: Final = frozenset({"K", "Q"})
_LETTERED: Final = frozenset({"J", "Q", "K"})
_TENS: Final = 10


def is_sandwich(faces: Sequence[Card], *, between: int) -> bool:
    """Say whether the top card meets its own rank under that many cards of any kind."""
    depth = between + 2
    return len(faces) >= depth and rank_of(faces[-1]) == rank_of(faces[-depth])


def is_top_bottom(faces: Sequence[Card]) -> bool:
    """Say whether the top card has the rank of the lowest of at least two cards."""
    return len(faces) > 1 and rank_of(faces[-1]) == rank_of(faces[0])


def is_couple(faces: Sequence[Card], *, between: int) -> bool:
    """Say whether the top card and the one below that many cards are a King and a Queen."""
    depth = between + 2
    return len(faces) >= depth and {rank_of(faces[-1]), rank_of(faces[-depth])} == _COUPLE


def is_sum(faces: Sequence[Card], number: int) -> bool:
    """Say whether the values of the two top cards add up to the number."""
    return _sum_with(faces, depth=2) == number


def is_tens(faces: Sequence[Card]) -> bool:
    """Say whether the top card makes ten with the next, or with the third past a J, Q or K."""
    if _sum_with(faces, depth=2) == _TENS:
        return True
    return len(faces) > 2 and rank_of(faces[-2]) in _LETTERED and _sum_with(faces, depth=3) == _TENS


def _sum_with(faces: Sequence[Card], *, depth: int) -> int | None:
    """Add the top card and the one at this depth (the top is 1); None where one has no value."""
    if len(faces) < depth:
        return None
    top, other = value_of(faces[-1]), value_of(faces[-depth])
    return None if top is None or other is None else top + other


def is_run(faces: Sequence[Card], number: int, *, wraps: bool) -> bool:
    """Say whether that many top cards all step up by one, or all down.

    Args:
        faces: Face-up cards, bottom first.
        number: How many of them, 3 to 5.
        wraps: Whether King, Ace and 2 are joined; else an Ace only ends a run, on either side.
    """
    ranks = [rank_of(card) for card in faces[-number:]]
    if len(ranks) < number or JOKER_RANK in ranks:
        return False
    aces_low = [RANKS.index(rank) for rank in ranks]
    if wraps:
        return _steps(aces_low, modulo=len(RANKS)) in ({1}, {len(RANKS) - 1})
    # An Ace counted below the 2 in one reading and above the King in the other never joins both.
    aces_high = [place or len(RANKS) for place in aces_low]
    return any(_steps(places) in ({1}, {-1}) for places in (aces_low, aces_high))


def _steps(places: Sequence[int], modulo: int | None = None) -> set[int]:
    steps = {later - earlier for earlier, later in itertools.pairwise(places)}
    return steps if modulo is None else {step % modulo for step in steps}


def is_flush(faces: Sequence[Card], number: int) -> bool:
    """Say whether that many top cards are of one suit."""
    suits = {suit_of(card) for card in faces[-number:]}
    return len(faces) >= number and len(suits) == 1 and "" not in suits
