"""Chance first: whether the shuffle is even, and whether a seat is as good as any other."""

import math
from collections.abc import Sequence
from itertools import pairwise
from statistics import NormalDist
from typing import Final

from slapjack.lab.intervals import Figure, mean, share
from slapjack.lab.picture import Panel
from slapjack.lab.studies.study import Finding, Scale, Study, equals, panel
from slapjack.playout import columns as col
from slapjack.playout.chance import game_seed
from slapjack.rules import Streams, new_deck

PLAYERS: Final = range(2, 9)
_RARE: Final = 0.001
"""Chance below which a deviation is called one; a study looks at several."""


def chi_square(counts: Sequence[int], expected: Sequence[float]) -> float:
    """Return how likely counts stray at least so far from what is expected, by chance alone.

    Source: Wilson, Hilferty 1931 for the distribution.
    """
    stray = sum((count - due) ** 2 / due for count, due in zip(counts, expected, strict=True))
    freedom = len(counts) - 1
    return tail(stray, freedom)


def tail(stray: float, freedom: int) -> float:
    """Return the chance of at least this chi-square."""
    spread = 2 / (9 * freedom)
    return 1 - NormalDist().cdf(((stray / freedom) ** (1 / 3) - 1 + spread) / math.sqrt(spread))


def _seats(scale: Scale) -> Finding:
    lines: list[tuple[str, Figure]] = []
    by_seat: dict[int, float] = {}
    by_place: dict[int, float] = {}
    for players in PLAYERS:
        rows = scale.play(equals(players))
        won = [
            (winner, dealer)
            for winner, dealer in zip(rows.column(col.WINNER), rows.column(col.DEALER), strict=True)
            if winner >= 0
        ]
        seats, places = [0] * players, [0] * players
        for winner, dealer in won:
            seats[winner] += 1
            places[(winner - dealer - 1) % players] += 1
        due = [len(won) / players] * players
        by_seat[players], by_place[players] = chi_square(seats, due), chi_square(places, due)
        for place, name in ((0, "flips first"), (players - 1, "dealer")):
            figure = share(places[place], len(won)).scaled(players)
            lines.append((f"{players} players, {name}", figure))
    strayed = [players for players, chance in by_place.items() if chance < _RARE]
    told = ", ".join(f"{players}: {chance:.2g}" for players, chance in by_seat.items())
    shown = (_as_share(lines),)
    if min(by_seat.values()) < _RARE:
        sentence = f"Some seat wins more than chance allows, although the deal passes on ({told})."
        return Finding("does not hold", sentence, shown)
    sentence = (
        "Where the deal passes on, no seat wins more than its even share beyond chance (chance of"
        f" straying as far, by players: {told})."
    )
    if not strayed:
        return Finding("holds", sentence, shown)
    where = ", ".join(map(str, strayed))
    off = max(abs(figure.value - 1) for _, figure in lines)
    sentence += (
        f" Within one game the place counts a little, with {where} players beyond chance: whoever"
        " flips first has a card less in each round, and cards that do not divide make some stocks"
        f" longer (F10). It is at most {off:.1%} of an even share for the first and for the dealer."
    )
    return Finding("depends", sentence, shown)


def _as_share(lines: Sequence[tuple[str, Figure]]) -> Panel:
    return panel("Games won, as a multiple of the even share", lines, mark=1)


def _shuffle(scale: Scale) -> Finding:
    deck = new_deck(0)
    size = len(deck)
    found = [[0] * size for _ in range(size)]
    fixed, neighbours = [], []
    for number in range(scale.games):
        order = list(range(size))
        Streams(game_seed(scale.seed, number)).stream("deal").shuffle(order)
        fixed.append(sum(card == place for place, card in enumerate(order)))
        neighbours.append(sum(later == card + 1 for card, later in pairwise(order)))
        for place, card in enumerate(order):
            found[place][card] += 1
    due = scale.games / size
    stray = sum((count - due) ** 2 / due for row in found for count in row)
    chance = tail(stray, (size - 1) ** 2)
    lines = [("cards left in place", mean(fixed)), ("neighbours kept", mean(neighbours))]
    expected = (1, (size - 1) / size)
    fits = all(figure.includes(due) for (_, figure), due in zip(lines, expected, strict=True))
    return Finding(
        "holds" if chance > _RARE and fits else "does not hold",
        f"Each card comes to each place as often as to any other (chi-square over {size}x{size}"
        f" places, chance of straying as far {chance:.2g}); {lines[0][1].value:.3f} cards stay in"
        f" place (1 expected), {lines[1][1].value:.3f} neighbours stay together"
        f" ({expected[1]:.3f} expected).",
        (panel("A deal", lines, mark=1),),
    )


SEATS = Study(
    "seats",
    "every seat is as good as any other",
    "none; what all other studies rest on",
    "Classic games of two to eight steady bots; the deal passes on. Who wins is counted by seat,"
    " and by the place from the dealer's left, and compared with an even share.",
    _seats,
    factor=10,
)
SHUFFLE = Study(
    "shuffle",
    "the deck is shuffled evenly",
    "A.1-18",
    "Decks are shuffled from the seeds of games (records.md); where each card lies is counted.",
    _shuffle,
)
