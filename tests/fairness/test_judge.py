import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from slapjack.fairness import (
    CASUAL,
    OFF,
    RANKED,
    STRICT,
    Budget,
    Evidence,
    Judged,
    JudgeSettings,
    judge,
    reaction_for_rules,
)
from slapjack.units import Micros
from tests.fairness.hands import CLEAN, any_int, but, evidences, modes

USUAL = 29_000
MOST = 52_000

plausible = evidences(st.integers(-50_000, 2_000_000))


def test_a_claim_that_the_network_explains_is_believed() -> None:
    judged = judge(CLEAN, CASUAL)
    assert judged == Judged(
        score_us=Micros(280_000),
        measured_us=Micros(300_000),
        bound_us=Micros(300_000 - MOST),
        usual_us=Micros(USUAL),
        most_us=Micros(MOST),
        used_us=Micros(20_000),
        early_us=Micros(280_000),
        claimed_us=Micros(280_000),
    )


@pytest.mark.parametrize("claimed", [0, -500_000, 247_999])
def test_a_claim_that_is_too_good_is_moved_to_the_bound(claimed: int) -> None:
    judged = judge(but(CLEAN, claimed_us=claimed), CASUAL)
    assert (judged.score_us, judged.used_us) == (300_000 - MOST, MOST)


def test_a_claim_later_than_the_proof_is_moved_to_the_proof() -> None:
    judged = judge(but(CLEAN, claimed_us=310_000), CASUAL)
    assert (judged.score_us, judged.used_us) == (300_000, 0)


def test_nobody_beats_the_own_watermark() -> None:
    judged = judge(but(CLEAN, claimed_us=260_000, watermark_us=275_000), CASUAL)
    assert judged.score_us == 275_000


def test_a_watermark_later_than_the_proof_binds_all_the_same() -> None:
    judged = judge(but(CLEAN, watermark_us=320_000), CASUAL)
    assert (judged.score_us, judged.measured_us, judged.used_us) == (320_000, 300_000, 0)


def test_a_watermark_before_the_claim_changes_nothing() -> None:
    assert judge(but(CLEAN, watermark_us=270_000), CASUAL) == judge(CLEAN, CASUAL)


def test_without_a_word_the_usual_excess_is_taken_off_and_no_more() -> None:
    judged = judge(but(CLEAN, claimed_us=None), CASUAL)
    assert (judged.score_us, judged.bound_us) == (300_000 - USUAL, 300_000 - USUAL)
    assert judged.used_us == judged.usual_us == judged.most_us == USUAL


@pytest.mark.parametrize("change", [{"step_us": 5_001}, {"ordered": False}])
def test_coarse_timers_and_transports_without_order_are_judged_strictly(
    change: dict[str, object],
) -> None:
    judged = judge(but(CLEAN, claimed_us=250_000, watermark_us=290_000, **change), CASUAL)
    assert (judged.score_us, judged.claimed_us) == (300_000 - USUAL, None)


def test_a_timer_of_just_five_milliseconds_still_makes_claims() -> None:
    assert judge(but(CLEAN, step_us=5_000), CASUAL).score_us == 280_000


@pytest.mark.parametrize("change", [{"step_us": 16_700}, {"ordered": False}, {}])
def test_a_face_that_waited_in_our_buffer_is_not_judged_strictly(
    change: dict[str, object],
) -> None:
    assert judge(but(CLEAN, dirty=True, **change), CASUAL).score_us == 280_000


def test_a_face_that_waited_buys_no_word_at_a_strict_table() -> None:
    judged = judge(but(CLEAN, dirty=True, claimed_us=100_000), STRICT)
    assert (judged.score_us, judged.claimed_us) == (300_000 - USUAL, None)


def test_while_the_pong_is_missing_the_race_itself_tells_how_slow_the_path_is() -> None:
    missing = judge(but(CLEAN, race_rtt_us=None, claimed_us=0), CASUAL)
    slow = judge(but(CLEAN, race_rtt_us=340_000, claimed_us=0), CASUAL)
    assert missing == slow
    assert missing.most_us == USUAL + 60_000


