from collections.abc import Sequence
from ipaddress import ip_network

import pytest

from slapjack.server.peers import Peer, Values, is_own_origin, peer_of

PROXY = [ip_network("10.0.0.0/8"), ip_network("127.0.0.1")]


def headers(**values: str) -> Values:
    named = {name.replace("_", "-"): value for name, value in values.items()}

    def get(name: str) -> Sequence[str]:
        return [named[name]] if name in named else []

    return get


def peer(remote: str, **values: str) -> Peer:
    return peer_of(remote, "http", headers(**values), PROXY)


def test_a_phone_at_home_is_counted_by_its_address_and_is_direct() -> None:
    found = peer("192.168.1.9", host="192.168.1.5:8080")
    assert found == Peer(
        address="192.168.1.9", is_direct=True, host="192.168.1.5:8080", scheme="http"
    )


def test_a_stranger_cannot_choose_the_address_that_is_counted() -> None:
    found = peer("203.0.113.9", x_forwarded_for="198.51.100.1")
    assert found.address == "203.0.113.9"


@pytest.mark.parametrize(
    "name", ["x_forwarded_for", "forwarded", "x_real_ip", "x_forwarded_host", "via"]
)
def test_a_forwarding_header_means_that_the_wire_does_not_end_at_the_visitor(name: str) -> None:
    assert not peer("203.0.113.9", **{name: "198.51.100.1"}).is_direct


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1", ""])
def test_a_connection_from_this_machine_is_not_direct(address: str) -> None:
    assert not peer_of(address, "http", headers(), []).is_direct


def test_a_trusted_proxy_says_who_came_how_and_by_which_name() -> None:
    found = peer(
        "10.0.0.2",
        host="backend:8080",
        x_forwarded_for="198.51.100.1",
        x_forwarded_host="cards.example.org",
        x_forwarded_proto="https",
    )
    assert found == Peer(
        address="198.51.100.1", is_direct=False, host="cards.example.org", scheme="https"
    )


def test_the_nearest_address_that_is_no_proxy_of_ours_is_the_visitor() -> None:
    chain = "192.0.2.66, 198.51.100.1, 10.0.0.7"
    assert peer("10.0.0.2", x_forwarded_for=chain).address == "198.51.100.1"


def test_a_proxy_that_says_nothing_is_itself_counted() -> None:
    assert peer("10.0.0.2").address == "10.0.0.2"
    assert not peer("10.0.0.2").is_direct


def test_a_scheme_that_no_browser_has_is_not_believed() -> None:
    assert peer("10.0.0.2", x_forwarded_proto="javascript").scheme == "http"


def test_an_ipv6_network_counts_as_one_visitor() -> None:
    first, second = peer("2001:db8:1:2::5"), peer("2001:db8:1:2:ffff::9")
    assert first.address == second.address == "2001:db8:1:2::/64"
    assert peer("2001:db8:1:3::5").address != first.address


def test_an_ipv4_address_in_ipv6_clothes_is_the_same_visitor() -> None:
    assert peer("::ffff:198.51.100.1").address == "198.51.100.1"
    assert not peer("::ffff:10.0.0.2").is_direct


def test_what_is_no_address_is_counted_together() -> None:
    assert peer("10.0.0.2", x_forwarded_for="garbage").address == "unknown"


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://192.168.1.5:8080", True),
        ("http://192.168.1.5:8081", False),
        ("http://192.168.1.5", False),
        ("https://cards.example.org", True),
        ("http://cards.example.org", False),
        ("https://cards.example.org.evil.example", False),
        ("http://evil.example", False),
        ("null", False),
        ("file://", False),
        ("", False),
    ],
)
def test_only_our_own_pages_and_programs_may_talk_to_us(origin: str | None, allowed: bool) -> None:
    public = "https://cards.example.org/games"
    assert is_own_origin(origin, "192.168.1.5:8080", public) is allowed


def test_without_a_public_address_only_the_host_counts() -> None:
    assert not is_own_origin("https://cards.example.org", "192.168.1.5:8080", None)
    assert is_own_origin("http://Slapjack.local:8080", "slapjack.local:8080", None)
