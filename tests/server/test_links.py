from slapjack.server.config import ServerConfig
from slapjack.server.lan import Reach
from slapjack.server.links import addresses, table_links
from slapjack.server.peers import Peer
from slapjack.units import TableCode

CODE = TableCode("BCDF")
WLAN = Reach(address="192.168.1.20", interface="wlan0", kind="lan")
DOCKER = Reach(address="172.17.0.1", interface="docker0", kind="virtual")
FOUND = [WLAN, DOCKER]


def came_by(host: str, scheme: str = "http") -> Peer:
    return Peer(address="192.168.1.9", is_direct=True, host=host, scheme=scheme)


def urls(config: ServerConfig, found: list[Reach], peer: Peer | None = None) -> list[str]:
    return [link.url for link in table_links(config, CODE, found, peer)]


def test_a_host_at_localhost_shares_the_address_of_the_home_network() -> None:
    for host in ("localhost:8080", "127.0.0.1:8080", "[::1]:8080", ""):
        assert urls(ServerConfig(), FOUND, came_by(host)) == [
            "http://192.168.1.20:8080/BCDF",
            "http://172.17.0.1:8080/BCDF",
        ]


def test_the_public_address_wins() -> None:
    config = ServerConfig(public_url="https://cards.example.org/games", base_path="/games")
    links = table_links(config, CODE, FOUND, came_by("192.168.1.20:8080"))
    assert [(link.kind, link.url) for link in links][:2] == [
        ("public", "https://cards.example.org/games/BCDF"),
        ("lan", "http://192.168.1.20:8080/games/BCDF"),
    ]


def test_the_number_by_which_a_browser_came_is_the_best_proof() -> None:
    only_bridge = [Reach(address="172.17.0.2", interface="eth0", kind="lan")]
    assert urls(ServerConfig(), only_bridge, came_by("192.168.1.5:9000")) == [
        "http://192.168.1.5:9000/BCDF",
        "http://172.17.0.2:8080/BCDF",
    ]


def test_coming_in_over_docker_does_not_put_docker_first() -> None:
    links = urls(ServerConfig(), FOUND, came_by("172.17.0.1:8080"))
    assert links == ["http://192.168.1.20:8080/BCDF", "http://172.17.0.1:8080/BCDF"]


def test_a_name_may_be_known_to_one_browser_alone() -> None:
    links = urls(ServerConfig(), FOUND, came_by("slapjack.test:8080"))
    assert links[:2] == ["http://192.168.1.20:8080/BCDF", "http://slapjack.test:8080/BCDF"]


def test_a_proxys_visitor_shares_what_the_proxy_says() -> None:
    config = ServerConfig(base_path="/games")
    assert urls(config, [], came_by("cards.example.org", "https")) == [
        "https://cards.example.org/games/BCDF"
    ]


def test_a_machine_with_loopback_only_has_no_link() -> None:
    assert urls(ServerConfig(), [], came_by("localhost:8080")) == []


def test_the_usual_port_is_not_written() -> None:
    assert urls(ServerConfig(port=80), [WLAN]) == ["http://192.168.1.20/BCDF"]


def test_only_addresses_at_which_the_server_listens_are_shared() -> None:
    assert addresses(ServerConfig(), FOUND) == FOUND
    assert addresses(ServerConfig(host="127.0.0.1"), FOUND) == []
    assert addresses(ServerConfig(host="192.168.1.20"), FOUND) == [WLAN]


def test_a_given_lan_address_takes_the_place_of_what_was_found() -> None:
    given = addresses(ServerConfig(lan_address="192.168.7.7"), FOUND)
    assert [reach.address for reach in given] == ["192.168.7.7"]
