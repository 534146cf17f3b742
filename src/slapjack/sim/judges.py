"""Ways to say who was first, each on the very same hands.

A judge is a function from the races of one table, in their order, to a score of each hand: the
smallest wins. `ours` is no model of the table's judge but what the real Table ruled, its waiting
included; `casual`, `ranked` and `strict` are the same floor's judge on the evidence of those hands,
without a closing time; the others are what is commonly done instead.

The common ways show the face to all at once. Ours leaves earlier for those who are far, so each of
theirs is counted from the send of its own face: the same packets, as if all had left together.

Source: fairness.md 2.2 and 2.5.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from slapjack.fairness import Budget, Evidence, JudgeSettings, judge, settings_for
from slapjack.protocol.fields import JudgeMode
from slapjack.units import Micros


class RacedHand(msgspec.Struct, frozen=True):
    """One hand of a race, as the world and the table saw it.

    Attributes:
        path: Kind of the player's path.
        device_us: The truth: the reaction that a perfect stopwatch in that browser would show.
        eye_us: The truth from eye to finger, which no web page can see.
        wall_us: The press by the wall clock of the device, in the server's time as it believes.
        synced_us: The press by a clock set to the server's by the shortest round trip.
        round_trip_us: Mean round trip of the page when the hand arrived.
        evidence: What the table knew of the hand when it arrived.
        score_us: The reaction that the table ruled.
        late: Whether it came when the race was closed.
        lied: Whether its client told more than it could know.
    """

    seat: int
    path: str
    device_us: Micros
    eye_us: Micros
    wall_us: int
    synced_us: int
    round_trip_us: Micros
    evidence: Evidence
    score_us: Micros
    late: bool
    lied: bool = False

    @property
    def sent_at(self) -> Micros:
        """When the table sent the face to this player."""
        return self.evidence.sent_us

    @property
    def arrived_at(self) -> Micros:
        """When the hand arrived at the table."""
        return self.evidence.arrived_us


class Race(msgspec.Struct, frozen=True):
    """A face-up card on which everybody's hand came down.

    Attributes:
        winner: Who got the pile by the table's ruling.
        wait_us: From the first hand's arrival to the verdict.
        spread_us: From the first screen that showed the face to the last.
        hands: By seat.
    """

    game: int
    flip: int
    winner: int | None
    wait_us: Micros
    spread_us: Micros
    hands: tuple[RacedHand, ...]


Scores = Mapping[int, int]
"""The score of each seat's hand; only the order of scores means anything."""

Judge = Callable[[Sequence[Race]], list[Scores]]


def _each(score: Callable[[RacedHand], int]) -> Judge:
    """Judge every hand for itself."""

    def judged(races: Sequence[Race]) -> list[Scores]:
        return [{hand.seat: score(hand) for hand in race.hands} for race in races]

    return judged


def ours(races: Sequence[Race]) -> list[Scores]:
    """Order by the ruling of the real Table: its scores, but nobody late is before the winner.

    A hand that comes after the verdict stands in the photo finish with its score like the others.
    """
    return [_ruled(race) for race in races]


def _ruled(race: Race) -> Scores:
    scores = {hand.seat: int(hand.score_us) for hand in race.hands}
    if race.winner is None:
        return scores
    best = scores[race.winner]
    late = {hand.seat: max(hand.score_us, best + 1) for hand in race.hands if hand.late}
    return {**scores, **late}


def by_mode(mode: JudgeMode) -> Judge:
    """Judge the evidence as a table of this mode would, if it waited for every hand.

    Trust is spent hand by hand, in the order of the races, and starts anew with each game.
    """
    settings = settings_for(mode)

    def judged(races: Sequence[Race]) -> list[Scores]:
        budgets: dict[tuple[int, int], Budget] = {}
        return [
            {hand.seat: _believed(hand, race.game, budgets, settings) for hand in race.hands}
            for race in races
        ]

    return judged


def _believed(
    hand: RacedHand,
    game: int,
    budgets: dict[tuple[int, int], Budget],
    settings: JudgeSettings,
) -> int:
    budget = budgets.get((game, hand.seat)) or Budget.full(settings)
    found = msgspec.structs.replace(
        hand.evidence, budget_us=budget.level_us, stall_budget_us=budget.stall_us
    )
    judged = judge(found, settings)
    budgets[game, hand.seat] = budget.after(
        judged.used_us, judged.usual_us, settings, stalls_us=judged.stalls_us
    )
    return judged.score_us


def _claimed(hand: RacedHand) -> int:
    """Take the client's own word; where it gave none, what was measured."""
    claimed = hand.evidence.claimed_us
    measured = hand.arrived_at - hand.sent_at - hand.evidence.base_us
    return measured if claimed is None else claimed


JUDGES: Final[Mapping[str, Judge]] = {
    "ours": ours,
    "arrival": _each(lambda hand: hand.arrived_at - hand.sent_at),
    "arrival_staggered": _each(lambda hand: hand.arrived_at),
    "wall_clock": _each(lambda hand: hand.wall_us - hand.sent_at),
    "synced_stamp": _each(lambda hand: hand.synced_us - hand.sent_at),
    "half_rtt": _each(lambda hand: hand.arrived_at - hand.sent_at - hand.round_trip_us // 2),
    "full_rtt": _each(lambda hand: hand.arrived_at - hand.sent_at - hand.round_trip_us),
    "strict": by_mode("strict"),
    "ranked": by_mode("ranked"),
    "casual": by_mode("casual"),
    "trusted": _each(_claimed),
}
"""By name: the Table's ruling, then from common practice to what only an honest world could use.

`arrival_staggered` is arrival order although our faces leave earlier to those who are farther away;
no server does only half of it, and it shows how much of our gain is the reveal alone.
"""
