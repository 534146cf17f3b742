"""The wall clock is set back and forth by an hour while people play: nothing comes of it (P10)."""

import time  # noqa: TID251 - the wall clock is set here, and must matter to nobody
from itertools import cycle

import pytest

from tests.server.evening import play
from tests.server.house import House

HOUR_S = 3_600


@pytest.mark.slow
async def test_no_step_of_the_wall_clock_changes_a_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    truly, steps = time.time, cycle([HOUR_S, 0, -HOUR_S])
    monkeypatch.setattr(time, "time", lambda: truly() + next(steps))
    monkeypatch.setattr(time, "time_ns", lambda: int((truly() + next(steps)) * 1e9))
    evening = await play(house)
    assert evening.game
    assert "verdict" in evening.heard
    assert "void" not in evening.heard
    assert "goaway" not in evening.heard
