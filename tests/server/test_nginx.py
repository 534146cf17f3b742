"""Through a real nginx, set up as the sample files say: page, API, socket, links, and doctor."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from slapjack.i18n.catalog import catalog
from slapjack.protocol.client_messages import Hello
from slapjack.protocol.codec import PROTO, SUBPROTOCOL
from slapjack.server.doctor.findings import Finding
from slapjack.server.doctor.outside import look
from slapjack.server.pages import STATIC
from slapjack.server.routes.tables import qr_svg
from slapjack.server.wire import BEAT_S
from tests.server.house import BOUND_S, House, Start, heard, say
from tests.server.nginx import SAMPLES, needs_nginx, nginx, sample

pytestmark = [pytest.mark.slow, needs_nginx]

PATH = "/games/slapjack"
TRUSTED = (ip_network("127.0.0.1"),)
NGINX_SILENCE_S = 60
"""proxy_read_timeout where nobody sets it."""


@dataclass
class Front:
    """A server of ours as its visitors reach it: through nginx."""

    house: House
    url: str
    http: httpx.AsyncClient

    @property
    def netloc(self) -> str:
        return self.url.removeprefix("http://").partition("/")[0]

    @asynccontextmanager
    async def socket(self, code: str) -> AsyncIterator[ClientConnection]:
        """Open a socket as the page at our address would."""
        async with (
            connect(
                f"ws{self.url.removeprefix('http')}/api/v1/tables/{code}/socket",
                subprotocols=[Subprotocol(SUBPROTOCOL)],
                origin=Origin(f"http://{self.netloc}"),
                ping_interval=None,
                proxy=None,
            ) as socket,
            asyncio.timeout(BOUND_S),
        ):
            yield socket

    async def doctor(self) -> dict[str, Finding]:
        """Let `slapjack doctor URL` look, beside the loop that serves it."""
        findings = await asyncio.to_thread(look, self.url, catalog())
        return {finding.check: finding for finding in findings}


@asynccontextmanager
async def front(
    start: Start, folder: Path, site: str, path: str = "", **settings: object
) -> AsyncIterator[Front]:
    house = await start(STATIC, **{"trusted_proxies": TRUSTED, "base_path": path, **settings})
    with nginx(folder, site, house.port) as port:
        url = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=5) as http:
            yield Front(house, f"{url}{path}", http)


SITES: dict[str, tuple[Callable[[], str], str]] = {
    "own name": (lambda: sample("nginx.conf"), ""),
    "path kept": (lambda: sample("nginx-subpath.conf"), PATH),
    "path stripped": (lambda: sample("nginx-subpath.conf", strip="path"), PATH),
}


@pytest.fixture(params=list(SITES.values()), ids=list(SITES))
async def through(
    request: pytest.FixtureRequest, start: Start, tmp_path: Path
) -> AsyncIterator[Front]:
    site, path = request.param
    async with front(start, tmp_path, site(), path) as one:
        yield one


async def test_a_table_is_opened_joined_and_played_at_through_nginx(through: Front) -> None:
    path = through.house.wiring.config.base_path
    origin = {"origin": f"http://{through.netloc}"}
    opened = await through.http.post(f"{path}/api/v1/tables", headers=origin)
    assert opened.status_code == 201
    table = opened.json()
    assert table["socket"] == f"{path}/api/v1/tables/{table['code']}/socket"
    seat = (await through.http.post(f"{path}/api/v1/tables/{table['code']}/seats")).json()
    async with through.socket(table["code"]) as socket:
        await say(socket, Hello(PROTO, [seat["token"]]))
        await heard(socket, "snapshot")
        await (await socket.ping())


async def test_links_and_qr_codes_lead_back_through_nginx(through: Front) -> None:
    path = through.house.wiring.config.base_path
    host = {"host": "cards.example.org", "origin": "http://cards.example.org"}
    table = (await through.http.post(f"{path}/api/v1/tables", headers=host)).json()
    url = f"http://cards.example.org{path}/{table['code']}"
    assert url in [link["url"] for link in table["links"]]
    drawn = await through.http.get(
        f"{path}/api/v1/tables/{table['code']}/qr.svg", params={"link": url}, headers=host
    )
    assert drawn.content == qr_svg(url)
    page = await through.http.get(url.removeprefix("http://cards.example.org"), headers=host)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")


async def test_everything_that_the_page_loads_comes_through_nginx(through: Front) -> None:
    path = through.house.wiring.config.base_path
    page = await through.http.get(f"{path}/BCDF")
    assert page.status_code == 200, "the page is built by `make setup`"
    loaded = re.findall(r'(?:src|href)="([^"#]+)"', page.text)
    assert loaded
    for link in loaded:
        assert not link.startswith(("/", "http")), link
        answer = await through.http.get(f"{path}/{link.removeprefix('./')}")
        assert answer.status_code == 200, link


async def test_limits_count_visitors_and_not_the_proxy(through: Front) -> None:
    path = through.house.wiring.config.base_path
    way = (await through.http.get(f"{path}/api/v1/way")).json()
    assert (way["trusted"], way["direct"]) == (True, False)
    assert (way["scheme"], way["host"]) == ("http", through.netloc)
    lie = {"x-forwarded-for": "192.0.2.77", "forwarded": "for=192.0.2.78"}
    await through.http.get(f"{path}/api/v1/tables/BCDF", headers=lie)
    assert list(through.house.wiring.limits.wrong_codes._of) == ["127.0.0.1"]


async def test_metrics_are_not_for_visitors(start: Start, tmp_path: Path) -> None:
    async with front(start, tmp_path, sample("nginx.conf"), metrics=True) as one:
        assert (await one.house.http.get("/metrics")).status_code == 200
        assert (await one.http.get("/metrics")).status_code == 404


async def test_doctor_finds_nothing_wrong_behind_the_sample_files(through: Front) -> None:
    found = await through.doctor()
    assert [finding for finding in found.values() if finding.verdict != "ok"] == []
    assert found["proxy"].says == "A proxy stands before the server, and is trusted."
    assert {"server", "storage", "base_path", "proxy", "origin", "upgrade", "clock"} <= set(found)


@pytest.mark.parametrize(
    ("drop", "check", "mend"),
    [
        ("Upgrade $http_upgrade", "upgrade", "proxy_set_header Upgrade $http_upgrade;"),
        ("Connection $slapjack", "upgrade", 'proxy_set_header Connection "upgrade";'),
        ("Host $http_host", "origin", "proxy_set_header Host $http_host;"),
    ],
)
async def test_doctor_names_the_line_that_a_proxy_lacks(
    start: Start, tmp_path: Path, drop: str, check: str, mend: str
) -> None:
    async with front(start, tmp_path, sample("nginx.conf", drop=drop)) as one:
        found = (await one.doctor())[check]
    assert found.verdict == "wrong"
    assert mend in found.mend


async def test_doctor_names_a_proxy_that_nobody_trusts(start: Start, tmp_path: Path) -> None:
    async with front(start, tmp_path, sample("nginx.conf"), trusted_proxies=()) as one:
        found = (await one.doctor())["proxy"]
    assert (found.verdict, found.mend) == ("wrong", "--trusted-proxies 127.0.0.1")


async def test_doctor_names_the_base_path_that_a_proxy_keeps(start: Start, tmp_path: Path) -> None:
    site = sample("nginx-subpath.conf")
    async with front(start, tmp_path, site) as one:
        one.url += PATH
        found = (await one.doctor())["base_path"]
    assert found.verdict == "wrong"
    assert f"--base-path {PATH}" in found.mend


async def test_doctor_names_the_base_path_that_a_proxy_strips(start: Start, tmp_path: Path) -> None:
    site = sample("nginx-subpath.conf", strip="path")
    async with front(start, tmp_path, site) as one:
        one.url += PATH
        found = (await one.doctor())["base_path"]
    assert found.verdict == "wrong"
    assert f"--base-path {PATH}" in found.mend


async def test_doctor_says_that_the_proxy_reaches_no_server(start: Start, tmp_path: Path) -> None:
    async with front(start, tmp_path, sample("nginx.conf")) as one:
        await one.house.server.shutdown()
        found = (await one.doctor())["server"]
    assert found.verdict == "wrong"
    assert "proxy_pass" in found.mend


@pytest.mark.parametrize("name", ["nginx.conf", "nginx-subpath.conf"])
def test_two_pings_fit_into_the_silence_that_a_proxy_allows(name: str) -> None:
    allowed = re.search(r"proxy_read_timeout (\d+)s;", (SAMPLES / name).read_text())
    assert allowed is not None
    for silence_s in (int(allowed[1]), NGINX_SILENCE_S):
        assert silence_s > 2 * BEAT_S
