"""One WebSocket: bytes in, inputs of a table out, in direct callbacks.

The class stands in uvicorn's `ws=` slot, on the sans-I/O parser of `websockets`, so that the
transport is in our hands: the arrival is stamped first of all, before limits and decoding, and
the kernel's round trip can be read. No task and no queue lies between the wire and the table's
inbox (design.md section 6). How bytes leave, and how a connection ends, is `wire.py`'s; what may
be said is `visit.py`'s.
"""

import asyncio
from collections import deque

from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from slapjack.protocol.server_messages import Ended
from slapjack.server import closing
from slapjack.server.acks import Acks
from slapjack.server.fanout import framed
from slapjack.server.handshake import Refusal, admission, table_of
from slapjack.server.kernel import least_round_trip
from slapjack.server.limits import Admission
from slapjack.server.peers import Peer, peer_of
from slapjack.server.visit import Visit
from slapjack.server.wire import Wire
from slapjack.server.wiring import Wiring
from slapjack.units import Micros

HELLO_S = 10.0
"""A socket that has not said hello by then is closed."""

PROOF_S = 3.0
"""So is one that is let in only to show a token."""

URGE = 12 * Frame(Opcode.PONG, bytes(125)).serialize(mask=False)
"""Pongs that nobody asked for, which a browser passes over; a kernel that got more than a segment
acknowledges at once, whatever the page above it says. (Two segments: of three the last would be
saved up. Measured by the netlab, docs/fairness.md.)"""

TURN_BYTES = 1_024
"""So much of one socket is read in one turn of the loop; whoever says more waits for the others."""


class Socket(Wire):
    """One client: its handshake, and its frames until it goes."""

    form = staticmethod(framed)

    def __init__(self, wiring: Wiring, sockets: "set[Socket]") -> None:
        super().__init__()
        self._wiring = wiring
        self._sockets = sockets
        self._visit = Visit(wiring, self, ordered=True)
        self._acks = Acks(self._loop, wiring.clock, self._visit.tell_seen)
        self._parts: list[bytes] = []
        self._unread: deque[tuple[bytes, Micros]] = deque()
        self._peer: Peer | None = None
        self._admission: Admission | None = None
        self._is_shut_out = False

    # The transport's callbacks

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the transport over, and be counted among the open sockets."""
        super().connection_made(transport)
        self._sockets.add(self)

    def data_received(self, data: bytes) -> None:
        """Stamp the arrival, then count, parse, decode and hand on."""
        arrival_at = self._wiring.clock.now()
        self._acks.look(self.transport)
        if not self._visit.pace.takes_bytes(arrival_at, len(data)):
            self._shut_out()
        elif len(data) <= TURN_BYTES and not self._unread:
            self._parse(data, arrival_at)
        else:
            self._put_off(data, arrival_at)

    def _put_off(self, data: bytes, arrival_at: Micros) -> None:
        """Read a lot in many turns: nobody's race waits for one client's backlog."""
        if not self._unread:
            self.transport.pause_reading()
            self._loop.call_soon(self._read_on)
        self._unread.extend(
            (data[at : at + TURN_BYTES], arrival_at) for at in range(0, len(data), TURN_BYTES)
        )

    def _read_on(self) -> None:
        if self.transport.is_closing():
            self._unread.clear()
        if not self._unread:
            return
        self._parse(*self._unread.popleft())
        if self._unread:
            self._loop.call_soon(self._read_on)
        elif not self._is_shut_out and not self.transport.is_closing():
            self.transport.resume_reading()

    def _parse(self, data: bytes, arrival_at: Micros) -> None:
        self._parser.receive_data(data)
        for event in self._parser.events_received():
            if isinstance(event, Request):
                self._greet(event, arrival_at)
            elif isinstance(event, Frame):
                self._take(event, arrival_at)
        self._acks.read()
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the table, and give back what was counted."""
        super().connection_lost(exc)
        self._sockets.discard(self)
        self._acks.stop()
        self._visit.end()
        self._unread.clear()
        self._stop_counting()

    def measure(self) -> None:
        """Read the kernel's round trip and tell it to the table."""
        self._visit.tell_kernel_rtt(least_round_trip(self.transport) if self._is_direct else None)

    def watch(self, sent_us: Micros) -> None:
        """Tell the table when what was written at this instant is acknowledged."""
        if self._is_direct and not self.is_behind:
            self._acks.sent(self.transport, sent_us)

    def urge(self) -> None:
        """Send more than a segment of what no page sees, where acknowledgements are watched."""
        if self._acks.is_watching and not self.is_behind:
            self.write(URGE)

    @property
    def _is_direct(self) -> bool:
        """Whether the connection ends here, so that its kernel is the player's device's."""
        return self._peer is not None and self._peer.is_direct

    # The handshake

    def _greet(self, request: Request, now: Micros) -> None:
        scheme = "https" if self.transport.get_extra_info("sslcontext") else "http"
        remote = self.transport.get_extra_info("peername")
        peer = peer_of(
            str(remote[0]) if remote else "",
            scheme,
            request.headers.get_all,
            self._wiring.config.trusted_proxies,
        )
        self._peer = peer
        admitted = admission(request, peer, self._wiring, now)
        if isinstance(admitted, Refusal):
            response = self._parser.reject(admitted.status, admitted.text)
        else:
            self._admission = admitted
            response = self._parser.accept(request)
        self._parser.send_response(response)
        self._flush()
        if response.status_code != 101:
            self._end()
            return
        self._seek_table(request, peer, now)

    def _seek_table(self, request: Request, peer: Peer, now: Micros) -> None:
        sought = table_of(request, peer, self._wiring, now)
        must_prove = sought.must_prove or (
            self._admission is not None and self._admission.must_prove
        )
        if sought.actor is None and not must_prove:
            self._visit.say(Ended(why="no_such_table"))
            self.close(closing.NO_SUCH_TABLE)
            return
        self._visit.actor = sought.actor
        self._visit.must_prove = must_prove
        self._visit.when_proven = self._stop_counting
        self._after(PROOF_S if must_prove else HELLO_S, "hello", self._give_up_waiting)
        self._start_beating()

    def _stop_counting(self) -> None:
        if self._admission is not None:
            self._admission.leave()
            self._admission = None

    def _give_up_waiting(self) -> None:
        if not self._visit.is_open:
            self.close(closing.BAD_MESSAGE)

    # Frames and messages

    def _take(self, frame: Frame, arrival_at: Micros) -> None:
        self._is_answered = True
        if self._is_closing:
            return
        if not self._visit.pace.takes_frame(arrival_at):
            self._shut_out()
            return
        match frame.opcode:
            case Opcode.TEXT | Opcode.CONT:
                self._parts.append(bytes(frame.data))
                if frame.fin:
                    text = b"".join(self._parts)
                    self._parts.clear()
                    self._visit.read(text, arrival_at)
            case Opcode.BINARY:
                self._visit.turn_away("expected text, got binary")
            case Opcode.CLOSE:
                self._is_closing = True
            case Opcode.PONG:
                self._note_round_trip()
            case _:
                pass

    def _shut_out(self) -> None:
        """Close on a flood, and listen no more: what is still on its way costs nothing then."""
        self.close(closing.TOO_FAST)
        self._is_shut_out = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def _note_round_trip(self) -> None:
        """A pong came; the first one after a ping of ours tells the round trip."""
        if self._beaten_at is not None:
            took_s = self._loop.time() - self._beaten_at
            self._wiring.meter.rtt.observe(int(took_s * 1_000_000))
            self._beaten_at = None
