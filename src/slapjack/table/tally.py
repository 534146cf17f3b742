"""What a game leaves to tell: piles, reactions, false slaps, the closest call."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

from slapjack.protocol.lobby import ClosestCall, SeatResult
from slapjack.protocol.server_messages import Row
from slapjack.rules import ChallengeWon, Event, HandJudged, PileSplit, SlapWon
from slapjack.units import Seat

_TRUE_HANDS = frozenset({"won", "lost", "tied"})
_COUNTED = frozenset({SlapWon, ChallengeWon, PileSplit, HandJudged})


@dataclass
class SeatTally:
    """One seat's game so far."""

    piles: int = 0
    slaps: int = 0
    false_slaps: int = 0
    reactions: list[int] = field(default_factory=list)


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
                case _:
                    pass

    def race(self, flip: int, rows: Sequence[Row]) -> None:
        """Take in a photo finish."""
        true_rows = sorted(
            (row.reaction_us + row.handicap_us, row.seat, row.reaction_us)
            for row in rows
            if row.result in _TRUE_HANDS
        )
        for _, seat, reaction_us in true_rows:
            self._seats[seat].reactions.append(reaction_us)
        if len(true_rows) > 1 and true_rows[0][1] != true_rows[1][1]:
            apart = true_rows[1][0] - true_rows[0][0]
            if self.closest is None or apart < self.closest.apart_us:
                seats = [true_rows[0][1], true_rows[1][1]]
                self.closest = ClosestCall(flip=flip, seats=seats, apart_us=apart)

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
