"""Addresses by which a phone in the same house can reach this machine, best first.

The classic fault is a QR code that holds `localhost`, a Docker bridge or a VPN (bugs.md A80). So
loopback never counts, interfaces that only lead into this machine or into a tunnel come last and
are marked, and the address that the way to the world leaves from comes first.
"""

import socket
from collections.abc import Mapping, Sequence
from ipaddress import IPv4Address, ip_address
from typing import Literal

import psutil  # type: ignore[import-untyped]  # it ships no types
from msgspec import Struct

VIRTUAL_NAMES = (
    "docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vnet", "lxc", "lxd", "cni", "flannel",
    "cali", "podman", "utun", "tun", "tap", "wg", "tailscale", "zt", "ham", "ppp", "ifb", "dummy",
    "vethernet", "virtualbox", "vmware", "hyper-v", "bluetooth", "wsl", "anpi", "awdl", "llw",
)  # fmt: skip
"""How the names of interfaces begin that no phone in the house can reach."""

Kind = Literal["lan", "virtual"]


class Reach(Struct, frozen=True):
    """An address of this machine, and whether a phone is likely to reach it."""

    address: str
    interface: str
    kind: Kind


def rank(addresses: Mapping[str, Sequence[str]], routed: str | None) -> list[Reach]:
    """Sort the addresses of all interfaces, best first.

    Args:
        addresses: IPv4 addresses by the name of their interface.
        routed: The address from which packets to the world leave, where known.
    """
    found = [
        Reach(address=address, interface=name, kind=_kind(name, ip_address(address)))
        for name, of_interface in addresses.items()
        for address in of_interface
        if not ip_address(address).is_loopback and not ip_address(address).is_unspecified
    ]
    return sorted(found, key=lambda reach: _order(reach, routed))


def reachable() -> list[Reach]:
    """Look at this machine's interfaces now; they change when a laptop moves."""
    up = {name for name, stats in psutil.net_if_stats().items() if stats.isup}
    addresses = {
        name: [entry.address for entry in entries if entry.family == socket.AF_INET]
        for name, entries in psutil.net_if_addrs().items()
        if name in up
    }
    return rank(addresses, _routed())


def _routed() -> str | None:
    """Ask the routing table which own address leads out; a UDP connect sends no packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("198.51.100.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def _kind(interface: str, address: object) -> Kind:
    name = interface.lower()
    # "vEthernet (Default Switch)" and "Ethernet 3 (VirtualBox Host-Only)" both occur on Windows.
    is_virtual = name.startswith(VIRTUAL_NAMES) or any(
        word in name for word in ("virtualbox", "vmware", "hyper-v", "wsl")
    )
    is_link_local = isinstance(address, IPv4Address) and address.is_link_local
    return "virtual" if is_virtual or is_link_local else "lan"


def _order(reach: Reach, routed: str | None) -> tuple[bool, bool, int, str]:
    """Physical before virtual, the routed one first, then the usual home networks."""
    homes = ("192.168.", "10.", "172.")
    home = next((n for n, start in enumerate(homes) if reach.address.startswith(start)), len(homes))
    return reach.kind == "virtual", reach.address != routed, home, reach.address
