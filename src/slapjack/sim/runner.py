"""Runs one Table in virtual time: inputs in, wakes at their moments, outputs out.

It is what the actor is in the server. Inputs that arise while outputs are carried out (a face was
sent) wait their turn, as they would in an inbox.
"""

from collections import deque
from collections.abc import Callable
from functools import partial

from slapjack.sim.schedule import Schedule
from slapjack.table.inputs import Input
from slapjack.table.outputs import Output, WakeAt
from slapjack.table.table import Table
from slapjack.units import Micros


class TableRunner:
    """One table and its wakes."""

    def __init__(
        self, table: Table, schedule: Schedule, carry: Callable[[list[Output]], None]
    ) -> None:
        """Take a table.

        Args:
            table: The real one.
            schedule: The virtual time.
            carry: Carries out what the table wants, wakes aside.
        """
        self.table = table
        self._schedule = schedule
        self._carry = carry
        self._inbox: deque[Input] = deque()
        self._wake_at: Micros | None = None
        self._busy = False
        self._moves_at = Micros(0)

    def stall(self, span_us: Micros) -> None:
        """Let no wake run for so long; who stalls the loop also keeps inputs back."""
        self._moves_at = max(self._moves_at, Micros(self._schedule.now + span_us))

    def post(self, given: Input) -> None:
        """Let the table take an input, and all that follows from carrying out what it wants."""
        self._inbox.append(given)
        self._work()

    def _work(self) -> None:
        if self._busy:
            return
        self._busy = True
        while self._inbox:
            self._finish(self.table.handle(self._inbox.popleft()))
        self._busy = False

    def _wake(self, at: Micros) -> None:
        if self._wake_at != at:
            return
        if self._schedule.now < self._moves_at:
            self._schedule.at(self._moves_at, partial(self._wake, at))
        else:
            self._wake_at = None
            self._busy = True
            self._finish(self.table.wake(self._schedule.now))
            self._busy = False
            self._work()

    def _finish(self, outputs: list[Output]) -> None:
        for output in outputs:
            if isinstance(output, WakeAt):
                self._plan_wake(output.at_us)
        self._carry(outputs)

    def _plan_wake(self, at: Micros) -> None:
        """Wake the table then; an earlier wish is forgotten, a repeated one is already planned."""
        if at != self._wake_at:
            self._wake_at = at
            self._schedule.at(at, partial(self._wake, at))