def test_a_base_above_the_cap_of_the_mode_is_cut() -> None:
    far = but(CLEAN, base_us=200_000, arrived_us=1_500_000, claimed_us=None)
    assert judge(far, CASUAL).measured_us == 300_000
    assert judge(far, RANKED).measured_us == 380_000


@given(evidences())
def test_off_counts_from_send_to_arrival_whatever_else_is_known(evidence: Evidence) -> None:
    judged = judge(evidence, OFF)
    assert judged.score_us == judged.measured_us == evidence.arrived_us - evidence.sent_us
    assert judged.used_us == judged.most_us == 0


@given(evidences(), modes)
def test_the_score_lies_between_bound_and_proof_or_at_the_watermark(
    evidence: Evidence, settings: JudgeSettings
) -> None:
    judged = judge(evidence, settings)
    assert judged.bound_us <= judged.score_us
    assert judged.score_us <= judged.measured_us or judged.score_us == evidence.watermark_us
    assert judged.bound_us == judged.measured_us - judged.most_us
    assert 0 <= judged.used_us <= judged.most_us
    assert 0 <= judged.usual_us <= judged.most_us
    assert judged.early_us <= judged.measured_us


@given(plausible, st.integers(0, 500_000), st.integers(0, 500_000), modes)
def test_a_delay_of_every_packet_never_helps(
    evidence: Evidence, down_us: int, up_us: int, settings: JudgeSettings
) -> None:
    late_pong = None if evidence.race_rtt_us is None else evidence.race_rtt_us + down_us + up_us
    late = but(evidence, arrived_us=evidence.arrived_us + down_us + up_us, race_rtt_us=late_pong)
    assert judge(late, settings).score_us >= judge(evidence, settings).score_us


@given(plausible, st.integers(0, 500_000), modes)
def test_a_slap_that_alone_is_late_never_gains(
    evidence: Evidence, late_us: int, settings: JudgeSettings
) -> None:
    late = but(evidence, arrived_us=evidence.arrived_us + late_us)
    assert judge(late, settings).score_us >= judge(evidence, settings).score_us


@given(plausible, any_int, st.sampled_from([CASUAL, RANKED]))
def test_nobody_beats_a_hand_that_the_own_watermark_has_passed(
    evidence: Evidence, claim: int, settings: JudgeSettings
) -> None:
    assume(evidence.watermark_us is not None)
    exact = but(evidence, claimed_us=claim, step_us=100, ordered=True)
    assert judge(exact, settings).score_us >= (evidence.watermark_us or 0)


@given(evidences(), any_int, any_int, modes)
def test_a_later_claim_never_scores_earlier(
    evidence: Evidence, claim: int, other: int, settings: JudgeSettings
) -> None:
    earlier, later = sorted((claim, other))
    first = judge(but(evidence, claimed_us=earlier), settings)
    second = judge(but(evidence, claimed_us=later), settings)
    assert first.score_us <= second.score_us


@given(evidences(), st.none() | any_int, st.none() | any_int)
def test_a_strict_table_hears_no_word_of_a_client(
    evidence: Evidence, claim: int | None, watermark: int | None
) -> None:
    spoken = but(evidence, claimed_us=claim, watermark_us=watermark, step_us=0)
    silent = but(evidence, claimed_us=None, watermark_us=None)
    assert judge(spoken, STRICT) == judge(silent, STRICT)


@given(
    st.integers(150_000, 900_000),
    st.integers(0, 120_000),
    st.integers(0, 120_000),
    st.integers(0, 24_000),
    st.integers(0, 3_000),
    modes,
)
def test_an_honest_hand_scores_its_own_reaction_however_far_and_lopsided_its_path(
    reaction: int, down_us: int, up_us: int, frame_wait: int, dispatch: int, settings: JudgeSettings
) -> None:
    round_trip = down_us + up_us
    assume(settings.believes_claims and round_trip <= settings.latency_cap_us)
    honest = but(
        CLEAN,
        base_us=round_trip,
        q95_us=round_trip,
        race_rtt_us=round_trip,
        jitter_us=0,
        arrived_us=CLEAN.sent_us + round_trip + frame_wait + reaction + dispatch,
        claimed_us=reaction,
    )
    assert judge(honest, settings).score_us == reaction


