"""One table in the server: feeds it inputs and the time, carries out what it asks for.

Inputs are taken in the order in which they come, synchronously, straight from the transport's
callback. Faces and pings leave at once; words leave when the journal has what came before them, so
that nobody is told what a crash could take back (design.md 4.12).
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress

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
        self._is_faulty = False

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
        if self._stopped or self._is_faulty:
            raise TableStoppedError
        answer: asyncio.Future[Seated | Turned] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        self.post(call)
        return await answer

    async def run(self) -> None:
        """Commit what the table appends, and say what waits for it, until the table dies.

        A fault, here or in a port, ends this table and no other: it never leaves this task.
        """
        try:
            await self._serve()
        except Exception:  # noqa: BLE001 - one table may fall, the others go on
            _log.exception("table stopped by a fault around it")
            with suppress(Exception):
                self._dismiss()
        finally:
            self._stop()

    async def _serve(self) -> None:
        self._wake()
        while not self._stopped:
            await self._news.wait()
            self._news.clear()
            await self._commit()
        self._dismiss()

    async def _commit(self) -> None:
        """Keep everything queued in one go (group commit), then say what waited for it.

        Where the journal fails, nothing that waited is said: it may be lost.
        """
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
                self._answer(output)
            case Died():
                self._stopped = True

    def _answer(self, output: Answer) -> None:
        """Answer the oldest call, unless its caller went away meanwhile."""
        asked = self._asked.popleft()
        if not asked.done():
            asked.set_result(output.value)

    def _set_timer(self, at: Micros) -> None:
        if self._timer is not None:
            self._timer.cancel()
        delay_us = max(0, at - self._clock.now())
        self._timer = asyncio.get_running_loop().call_later(delay_us / 1_000_000, self._wake)

    def _wake(self) -> None:
        self._step(lambda: self.table.wake(self._clock.now()))

    def _step(self, step: Callable[[], list[Output]]) -> None:
        """Take one step; a fault of ours stops this table only."""
        if self._stopped or self._is_faulty:
            return
        try:
            self._carry_out(step())
        except Exception:  # noqa: BLE001 - one table may fall, the others go on
            _log.exception("table stopped by a fault of its own")
            self._is_faulty = True
            self._waiting.append(Died("fault"))
            self._news.set()

    def _dismiss(self) -> None:
        """Tell who is still connected that the table is over."""
        everybody = self.table.state.connections.numbers()
        if everybody:
            self._outbox.send(everybody, Ended(why="closed"))
        for connection in everybody:
            self._outbox.close(connection, CLOSE_FAULT)

    def _stop(self) -> None:
        """Let go of everything, and be forgotten."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        for answer in self._asked:
            if not answer.done():
                answer.set_exception(TableStoppedError())
        self._on_died(self.code)
