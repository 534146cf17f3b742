from typing import Literal

from slapjack.protocol.lobby import ClosestCall, Comeback
from slapjack.protocol.server_messages import Row
from slapjack.rules import (
    ChallengeWon,
    HandJudged,
    PileSplit,
    Revived,
    SlapWon,
    Turn,
)
from slapjack.table.tally import Tally
from slapjack.units import FlipNo, Seat


def row(seat: int, reaction_us: int, result: str = "lost", handicap_us: int = 0) -> Row:
    return Row(
        seat=seat,
        reaction_us=reaction_us,
        claimed_us=reaction_us,
        bound_us=reaction_us,
        used_us=0,
        base_us=0,
        handicap_us=handicap_us,
        result=result,
    )


def hand(seat: int, result: Literal["won", "lost", "false", "late"]) -> HandJudged:
    return HandJudged(seat=Seat(seat), result=result, reason=None, seq=1)


def test_piles_are_counted_however_they_are_won() -> None:
    tally = Tally(3)
    tally.count(
        [
            SlapWon(seat=Seat(0), cards=5, flip=FlipNo(3), seq=1),
            ChallengeWon(seat=Seat(0), cards=4, seq=2),
            PileSplit(seats=(Seat(1), Seat(0)), counts=(3, 2), seq=3),
            Turn(seat=Seat(1), seq=4),
        ]
    )
    assert [tally.result(Seat(seat), None).piles for seat in range(3)] == [3, 1, 0]


def test_false_slaps_are_counted_among_the_slaps() -> None:
    tally = Tally(2)
    tally.count([hand(1, "false"), hand(1, "won"), hand(1, "late"), hand(0, "lost")])
    ann, bob = tally.result(Seat(0), 2), tally.result(Seat(1), 1)
    assert (ann.slaps, ann.false_slaps, ann.place) == (1, 0, 2)
    assert (bob.slaps, bob.false_slaps, bob.place) == (3, 1, 1)


def test_best_and_median_are_of_true_hands_only() -> None:
    tally = Tally(2)
    for reaction_us in (300, 500, 420, 310):
        tally.race(1, [row(0, reaction_us, "won"), row(1, 90, "false")])
    ann, bob = tally.result(Seat(0), 1), tally.result(Seat(1), 2)
    assert (ann.best_us, ann.median_us) == (300, 365)
    assert (bob.best_us, bob.median_us) == (None, None)


def test_the_closest_call_counts_what_was_given_to_the_others() -> None:
    tally = Tally(3)
    tally.race(4, [row(0, 300_000, "won"), row(1, 310_000)])
    tally.race(6, [row(2, 280_000, "lost", handicap_us=30_000), row(1, 305_000, "won")])
    tally.race(8, [row(0, 300_000, "won"), row(1, 320_000)])
    assert tally.closest == ClosestCall(flip=6, seats=[1, 2], apart_us=5_000)


def test_one_hand_alone_is_no_close_call() -> None:
    tally = Tally(2)
    tally.race(4, [row(0, 300_000, "won"), row(1, 10, "void")])
    tally.race(5, [row(0, 300_000, "won"), row(0, 301_000)])
    assert tally.closest is None


def comebacks(*seats: int) -> Tally:
    """Count a game in which these seats came back, one after the other."""
    tally = Tally(3)
    tally.count([Revived(seat=Seat(seat), seq=1) for seat in seats])
    return tally


def test_no_comeback_is_told_where_nobody_came_back() -> None:
    assert comebacks().comeback([1, 2, 3]) is None


def test_the_comeback_is_of_who_went_furthest_then_of_who_came_back_more_often() -> None:
    tally = comebacks(2, 1, 2)
    assert tally.comeback([1, 2, 3]) == Comeback(seat=1, times=1)
    assert tally.comeback([1, 3, 2]) == Comeback(seat=2, times=2)
    assert tally.comeback([None, None, None]) == Comeback(seat=2, times=2)
