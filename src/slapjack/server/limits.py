"""How much one visitor may ask for: rates per connection and per address, in integer time.

An allowance is a queue that drains one unit each `every_us` and holds `burst` units (the generic
cell rate algorithm: one integer of state, no timer). A family, a class, or everybody behind one
tunnel shares an address, so the limits per address are wide; those per connection are near what
one honest client needs (design.md section 7).
"""

from collections import OrderedDict

from msgspec import Struct

from slapjack.units import Micros

ADDRESSES_MAX = 10_000
"""Addresses remembered at once; the longest unseen is forgotten first."""


class Rate(Struct, frozen=True):
    """One unit each `every_us` in the long run, `burst` units at once."""

    every_us: Micros
    burst: int


SOCKET_BYTES = Rate(every_us=Micros(15), burst=131_072)
"""About 64 KiB a second of raw input; a client of eight seats sends under 20."""

SOCKET_FRAMES = Rate(every_us=Micros(2_500), burst=600)
"""Frames of whatever kind, pings too: each costs, however small. The rates below fit in."""

SEAT_ACTIONS = Rate(every_us=Micros(83_333), burst=12)
"""Twelve actions a second of one seat (bugs.md A74)."""

MEASUREMENTS = Rate(every_us=Micros(6_000), burst=400)
"""Watermarks come with each frame of a 120 Hz screen, pongs and `shown` beside them."""

TABLES_OPENED = Rate(every_us=Micros(10_000_000), burst=30)
"""One address can keep some two hundred tables that nobody joins, of the thousand there may be."""

SEATS_ASKED = Rate(every_us=Micros(500_000), burst=120)
WRONG_CODES = Rate(every_us=Micros(3_000_000), burst=20)
"""Twenty wrong codes, then one each three seconds (bugs.md A90)."""

SOCKETS_OPENED = Rate(every_us=Micros(100_000), burst=200)
SOCKETS_OF_ADDRESS_MAX = 256
"""Sockets of an address that have not shown a token; beyond, a newcomer must show one at once."""

UNPROVEN_OPENED = Rate(every_us=Micros(20_000), burst=400)
UNPROVEN_OF_ADDRESS_MAX = 512
"""The same of those that are let in only to show a token; beyond, the handshake is refused."""

REQUESTS = Rate(every_us=Micros(10_000), burst=3_000)
"""A class that opens the page at once asks for some 800 files; then each asks for a few."""

REQUESTS_OPEN_OF_ADDRESS_MAX = 400
"""Connections for requests at once; a browser holds six, for seconds."""

PICTURES_DRAWN = Rate(every_us=Micros(2_000_000), burst=30)
"""QR codes that nobody asked for before: each costs some milliseconds of everybody's time."""

REPLAYS = Rate(every_us=Micros(3_000_000), burst=40)
"""Records played through; each costs milliseconds, one that is made up to be slow a second."""

CODES_KNOWN_MAX = 10_000
"""Pairs of an address and a code of a table that somebody there found."""


class Allowance:
    """What one visitor has left of a rate."""

    __slots__ = ("_rate", "_used_until")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._used_until = Micros(0)

    def take(self, now: Micros, units: int = 1) -> bool:
        """Take the units, or take nothing and return False."""
        until = max(self._used_until, now) + units * self._rate.every_us
        if until - now > self._rate.burst * self._rate.every_us:
            return False
        self._used_until = Micros(until)
        return True

    def has(self, now: Micros) -> bool:
        """Tell whether one unit could be taken."""
        used_us = max(self._used_until, now) - now
        return used_us <= (self._rate.burst - 1) * self._rate.every_us

    def is_full(self, now: Micros) -> bool:
        """Tell whether nothing is used: forgetting this allowance changes nothing."""
        return self._used_until <= now


class Allowances:
    """One rate, counted for each key (an address) apart."""

    def __init__(self, rate: Rate, keys_max: int = ADDRESSES_MAX) -> None:
        self.rate = rate
        self._keys_max = keys_max
        self._of: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, key: str, now: Micros) -> bool:
        """Take one unit for this key, or take nothing and return False."""
        allowance = self._of.get(key)
        if allowance is None:
            allowance = self._of[key] = Allowance(self.rate)
            self._forget(now)
        self._of.move_to_end(key)
        return allowance.take(now)

    def has(self, key: str, now: Micros) -> bool:
        """Tell whether one unit could be taken for this key."""
        allowance = self._of.get(key)
        return allowance is None or allowance.has(now)

    def __len__(self) -> int:
        return len(self._of)

    def _forget(self, now: Micros) -> None:
        """Drop what is full again at the old end, and the oldest when there are too many."""
        while self._of:
            oldest = next(iter(self._of))
            if len(self._of) <= self._keys_max and not self._of[oldest].is_full(now):
                return
            if len(self._of) == 1:
                return
            del self._of[oldest]


