"""Every frame of a whole game comes again, at once or much later: nothing happens twice (P2)."""

import pytest

from tests.table.echoes import done, echoed


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_game_in_which_each_frame_comes_again_is_the_very_same_game(seed: int) -> None:
    """`python -m benchmarks.repeats` does it a million times."""
    bench, entries = echoed(seed, times=2)
    _, once = echoed(seed, times=0)
    assert bench.echoes > 200
    assert done(entries) == done(once)
