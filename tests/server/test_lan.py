import ipaddress

from hypothesis import given
from hypothesis import strategies as st

from slapjack.server.lan import rank, reachable

ADDRESSES = st.ip_addresses(v=4).map(str)
NAMES = st.sampled_from(["eth0", "wlan0", "docker0", "br-12ab", "tun0", "lo", "Wi-Fi", "wg0"])


def order(addresses: dict[str, list[str]], routed: str | None = None) -> list[str]:
    return [reach.address for reach in rank(addresses, routed)]


def test_loopback_is_never_an_address_for_phones() -> None:
    assert order({"lo": ["127.0.0.1"], "eth0": ["127.0.1.1", "0.0.0.0"]}) == []


def test_docker_and_vpn_come_after_the_home_network() -> None:
    found = rank(
        {
            "docker0": ["172.17.0.1"],
            "br-3f2a": ["192.168.0.1"],
            "tailscale0": ["100.64.0.7"],
            "wg0": ["10.8.0.2"],
            "wlan0": ["192.168.1.20"],
        },
        routed="10.8.0.2",
    )
    assert found[0].address == "192.168.1.20"
    assert [reach.kind for reach in found] == ["lan", *["virtual"] * 4]


def test_names_of_virtual_interfaces_on_windows_are_known() -> None:
    found = rank(
        {
            "vEthernet (WSL)": ["172.20.0.1"],
            "Ethernet 3 (VirtualBox Host-Only)": ["192.168.56.1"],
            "Wi-Fi": ["192.168.178.30"],
        },
        routed=None,
    )
    assert [reach.interface for reach in found if reach.kind == "lan"] == ["Wi-Fi"]


def test_the_way_out_comes_first_among_real_interfaces() -> None:
    addresses = {"eth0": ["10.1.2.3"], "wlan0": ["192.168.1.20"]}
    assert order(addresses, routed="10.1.2.3") == ["10.1.2.3", "192.168.1.20"]


def test_without_a_way_out_the_usual_home_network_comes_first() -> None:
    addresses = {"eth0": ["172.16.0.9", "203.0.113.5"], "eth1": ["10.1.2.3", "192.168.1.20"]}
    assert order(addresses) == ["192.168.1.20", "10.1.2.3", "172.16.0.9", "203.0.113.5"]


def test_an_address_that_the_machine_gave_itself_comes_last() -> None:
    assert order({"eth0": ["169.254.7.7", "192.168.1.20"]}) == ["192.168.1.20", "169.254.7.7"]


@given(st.dictionaries(NAMES, st.lists(ADDRESSES, max_size=3)), st.none() | ADDRESSES)
def test_no_order_of_interfaces_puts_loopback_in_or_a_virtual_one_first(
    addresses: dict[str, list[str]], routed: str | None
) -> None:
    found = rank(addresses, routed)
    kinds = [reach.kind for reach in found]
    assert kinds == sorted(kinds)
    assert not any(ipaddress.ip_address(reach.address).is_loopback for reach in found)


def test_the_addresses_of_this_machine_can_be_read() -> None:
    for reach in reachable():
        assert not ipaddress.ip_address(reach.address).is_loopback
        assert reach.interface
