"""One table in the server: feeds it inputs and the time, carries out what it asks for.

Inputs are taken in the order in which they come, synchronously, straight from the transport's
callback. Faces and pings leave at once; words leave when the journal has what came before them, so
that nobody is told what a crash could take back (design.md 4.12).
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import overload

from slapjack.protocol.server_messages import Ended
from slapjack.table.entries import Entry
from slapjack.table.inputs import (
    Answered,
    Call,
    Erase,
    Erased,
    Input,
    Opened,
    Seated,
    Sent,
    Sit,
    Turned,
)
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
from slapjack.table.restore import RestoreError
from slapjack.table.table import Table
from slapjack.units import FlipNo, Micros, TableCode

AfterCommit = Send | Close | Finished | Answer | Died

CLOSE_FAULT = 1011

_log = logging.getLogger(__name__)


class TableStoppedError(Exception):
    """The table is over; nothing can be asked of it."""


@dataclass(frozen=True)
class Absent:
    """A table of an earlier life that is not back yet.

    Attributes:
        load: Brings it back.
    """

    code: TableCode
    load: Callable[[], Awaitable[Table]]


@dataclass(frozen=True)
class _Kept:
    """Somebody waits until all that was appended before is kept."""

    told: asyncio.Future[None]


class Actor:
    """Runs one table.

    Attributes:
        code: The table's code.
        ended: Why the table is over for good: its own word, or "fault". None while it lives, and
            where only this life of it ended.
    """

    def __init__(
        self,
        table: Table | Absent,
        *,
        clock: Clock,
        journal: Journal,
        outbox: Outbox,
        games: Games,
        on_died: Callable[[TableCode], None],
        look_at_lag: Callable[[], None] = lambda: None,
    ) -> None:
        self.code: TableCode = table.code if isinstance(table, Absent) else table.state.code
        self.ended: str | None = None
        self._absent = table if isinstance(table, Absent) else None
        self._table = None if isinstance(table, Absent) else table
        self._early: list[Input] = []
        self._is_settled = asyncio.Event()
        self._clock = clock
        self._journal = journal
        self._outbox = outbox
        self._games = games
        self._on_died = on_died
        self._look_at_lag = look_at_lag
        self._waiting: deque[Append | AfterCommit | _Kept] = deque()
        self._news = asyncio.Event()
        self._asked: deque[asyncio.Future[Answered]] = deque()
        self._promised: set[asyncio.Future[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False
        self._is_faulty = False

    @property
    def table(self) -> Table:
        """The table; see `ready` for one that comes from an earlier life."""
        assert self._table is not None, f"expected table {self.code} to be back"
        return self._table

    @property
    def is_drained(self) -> bool:
        """Tell whether everybody was sent away, or nobody is left who could be."""
        return self._stopped or (self._table is not None and self._table.state.is_drained)

    async def ready(self) -> Table:
        """Wait until the table is here.

        Raises:
            TableStoppedError: It could not be brought back, or is over.
        """
        if self._table is None:
            await self._is_settled.wait()
        if self._table is None or self._stopped:
            raise TableStoppedError
        return self._table

    async def kept(self) -> None:
        """Wait until all that the table asked to keep so far is kept.

        Raises:
            TableStoppedError: The table stopped before.
        """
        await self.ready()
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Kept(told))
        self._promised.add(told)
        told.add_done_callback(self._promised.discard)
        self._news.set()
        await told

    def knows(self, tokens: Sequence[str]) -> bool:
        """Tell whether one of these secrets is of this table; one that is not back knows none."""
        return self._table is not None and self._table.knows(tokens)

    def post(self, given: Input) -> None:
        """Let the table take an input now; never blocks."""
        if self._table is None:
            self._early.append(given)
        else:
            self._step(partial(self._table.handle, given))

    @overload
    async def ask(self, call: Sit) -> Seated | Turned: ...

    @overload
    async def ask(self, call: Erase) -> Erased | Turned: ...

    async def ask(self, call: Call) -> Answered:
        """Let the table take a call, and return its answer once that is kept.

        Raises:
            TableStoppedError: The table is over.
        """
        if self._stopped or self._is_faulty:
            raise TableStoppedError
        answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
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
        if self._absent is not None:
            try:
                self._table = await self._absent.load()
            except RestoreError:
                self.ended = "fault"
                raise
        self._wake()
        self._is_settled.set()
        early, self._early = self._early, []
        for given in early:
            self.post(given)
        while not self._stopped:
            await self._news.wait()
            self._news.clear()
            await self._commit()
        self._dismiss()

    async def _commit(self) -> None:
        """Keep everything queued in one go (group commit), then say what waited for it.

        Where the journal fails, nothing that waited is said: it may be lost. After its death a
        table keeps nothing any more: there is no row left to which it would belong.
        """
        while self._waiting and not self._stopped:
            batch = list(self._waiting)
            self._waiting.clear()
            entries: list[Entry] = [one.entry for one in batch if isinstance(one, Append)]
            for output in batch:
                if isinstance(output, Finished):
                    self._games.keep(output.game, output.record)
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

    def _say(self, output: AfterCommit | _Kept) -> None:
        match output:
            case _Kept():
                if not output.told.done():
                    output.told.set_result(None)
            case Send():
                self._outbox.send(output.connections, output.message)
            case Close():
                self._outbox.close(output.connection, output.code)
            case Finished():
                pass  # its record was kept before
            case Answer():
                self._answer(output)
            case Died():
                self._stopped = True
                self.ended = output.why

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
        """Take one step; a fault of ours stops this table only.

        Whether the loop stood still is known first: what waited through it is late.
        """
        self._look_at_lag()
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
        if self._table is None:
            everybody = tuple(one.connection for one in self._early if isinstance(one, Opened))
        else:
            everybody = self._table.state.connections.numbers()
        if everybody:
            self._outbox.send(everybody, Ended(why="closed"))
        for connection in everybody:
            self._outbox.close(connection, CLOSE_FAULT)

    def _stop(self) -> None:
        """Let go of everything, and be forgotten."""
        self._stopped = True
        self._is_settled.set()
        for told in list(self._promised):
            if not told.done():
                told.set_exception(TableStoppedError())
        if self._timer is not None:
            self._timer.cancel()
        for answer in self._asked:
            if not answer.done():
                answer.set_exception(TableStoppedError())
        self._on_died(self.code)
