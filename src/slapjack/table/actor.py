"""One table in the server: feeds it inputs and the time, carries out what it asks for.

Inputs are taken in the order in which they come, synchronously, straight from the transport's
callback. Faces and pings leave at once; words leave when the journal has what came before them, so
that nobody is told what a crash could take back (design.md 4.12).
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable

from slapjack.protocol.server_messages import Ended
from slapjack.table.entries import Entry
from slapjack.table.inputs import Input, Seated, Sent, Sit, Turned
from slapjack.table.outputs import (
    Answer,
    Append,
    Close,
    Died,
    Finished,
    Output,
    Picture,
    Send,
    ShowTo,
    WakeAt,
)
from slapjack.table.ports import Clock, Games, Journal, Outbox
from slapjack.table.table import Table
from slapjack.units import FlipNo, Micros, TableCode

AfterCommit = Send | Close | Finished | Answer | Died

CLOSE_FAULT = 1011

_log = logging.getLogger(__name__)


class TableStoppedError(Exception):
    """The table is over; nothing can be asked of it."""


class Actor:
    """Runs one table."""

    def __init__(
        self,
        table: Table,
        *,
        clock: Clock,
        journal: Journal,
        outbox: Outbox,
        games: Games,
        on_died: Callable[[TableCode], None],
    ) -> None:
        self.table = table
        self._clock = clock
        self._journal = journal
        self._outbox = outbox
        self._games = games
        self._on_died = on_died
        self._waiting: deque[Append | AfterCommit] = deque()
        self._news = asyncio.Event()
        self._asked: deque[asyncio.Future[Seated | Turned]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False

    @property
    def code(self) -> TableCode:
        """The table's code."""
        return self.table.state.code

    def post(self, given: Input) -> None:
        """Let the table take an input now; never blocks."""
        self._step(lambda: self.table.handle(given))

    async def ask(self, call: Sit) -> Seated | Turned:
        """Let the table take a call, and return its answer once that is kept.

        Raises:
            TableStoppedError: The table is over.
        """
        if self._stopped:
            raise TableStoppedError
        answer: asyncio.Future[Seated | Turned] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        self.post(call)
        return await answer

    async def run(self) -> None:
        """Commit what the table appends, and say what waits for it, until the table dies."""
        self._wake()
        try:
            while not self._stopped:
                await self._news.wait()
                self._news.clear()
                await self._commit()
        finally:
            self._stop()

    async def _commit(self) -> None:
        """Keep everything queued in one go (group commit), then say what waited for it."""
        while self._waiting:
            batch = list(self._waiting)
            self._waiting.clear()
            entries: list[Entry] = [one.entry for one in batch if isinstance(one, Append)]
            if entries:
                await self._journal.append(self.code, entries)
            for output in batch:
                if not isinstance(output, Append):
                    self._say(output)

    def _carry_out(self, outputs: list[Output]) -> None:
        """Do at once what may not wait; queue the rest behind the journal."""
        sent: list[Sent] = []
        for output in outputs:
            match output:
                case ShowTo():
                    at, dirty = self._outbox.show(output.connection, output.message)
                    flip = FlipNo(output.message.flip)
                    sent.append(Sent(output.connection, flip, at, dirty))
                case Picture():
                    self._outbox.send(output.connections, output.message)
                case WakeAt():
                    self._set_timer(output.at_us)
                case _:
                    self._waiting.append(output)
        if self._waiting:
            self._news.set()
        for one in sent:
            self.post(one)

    def _say(self, output: AfterCommit) -> None:
        match output:
            case Send():
                self._outbox.send(output.connections, output.message)
            case Close():
                self._outbox.close(output.connection, output.code)
            case Finished():
                self._games.keep(output.game, output.record)
            case Answer():
                self._asked.popleft().set_result(output.value)
            case Died():
                self._stopped = True

    def _set_timer(self, at: Micros) -> None:
        if self._timer is not None:
            self._timer.cancel()
        delay_us = max(0, at - self._clock.now())
        self._timer = asyncio.get_running_loop().call_later(delay_us / 1_000_000, self._wake)

    def _wake(self) -> None:
        self._step(lambda: self.table.wake(self._clock.now()))

    def _step(self, step: Callable[[], list[Output]]) -> None:
        """Take one step; a fault of ours stops this table only, and tells its people."""
        if self._stopped:
            return
        try:
            self._carry_out(step())
        except Exception:  # noqa: BLE001 - one table may fall, the others go on
            _log.exception("table stopped by a fault")
            everybody = self.table.state.connections.numbers()
            self._outbox.send(everybody, Ended(why="closed"))
            for connection in everybody:
                self._outbox.close(connection, CLOSE_FAULT)
            self._stopped = True
            self._news.set()

    def _stop(self) -> None:
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        for answer in self._asked:
            if not answer.done():
                answer.set_exception(TableStoppedError())
        self._on_died(self.code)
