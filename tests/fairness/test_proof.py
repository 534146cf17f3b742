"""A hand with a proof: the face went out at 1 000 ms over 40 ms and came back at 1 340 ms."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from slapjack.fairness import (
    CASUAL,
    RANKED,
    STRICT,
    Allowed,
    Evidence,
    JudgeSettings,
    Proof,
    judge,
    most_proved,
    proved_allowance,
    proved_free_us,
)
from slapjack.units import Micros
from tests.fairness.hands import CLEAN, but, evidences, modes

JITTER_US, FRAME_US, BASE_US = Micros(2_000), Micros(16_000), Micros(40_000)
USUAL_US = 2_000 + 24_000 + 3_000

QUIET = Proof(acked_us=Micros(1_041_000), heard_us=Micros(1_290_000))
"""The face was acknowledged 1 ms late; a ping sent 50 ms before the hand came was heard."""


def allowed(proof: Proof, settings: JudgeSettings = CASUAL, **other: int) -> Allowed:
    return proved_allowance(
        proof,
        sent_us=Micros(1_000_000),
        arrived_us=Micros(other.get("arrived_us", 1_340_000)),
        base_us=BASE_US,
        jitter_us=JITTER_US,
        frame_us=FRAME_US,
        budget_us=Micros(other.get("budget_us", 75_000)),
        stall_budget_us=Micros(other.get("stall_budget_us", 150_000)),
        settings=settings,
    )


def but_proof(**changes: int | None) -> Proof:
    return msgspec.structs.replace(QUIET, **changes)


def test_a_quiet_network_leaves_room_for_two_frames_and_no_more() -> None:
    assert allowed(QUIET) == Allowed(
        Micros(USUAL_US), Micros(0), Micros(1_000 + 10_000 + 32_000 + 6_000)
    )


def test_a_stall_on_the_way_down_is_forgiven_by_half_without_trust() -> None:
    slow = allowed(but_proof(acked_us=1_130_000))
    assert slow.stalls_us == (90_000 - 10_000) // 2
    assert slow.usual_us == USUAL_US + 40_000
    assert slow.most_us == 90_000 + 10_000 + 32_000 + 6_000


def test_a_stall_on_the_way_up_counts_from_the_last_ping_that_was_heard() -> None:
    slow = allowed(but_proof(heard_us=1_200_000))
    assert slow.stalls_us == (100_000 - 10_000 - 10_000) // 2


def test_a_face_that_was_never_acknowledged_may_have_come_with_the_hand() -> None:
    assert allowed(but_proof(acked_us=9_000_000)) == allowed(but_proof(acked_us=1_340_000))
    assert allowed(but_proof(acked_us=None)) == allowed(but_proof(acked_us=1_330_000))


def test_one_delay_is_no_excuse_on_both_ways() -> None:
    unparted = but_proof(acked_us=None, heard_us=1_000_000, hole_us=1_000_000)
    on_time = allowed(unparted, arrived_us=1_100_000)
    late = allowed(unparted, arrived_us=1_200_000)
    assert late.most_us <= on_time.most_us + 100_000


def test_who_has_used_up_the_room_for_stalls_is_forgiven_none() -> None:
    slow = allowed(but_proof(acked_us=1_130_000), stall_budget_us=0, budget_us=0)
    assert (slow.usual_us, slow.stalls_us, slow.most_us) == (USUAL_US, 0, USUAL_US)


def test_what_a_lost_packet_cost_is_free() -> None:
    lost = allowed(but_proof(heard_us=1_180_000, hole_us=1_220_000), budget_us=0)
    assert lost.usual_us == USUAL_US + 120_000
    assert lost.stalls_us == 0


def test_no_hand_is_trusted_beyond_the_limit_of_the_mode() -> None:
    slow = but_proof(acked_us=1_300_000, heard_us=1_000_000)
    assert allowed(slow, RANKED, budget_us=900_000).most_us == USUAL_US + 150_000
    assert allowed(slow, CASUAL, budget_us=900_000).most_us == USUAL_US + 250_000
    assert most_proved(JITTER_US, FRAME_US, RANKED) == USUAL_US + 150_000


def test_silence_is_proved_up_to_the_last_ping_that_was_answered() -> None:
    free = proved_free_us(QUIET, BASE_US, FRAME_US, CASUAL)
    assert free == 1_290_000 - (1_041_000 - 40_000 + 32_000 + 6_000)
    assert proved_free_us(but_proof(acked_us=None), BASE_US, FRAME_US, CASUAL) is None


@given(evidences(st.integers(-50_000, 2_000_000)), modes)
def test_no_hand_beats_the_silence_that_was_proved_of_its_player(
    evidence: Evidence, settings: JudgeSettings
) -> None:
    """Races close on it: it must bind, whatever is claimed and however much trust is left."""
    proof = evidence.proof
    judged = judge(evidence, settings)
    if proof is None or judged.stalls_us is None or evidence.watermark_us is not None:
        return
    base_us = Micros(min(max(0, evidence.base_us), settings.proved_latency_cap_us))
    is_sound = (
        proof.acked_us is not None
        and evidence.sent_us + base_us <= proof.acked_us <= evidence.arrived_us
        and proof.heard_us + base_us <= evidence.arrived_us
        and proof.acked_us - evidence.sent_us - base_us <= settings.proof_us_max
        and evidence.arrived_us - proof.heard_us - base_us <= settings.proof_us_max
    )
    free = proved_free_us(proof, base_us, evidence.frame_us, settings)
    if is_sound and free is not None:
        assert judged.score_us >= free


def test_a_claim_that_the_proof_leaves_room_for_is_believed() -> None:
    assert judge(but(CLEAN, proof=QUIET, claimed_us=270_000), RANKED).score_us == 270_000


def test_a_claim_beyond_it_is_moved_to_the_bound() -> None:
    judged = judge(but(CLEAN, proof=QUIET, claimed_us=101_000), RANKED)
    assert judged.score_us == judged.bound_us == 300_000 - 49_000


def test_a_coarse_timer_counts_as_little_as_it_is_worth() -> None:
    def score(step_us: int) -> int:
        found = but(CLEAN, proof=QUIET, claimed_us=260_000, step_us=step_us)
        return judge(found, CASUAL).score_us

    assert score(0) == 260_000
    assert 260_000 < score(16_700) < score(100_000) < 300_000 - USUAL_US


def test_a_strict_table_believes_no_claim_with_a_proof_either() -> None:
    assert judge(but(CLEAN, proof=QUIET, claimed_us=101_000), STRICT).stalls_us is None


def test_a_proved_round_trip_is_forgiven_beyond_the_cap_of_ranked() -> None:
    far = but(CLEAN, base_us=200_000, arrived_us=1_500_000, claimed_us=280_000)
    late = Proof(acked_us=Micros(1_200_000), heard_us=Micros(1_290_000))
    assert judge(far, RANKED).measured_us == 380_000
    assert judge(but(far, proof=late), RANKED).measured_us == 300_000
