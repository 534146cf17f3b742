"""Units: the types that keep a time from being a seat, and a seat from being a flip.

Nothing here computes. Every time in code, wire and records is in whole microseconds; an instant
ends in `_at` or `_at_us`, a span in `_us` (design.md section 2).
"""

from typing import NewType

Micros = NewType("Micros", int)
"""Microseconds: an instant on the server's one monotonic clock, or a span."""

Seat = NewType("Seat", int)
"""Number of a seat, from 0, clockwise."""

FlipNo = NewType("FlipNo", int)
"""Number of a flip of one game, from 1."""

TableCode = NewType("TableCode", str)
"""Four consonants that name a table."""

ConnectionId = NewType("ConnectionId", int)
"""Number of a socket, never used twice while a process runs."""
