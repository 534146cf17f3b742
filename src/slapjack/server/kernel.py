"""What the kernel knows of a TCP connection: what no page can fake.

Linux's `struct tcp_info` (fairness.md 1.3, judge.md 4); reading it costs about a microsecond.
Elsewhere there is none of it, and old kernels return a shorter struct without the newer numbers.
It is true only where the connection ends in this process: `peers.py` decides that.
"""

import struct
import sys
from asyncio import BaseTransport
from socket import IPPROTO_TCP
from typing import Protocol, runtime_checkable

import msgspec

from slapjack.units import Micros

_TCP_INFO = 11
_BYTES = 256
_LEAST = struct.Struct("=148xI")
"""tcpi_min_rtt at 148."""

_COUNTS = struct.Struct("=120xQQ8xI52xQQ8xI")
"""tcpi_bytes_acked at 120, bytes_received at 128, notsent_bytes at 144, bytes_sent at 200,
bytes_retrans at 208, rcv_ooopack at 224."""

_UNMEASURED = 0xFFFF_FFFF
"""The kernel's value before the first sample."""


class Counts(msgspec.Struct, frozen=True):
    """How far one connection has come.

    Attributes:
        written: Bytes that were written to it so far, sent or not.
        acked: Bytes that the other end's kernel has acknowledged.
        received: Bytes that came with nothing missing before them, read or not.
        out_of_order: Packets that came while one before them was missing.
    """

    written: int
    acked: int
    received: int
    out_of_order: int


@runtime_checkable
class _HasOptions(Protocol):
    """A socket, asyncio's TransportSocket or uvloop's PseudoSocket: all can read options."""

    def getsockopt(self, level: int, optname: int, buflen: int, /) -> bytes: ...


def least_round_trip(transport: BaseTransport) -> Micros | None:
    """Read the least round trip of a connection, or None where the system does not tell."""
    answer = _read(transport)
    if len(answer) < _LEAST.size:
        return None
    (least_us,) = _LEAST.unpack_from(answer)
    return None if least_us == _UNMEASURED else Micros(least_us)


def counts(transport: BaseTransport) -> Counts | None:
    """Read how far a connection has come, or None where the system does not tell."""
    answer = _read(transport)
    if len(answer) < _COUNTS.size:
        return None
    acked, received, unsent, sent, again, out_of_order = _COUNTS.unpack_from(answer)
    return Counts(
        written=sent - again + unsent, acked=acked, received=received, out_of_order=out_of_order
    )


def _read(transport: BaseTransport) -> bytes:
    """Read the whole struct; nothing where there is none."""
    sock = transport.get_extra_info("socket")
    if not sys.platform.startswith("linux") or not isinstance(sock, _HasOptions):
        return b""
    try:
        return sock.getsockopt(IPPROTO_TCP, _TCP_INFO, _BYTES)
    except OSError:
        return b""
