"""Full collections of garbage: what survives one is not walked by the next; now and then all is."""

import gc
from itertools import pairwise

import pytest

from slapjack.server.garbage import WHOLE_EVERY, Freezer, keep_short


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Tell what was done to the objects; those of the tests themselves are left alone."""
    told: list[str] = []
    for name in ("collect", "freeze", "unfreeze"):
        monkeypatch.setattr(gc, name, lambda name=name: told.append(name))
    monkeypatch.setattr(gc, "callbacks", [])
    return told


def test_what_survives_a_full_collection_is_frozen_and_all_is_thawed_now_and_then(
    done: list[str],
) -> None:
    freezer = Freezer()
    for _ in range(2 * WHOLE_EVERY):
        freezer("start", {"generation": 2})
        freezer("stop", {"generation": 2})
    thawed = [at for at, what in enumerate(done) if what == "unfreeze"]
    assert len(done) == 2 * WHOLE_EVERY
    assert [later - earlier for earlier, later in pairwise(thawed)] == [WHOLE_EVERY]


def test_small_collections_freeze_nothing(done: list[str]) -> None:
    freezer = Freezer()
    freezer("stop", {"generation": 0})
    freezer("stop", {"generation": 1})
    assert done == []


def test_the_program_itself_is_left_out_from_the_start(done: list[str]) -> None:
    keep_short()
    assert done == ["collect", "freeze"]
    assert [type(one) for one in gc.callbacks] == [Freezer]
