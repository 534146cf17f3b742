"""Ways to say who was first, each on the very same hands.

A judge is a function from a race to a score of each hand: the smallest wins. `ours` is no model of
the table's judge but what the real Table ruled; the others are what is commonly done instead.

Source: fairness.md 2.2 and 2.5.
"""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from slapjack.units import Micros


class RacedHand(msgspec.Struct, frozen=True):
    """One hand of a race, as the world and the table saw it.

    Attributes:
        path: Kind of the player's path.
        device_us: The truth: the reaction that a perfect stopwatch in that browser would show.
        eye_us: The truth from eye to finger, which no web page can see.
        sent_at: When the table sent the face to this player.
        arrived_at: When the hand arrived at the table.
        score_us: The reaction that the table ruled.
        late: Whether it came when the race was closed.
    """

    seat: int
    path: str
    device_us: Micros
    eye_us: Micros
    sent_at: Micros
    arrived_at: Micros
    score_us: Micros
    late: bool


class Race(msgspec.Struct, frozen=True):
    """A face-up card on which everybody's hand came down.

    Attributes:
        winner: Who got the pile by the table's ruling.
        wait_us: From the first hand's arrival to the verdict.
        hands: By seat.
    """

    game: int
    flip: int
    winner: int | None
    wait_us: Micros
    hands: tuple[RacedHand, ...]


Judge = Callable[[Race], Mapping[int, int]]
"""The score of each seat's hand; only the order of scores means anything."""


def ours(race: Race) -> Mapping[int, int]:
    """Order by the ruling of the real Table: its scores, but nobody late is before the winner.

    A hand that comes after the verdict stands in the photo finish with its score like the others.
    """
    scores = {hand.seat: int(hand.score_us) for hand in race.hands}
    if race.winner is None:
        return scores
    best = scores[race.winner]
    late = {hand.seat: max(hand.score_us, best + 1) for hand in race.hands if hand.late}
    return {**scores, **late}


def arrival(race: Race) -> Mapping[int, int]:
    """Order by arrival, as a server does that shows the face to all at once: common practice.

    The same packets, but each counted from the send of its own face, as if all had left together.
    """
    return {hand.seat: hand.arrived_at - hand.sent_at for hand in race.hands}


def arrival_staggered(race: Race) -> Mapping[int, int]:
    """Order by arrival although our faces leave earlier to those who are farther away.

    No server does only half of it; the row shows how much of our gain is the reveal alone.
    """
    return {hand.seat: hand.arrived_at for hand in race.hands}


JUDGES: Final[Mapping[str, Judge]] = {
    "ours": ours,
    "arrival": arrival,
    "arrival_staggered": arrival_staggered,
}
