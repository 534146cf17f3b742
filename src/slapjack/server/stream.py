"""The fallback of networks that let no WebSocket through: events down, requests up (bugs.md A22).

A client asks for a stream by its hello, opens the events of it once, and says the rest by requests
that name it. Requests go their own ways and may overtake each other, so the table judges such a
client strict (fairness.md 1.5). No seat's token stands in an address: the secrets here are drawn
for one stream, and the one in the address of the events is worth nothing once they are open.
"""

from collections.abc import Sequence
from secrets import token_urlsafe

from slapjack.protocol.client_messages import Hello
from slapjack.server import closing
from slapjack.server.event_wire import EventWire
from slapjack.server.limits import Admission
from slapjack.server.visit import Visit
from slapjack.server.wiring import Wiring
from slapjack.table.actor import Actor
from slapjack.units import Micros, TableCode

SECRET_BYTES = 16
EVENTS_S = 10.0
"""Whoever has not opened the events of a stream by then has none."""

REQUEST_BYTES = 512
"""What a request costs of the rate of bytes beside its messages: about its headers."""


class Stream(EventWire):
    """One client: its hello, the events to it, and what it says by requests.

    Attributes:
        events_secret: Opens the events, once.
        say_secret: Names the stream in each request of its client.
    """

    def __init__(
        self, wiring: Wiring, actor: Actor, hello: Hello, admission: Admission | None
    ) -> None:
        super().__init__()
        self.events_secret = token_urlsafe(SECRET_BYTES)
        self.say_secret = token_urlsafe(SECRET_BYTES)
        self._wiring = wiring
        self._hello = hello
        self._admission = admission
        self._is_over = False
        self._visit = Visit(wiring, self, ordered=False)
        self._visit.actor = actor
        self.code: TableCode = actor.code
        wiring.streams.add(self)
        self._after(EVENTS_S, "events", self.ended)

    def began(self) -> None:
        """The events are open: now the table hears the hello, and can answer it."""
        super().began()
        self._forget("events")
        self._visit.greet(self._hello, self._wiring.clock.now())

    def ended(self) -> None:
        """Tell the table, and give back what was counted."""
        super().ended()
        if self._is_over:
            return
        self._is_over = True
        self._visit.end()
        self._wiring.streams.remove(self)
        if self._admission is not None:
            self._admission.leave()

    def close(self, code: int) -> None:
        """Close after what was written; the table is told after the step that asked for this."""
        super().close(code)
        self._loop.call_soon(self._visit.end)

    def shutdown(self) -> None:
        """Say goodbye, since the server stops."""
        self.close(closing.RESTART)

    def measure(self) -> None:
        """Do nothing: its requests come on other connections, of which the kernel knows no more."""

    def watch(self, sent_us: Micros) -> None:
        """Do nothing, for the same reason."""

    def urge(self) -> None:
        """Do nothing, for the same reason."""

    def hear(self, messages: Sequence[bytes], arrival_at: Micros) -> None:
        """Take the messages of one request, which came at this moment."""
        self._is_answered = True
        if self._is_closing:
            return
        size = REQUEST_BYTES + sum(len(text) for text in messages)
        if not self._visit.pace.takes_bytes(arrival_at, size):
            self.close(closing.TOO_FAST)
            return
        for text in messages:
            if not self._is_closing:
                self._visit.read(text, arrival_at)
