"""One client at one table, whatever carries its words: hello, then messages, then the end.

What may be said, how fast, and how often wrongly is the same for a socket and for the fallback of
networks without sockets; the wires differ only in how bytes come and go.
"""

from collections.abc import Callable

from slapjack.protocol.client_messages import ClientMessage, Hello, Measurement
from slapjack.protocol.codec import PROTO, BadMessageError, decode
from slapjack.protocol.fields import Role
from slapjack.protocol.server_messages import Refused, ServerMessage
from slapjack.server import closing
from slapjack.server.fanout import Line
from slapjack.server.pace import Pace
from slapjack.server.wiring import Wiring
from slapjack.table.actor import Actor
from slapjack.table.inputs import Acked, Closed, Hole, KernelRtt, Message, Opened
from slapjack.units import ConnectionId, Micros


class Visit:
    """What a table and the limits know of one client.

    Attributes:
        pace: What the client may still say.
        actor: The table, once it is found.
        ordered: Whether the wire keeps the order of messages (fairness.md 1.5).
        must_prove: Only who shows a token comes in; nobody else learns whether there is a table.
        when_proven: Called when a hello shows a token of the table.
    """

    def __init__(self, wiring: Wiring, line: Line, *, ordered: bool) -> None:
        self.pace = Pace()
        self.actor: Actor | None = None
        self.ordered = ordered
        self.must_prove = False
        self.when_proven: Callable[[], None] | None = None
        self._wiring = wiring
        self._line = line
        self._connection: ConnectionId | None = None
        self._role: Role = "player"

    @property
    def is_open(self) -> bool:
        """Tell whether the table knows of this client."""
        return self._connection is not None

    def read(self, text: bytes, arrival_at: Micros) -> None:
        """Take one message as it came off the wire."""
        try:
            message = decode(text)
        except BadMessageError as error:
            self.turn_away(str(error))
            return
        self._wiring.meter.heard(str(message.__struct_config__.tag))
        if not self.pace.takes(arrival_at, message):
            self._slow_down(message)
        elif isinstance(message, Hello):
            self.greet(message, arrival_at)
        elif self._connection is None or self.actor is None:
            self._line.close(closing.BAD_MESSAGE)
        else:
            self.actor.post(
                Message(connection=self._connection, arrival_us=arrival_at, message=message)
            )

    def greet(self, hello: Hello, arrival_at: Micros) -> None:
        """Bring the client to the table."""
        if self._connection is not None:
            self.turn_away("expected one hello, got another")
            return
        if hello.proto != PROTO:
            self._line.close(closing.VERSION)
            return
        is_proven = self.actor is not None and self.actor.knows(hello.tokens)
        if self.actor is None or (self.must_prove and not is_proven):
            self._line.close(closing.TOO_FAST)
            return
        if is_proven and self.when_proven is not None:
            self.when_proven()
        self._connection = self._wiring.next_connection()
        self._role = hello.role
        self._wiring.meter.came(self._connection, hello.role, returns=hello.resume is not None)
        self._wiring.fanout.add(self._connection, self._line)
        self.actor.post(
            Opened(connection=self._connection, at_us=arrival_at, hello=hello, ordered=self.ordered)
        )

    def tell_kernel_rtt(self, least_us: Micros | None) -> None:
        """Tell the table what the kernel says of this wire."""
        if self._connection is not None and self.actor is not None:
            now = self._wiring.clock.now()
            self.actor.post(KernelRtt(self._connection, now, least_us))

    def tell_seen(self, acked_us: Micros | None, hole_us: Micros | None, now: Micros) -> None:
        """Tell the table what came to the other end, and that something on the way here is lost."""
        if self._connection is None or self.actor is None:
            return
        if hole_us is not None:
            self.actor.post(Hole(self._connection, hole_us))
        if acked_us is not None:
            self.actor.post(Acked(self._connection, now, acked_us))

    def end(self) -> None:
        """The wire is gone; harmless where it was told before."""
        if self._connection is None or self.actor is None:
            return
        self._wiring.fanout.remove(self._connection)
        self._wiring.meter.went(self._connection, self._role)
        self.actor.post(Closed(connection=self._connection, at_us=self._wiring.clock.now()))
        self._connection = self.actor = None

    def say(self, message: ServerMessage) -> None:
        """Say something that no table has to know of."""
        self._wiring.meter.said(message, (self._connection or ConnectionId(0),))
        self._line.write(self._line.form(message))

    def turn_away(self, why: str) -> None:
        """Answer a bad message; one too many ends the visit."""
        self.say(Refused(action_id=None, code="bad_message", hint=why))
        if self.pace.strike_bad():
            self._line.close(closing.BAD_MESSAGE)

    def _slow_down(self, message: ClientMessage) -> None:
        if not isinstance(message, Measurement | Hello):
            self.say(Refused(action_id=message.action_id, code="too_fast"))
        if self.pace.strike_fast():
            self._line.close(closing.TOO_FAST)
