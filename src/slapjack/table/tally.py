"""What a game leaves to tell: piles, reactions, false slaps, the closest call, the comeback.

It counts along with a game at the table, and with a record that is played through: both must tell
the same of a game.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from statistics import median

from slapjack.protocol.lobby import ClosestCall, Comeback, SeatResult
from slapjack.protocol.server_messages import Row
from slapjack.rules import (
    ChallengeWon,
    Event,
    HandJudged,
    PileSplit,
    Revived,
    SlapWon,
)
from slapjack.units import Seat

TRUE_HANDS = frozenset({"won", "lost", "tied"})
_COUNTED = frozenset({SlapWon, ChallengeWon, PileSplit, HandJudged, Revived})


@dataclass
class SeatTally:
    """One seat's game so far."""

    piles: int = 0
    slaps: int = 0
    false_slaps: int = 0
    reactions: list[int] = field(default_factory=list)
    comebacks: int = 0


class Tally:
    """Counts along with a game."""

    def __init__(self, seats: int) -> None:
        self._seats = [SeatTally() for _ in range(seats)]
        self.closest: ClosestCall | None = None

    def count(self, events: Sequence[Event]) -> None:
        """Take in what happened."""
        for event in events:
            if type(event) not in _COUNTED:
                continue
            match event:
                case SlapWon() | ChallengeWon():
                    self._seats[event.seat].piles += 1
                case PileSplit():
                    for seat in event.seats:
                        self._seats[seat].piles += 1
                case HandJudged():
                    self._seats[event.seat].slaps += 1
                    self._seats[event.seat].false_slaps += event.result == "false"
                case Revived():
                    self._seats[event.seat].comebacks += 1
                case _:
                    pass

    def race(self, flip: int, rows: Sequence[Row]) -> None:
        """Take in a photo finish."""
        true_rows = sorted(
            (row.reaction_us + row.handicap_us, row.seat, row.reaction_us)
            for row in rows
            if row.result in TRUE_HANDS
        )
        for _, seat, reaction_us in true_rows:
            self._seats[seat].reactions.append(reaction_us)
        if len(true_rows) > 1 and true_rows[0][1] != true_rows[1][1]:
            apart = true_rows[1][0] - true_rows[0][0]
            if self.closest is None or apart < self.closest.apart_us:
                seats = [true_rows[0][1], true_rows[1][1]]
                self.closest = ClosestCall(flip=flip, seats=seats, apart_us=apart)

    def comeback(self, places: Sequence[int | None]) -> Comeback | None:
        """Name who came back from no cards and went furthest; of equals who did it more often.

        Args:
            places: Of each seat, None where the game gives none.
        """
        back = [seat for seat, one in enumerate(self._seats) if one.comebacks]
        if not back:
            return None

        def rank(seat: int) -> tuple[float, int]:
            place = places[seat]
            return (inf if place is None else place, -self._seats[seat].comebacks)

        seat = min(back, key=rank)
        return Comeback(seat=seat, times=self._seats[seat].comebacks)

    def result(self, seat: Seat, place: int | None) -> SeatResult:
        """Sum up one seat."""
        one = self._seats[seat]
        return SeatResult(
            seat=seat,
            place=place,
            piles=one.piles,
            slaps=one.slaps,
            false_slaps=one.false_slaps,
            best_us=min(one.reactions, default=None),
            median_us=int(median(one.reactions)) if one.reactions else None,
        )
