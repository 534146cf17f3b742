"""Who is at the other end: the address that limits count, and whether the wire ends with us.

A forwarding header is believed only from a proxy that the operator named. But its mere presence
is enough to know that the kernel's round trip would be that of a near proxy, so it is not used
then (fairness.md 1.3).
"""

import re
from collections.abc import Callable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from msgspec import Struct

Network = IPv4Network | IPv6Network
Values = Callable[[str], Sequence[str]]
"""All values of a header, as both Starlette's and websockets' headers tell them."""

HOST = re.compile(r"[A-Za-z0-9._-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
"""A name or address, and a port: what a `Host` header may say; anything else is as good as none."""

FORWARDING_HEADERS = ("x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-host", "via")


class Peer(Struct, frozen=True):
    """The other end of a request.

    Attributes:
        address: Whom the limits count; an IPv6 network of 64 bits counts as one.
        is_direct: Nothing stands between: the kernel's round trip is the visitor's.
        host: Host and port by which the visitor reached us, as the visitor's browser says it;
            empty where that is none.
        scheme: `http` or `https`, as the visitor sees it.
    """

    address: str
    is_direct: bool
    host: str
    scheme: str


def peer_of(remote: str, scheme: str, values: Values, trusted: Sequence[Network]) -> Peer:
    """Tell who sent a request that came from `remote` with these headers."""
    is_believed = is_trusted(remote, trusted)
    host = _last(values("host"))
    if is_believed:
        host = _last(values("x-forwarded-host")) or host
        scheme = _last(values("x-forwarded-proto")) or scheme
    return Peer(
        address=counted(_visitor(remote, values, trusted) if is_believed else remote),
        is_direct=not is_believed and not is_forwarded(values) and not is_local(remote),
        host=host if HOST.fullmatch(host) else "",
        scheme=scheme if scheme in ("http", "https") else "http",
    )


def counted(address: str) -> str:
    """Tell as whom an address is counted."""
    found = _parsed(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, 64), strict=False))
    return "unknown" if found is None else str(found)


def is_forwarded(values: Values) -> bool:
    """Tell whether somebody says that they pass the request on."""
    return any(values(name) for name in FORWARDING_HEADERS)


def is_trusted(remote: str, trusted: Sequence[Network]) -> bool:
    """Tell whether the operator named this address as a proxy's."""
    return _is_in(remote, trusted)


def is_local(address: str) -> bool:
    """Tell whether it is this machine; what has no address (a Unix socket) is."""
    found = _parsed(address)
    return found is None or found.is_loopback


def is_own_origin(origin: str | None, host: str, public_url: str | None) -> bool:
    """Tell whether a page of this origin may talk to us.

    No origin is no browser; every browser sends one with a socket and with a POST. A page of
    another site may not use a visitor's browser to reach a table at home (bugs.md A89).
    """
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # a bracket that is not closed
        return False
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return False
    if parts.netloc.lower() == host.lower():
        return True
    public = urlsplit(public_url or "")
    return bool(public.netloc) and (parts.scheme, parts.netloc) == (public.scheme, public.netloc)


def _visitor(remote: str, values: Values, trusted: Sequence[Network]) -> str:
    """Walk the chain of forwarders back to the first that is not ours."""
    chain = [part.strip() for line in values("x-forwarded-for") for part in line.split(",")]
    for address in reversed(chain):
        if address and not _is_in(address, trusted):
            return address
    return remote


def _is_in(address: str, networks: Sequence[Network]) -> bool:
    found = _parsed(address)
    return found is not None and any(found in network for network in networks)


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    """Read an address; one of IPv4 in IPv6 form (a dual-stack listener) is the same visitor."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def _last(values: Sequence[str]) -> str:
    return values[-1].split(",")[-1].strip() if values else ""
