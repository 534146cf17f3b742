"""The further hand of a device: its first one and one clock decide (design 4.2 point 6)."""

import pytest
from hypothesis import given

from slapjack.fairness import CASUAL, STRICT, Evidence, JudgeSettings, judge, with_first
from slapjack.units import Seat
from tests.fairness.hands import CLEAN, but, evidences, modes


def beside(claimed: int | None, arrived_us: int = 1_345_000, **changes: object) -> Evidence:
    return but(CLEAN, seat=Seat(1), claimed_us=claimed, arrived_us=arrived_us, **changes)


def test_a_second_hand_of_one_connection_is_measured_by_the_first() -> None:
    first = judge(but(CLEAN, claimed_us=240_000), CASUAL)
    assert first.score_us == 248_000
    second = judge(with_first(first, beside(245_000)), CASUAL)
    assert (second.score_us, second.used_us) == (253_000, 52_000)


def test_a_second_hand_never_scores_later_than_its_own_proof() -> None:
    second = judge(with_first(judge(CLEAN, CASUAL), beside(400_000)), CASUAL)
    assert second.score_us == second.measured_us == 305_000


def test_a_second_seat_on_a_tablet_cannot_claim_anything() -> None:
    liar = beside(-900_000, arrived_us=1_330_000)
    second = judge(with_first(judge(CLEAN, CASUAL), liar), CASUAL)
    assert second.score_us == second.bound_us == judge(liar, CASUAL).bound_us
    assert second.score_us < judge(CLEAN, CASUAL).score_us


@pytest.mark.parametrize(
    "changes",
    [{"budget_us": 0}, {"arrived_us": 1_500_000}],
    ids=["trust used up", "sent again by the network"],
)
def test_one_clock_saw_both_hands_whatever_the_second_alone_would_get(
    changes: dict[str, int],
) -> None:
    first = judge(but(CLEAN, claimed_us=255_000), CASUAL)
    later = but(CLEAN, seat=Seat(1), claimed_us=260_000, **changes)
    second = judge(with_first(first, later), CASUAL)
    assert (first.score_us, second.score_us) == (255_000, 260_000)
    assert judge(later, CASUAL).score_us > 260_000


def test_a_watermark_binds_a_second_hand_too() -> None:
    second = judge(with_first(judge(CLEAN, CASUAL), beside(281_000, watermark_us=290_000)), CASUAL)
    assert second.score_us == 290_000


@pytest.mark.parametrize(
    ("first_claim", "second_claim", "settings"),
    [(None, 281_000, CASUAL), (280_000, None, CASUAL), (280_000, 281_000, STRICT)],
)
def test_without_both_claims_a_second_hand_is_judged_alone(
    first_claim: int | None, second_claim: int | None, settings: JudgeSettings
) -> None:
    first = judge(but(CLEAN, claimed_us=first_claim), settings)
    second = beside(second_claim)
    assert judge(with_first(first, second), settings) == judge(second, settings)


@given(evidences(), evidences(), modes)
def test_a_second_hand_stays_within_its_own_bounds(
    one: Evidence, other: Evidence, settings: JudgeSettings
) -> None:
    judged = judge(with_first(judge(one, settings), other), settings)
    assert judged.bound_us <= judged.score_us
    assert judged.score_us <= judged.measured_us or judged.score_us == other.watermark_us
