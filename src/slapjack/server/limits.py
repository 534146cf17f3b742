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

SEAT_ACTIONS = Rate(every_us=Micros(83_333), burst=12)
"""Twelve actions a second of one seat (bugs.md A74)."""

MEASUREMENTS = Rate(every_us=Micros(6_000), burst=400)
"""Watermarks come with each frame of a 120 Hz screen, pongs and `shown` beside them."""

TABLES_OPENED = Rate(every_us=Micros(2_000_000), burst=30)
SEATS_ASKED = Rate(every_us=Micros(500_000), burst=120)
WRONG_CODES = Rate(every_us=Micros(3_000_000), burst=20)
"""Twenty wrong codes, then one each three seconds (bugs.md A90)."""

SOCKETS_OPENED = Rate(every_us=Micros(100_000), burst=200)
SOCKETS_OF_ADDRESS_MAX = 256


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


class AddressLimits:
    """What each address may do, whatever connections and tokens it has."""

    def __init__(self) -> None:
        self.tables = Allowances(TABLES_OPENED)
        self.seats = Allowances(SEATS_ASKED)
        self.wrong_codes = Allowances(WRONG_CODES)
        self.sockets = Allowances(SOCKETS_OPENED)
        self._open: dict[str, int] = {}

    def enter(self, address: str, now: Micros) -> bool:
        """Count one more socket of this address, or return False where there are too many."""
        open_now = self._open.get(address, 0)
        if open_now >= SOCKETS_OF_ADDRESS_MAX or not self.sockets.take(address, now):
            return False
        self._open[address] = open_now + 1
        return True

    def leave(self, address: str) -> None:
        """Count one socket less; each `enter` that was allowed is left once."""
        left = self._open[address] - 1
        if left:
            self._open[address] = left
        else:
            del self._open[address]

    @property
    def sockets_open(self) -> int:
        """Sockets open now, of all addresses."""
        return sum(self._open.values())
