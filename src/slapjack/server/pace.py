"""How fast one socket may speak: bytes first, then messages of its kind, then strikes.

Counted per seat that a message names, since one tablet may carry eight; a measurement is cheap
and frequent and has its own, wider rate.
"""

from slapjack.protocol.client_messages import ClientMessage, Hello, Measurement
from slapjack.server.limits import (
    MEASUREMENTS,
    SEAT_ACTIONS,
    SOCKET_BYTES,
    SOCKET_FRAMES,
    Allowance,
)
from slapjack.units import Micros

BAD_MESSAGES_MAX = 5
"""So many bad messages are answered; the next closes the socket."""

TOO_FAST_MAX = 24
"""So many actions over the rate are refused; the next closes the socket."""


class Pace:
    """The allowances and strikes of one socket."""

    def __init__(self) -> None:
        self._bytes = Allowance(SOCKET_BYTES)
        self._frames = Allowance(SOCKET_FRAMES)
        self._measurements = Allowance(MEASUREMENTS)
        self._actions: dict[int | None, Allowance] = {}
        self._bad = 0
        self._fast = 0

    def takes_bytes(self, now: Micros, count: int) -> bool:
        """Count raw input; False when the socket floods."""
        return self._bytes.take(now, count)

    def takes_frame(self, now: Micros) -> bool:
        """Count a frame of whatever kind; False when the socket floods."""
        return self._frames.take(now)

    def takes(self, now: Micros, message: ClientMessage) -> bool:
        """Count a message; False when its seat, or the socket's measurements, are too fast."""
        if isinstance(message, Measurement | Hello):
            return self._measurements.take(now)
        seat: int | None = getattr(message, "seat", None)
        return self._actions.setdefault(seat, Allowance(SEAT_ACTIONS)).take(now)

    def strike_bad(self) -> bool:
        """Count a bad message; True when it was one too many."""
        self._bad += 1
        return self._bad > BAD_MESSAGES_MAX

    def strike_fast(self) -> bool:
        """Count a message over its rate; True when it was one too many."""
        self._fast += 1
        return self._fast > TOO_FAST_MAX
