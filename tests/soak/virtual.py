"""An event loop whose time jumps to the next timer whenever nobody has anything to do.

What runs in it is the real code with its real waits; only nobody waits for them.
"""

import asyncio
import selectors

from slapjack.units import Micros

DEADLOCK = "nothing is going to happen any more"


class _Jumps(selectors.DefaultSelector):
    """Where a loop would wait for its next timer, time passes instead."""

    passed_s = 1_000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, DEADLOCK
        self.passed_s += max(0.0, timeout)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """Time is where the next timer is."""

    def __init__(self) -> None:
        self._jumps = _Jumps()
        super().__init__(self._jumps)

    def time(self) -> float:
        return self._jumps.passed_s

    @property
    def waiting(self) -> int:
        """Timers that would still fire; there is no public way to ask."""
        return sum(not one.cancelled() for one in self._scheduled)  # type: ignore[attr-defined]


class LoopClock:
    """The loop's time as the server's clock."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def now(self) -> Micros:
        return Micros(round(self._loop.time() * 1_000_000))


async def after(seconds: float) -> None:
    """Come back after so much virtual time."""
    loop = asyncio.get_running_loop()
    passed: asyncio.Future[None] = loop.create_future()
    loop.call_later(seconds, passed.set_result, None)
    await passed
