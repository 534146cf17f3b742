from ipaddress import ip_network

import pytest

from slapjack.server.config import ConfigError, config_of


def test_paths_and_addresses_are_brought_into_one_form() -> None:
    config = config_of(
        host="0.0.0.0",
        port=8080,
        public_url="https://cards.example.org/",
        base_path="games/slapjack/",
        trusted_proxies="127.0.0.1, 10.1.2.3/8",
        lan_address="192.168.1.20",
    )
    assert config.public_url == "https://cards.example.org"
    assert config.base_path == "/games/slapjack"
    assert config.trusted_proxies == (ip_network("127.0.0.1"), ip_network("10.0.0.0/8"))


def test_a_public_address_with_a_path_says_the_base_path() -> None:
    config = config_of(host="", port=80, public_url="https://cards.example.org/games/")
    assert config.base_path == "/games"
    assert config.public_url == "https://cards.example.org/games"


def test_a_given_base_path_stands_beside_the_public_path() -> None:
    config = config_of(host="", port=80, public_url="https://a.example/x", base_path="/y")
    assert config.base_path == "/y"


def test_an_empty_setting_is_no_setting() -> None:
    config = config_of(host="", port=80, public_url="", base_path="/", lan_address="")
    assert (config.public_url, config.base_path, config.lan_address) == (None, "", None)


@pytest.mark.parametrize(
    ("setting", "value", "says"),
    [
        ("port", 65_536, "from 1 to 65535, got 65536"),
        ("port", -1, "got -1"),
        ("public_url", "cards.example.org", "must look like https://"),
        ("public_url", "ftp://cards.example.org", "must look like https://"),
        ("public_url", "https://cards.example.org/?a=1", "must look like https://"),
        ("base_path", "/a//b", "must look like /games/slapjack"),
        ("base_path", "/../etc", "must look like /games/slapjack"),
        ("base_path", "/a?b", "must look like /games/slapjack"),
        ("trusted_proxies", "nginx", "an address such as 127.0.0.1"),
        ("lan_address", "laptop", "must look like 192.168.1.20"),
        ("table_ttl", "tomorrow", "--table-ttl must look like 30m, 24h or 7d"),
        ("table_ttl", "0h", "--table-ttl must look like"),
        ("keep_records", "24", "--keep-records must look like"),
    ],
)
def test_what_cannot_work_is_turned_away_with_what_would(
    setting: str, value: object, says: str
) -> None:
    settings: dict[str, object] = {"host": "0.0.0.0", "port": 8080, setting: value}
    with pytest.raises(ConfigError, match=says):
        config_of(**settings)  # type: ignore[arg-type]


def test_spans_are_read_in_minutes_hours_and_days() -> None:
    config = config_of(host="", port=80, table_ttl="30m", keep_records="7 D")
    assert (config.table_ttl_s, config.records_s) == (1_800, 604_800)
