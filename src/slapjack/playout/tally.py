"""Tally: the figures of one game, counted from its events.

The events are public and complete, so nothing here looks into a game. Each is counted where it
comes, by its kind.
"""

from collections.abc import Sequence
from functools import singledispatchmethod
from typing import Final

from slapjack.playout import columns as col
from slapjack.rules import (
    JOKERS,
    CardFlipped,
    ChallengeWon,
    Dealt,
    Eliminated,
    Event,
    HandJudged,
    Outcome,
    OutOfCards,
    Penalty,
    PileGiven,
    PileSplit,
    Redeal,
    SlapOpen,
    SlapWon,
    Tie,
    new_deck,
    rank_of,
)
from slapjack.units import Seat

CARD_NUMBERS: Final = {card: number for number, card in enumerate([*new_deck(0), *JOKERS])}
"""Cards by their place in a new deck, for the trace."""

RESULTS: Final = ("won", "lost", "tied", "false", "void", "late", "ignored", "rejected")
"""What a hand can be called, in the order of its codes in the trace."""

_COURT: Final = frozenset({"J", "Q", "K"})
_SIGN: Final = 1 << 63


class Tally:
    """What was counted so far."""

    def __init__(self, seats: int, dealer: Seat) -> None:
        """Start at nothing.

        Args:
            seats: How many play.
            dealer: Who deals.
        """
        self.now_us = 0
        self._game = [0] * col.GAME_COLUMNS
        self._seats = [[0] * col.SEAT_COLUMNS for _ in range(col.SEATS_MOST)]
        self._counts = [0] * seats
        self._flipped_us = [0] * seats
        self._trace = col.TRACE_START
        self._top_is_court = False
        self._leader = -1
        self._game[col.WINNER] = -1
        self._game[col.DEALER] = dealer

    def row(self) -> list[int]:
        """Return the game as a row of `columns`."""
        return [*self._game, *(cell for seat in self._seats for cell in seat)]

    def take(self, events: Sequence[Event]) -> None:
        """Count the events of one action, which happened at `now_us`."""
        court = None
        for event in events:
            if isinstance(event, CardFlipped):
                court = rank_of(event.card) in _COURT
                self._top_is_court = court
            elif isinstance(event, SlapOpen):
                court = None
            self._count(event)
        if court is not None:
            self._game[col.COURT_FLIPS if court else col.NUMBER_FLIPS] += 1

    def finish(self, outcome: Outcome, at_us: int) -> None:
        """Note how and when the game ended."""
        winner = outcome.winner
        self._game[col.WINNER] = -1 if winner is None else winner
        self._game[col.REASON] = col.REASONS.index(outcome.reason)
        self._game[col.DURATION_US] = at_us
        for seat, flipped_us in enumerate(self._flipped_us):
            self._seats[seat][col.PLACE] = outcome.places[seat] or 0
            self._waited(seat, at_us - flipped_us)
        trace = self._trace
        self._game[col.TRACE] = trace - 2 * _SIGN if trace >= _SIGN else trace

    def _waited(self, seat: int, span_us: int) -> None:
        longest_us = self._seats[seat][col.LONGEST_WAIT_US]
        self._seats[seat][col.LONGEST_WAIT_US] = max(longest_us, span_us)

    def _mark(self, mark: int, seat: int, value: int) -> None:
        self._trace = col.traced(self._trace, mark, seat, value)

    def _look_who_leads(self) -> None:
        """Note a change of the lead: another seat holds more cards than each other one."""
        most = max(self._counts)
        if self._counts.count(most) > 1:
            return
        leader = self._counts.index(most)
        if self._leader not in (-1, leader):
            self._game[col.LEAD_CHANGES] += 1
        self._leader = leader

    @singledispatchmethod
    def _count(self, _event: Event) -> None:
        """Count an event of which other events say the rest."""

    @_count.register
    def _(self, event: Dealt) -> None:
        self._counts = list(event.counts)

    @_count.register
    def _(self, event: CardFlipped) -> None:
        self._counts[event.seat] -= 1
        self._game[col.FLIPS] = event.flip
        self._seats[event.seat][col.OWN_FLIPS] += 1
        self._waited(event.seat, self.now_us - self._flipped_us[event.seat])
        self._flipped_us[event.seat] = self.now_us
        self._mark(col.FLIPPED, event.seat, CARD_NUMBERS[event.card])

    @_count.register
    def _(self, event: HandJudged) -> None:
        self._mark(col.JUDGED, event.seat, RESULTS.index(event.result))
        if event.result == "false":
            self._seats[event.seat][col.FALSE_SLAPS] += 1
            self._game[col.FALSE_COURT if self._top_is_court else col.FALSE_NUMBER] += 1

    @_count.register
    def _(self, event: Penalty) -> None:
        self._seats[event.from_][col.CARDS_PAID] += event.cards
        self._counts[event.from_] -= event.cards
        for seat in event.to:
            self._counts[seat] += event.cards // len(event.to)
        self._mark(col.PAID, event.from_, event.cards)

    @_count.register
    def _(self, event: OutOfCards) -> None:
        self._seats[event.seat][col.EMPTIED] += 1

    @_count.register
    def _(self, event: SlapWon) -> None:
        mine = self._seats[event.seat]
        mine[col.PILES] += 1
        mine[col.CARDS_WON] += event.cards
        mine[col.COMEBACKS] += self._counts[event.seat] == 0
        self._game[col.WINS] += 1
        self._counts[event.seat] += event.cards
        self._mark(col.TAKEN, event.seat, event.cards)
        self._look_who_leads()

    @_count.register
    def _(self, event: ChallengeWon | PileGiven) -> None:
        self._counts[event.seat] += event.cards
        self._mark(col.CLAIMED, event.seat, event.cards)
        self._look_who_leads()

    @_count.register
    def _(self, event: PileSplit) -> None:
        for seat, cards in zip(event.seats, event.counts, strict=True):
            self._counts[seat] += cards
            self._mark(col.SHARED, seat, cards)
        self._look_who_leads()

    @_count.register
    def _(self, event: Tie) -> None:
        self._game[col.TIES] += 1
        self._mark(col.TIED, event.seats[0], len(event.seats))

    @_count.register
    def _(self, event: Redeal) -> None:
        self._game[col.REDEALS] = event.number
        self._counts = list(event.counts)
        self._mark(col.DEALT_AGAIN, 0, event.number)

    @_count.register
    def _(self, event: Eliminated) -> None:
        self._seats[event.seat][col.OUT_AT_US] = self.now_us
        self._mark(col.PUT_OUT, event.seat, 0)
