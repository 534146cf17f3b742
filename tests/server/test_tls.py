import ssl
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from slapjack.server.banner import home_url
from slapjack.server.config import ConfigError, ServerConfig
from slapjack.server.lan import Reach
from slapjack.server.links import table_links
from slapjack.server.tls import check_tls
from slapjack.units import TableCode
from tests.server.certificates import CERT, KEY, LOCKED_KEY, OTHER_KEY
from tests.server.house import HOST, Start


@pytest.fixture
def pair(tmp_path: Path) -> tuple[Path, Path]:
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    cert.write_text(CERT)
    key.write_text(KEY)
    return cert, key


def test_no_certificate_is_plain_http_and_nothing_to_check() -> None:
    check_tls(None, None)


def test_a_pair_that_belongs_together_is_taken(pair: tuple[Path, Path]) -> None:
    check_tls(*pair)


def test_one_of_the_two_alone_names_the_other(pair: tuple[Path, Path]) -> None:
    with pytest.raises(ConfigError, match="--tls-key is missing"):
        check_tls(pair[0], None)
    with pytest.raises(ConfigError, match="--tls-cert is missing"):
        check_tls(None, pair[1])


def test_a_missing_file_is_named_with_its_flag(pair: tuple[Path, Path], tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"--tls-cert names .*gone.*no such file"):
        check_tls(tmp_path / "gone", pair[1])
    with pytest.raises(ConfigError, match=r"--tls-key names .*gone.*no such file"):
        check_tls(pair[0], tmp_path / "gone")


def test_a_file_that_cannot_be_read_says_who_must_be_able_to(pair: tuple[Path, Path]) -> None:
    with pytest.raises(ConfigError, match=r"cannot be read .*the user that runs Slapjack"):
        check_tls(pair[0].parent, pair[1])


@pytest.mark.parametrize(
    ("cert", "key", "says"),
    [
        (KEY, KEY, "holds no certificate"),
        (CERT, CERT, "holds no private key"),
        (CERT, OTHER_KEY, "is not that of the certificate"),
        (CERT, LOCKED_KEY, "locked with a password"),
        (CERT[:200] + "\n-----END CERTIFICATE-----\n", KEY, "cannot be used"),
    ],
    ids=["no certificate", "no key", "mismatch", "locked", "broken"],
)
def test_files_that_cannot_be_used_are_a_sentence(
    pair: tuple[Path, Path], cert: str, key: str, says: str
) -> None:
    pair[0].write_text(cert)
    pair[1].write_text(key)
    with pytest.raises(ConfigError, match=says) as refused:
        check_tls(*pair)
    assert "\n" not in str(refused.value)


async def test_page_api_and_socket_are_served_over_tls(
    start: Start, pair: tuple[Path, Path]
) -> None:
    house = await start(tls_cert=pair[0], tls_key=pair[1])
    trusts = ssl.create_default_context(cadata=CERT)
    base = f"https://localhost:{house.port}"
    async with httpx.AsyncClient(base_url=base, verify=trusts, trust_env=False) as http:
        table = (await http.post("/api/v1/tables")).json()
        assert (await http.get(f"/api/v1/tables/{table['code']}")).status_code == 200
    async with connect(
        f"wss://{HOST}:{house.port}{table['socket']}",
        ssl=trusts,
        subprotocols=[Subprotocol("slapjack.v1")],
        proxy=None,
    ) as socket:
        assert socket.subprotocol == "slapjack.v1"


def test_all_links_of_a_tls_server_say_https(pair: tuple[Path, Path]) -> None:
    config = ServerConfig(port=443, tls_cert=pair[0], tls_key=pair[1])
    found = [Reach(address="192.168.1.20", interface="eth0", kind="lan")]
    (link,) = table_links(config, TableCode("BCDF"), found)
    assert link.url == "https://192.168.1.20/BCDF"
    assert home_url(config) == "https://localhost/"
