import pytest
from hypothesis import given
from hypothesis import strategies as st

from slapjack.fairness import (
    CASUAL,
    OFF,
    RANKED,
    STRICT,
    JudgeSettings,
    most_forgiven,
    usual_excess,
)
from slapjack.units import Micros

micros = st.integers(-(2**50), 2**50).map(Micros)
modes = st.sampled_from([CASUAL, RANKED, STRICT, OFF])


def most(settings: JudgeSettings = CASUAL, **changes: int) -> int:
    numbers = {
        "base_us": 40_000,
        "jitter_us": 2_000,
        "q95_us": 60_000,
        "race_rtt_us": 45_000,
        "frame_us": 16_000,
        "budget_us": 75_000,
    } | changes
    return most_forgiven(
        base_us=Micros(numbers["base_us"]),
        jitter_us=Micros(numbers["jitter_us"]),
        q95_us=Micros(numbers["q95_us"]),
        race_rtt_us=Micros(numbers["race_rtt_us"]),
        frame_us=Micros(numbers["frame_us"]),
        budget_us=Micros(numbers["budget_us"]),
        settings=settings,
    )


@pytest.mark.parametrize(
    ("settings", "jitter", "frame", "usual"),
    [
        (CASUAL, 2_000, 16_000, 2_000 + 24_000 + 3_000),
        (CASUAL, 0, 16_667, 25_000 + 3_000),
        (CASUAL, 90_000, 34_000, 25_000 + 51_000 + 3_000),
        (CASUAL, 0, 100_000, 51_000 + 3_000),
        (RANKED, 0, 100_000, 25_500 + 3_000),
        (CASUAL, -1, -1, 3_000),
        (OFF, 90_000, 16_000, 0),
    ],
)
def test_the_usual_excess_is_jitter_frames_and_dispatch(
    settings: JudgeSettings, jitter: int, frame: int, usual: int
) -> None:
    assert usual_excess(Micros(jitter), Micros(frame), settings) == usual


def test_the_most_is_what_packets_and_frames_can_explain() -> None:
    # 20 spread + 5 of this race + 32 frames + 4 dispatch
    assert most() == 61_000


def test_a_calm_past_leaves_room_for_one_unusual_packet() -> None:
    assert most(q95_us=40_000) == 56_000


@pytest.mark.parametrize("budget", [0, -1, 20_000])
def test_the_budget_limits_what_is_forgiven_beyond_the_usual(budget: int) -> None:
    assert most(budget_us=budget) == 29_000 + max(0, budget)


def test_one_hand_is_trusted_no_further_than_the_limit() -> None:
    forgiven = [
        most(settings, q95_us=900_000, race_rtt_us=900_000, budget_us=150_000)
        for settings in (CASUAL, RANKED, STRICT, OFF)
    ]
    assert forgiven == [29_000 + 60_000, 29_000 + 30_000, 29_000, 0]


@given(micros, micros, modes)
def test_declaring_slow_frames_gains_no_more_than_the_frames_believed(
    frame: Micros, jitter: Micros, settings: JudgeSettings
) -> None:
    honest = usual_excess(jitter, Micros(8_000), settings)
    gain = usual_excess(jitter, frame, settings) - honest
    assert gain <= max(0, 3 * (settings.frame_us_max - 8_000) // 2)


@given(micros, micros, micros, micros, micros, micros, modes)
def test_for_any_numbers_the_most_lies_between_the_usual_and_the_limit(
    base: Micros,
    jitter: Micros,
    q95: Micros,
    race_rtt: Micros,
    frame: Micros,
    budget: Micros,
    settings: JudgeSettings,
) -> None:
    usual = usual_excess(jitter, frame, settings)
    forgiven = most_forgiven(
        base_us=base,
        jitter_us=jitter,
        q95_us=q95,
        race_rtt_us=race_rtt,
        frame_us=frame,
        budget_us=budget,
        settings=settings,
    )
    assert 0 <= usual <= forgiven <= usual + min(settings.trust_us_max, max(0, budget))
