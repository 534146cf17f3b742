"""A served process that is asked to stop while people play, again and again on one folder (P6)."""

import asyncio
import signal
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic  # noqa: TID251 - how long a process takes to end is the subject here

import msgspec

from slapjack.server.closing import RESTART
from slapjack.store.engine import FILE
from slapjack.table.draining import GOAWAY_MS_MAX
from slapjack.table.entries import Entry, RaceVoided
from tests.server.crowd import Crowd
from tests.server.process import Served, serving

EXIT_S_MAX = 10.0
BOUND_S = 180
"""Of one life of the process, on a machine that has much else to do."""


@dataclass
class Stops:
    """What came of some stops.

    Attributes:
        voids: Races that were annulled, by why.
        longest_s: From the first signal to the end of the process.
    """

    times: int = 0
    verdicts: int = 0
    goodbyes: int = 0
    voids: Counter[str] = field(default_factory=Counter)
    longest_s: float = 0.0


async def stop_often(
    folder: Path,
    *,
    times: int,
    tables: int,
    seed: int,
    tell: Callable[[Stops], None] = lambda _stops: None,
) -> Stops:
    """Serve, play, and stop by SIGTERM, every second time by two; check each end.

    Args:
        folder: The data folder.
        times: How often.
        tables: How many tables there are, with two people at each.
        seed: Of what people do, and when.
        tell: Told after each stop.

    Raises:
        AssertionError: A promise of reliability.md P6 was broken; the text says which.
    """
    crowd, stops = Crowd(seed), Stops()
    for number in range(times):
        with serving(folder, bound_s=BOUND_S) as served:
            if not crowd.people:
                crowd.sit_down(served, tables)
            took_s = await _stop(served, crowd, signals=1 + number % 2)
        try:
            _check(crowd, took_s)
        except AssertionError as error:
            error.add_note(f"at stop {number + 1}, seed {seed}")
            raise
        stops.times += 1
        stops.longest_s = max(stops.longest_s, took_s)
        stops.goodbyes += len(crowd.heard.waits_ms)
        crowd.heard.waits_ms.clear()
        crowd.heard.closed.clear()
        stops.voids = crowd.heard.voids + Counter(_voids_kept(folder))
        for why in ("drain", "restart"):
            assert not stops.voids[why], f"stop {number + 1}: a race was annulled by {why}"
        stops.verdicts = crowd.heard.verdicts
        tell(stops)
    return stops


async def _stop(served: Served, crowd: Crowd, *, signals: int) -> float:
    """Let people play, ask the process to stop, and return how long it took to end."""
    asked_at: list[float] = []

    def ask() -> None:
        asked_at.append(monotonic())
        served.process.send_signal(signal.SIGTERM)

    await crowd.play(served.port, [ask] * signals, BOUND_S)
    code = await asyncio.to_thread(served.process.wait, BOUND_S)
    assert code == 0, f"exit code {code}"
    return monotonic() - asked_at[0]


def _check(crowd: Crowd, took_s: float) -> None:
    heard = crowd.heard
    assert took_s <= EXIT_S_MAX, f"it took {took_s:.1f} s to end"
    assert len(heard.waits_ms) == len(crowd.people), "not everybody was told when to come back"
    assert all(0 <= wait < GOAWAY_MS_MAX for wait in heard.waits_ms)
    assert set(heard.closed) == {RESTART}, f"closed with {dict(heard.closed)}"


def _voids_kept(folder: Path) -> list[str]:
    """Read which races of the running games were annulled, in whatever life."""
    decode = msgspec.json.Decoder(Entry).decode
    with closing(sqlite3.connect(folder / FILE)) as database:
        rows = database.execute("SELECT body FROM entry WHERE kind = 'void'").fetchall()
    return [entry.why for (body,) in rows if isinstance(entry := decode(body), RaceVoided)]
