import pytest

from slapjack.sim.screen import Screen, Stopwatch
from slapjack.units import Micros

SIXTY = Screen(Micros(16_667), Micros(4_000), Micros(8_000))


@pytest.mark.parametrize(
    ("at_us", "frame_us"),
    [(0, 4_000), (4_000, 4_000), (4_001, 20_667), (20_667, 20_667), (1_000_000, 1_004_020)],
)
def test_the_next_frame_is_the_first_not_before(at_us: int, frame_us: int) -> None:
    assert SIXTY.next_frame(at_us) == frame_us


def test_a_face_stands_one_period_after_the_next_frame() -> None:
    assert SIXTY.shown_at(4_001) == 20_667 + 16_667


def test_a_coarse_clock_reads_the_step_before() -> None:
    watch = Stopwatch(Micros(1_000), -500)
    assert [watch.read(at_us) for at_us in (0, 499, 500, 1_499, 1_500)] == [
        0,
        0,
        1_000,
        1_000,
        2_000,
    ]
