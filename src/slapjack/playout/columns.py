"""What is kept of a played game: one row of whole numbers, the same from either engine.

A hundred thousand games are a hundred thousand rows in one array, so that figures are sums and
sorts of columns, and that equal games have equal bytes. A row is the game's own numbers, then those
of each of eight seats; where fewer play, the others stay 0.

`TRACE` is a hash of all that happened, in order: every card by its flipper, every hand by what it
was called, every pile, payment and elimination. Two engines that agree on it played the same game.
"""

from array import array
from collections.abc import Sequence
from typing import Final

import msgspec

from slapjack.rules import OverReason

# The game's own columns.
WINNER: Final = 0
"""Seat, or -1."""
REASON: Final = 1
"""Place in `REASONS`."""
DURATION_US: Final = 2
FLIPS: Final = 3
WINS: Final = 4
"""Piles won by a slap."""
TIES: Final = 5
REDEALS: Final = 6
LEAD_CHANGES: Final = 7
"""How often another seat than before came to hold the most cards, looked at after each pile."""
FALSE_COURT: Final = 8
"""False slaps of a Jack, Queen or King."""
FALSE_NUMBER: Final = 9
COURT_FLIPS: Final = 10
"""Jacks, Queens and Kings that were shown and no trigger."""
NUMBER_FLIPS: Final = 11
DEALER: Final = 12
TRACE: Final = 13
GAME_COLUMNS: Final = 14

# The columns of one seat, behind them.
PLACE: Final = 0
"""1 is the winner's; 0 where none is given."""
PILES: Final = 1
CARDS_WON: Final = 2
FALSE_SLAPS: Final = 3
CARDS_PAID: Final = 4
OWN_FLIPS: Final = 5
EMPTIED: Final = 6
"""How often its stock ran out and it had a chance left."""
COMEBACKS: Final = 7
"""How often it won a pile with an empty stock."""
OUT_AT_US: Final = 8
"""When it was put out, 0 for never."""
LONGEST_WAIT_US: Final = 9
"""Longest time without a flip of its own, up to the end of the game."""
SEAT_COLUMNS: Final = 10

SEATS_MOST: Final = 8
WIDTH: Final = GAME_COLUMNS + SEATS_MOST * SEAT_COLUMNS

REASONS: Final[tuple[OverReason, ...]] = (
    "last_standing",
    "all_cards",
    "draw",
    "time_limit",
    "flip_limit",
)
"""The endings, in the order of their codes in `REASON`."""


class Rows(msgspec.Struct, frozen=True):
    """Many games of one setup.

    Attributes:
        seats: How many played.
        cells: All rows, one behind the other.
    """

    seats: int
    cells: Sequence[int]

    def __len__(self) -> int:
        """Return how many games there are."""
        return len(self.cells) // WIDTH

    def column(self, column: int) -> Sequence[int]:
        """Return one of the game's columns, a number for each game."""
        return self.cells[column::WIDTH]

    def of_seat(self, seat: int, column: int) -> Sequence[int]:
        """Return a column of one seat, a number for each game."""
        return self.cells[GAME_COLUMNS + seat * SEAT_COLUMNS + column :: WIDTH]

    def of_seats(self, column: int) -> list[int]:
        """Return a column of all seats, seat after seat."""
        return [cell for seat in range(self.seats) for cell in self.of_seat(seat, column)]

    def row(self, game: int) -> Sequence[int]:
        """Return all that is kept of one game."""
        return self.cells[game * WIDTH : (game + 1) * WIDTH]


def joined(seats: int, parts: Sequence[Sequence[int]]) -> Rows:
    """Return the games of several batches, in their order."""
    cells = array("q")
    for part in parts:
        cells.extend(part)
    return Rows(seats, cells)


# Marks of the trace.
PRIME: Final = 0x100000001B3
TRACE_START: Final = 0xCBF29CE484222325
_MASK: Final = (1 << 64) - 1

FLIPPED: Final = 1
JUDGED: Final = 2
PAID: Final = 3
TAKEN: Final = 4
SHARED: Final = 5
PUT_OUT: Final = 6
DEALT_AGAIN: Final = 7
TIED: Final = 8
CLAIMED: Final = 9


def traced(trace: int, mark: int, seat: int, value: int) -> int:
    """Return the trace with one more thing in it (FNV-1a over whole things)."""
    return ((trace ^ (mark << 16 | seat << 8 | value)) * PRIME) & _MASK
