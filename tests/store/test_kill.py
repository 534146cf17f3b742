import random
from pathlib import Path

import pytest

from tests.store.kills import kill_often

POINTS = 50


@pytest.mark.slow
async def test_nothing_that_was_told_is_lost_whenever_the_process_dies(tmp_path: Path) -> None:
    """`python -m benchmarks.kills` tries a thousand moments."""
    deaths = await kill_often(tmp_path, points=POINTS, seed=random.randrange(2**32))
    assert deaths.count == POINTS
    assert deaths.struck.total() > POINTS / 10
    assert deaths.told["accepted"] > POINTS