class OpenNow:
    """How many of something are open for each key at this moment."""

    def __init__(self) -> None:
        self._of: dict[str, int] = {}

    def enter(self, key: str, most: int) -> bool:
        """Count one more of this key, or return False where there are `most`."""
        open_now = self._of.get(key, 0)
        if open_now >= most:
            return False
        self._of[key] = open_now + 1
        return True

    def leave(self, key: str) -> None:
        """Count one less; each `enter` that was allowed is left once."""
        left = self._of[key] - 1
        if left:
            self._of[key] = left
        else:
            del self._of[key]

    def total(self) -> int:
        """Count all."""
        return sum(self._of.values())

    def __len__(self) -> int:
        return len(self._of)


class Admission:
    """One socket as its address counts it.

    Attributes:
        must_prove: It is let in only to show the token of a seat or of a host, and at once.
    """

    def __init__(self, open_now: OpenNow, address: str, *, must_prove: bool) -> None:
        self.must_prove = must_prove
        self._open_now: OpenNow | None = open_now
        self._address = address

    def leave(self) -> None:
        """Count it no longer: it is closed, or has shown a token; harmless a second time."""
        if self._open_now is not None:
            self._open_now.leave(self._address)
            self._open_now = None


class AddressLimits:
    """What each address may do; who shows the token of a seat is no longer counted there."""

    def __init__(self) -> None:
        self.tables = Allowances(TABLES_OPENED)
        self.seats = Allowances(SEATS_ASKED)
        self.wrong_codes = Allowances(WRONG_CODES)
        self.sockets = Allowances(SOCKETS_OPENED)
        self.unproven = Allowances(UNPROVEN_OPENED)
        self.requests = Allowances(REQUESTS)
        self.pictures = Allowances(PICTURES_DRAWN)
        self.replays = Allowances(REPLAYS)
        self.requests_open = OpenNow()
        self._sockets_open = OpenNow()
        self._unproven_open = OpenNow()
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def enter(self, address: str, now: Micros) -> bool:
        """Count one more socket of this address, or return False where there are too many."""
        return self._enter(address, now, self.sockets, self._sockets_open, SOCKETS_OF_ADDRESS_MAX)

    def leave(self, address: str) -> None:
        """Count one socket less; each `enter` that was allowed is left once."""
        self._sockets_open.leave(address)

    def admit(self, address: str, now: Micros) -> "Admission | None":
        """Count one more socket; beyond what strangers may, it must show a token; None beyond all.

        So whoever floods from behind a school's router takes no seat from those who have one.
        """
        if self.enter(address, now):
            return Admission(self._sockets_open, address, must_prove=False)
        most = UNPROVEN_OF_ADDRESS_MAX
        if self._enter(address, now, self.unproven, self._unproven_open, most):
            return Admission(self._unproven_open, address, must_prove=True)
        return None

    def may_seek(self, address: str, code: str, now: Micros) -> bool:
        """Tell whether this address may ask for a table: it guesses slowly, or knows this one.

        One child who guesses must not lock a class out of the table at which it plays.
        """
        return (address, code) in self._known or self.wrong_codes.has(address, now)

    def found(self, address: str, code: str) -> None:
        """Note that somebody at this address knows a table."""
        self._known[address, code] = None
        self._known.move_to_end((address, code))
        if len(self._known) > CODES_KNOWN_MAX:
            self._known.popitem(last=False)

    @property
    def sockets_open(self) -> int:
        """Sockets that count for their address now, of all addresses."""
        return self._sockets_open.total() + self._unproven_open.total()

    @staticmethod
    def _enter(address: str, now: Micros, rate: Allowances, open_now: OpenNow, most: int) -> bool:
        if not open_now.enter(address, most):
            return False
        if not rate.take(address, now):
            open_now.leave(address)
            return False
        return True
