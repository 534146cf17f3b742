"""What the roads need to know of an IP packet: whose road it is on, and whether it carries data."""

import struct
from typing import Final

import msgspec

SERVER_NET: Final = "10.77.0"
"""Each road ends at an address of its own here, all of them the server's."""

_SERVER_BYTES: Final = bytes((10, 77, 0))
_TCP: Final = 6
_HEADER_LEAST: Final = 20
_LENGTH: Final = struct.Struct("!H")


class Packet(msgspec.Struct, frozen=True):
    """What a road needs to know.

    Attributes:
        road: Last number of the server's address.
        up: Whether it goes to the server.
        data: Bytes behind the TCP header; 0 for a bare acknowledgement.
    """

    road: int
    up: bool
    data: int


def read(raw: bytes) -> Packet | None:
    """Read an IPv4 packet with TCP in it; None for anything else, which no road carries."""
    if len(raw) < _HEADER_LEAST or raw[0] >> 4 != 4 or raw[9] != _TCP:
        return None
    source, target = raw[12:16], raw[16:20]
    up = target[:3] == _SERVER_BYTES
    if not up and source[:3] != _SERVER_BYTES:
        return None
    header = (raw[0] & 15) * 4
    if len(raw) < header + _HEADER_LEAST:
        return None
    (length,) = _LENGTH.unpack_from(raw, 2)
    data = length - header - (raw[header + 12] >> 4) * 4
    return Packet(road=target[3] if up else source[3], up=up, data=max(0, data))


def address(road: int) -> str:
    """Return the server's address at the end of a road."""
    return f"{SERVER_NET}.{road}"
