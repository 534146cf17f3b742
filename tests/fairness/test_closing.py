import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from slapjack.fairness import (
    CASUAL,
    OFF,
    RANKED,
    STRICT,
    Evidence,
    JudgeSettings,
    in_time,
    judge,
    most_forgiven,
    resolved_at,
    tie_width_us,
)
from slapjack.units import FlipNo, Micros, Seat

spans = st.integers(0, 400_000).map(Micros)
claims = st.none() | st.integers(-100_000, 900_000).map(Micros)
modes = st.sampled_from([CASUAL, RANKED, STRICT, OFF])


@st.composite
def silent_players(draw: st.DrawFn) -> Evidence:
    """What is known of a player who may still slap; the arrival is that of the look."""
    return Evidence(
        seat=Seat(1),
        flip=FlipNo(1),
        sent_us=Micros(0),
        arrived_us=draw(st.integers(0, 3_000_000).map(Micros)),
        base_us=draw(spans),
        jitter_us=draw(spans),
        q95_us=draw(spans),
        race_rtt_us=None,
        frame_us=draw(spans),
        step_us=Micros(100),
        budget_us=draw(spans),
        claimed_us=None,
    )


def forgiven_now(player: Evidence, settings: JudgeSettings) -> Micros:
    return most_forgiven(
        base_us=player.base_us,
        jitter_us=player.jitter_us,
        q95_us=player.q95_us,
        race_rtt_us=player.arrived_us,
        frame_us=player.frame_us,
        budget_us=player.budget_us,
        settings=settings,
    )


@given(
    silent_players(),
    spans,
    st.integers(0, 100_000).map(Micros),
    st.integers(1, 500_000),
    claims,
    st.booleans(),
    modes,
)
def test_nobody_wins_or_ties_after_being_resolved_by_time(
    player: Evidence,
    best_us: Micros,
    tie_us: Micros,
    later_us: int,
    claimed_us: Micros | None,
    has_pong: bool,
    settings: JudgeSettings,
) -> None:
    base_us = Micros(min(player.base_us, settings.latency_cap_us))
    most_us = forgiven_now(msgspec.structs.replace(player, base_us=base_us), settings)
    last_at = resolved_at(player.sent_us, base_us, most_us, best_us, tie_us)
    assume(last_at <= player.arrived_us)
    arrived_at = Micros(player.arrived_us + later_us)
    hand = msgspec.structs.replace(
        player,
        base_us=base_us,
        arrived_us=arrived_at,
        race_rtt_us=arrived_at if has_pong else None,
        claimed_us=claimed_us,
    )
    assert judge(hand, settings).score_us > best_us + tie_us


def test_a_hand_that_arrives_at_the_last_instant_can_still_tie() -> None:
    player = Evidence(
        seat=Seat(1),
        flip=FlipNo(1),
        sent_us=Micros(0),
        arrived_us=Micros(0),
        base_us=Micros(40_000),
        jitter_us=Micros(0),
        q95_us=Micros(40_000),
        race_rtt_us=Micros(40_000),
        frame_us=Micros(0),
        step_us=Micros(100),
        budget_us=Micros(75_000),
        claimed_us=Micros(0),
    )
    last_at = resolved_at(
        player.sent_us, player.base_us, Micros(19_000), Micros(300_000), Micros(10_000)
    )
    assert last_at == 369_000
    hand = msgspec.structs.replace(player, arrived_us=last_at)
    assert judge(hand, CASUAL).score_us == 310_000


@pytest.mark.parametrize(("arrived_at", "is_proof"), [(1_090_000, True), (1_090_001, False)])
def test_a_hand_is_in_time_until_it_must_have_seen_the_cover(
    arrived_at: int, is_proof: bool
) -> None:
    hand = in_time(Micros(arrived_at), Micros(1_000_000), Micros(40_000), Micros(50_000))
    assert hand is is_proof


@pytest.mark.parametrize(
    ("epsilon", "fastest", "others", "width"),
    [
        (10_000, 100, [100, 1_000], 10_000),
        (0, 100, [100], 4_100),
        (0, 101, [100], 4_100),
        (0, 5, [], 4_002),
        (0, 1_000, [5, 16_700, 100], 12_850),
        (10_000, 16_700, [100_000], 20_000),
        (100_000, 100, [100_000], 100_000),
    ],
)
def test_a_tie_is_as_wide_as_the_house_says_or_the_clocks_are_coarse(
    epsilon: int, fastest: int, others: list[int], width: int
) -> None:
    steps = [Micros(step) for step in others]
    assert tie_width_us(Micros(epsilon), Micros(fastest), steps) == width
