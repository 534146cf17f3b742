"""How the lab puts a hand together: the truth of it, what the server knew, and what it ruled."""

import msgspec

from benchmarks.netlab.hands import judged_hands, whole_races
from slapjack.protocol.server_messages import Row
from slapjack.sim.judges import JUDGES
from slapjack.sim.witness import Truth
from slapjack.table.entries import RaceJudged
from slapjack.units import Micros
from tests.sim.hands import evidence

PATHS = ["8 ms", "220 ms"]


def row(seat: int, reaction_ms: int, result: str = "won", used_ms: int = 0) -> Row:
    return Row(
        seat=seat,
        reaction_us=reaction_ms * 1_000,
        claimed_us=reaction_ms * 1_000,
        bound_us=0,
        used_us=used_ms * 1_000,
        base_us=220_000 if seat else 8_000,
        handicap_us=0,
        result=result,
    )


def race(flip: int, *seats: int) -> RaceJudged:
    """A race of hands that were sent at 100 ms and arrived at 500 ms."""
    rows = [
        msgspec.to_builtins(
            {
                "row": row(seat, 300, "won" if seat == seats[0] else "lost"),
                "evidence": evidence(seat, 100_000, 500_000, claimed_us=300_000, race_rtt_us=0),
            }
        )
        for seat in seats
    ]
    return RaceJudged(at_us=Micros(560_000), flip=flip, judge=3, rows=rows)


def truths(*flips: int) -> dict[tuple[int, int], Truth]:
    return {
        (flip, seat): Truth(
            seat,
            flip,
            device_us=Micros(290_000 + seat * 5_000),
            eye_us=Micros(0),
            shown_at=Micros(150_000 + seat * 30_000),
        )
        for flip in flips
        for seat in (0, 1)
    }


def test_a_race_is_whole_with_the_rows_of_all_and_their_truths() -> None:
    (found,) = whole_races([race(3, 0, 1)], truths(3), {}, PATHS)
    assert (found.flip, found.winner) == (3, 0)
    assert found.wait_us == 60_000
    assert found.spread_us == 30_000
    assert [hand.device_us for hand in found.hands] == [290_000, 295_000]
    assert [hand.path for hand in found.hands] == PATHS
    assert not any(hand.late for hand in found.hands)


def test_a_late_hand_counts_by_its_row() -> None:
    lates = {(3, 1): row(1, 310, "late", used_ms=15)}
    (found,) = whole_races([race(3, 0)], truths(3), lates, PATHS)
    late = found.hands[1]
    assert late.late
    assert late.score_us == 310_000
    (arrival,) = JUDGES["arrival"]([found])
    assert arrival == {0: 400_000, 1: 310_000 + 15_000 + 220_000}


def test_a_race_without_all_hands_or_truths_is_left_out() -> None:
    assert whole_races([race(3, 0)], truths(3), {}, PATHS) == []
    assert whole_races([race(3, 0, 1)], truths(4), {}, PATHS) == []


def test_judged_hands_are_paired_with_what_is_true() -> None:
    found = judged_hands([race(3, 0, 1), race(4, 0)], truths(3), PATHS)
    assert [(hand.path, hand.truth.flip) for hand in found] == [("8 ms", 3), ("220 ms", 3)]
    assert all(hand.evidence.arrived_us == 500_000 for hand in found)
