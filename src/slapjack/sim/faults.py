"""What goes wrong at a table beside the weather of its roads, drawn from a seed.

Pages are hidden, connections break and come back, the server's event loop stands still. Honest
people suffer it all; whatever happens, no card may be lost, seen early or told twice.
"""

import random
from typing import Final, Literal, get_args

import msgspec

from slapjack.units import Micros

FaultKind = Literal["hidden", "dropped", "stalled"]

_SPAN_US: Final[dict[FaultKind, tuple[int, int]]] = {
    "hidden": (200_000, 8_000_000),
    "dropped": (50_000, 9_000_000),
    "stalled": (5_000, 400_000),
}
"""How long each may last: long enough for a seat to become away, and for a race to be voided."""


class Fault(msgspec.Struct, frozen=True):
    """Something that goes wrong for a while.

    Attributes:
        seat: Whom it befalls; a stall of the loop befalls all.
    """

    kind: FaultKind
    at: Micros
    span_us: Micros
    seat: int


def draw_faults(seed: str, *, seats: int, until: int, count: int) -> list[Fault]:
    """Draw so many faults between the deal and an instant, earliest first."""
    rng = random.Random(f"{seed}/faults")
    faults = [_draw_fault(rng, seats, until) for _ in range(count)]
    return sorted(faults, key=lambda fault: fault.at)


def _draw_fault(rng: random.Random, seats: int, until: int) -> Fault:
    kind = rng.choice(get_args(FaultKind))
    return Fault(
        kind=kind,
        at=Micros(rng.randrange(until)),
        span_us=Micros(rng.randint(*_SPAN_US[kind])),
        seat=rng.randrange(seats),
    )
