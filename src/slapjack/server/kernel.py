"""The kernel's least round trip of a TCP connection: what no page can fake.

`tcpi_min_rtt` is the u32 at offset 148 of Linux's `struct tcp_info` (fairness.md 1.3); reading it
costs about a microsecond. Elsewhere, and from kernels that return a shorter struct, there is none.
It is true only where the connection ends in this process: `peers.py` decides that.
"""

import struct
import sys
from asyncio import BaseTransport
from socket import IPPROTO_TCP
from typing import Protocol, runtime_checkable

from slapjack.units import Micros

_TCP_INFO = 11
_BYTES = 256
_MIN_RTT = struct.Struct("=148xI")
_UNMEASURED = 0xFFFF_FFFF
"""The kernel's value before the first sample."""


@runtime_checkable
class _HasOptions(Protocol):
    """A socket, asyncio's TransportSocket or uvloop's PseudoSocket: all can read options."""

    def getsockopt(self, level: int, optname: int, buflen: int, /) -> bytes: ...


def least_rtt_us(transport: BaseTransport) -> Micros | None:
    """Read the least round trip that the kernel saw on this connection.

    Returns:
        Microseconds, or None where the system does not tell.
    """
    if not sys.platform.startswith("linux"):
        return None
    sock = transport.get_extra_info("socket")
    if not isinstance(sock, _HasOptions):
        return None
    try:
        options = sock.getsockopt(IPPROTO_TCP, _TCP_INFO, _BYTES)
    except OSError:
        return None
    if len(options) < _MIN_RTT.size:
        return None
    (min_us,) = _MIN_RTT.unpack_from(options)
    return None if min_us == _UNMEASURED else Micros(min_us)
