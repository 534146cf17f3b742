"""Figures: what the games of one setup say, and how two setups differ on the same games."""

from collections.abc import Sequence
from typing import Final

import msgspec

from slapjack.lab.intervals import (
    Figure,
    correlation,
    difference,
    mean,
    quantile,
    ratio,
    share,
)
from slapjack.playout import Setup
from slapjack.playout import columns as col
from slapjack.playout.columns import Rows

_US_PER_S: Final = 1_000_000
_US_PER_MINUTE: Final = 60 * _US_PER_S


class Spread(msgspec.Struct, frozen=True):
    """A number that each game has: its mean, and where a tenth, half and nine tenths lie below."""

    mean: Figure
    tenth: Figure
    median: Figure
    ninetieth: Figure


class SeatFigures(msgspec.Struct, frozen=True):
    """How one seat did.

    Attributes:
        bot: Who sat there.
        won: Share of the games.
        place: Mean place, of the games that give one.
        piles, false_slaps, cards_paid: A game.
        comebacks: Share of the empty stocks from which it won a pile.
    """

    bot: str
    won: Figure
    place: Figure
    piles: Figure
    false_slaps: Figure
    cards_paid: Figure
    comebacks: Figure


class GameFigures(msgspec.Struct, frozen=True):
    """All that the games of one setup say.

    Attributes:
        minutes: How long a game takes.
        flips: Cards that are shown in it.
        piles_a_minute: Won by slaps.
        endings: Share of each, those that came.
        false_per_1000: False slaps of a thousand cards shown that are no trigger, by all together.
        false_court_per_1000: The same of Jacks, Queens and Kings.
        lead_changes: A game.
    """

    games: int
    minutes: Spread
    flips: Spread
    piles_a_minute: Figure
    endings: dict[str, Figure]
    false_per_1000: Figure
    false_court_per_1000: Figure
    lead_changes: Figure
    ties: Figure
    seats: tuple[SeatFigures, ...]


class Difference(msgspec.Struct, frozen=True):
    """What one setup has more of than another, on the same games.

    Attributes:
        alike: Correlation of the lengths: 1 where the pairs go quite alike.
    """

    minutes: Figure
    flips: Figure
    piles_a_minute: Figure
    won: tuple[Figure, ...]
    alike: float


def figures(setup: Setup, rows: Rows) -> GameFigures:
    """Count the games of one setup."""
    duration_us = rows.column(col.DURATION_US)
    reasons = rows.column(col.REASON)
    counts = {reason: list(reasons).count(code) for code, reason in enumerate(col.REASONS)}
    court, number = rows.column(col.COURT_FLIPS), rows.column(col.NUMBER_FLIPS)
    wrong = _sums(rows.column(col.FALSE_COURT), rows.column(col.FALSE_NUMBER))
    return GameFigures(
        games=len(rows),
        minutes=spread(minutes_of(rows)),
        flips=spread(rows.column(col.FLIPS)),
        piles_a_minute=ratio(rows.column(col.WINS), duration_us).scaled(_US_PER_MINUTE),
        endings={name: share(count, len(rows)) for name, count in counts.items() if count},
        false_per_1000=ratio(wrong, _sums(court, number)).scaled(1_000),
        false_court_per_1000=ratio(rows.column(col.FALSE_COURT), court).scaled(1_000),
        lead_changes=mean(rows.column(col.LEAD_CHANGES)),
        ties=mean(rows.column(col.TIES)),
        seats=tuple(_seat(setup, rows, seat) for seat in range(setup.seats)),
    )


def spread(values: Sequence[float]) -> Spread:
    """Describe a number that each game has."""
    parts = (quantile(values, part) for part in (0.1, 0.5, 0.9))
    return Spread(mean(values), *parts)


def minutes_of(rows: Rows) -> list[float]:
    """Return the length of each game."""
    return [span_us / _US_PER_MINUTE for span_us in rows.column(col.DURATION_US)]


def wins_of(rows: Rows, seat: int) -> list[int]:
    """Return 1 for each game that the seat won, else 0."""
    return [int(winner == seat) for winner in rows.column(col.WINNER)]


def _seat(setup: Setup, rows: Rows, seat: int) -> SeatFigures:
    places = [place for place in rows.of_seat(seat, col.PLACE) if place]
    return SeatFigures(
        bot=setup.levels[seat].name,
        won=share(sum(wins_of(rows, seat)), len(rows)),
        place=mean(places),
        piles=mean(rows.of_seat(seat, col.PILES)),
        false_slaps=mean(rows.of_seat(seat, col.FALSE_SLAPS)),
        cards_paid=mean(rows.of_seat(seat, col.CARDS_PAID)),
        comebacks=ratio(rows.of_seat(seat, col.COMEBACKS), rows.of_seat(seat, col.EMPTIED)),
    )


def compared(ours: Rows, theirs: Rows) -> Difference:
    """Compare two setups that played the same numbers, game by game."""
    minutes = minutes_of(ours), minutes_of(theirs)
    seats = min(ours.seats, theirs.seats)
    paces = (
        [60 * wins / max(span, 1) * _US_PER_S for wins, span in zip(*_pace(rows), strict=True)]
        for rows in (ours, theirs)
    )
    return Difference(
        minutes=difference(*minutes),
        flips=difference(ours.column(col.FLIPS), theirs.column(col.FLIPS)),
        piles_a_minute=difference(*paces),
        won=tuple(difference(wins_of(ours, seat), wins_of(theirs, seat)) for seat in range(seats)),
        alike=correlation(*minutes),
    )


def _pace(rows: Rows) -> tuple[Sequence[int], Sequence[int]]:
    return rows.column(col.WINS), rows.column(col.DURATION_US)


def _sums(first: Sequence[int], second: Sequence[int]) -> list[int]:
    return [a + b for a, b in zip(first, second, strict=True)]
