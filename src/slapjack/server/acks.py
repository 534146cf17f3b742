"""Watches what the other end's kernel acknowledges of one socket, while something is under way.

Each measured frame (a ping or a face) ends at a byte of the stream; when the kernel says that this
byte was acknowledged, the frame had come. The server looks every 2 ms while such a frame is under
way, and whenever something comes in: the acknowledgement is then known before the word that came
with it (judge.md 4, table/trace.py).
"""

from asyncio import AbstractEventLoop, BaseTransport, TimerHandle
from collections import deque
from collections.abc import Callable

from slapjack.server.kernel import Counts, counts
from slapjack.table.ports import Clock
from slapjack.table.trace import LOOKED_US
from slapjack.units import Micros

WATCHED_US = Micros(2_000_000)
"""A frame that is not acknowledged by then is not waited for any more."""

Tell = Callable[[Micros | None, Micros | None, Micros], None]
"""Told (newest frame acknowledged, since when packets lie behind a hole, now)."""


class Acks:
    """One socket's measured frames that are under way."""

    def __init__(self, loop: AbstractEventLoop, clock: Clock, tell: Tell) -> None:
        self._loop = loop
        self._clock = clock
        self._tell = tell
        self._marks: deque[tuple[int, Micros]] = deque()
        self._out_of_order = 0
        self._hole: tuple[Micros, int] | None = None
        self._timer: TimerHandle | None = None

    @property
    def is_watching(self) -> bool:
        """Whether a measured frame is under way."""
        return bool(self._marks)

    def sent(self, transport: BaseTransport, sent_us: Micros) -> None:
        """A measured frame was written at this instant, and nothing waits before it."""
        known = counts(transport)
        if known is None:
            return
        self._marks.append((known.written, sent_us))
        if self._timer is None:
            self._out_of_order = known.out_of_order
            self._hole = None
            self._look_soon(transport)

    def look(self, transport: BaseTransport) -> None:
        """Look now, where something is under way."""
        known = counts(transport) if self._marks else None
        if known is None:
            self._hole = None
        else:
            self._compare(known, self._clock.now())

    def read(self) -> None:
        """What came was read: if it lay before a hole, say that the hole is open still.

        The kernel tells of a hole before we have read what came in order; those words fill nothing.
        """
        if self._hole is not None:
            self._tell(None, self._hole[0], self._clock.now())

    def stop(self) -> None:
        """The socket is gone."""
        self._marks.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _compare(self, known: Counts, now: Micros) -> None:
        acked: Micros | None = None
        while self._marks and self._marks[0][0] <= known.acked:
            acked = self._marks.popleft()[1]
        hole = self._new_hole(known, now)
        if acked is not None or hole is not None:
            self._tell(acked, hole, now)
        while self._marks and now - self._marks[0][1] > WATCHED_US:
            self._marks.popleft()

    def _new_hole(self, known: Counts, now: Micros) -> Micros | None:
        """Return the instant at which a hole is seen that was not seen before."""
        if self._hole is not None and known.received > self._hole[1]:
            self._hole = None
        is_open = known.out_of_order > self._out_of_order
        self._out_of_order = known.out_of_order
        if not is_open or self._hole is not None:
            return None
        self._hole = (now, known.received)
        return now

    def _look_soon(self, transport: BaseTransport) -> None:
        self._timer = self._loop.call_later(LOOKED_US / 1_000_000, self._look_again, transport)

    def _look_again(self, transport: BaseTransport) -> None:
        self._timer = None
        self.look(transport)
        if self._marks:
            self._look_soon(transport)
