import pytest
from hypothesis import given
from hypothesis import strategies as st

from slapjack.fairness import CASUAL, OFF, RANKED, STRICT, JudgeSettings, Latency
from slapjack.units import Micros

SECOND = 1_000_000
micros = st.integers(-(2**40), 2**40).map(Micros)


def measured(
    *rtts_ms: int, kernel_ms: int | None = None, every_us: int = 100_000, start: int = 0
) -> Latency:
    latency = Latency()
    latency.kernel(None if kernel_ms is None else Micros(kernel_ms * 1_000))
    for number, rtt in enumerate(rtts_ms):
        latency.app(Micros(rtt * 1_000), Micros(start + number * every_us))
    return latency


def test_the_least_round_trip_of_the_page_is_forgiven() -> None:
    assert measured(50, 44, 41, 60, 48).base(CASUAL) == 41_000


def test_the_mean_counts_every_round_trip() -> None:
    assert measured(50, 44, 41, 60, 48).mean_us == 48_600
    assert Latency().mean_us == 0


def test_the_kernel_bounds_what_a_page_can_pretend() -> None:
    assert measured(30, 30, 30, 30, 30, kernel_ms=12).base(RANKED) == 15_000


def test_a_page_within_the_slack_of_the_kernel_is_believed() -> None:
    assert measured(14, 14, 14, 14, 14, kernel_ms=12).base(RANKED) == 14_000


@pytest.mark.parametrize(
    ("settings", "base"), [(CASUAL, 250_000), (RANKED, 120_000), (STRICT, 120_000), (OFF, 0)]
)
def test_no_more_than_the_cap_of_the_mode_is_forgiven(settings: JudgeSettings, base: int) -> None:
    assert measured(300, 300, 300, 300, 300).base(settings) == base


@pytest.mark.parametrize(("kernel_ms", "base"), [(None, 0), (12, 12_000), (300, 250_000)])
def test_with_few_samples_only_the_kernel_counts(kernel_ms: int | None, base: int) -> None:
    assert measured(50, 50, 50, 50, kernel_ms=kernel_ms).base(CASUAL) == base


def test_a_negative_round_trip_forgives_nothing() -> None:
    assert measured(-5, -5, -5, -5, -5).base(CASUAL) == 0


@pytest.mark.parametrize(
    ("settings", "base"), [(CASUAL, 80_000), (RANKED, 23_000), (STRICT, 23_000)]
)
def test_a_lone_mismatch_is_believed_in_casual_only(settings: JudgeSettings, base: int) -> None:
    latency = measured(90, 90, 90, 90, 90, kernel_ms=20)
    assert latency.mismatched
    assert latency.base(settings) == base


@pytest.mark.parametrize(
    ("page_ms", "kernel_ms", "count"), [(60, 20, 5), (61, None, 5), (61, 20, 4), (61, 20, 0)]
)
def test_nothing_is_mismatched_without_a_clear_difference(
    page_ms: int, kernel_ms: int | None, count: int
) -> None:
    assert not measured(*[page_ms] * count, kernel_ms=kernel_ms).mismatched


def test_jitter_is_the_mean_above_the_least_up_to_the_cap() -> None:
    assert measured(40, 44, 48).jitter_us(CASUAL) == 4_000
    assert measured(40, 140, 240).jitter_us(CASUAL) == 25_000
    assert measured(40, 140, 240).jitter_us(OFF) == 0
    assert measured().jitter_us(CASUAL) == 0


def test_the_high_quantile_is_by_nearest_rank() -> None:
    assert measured().q95_us == 0
    assert measured(7).q95_us == 7_000
    assert measured(*range(20, 0, -1)).q95_us == 19_000
    assert measured(*range(40, 0, -1)).q95_us == 38_000


def test_forty_round_trips_are_remembered() -> None:
    latency = measured(10, *[30] * 11, *[25] * 28)
    assert (latency.samples, latency.base(CASUAL)) == (40, 10_000)
    latency.app(Micros(25_000), Micros(4_000_000))
    assert (latency.samples, latency.base(CASUAL)) == (40, 25_000)


def test_round_trips_older_than_a_minute_are_dropped() -> None:
    latency = measured(10, 30, 30, 30, 30, every_us=0)
    latency.app(Micros(30_000), Micros(60 * SECOND))
    assert latency.samples == 6
    latency.app(Micros(30_000), Micros(60 * SECOND + 1))
    assert latency.samples == 2


def test_a_longer_path_is_noticed_by_twelve_newest_samples() -> None:
    latency = measured(20, *[60] * 11)
    assert latency.base(CASUAL) == 20_000
    assert not latency.moved
    latency.app(Micros(55_000), Micros(2 * SECOND))
    assert (latency.moved, latency.samples, latency.base(CASUAL)) == (True, 12, 55_000)


def test_a_moved_connection_has_settled_after_twelve_more_samples() -> None:
    latency = measured(20, *[60] * 12)
    for number in range(12):
        assert latency.moved
        latency.app(Micros(60_000), Micros(2 * SECOND + number))
    assert not latency.moved


