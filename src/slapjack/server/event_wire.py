"""Server-sent events as a wire: words out in bounded time and space, beats, and a last word.

An answer that does not end carries what a socket would. The queue is ours: whoever does not take
their bytes keeps at most so many here and for so long, then hears no more (bugs.md A88). What lies
in the transport below by then goes with the connection, which is cut when its other end takes
nothing (front.py, and `listen` in run.py).
"""

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.types import Receive, Send

from slapjack.protocol.codec import encode
from slapjack.protocol.server_messages import ServerMessage
from slapjack.server import closing
from slapjack.server.wire import BEAT_S, BEHIND_BYTES_MAX, BEHIND_S

HEADERS = (
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store, no-transform"),
    (b"x-accel-buffering", b"no"),  # nginx would keep the events until a page is full
)

BEAT = b": beat\n\n"
"""A comment, which keeps a proxy from cutting a silent answer (bugs.md A27)."""


def as_event(message: ServerMessage) -> bytes:
    """Encode a message as one event; JSON has no line breaks of its own."""
    return b"data: %b\n\n" % encode(message)


class EventWire:
    """One answer that goes on for as long as both ends want.

    Attributes:
        is_carried: The answer has begun and is not over.
        waiting_bytes: What is queued here.
    """

    form = staticmethod(as_event)

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._queue: deque[bytes] = deque()
        self.waiting_bytes = 0
        self.is_carried = False
        self._news = asyncio.Event()
        self._is_closing = False
        self._is_answered = True
        self._timers: dict[str, asyncio.TimerHandle] = {}

    # What the fan-out asks

    @property
    def is_behind(self) -> bool:
        """Tell whether words still wait."""
        return self.waiting_bytes > 0

    def write(self, event: bytes) -> None:
        """Queue a whole event; a wire on which too much waits is closed instead."""
        if self._is_closing:
            return
        if self.waiting_bytes + len(event) > BEHIND_BYTES_MAX:
            self._fall_behind()
            return
        self._put(event)

    def close(self, code: int) -> None:
        """Close after what was written; the last event tells why."""
        if self._is_closing:
            return
        self._is_closing = True
        self._put(b"event: close\ndata: %d %b\n\n" % (code, closing.reason(code).encode()))

    # For who carries

    async def carry(self, receive: Receive, send: Send) -> None:
        """Send what is written until either end closes."""
        async with asyncio.TaskGroup() as tasks:
            leaving = tasks.create_task(self._until_left(receive))
            try:
                await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
                self.began()
                await self._pump(send)
            finally:
                leaving.cancel()
                self.ended()

    def began(self) -> None:
        """The other end can hear from now on."""
        self.is_carried = True
        self._after(BEAT_S, "beat", self._beat)

    def ended(self) -> None:
        """Let nothing happen any more."""
        self.is_carried = False
        self._is_closing = True
        for name in list(self._timers):
            self._forget(name)

    def _put(self, event: bytes) -> None:
        self._queue.append(event)
        self.waiting_bytes += len(event)
        self._news.set()

    async def _pump(self, send: Send) -> None:
        while True:
            while self._queue:
                await self._send_one(send, self._queue.popleft())
            if self._is_closing:
                break
            self._news.clear()
            await self._news.wait()
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _send_one(self, send: Send, event: bytes) -> None:
        """Send an event; the server under us waits where its own buffer is full."""
        try:
            async with asyncio.timeout(BEHIND_S):
                await send({"type": "http.response.body", "body": event, "more_body": True})
        except TimeoutError:
            self._fall_behind()
        self.waiting_bytes = max(0, self.waiting_bytes - len(event))

    async def _until_left(self, receive: Receive) -> None:
        """Wait until the other end is gone, then stop the pump."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self._is_closing = True
        self._drop()
        self._news.set()

    def _fall_behind(self) -> None:
        self._drop()
        self.close(closing.BEHIND)

    def _drop(self) -> None:
        self._queue.clear()
        self.waiting_bytes = 0

    def _beat(self) -> None:
        """Beat, or give up on a client that asked for nothing since the last beat."""
        if self._is_closing:
            return
        if not self._is_answered:
            self.close(closing.SILENT)
            return
        self._is_answered = False
        self.write(BEAT)
        self._after(BEAT_S, "beat", self._beat)

    def _after(self, delay_s: float, name: str, call: Callable[[], object]) -> None:
        """Set the one timer of this name anew."""
        self._forget(name)
        self._timers[name] = self._loop.call_later(delay_s, call)

    def _forget(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()
