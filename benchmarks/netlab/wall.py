"""The schedule of the virtual world on the machine's own clock, for the same scripted players."""

import asyncio

from slapjack.server.clock import MonotonicClock
from slapjack.sim.schedule import Act, Schedule


class WallSchedule(Schedule):
    """Runs each act at its instant of the machine's clock, or as soon after as the loop can.

    `now` stands still within an act, as in virtual time; who is called from outside looks first.
    """

    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()
        self._clock = MonotonicClock()
        self.look()

    def look(self) -> None:
        """Read the clock."""
        self.now = self._clock.now()

    def at(self, at_us: int, act: Act) -> None:
        """Run `act` at this instant, or in the next turn of the loop where it has gone by."""
        self._loop.call_at(at_us / 1_000_000, self._run, act)

    def _run(self, act: Act) -> None:
        self.look()
        act()
