import sys
from pathlib import Path

import pytest

from tests.server.drains import stop_often

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM"),
]


async def test_a_server_that_is_stopped_under_load_annuls_no_race(tmp_path: Path) -> None:
    """`python -m benchmarks.drains` does it a hundred times."""
    stops = await stop_often(tmp_path, times=2, tables=3, seed=7)
    assert stops.goodbyes == 2 * 2 * 3
    assert stops.verdicts > 0