@pytest.mark.parametrize("newest", [[60] * 11 + [40], [60] * 5 + [35] + [60] * 6])
def test_one_sample_of_the_old_kind_keeps_the_old_path(newest: list[int]) -> None:
    assert not measured(20, *newest).moved


def test_a_path_is_not_found_to_have_moved_twice_in_twenty_seconds() -> None:
    latency = measured(20, *[60] * 12)
    for number in range(13):
        latency.app(Micros(120_000), Micros(5 * SECOND + number))
    assert (latency.moved, latency.base(CASUAL)) == (False, 60_000)
    latency.app(Micros(120_000), Micros(22 * SECOND))
    assert (latency.moved, latency.base(CASUAL)) == (True, 120_000)


def test_a_far_player_above_the_cap_does_not_seem_to_move_all_the_time() -> None:
    latency = measured(*[300] * 40, kernel_ms=280)
    assert not latency.moved
    assert latency.samples == 40


def test_a_hidden_stretch_is_forgotten() -> None:
    latency = measured(40, 40, 40, 40, 40)
    latency.app(Micros(9_000), Micros(10 * SECOND))
    latency.app(Micros(900_000), Micros(11 * SECOND))
    latency.forget(Micros(10 * SECOND))
    assert (latency.samples, latency.base(CASUAL)) == (5, 40_000)
    latency.forget(Micros(0))
    assert latency.samples == 0


@given(
    st.lists(st.tuples(micros, st.integers(0, 30 * SECOND)), max_size=60),
    st.none() | micros,
    st.sampled_from([CASUAL, RANKED, STRICT, OFF]),
)
def test_whatever_is_measured_the_base_stays_within_the_cap_and_the_kernel(
    pongs: list[tuple[Micros, int]], kernel_us: Micros | None, settings: JudgeSettings
) -> None:
    latency = Latency()
    latency.kernel(kernel_us)
    at = 0
    for rtt_us, pause in pongs:
        at += pause
        latency.app(rtt_us, Micros(at))
    base = latency.base(settings)
    cap_us = settings.latency_cap_us if kernel_us is None else settings.proved_latency_cap_us
    assert 0 <= base <= cap_us
    assert 0 <= latency.jitter_us(settings) <= settings.jitter_us_max
    assert latency.samples <= 40
    if kernel_us is not None and not settings.believes_lone_mismatch:
        assert base <= max(0, kernel_us) + settings.kernel_slack_us


@given(
    st.lists(st.integers(1_000, 80_000), min_size=5, max_size=40),
    st.integers(0, 300_000),
    st.sampled_from([CASUAL, RANKED]),
)
def test_delaying_all_pongs_gains_no_more_than_the_delay_nor_than_the_cap_leaves(
    rtts_us: list[int], delay_us: int, settings: JudgeSettings
) -> None:
    honest, late = Latency(), Latency()
    for number, rtt in enumerate(rtts_us):
        honest.app(Micros(rtt), Micros(number))
        late.app(Micros(rtt + delay_us), Micros(number))
    gained = late.base(settings) - honest.base(settings)
    room = settings.latency_cap_us - honest.base(settings)
    assert 0 <= gained <= min(delay_us, room)


def test_a_round_trip_that_the_kernel_measured_is_forgiven_further() -> None:
    far = measured(*[200] * 5, kernel_ms=199)
    assert far.proved
    assert far.base(RANKED) == 200_000
    assert not measured(*[200] * 5).proved
    assert measured(*[200] * 5).base(RANKED) == 120_000


def test_a_page_that_contradicts_the_kernel_proves_nothing() -> None:
    late = measured(*[200] * 5, kernel_ms=20)
    assert not late.proved
    assert late.base(CASUAL) == 80_000


def test_where_the_kernel_acknowledges_faces_the_page_cannot_raise_the_jitter() -> None:
    late = measured(20, 70, 20, 70, 20, 70, kernel_ms=20)
    assert late.jitter_us(RANKED) == 15_000
    for face_ms in (22, 24):
        late.face(Micros(face_ms * 1_000))
    assert late.jitter_us(RANKED) == 3_000
    late.kernel(None)
    assert late.jitter_us(RANKED) == 25_000


def test_a_page_of_a_known_kernel_is_believed_less_before_its_first_face() -> None:
    assert measured(20, 24, 20, 24, 20, kernel_ms=20).jitter_us(CASUAL) == 1_600
    assert measured(20, 90, 20, 90, 20, kernel_ms=20).jitter_us(CASUAL) == 15_000
    assert measured(20, 90, 20, 90, 20).jitter_us(CASUAL) == 25_000


def test_a_stall_of_one_face_is_no_usual_jitter() -> None:
    still = measured(20, 20, 20, 20, 20, kernel_ms=20)
    for face_ms in (20, 22, 420, 19):
        still.face(Micros(face_ms * 1_000))
    assert still.jitter_us(CASUAL) == (0 + 2_000 + 25_000 + 0) // 4


def test_only_the_newest_faces_tell_what_is_usual() -> None:
    moved = measured(20, 20, 20, 20, 20, kernel_ms=20)
    for face_ms in [30] * 12 + [22] * 12:
        moved.face(Micros(face_ms * 1_000))
    assert moved.jitter_us(CASUAL) == 2_000
