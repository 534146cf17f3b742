from slapjack.i18n.catalog import catalog
from slapjack.server.banner import banner, home_url, qr_text
from slapjack.server.config import ServerConfig
from slapjack.server.links import Link
from slapjack.units import TableCode

CODE = TableCode("BCDF")
LAN = Link(url="http://192.168.1.20:8080/BCDF", kind="lan")
DOCKER = Link(url="http://172.17.0.1:8080/BCDF", kind="virtual")
PUBLIC = Link(url="https://cards.example.org/BCDF", kind="public")
TOKEN = "0123456789abcdef"


def text(links: list[Link], draws_qr: bool = True, host_token: str | None = TOKEN) -> str:
    return banner(
        ServerConfig(),
        catalog(),
        links,
        code=CODE if host_token else None,
        host_token=host_token,
        draws_qr=draws_qr,
    )


def test_a_host_sees_an_address_a_link_and_a_qr_code() -> None:
    shown = text([LAN, DOCKER])
    assert "http://localhost:8080/" in shown
    assert LAN.url in shown
    assert qr_text(LAN.url) in shown


def test_the_hosts_secret_stands_in_one_line_and_only_in_its_fragment() -> None:
    lines = [line for line in text([LAN]).splitlines() if TOKEN in line]
    assert lines == [f"  http://localhost:8080/BCDF#host={TOKEN}"]


def test_the_host_of_a_public_server_gets_a_link_that_works_from_afar() -> None:
    config = ServerConfig(public_url="https://cards.example.org")
    shown = banner(config, catalog(), [PUBLIC], code=CODE, host_token=TOKEN)
    assert f"https://cards.example.org/BCDF#host={TOKEN}" in shown
    assert "localhost" not in shown


def test_the_public_link_is_the_one_to_scan() -> None:
    shown = text([PUBLIC, LAN])
    assert qr_text(PUBLIC.url) in shown
    assert shown.index(PUBLIC.url) < shown.index(LAN.url)


def test_without_an_address_for_phones_there_is_no_qr_code_but_a_hint() -> None:
    for links in ([], [DOCKER]):
        shown = text(links)
        assert "\u2588" not in shown
        assert "--lan-address" in shown


def test_a_docker_address_is_listed_last() -> None:
    shown = text([LAN, DOCKER])
    assert shown.index(DOCKER.url) > shown.index("Other addresses")


def test_a_terminal_without_block_signs_gets_the_link_only() -> None:
    shown = text([LAN], draws_qr=False)
    assert shown.isascii()
    assert LAN.url in shown


def test_without_a_first_table_there_is_no_host_link() -> None:
    assert "#host" not in text([LAN], host_token=None)


def test_the_start_page_is_named_as_this_computer_reaches_it() -> None:
    assert home_url(ServerConfig(port=80)) == "http://localhost/"
    assert home_url(ServerConfig(base_path="/games")) == "http://localhost:8080/games/"
    assert home_url(ServerConfig(host="192.168.1.20")) == "http://192.168.1.20:8080/"
    assert home_url(ServerConfig(public_url="https://a.example/x")) == "https://a.example/x/"
    assert home_url(ServerConfig(host="::1")) == "http://[::1]:8080/"
