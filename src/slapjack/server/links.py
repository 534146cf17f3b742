"""The links that open a table, best first: what the QR code and the lobby show.

A public address that the operator set wins. The address by which a browser came in is the best
proof of all when it is a number (inside a container it is the only true one); a name may be known
to that browser alone, so it comes after the addresses that were found.
"""

from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct

from slapjack.server.config import ServerConfig
from slapjack.server.lan import Kind, Reach
from slapjack.server.peers import Peer
from slapjack.units import TableCode


class Link(Struct, frozen=True):
    """One address of a table.

    Attributes:
        kind: `public` (set by the operator), `lan`, `name` (as the browser came in), or
            `virtual` (Docker, a VPN: listed last, never shown first).
    """

    url: str
    kind: Literal["public", "lan", "name", "virtual"]


def table_links(
    config: ServerConfig, code: TableCode, found: Sequence[Reach], peer: Peer | None = None
) -> list[Link]:
    """List the links of a table, best first; empty where only this machine could open one.

    Args:
        config: Public address, base path and port.
        code: The table.
        found: The machine's addresses, best first (`lan.reachable`).
        peer: Who asks, so that the way they came can be used.
    """
    came = _came(config, code, found, peer)
    own = [_own(config, code, reach) for reach in found]
    links = [Link(url=f"{config.public_url}/{code}", kind="public")] if config.public_url else []
    links += [came] if came is not None and came.kind == "lan" else []
    links += [link for link in own if link.kind == "lan"]
    links += [came] if came is not None and came.kind != "lan" else []
    links += [link for link in own if link.kind == "virtual"]
    return list({link.url: link for link in reversed(links)}.values())[::-1]


def tv_url(table_url: str) -> str:
    """Return the address of the big screen that shows the table of this link."""
    server, _, code = table_url.rpartition("/")
    return f"{server}/tv?table={code}"


def addresses(config: ServerConfig, found: Sequence[Reach]) -> list[Reach]:
    """Narrow the machine's addresses to those at which this server listens."""
    if config.lan_address is not None:
        return [Reach(address=config.lan_address, interface="", kind="lan")]
    if config.host in ("", "0.0.0.0", "::"):
        return list(found)
    return [reach for reach in found if reach.address == config.host]


def _own(config: ServerConfig, code: TableCode, reach: Reach) -> Link:
    url = f"{config.scheme}://{reach.address}{config.port_sign}{config.base_path}/{code}"
    return Link(url=url, kind=reach.kind)


def _came(
    config: ServerConfig, code: TableCode, found: Sequence[Reach], peer: Peer | None
) -> Link | None:
    """Make a link of the address by which the visitor came, unless it leads only to itself."""
    if peer is None:
        return None
    name = urlsplit(f"//{peer.host}").hostname or ""
    url = f"{peer.scheme}://{peer.host}{config.base_path}/{code}"
    try:
        address = ip_address(name)
    except ValueError:
        is_home = not name or name == "localhost" or name.endswith(".localhost")
        return None if is_home else Link(url=url, kind="name")
    if address.is_loopback or isinstance(address, IPv6Address):
        return None
    known: Kind = next((reach.kind for reach in found if reach.address == str(address)), "lan")
    return Link(url=url, kind=known)