@given(st.integers(0, 250_000), st.integers(0, 250_000), st.integers(150_000, 900_000))
def test_of_two_equal_hands_without_a_word_the_far_one_is_not_slower(
    near_us: int, far_us: int, reaction: int
) -> None:
    scores = [
        judge(
            but(
                CLEAN,
                base_us=round_trip,
                arrived_us=CLEAN.sent_us + round_trip + reaction,
                claimed_us=None,
            ),
            CASUAL,
        ).score_us
        for round_trip in (near_us, far_us)
    ]
    assert scores[0] == scores[1]


@given(
    st.lists(st.tuples(st.integers(0, 400_000), st.integers(-1_000, 900_000)), max_size=60),
    st.sampled_from([CASUAL, RANKED]),
)
def test_lies_gain_the_budget_once_and_then_the_refill(
    hands: list[tuple[int, int]], settings: JudgeSettings
) -> None:
    budget = Budget.full(settings)
    gained = 0
    for number, (held_back, claim) in enumerate(hands, start=1):
        judged = judge(
            but(
                CLEAN,
                budget_us=budget.level_us,
                race_rtt_us=CLEAN.base_us + held_back,
                claimed_us=claim,
            ),
            settings,
        )
        gained += judged.used_us - judged.usual_us
        budget = budget.after(judged.used_us, judged.usual_us, settings)
        assert judged.used_us - judged.usual_us <= settings.trust_us_max
        assert gained <= settings.budget_us_start + number * settings.budget_refill_us


def test_a_liar_who_always_claims_the_most_ends_at_the_refill() -> None:
    budget = Budget.full(CASUAL)
    for _ in range(30):
        judged = judge(
            but(CLEAN, budget_us=budget.level_us, race_rtt_us=900_000, claimed_us=0), CASUAL
        )
        budget = budget.after(judged.used_us, judged.usual_us, CASUAL)
    assert judged.used_us - judged.usual_us == CASUAL.budget_refill_us


def test_a_late_pong_alone_gains_nothing_without_a_lie() -> None:
    assert judge(but(CLEAN, race_rtt_us=900_000), CASUAL).score_us == 280_000


@pytest.mark.parametrize(
    ("changes", "settings", "reaction"),
    [
        ({}, CASUAL, 280_000),
        ({"claimed_us": 60_000}, CASUAL, 60_000),
        ({"claimed_us": -20_000}, CASUAL, -20_000),
        ({"arrived_us": 1_130_000, "claimed_us": 120_000}, CASUAL, 90_000),
        ({"arrived_us": 1_130_000}, STRICT, 90_000),
        ({"arrived_us": 1_150_000}, STRICT, 100_000),
        ({"arrived_us": 1_340_000, "claimed_us": 60_000}, STRICT, 271_000),
    ],
    ids=[
        "a plain hand",
        "early by the own word",
        "before the card",
        "early by the proof",
        "early by the proof at a strict table",
        "a strict score is early by no proof",
        "a strict table hears no confession",
    ],
)
def test_the_rules_get_an_early_reaction_exactly_for_an_early_hand(
    changes: dict[str, object], settings: JudgeSettings, reaction: int
) -> None:
    judged = judge(but(CLEAN, **changes), settings)
    assert reaction_for_rules(judged, Micros(100_000)) == reaction


@given(evidences(), modes, st.integers(0, 200_000).map(Micros))
def test_an_early_reaction_needs_the_own_word_or_the_proof(
    evidence: Evidence, settings: JudgeSettings, limit: Micros
) -> None:
    judged = judge(evidence, settings)
    is_early = reaction_for_rules(judged, limit) < limit
    says_so = judged.claimed_us is not None and judged.claimed_us < limit
    assert is_early == (judged.measured_us < limit or says_so)


@given(evidences(), modes)
def test_evidence_is_judged_again_from_its_record(
    evidence: Evidence, settings: JudgeSettings
) -> None:
    assume(all(abs(n) < 2**63 for n in msgspec.structs.astuple(evidence) if isinstance(n, int)))
    kept = msgspec.json.decode(msgspec.json.encode(evidence), type=Evidence)
    assert judge(kept, settings) == judge(evidence, settings)
