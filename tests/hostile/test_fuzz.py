"""The long run of benchmarks/fuzz.py in little: nothing breaks, and nothing grows."""

import pytest

from benchmarks import fuzz


@pytest.mark.slow
async def test_thousands_of_messages_break_nothing_and_leave_nothing() -> None:
    states = await fuzz.run(messages=6_000, chunk=1_500, seed=7)
    first, last = states[1], states[-1]
    assert last.heard > 3_000
    assert last.tasks == first.tasks
    assert last.files <= first.files
    assert last.objects < first.objects * 1.05
