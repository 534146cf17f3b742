"""Pages, files, headers and base paths over a real port."""

from ipaddress import ip_network
from pathlib import Path

import pytest

from tests.server.house import House, Start

PAGE = "<!doctype html><title>Slapjack</title>"


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "app-1a2b.js").write_text("let plain")
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(b"gzipped")
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "notes.py").write_text("secret")
    (tmp_path / "outside.txt").write_text("secret")
    return folder


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/BCDF",
        "/bcdf",
        "/abcd",
        "/rules",
        "/rules?preset=fast",
        "/tv",
        "/settings",
        "/learn",
        "/trainer",
    ],
)
async def test_the_page_is_served_for_the_start_and_for_every_code(
    start: Start, static: Path, path: str
) -> None:
    house = await start(static)
    answer = await house.http.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    ("accepted", "encoding", "content"),
    [
        ("gzip, br", "br", b"brotli"),
        ("gzip", "gzip", b"gzipped"),
        ("identity", None, b"let plain"),
    ],
)
async def test_a_file_comes_packed_as_the_browser_takes_it(
    start: Start, static: Path, accepted: str, encoding: str | None, content: bytes
) -> None:
    house = await start(static)
    request = house.http.build_request(
        "GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}
    )
    answer = await house.http.send(request, stream=True)
    raw = b"".join([part async for part in answer.aiter_raw()])
    await answer.aclose()
    assert raw == content
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "accept-encoding"
    assert "immutable" in answer.headers["cache-control"]


async def test_a_file_without_a_hash_is_asked_for_again(start: Start, static: Path) -> None:
    answer = await (await start(static)).http.get("/icon.svg")
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt",
        "/%2e%2e/outside.txt",
        "/..%2foutside.txt",
        "/assets/../../outside.txt",
        "//etc/hostname",
        "/notes.py",
        "/assets",
        "/nothing.js",
        "/BCDFG",
        "/%00.js",
    ],
)
async def test_nothing_but_the_clients_own_files_is_served(
    start: Start, static: Path, path: str
) -> None:
    answer = await (await start(static)).http.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text
    assert "Start" in answer.text or "start page" in answer.text


async def test_a_missing_build_is_said_with_the_command_that_builds_it(start: Start) -> None:
    house = await start(Path("no such folder"))
    answer = await house.http.get("/")
    assert answer.status_code == 503
    assert "make setup" in answer.text
    assert "web page is missing" in answer.text


async def test_a_page_may_only_talk_to_its_own_origin(start: Start, static: Path) -> None:
    house = await start(static)
    for path in ("/", "/api/v1/tables/BCDF", "/icon.svg", "/nothing"):
        headers = (await house.http.get(path)).headers
        policy = headers["content-security-policy"].split("; ")
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert f"connect-src 'self' ws://127.0.0.1:{house.port} wss://127.0.0.1:{house.port}" in (
            policy
        )
        assert not any("unsafe" in rule or "http:" in rule or "*" in rule for rule in policy)
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "microphone=()" in headers["permissions-policy"]
        assert "server" not in headers


@pytest.mark.parametrize("host", ["a b", "evil.example; script-src *", "x'y", ""])
async def test_a_strange_host_name_does_not_get_into_the_policy(house: House, host: str) -> None:
    policy = (await house.http.get("/", headers={"host": host})).headers["content-security-policy"]
    assert "connect-src 'self';" in policy
    assert "script-src 'self';" in policy


@pytest.mark.parametrize("prefix", ["/games/slap", ""], ids=["kept", "stripped"])
async def test_below_a_base_path_all_works_whether_a_proxy_keeps_or_strips_it(
    start: Start, static: Path, prefix: str
) -> None:
    house = await start(static, base_path="/games/slap")
    opened = (await house.http.post(f"{prefix}/api/v1/tables")).json()
    assert opened["page"] == f"/games/slap/{opened['code']}"
    assert opened["socket"] == f"/games/slap/api/v1/tables/{opened['code']}/socket"
    assert (await house.http.get(f"{prefix}/{opened['code']}")).text == PAGE
    assert (await house.http.get(f"{prefix}/icon.svg")).status_code == 200
    assert (await house.http.get(f"{prefix}/healthz")).status_code == 200


async def test_the_bare_base_path_gets_its_slash(start: Start, static: Path) -> None:
    house = await start(static, base_path="/games/slap")
    answer = await house.http.get("/games/slap")
    assert (answer.status_code, answer.headers["location"]) == (308, "/games/slap/")


async def test_a_proxys_visitor_gets_links_that_lead_through_the_proxy(start: Start) -> None:
    house = await start(trusted_proxies=(ip_network("127.0.0.1"),), base_path="/games")
    code = house.open_table().code
    answer = await house.http.get(
        f"/api/v1/tables/{code}",
        headers={"x-forwarded-host": "cards.example.org", "x-forwarded-proto": "https"},
    )
    assert answer.json()["links"] == [
        {"url": f"https://cards.example.org/games/{code}", "kind": "name"}
    ]
