import pytest

from slapjack.rules import IllegalActionError, Pause, Resume
from slapjack.table.entries import Acted, Waits
from slapjack.table.waiting import do_or_wait
from tests.table.bench import Bench


def test_what_is_asked_between_races_happens_at_once(near_and_far: Bench) -> None:
    bench = near_and_far
    do_or_wait(bench.table.state, bench.play, Pause())
    assert bench.play.game.view.paused


def test_what_the_rules_refuse_is_refused_at_once(near_and_far: Bench) -> None:
    bench = near_and_far
    with pytest.raises(IllegalActionError):
        do_or_wait(bench.table.state, bench.play, Resume())


def test_what_is_asked_in_an_open_race_is_kept_and_happens_after_its_verdict(
    near_and_far: Bench,
) -> None:
    bench = near_and_far
    bench.flip()
    bench.flip()
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    do_or_wait(bench.table.state, bench.play, Pause())
    assert bench.play.paused_at is None
    bench.run(2_000)
    assert bench.play.game.view.paused
    assert [type(one.action) for one in bench.entries_of(Waits)] == [Pause]
    names = [type(one.action).__name__ for one in bench.entries_of(Acted)]
    assert names == ["Flip", "Flip", "Slap", "Pause"]
