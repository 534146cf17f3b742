"""`slapjack doctor URL`, before servers that are well and before those that are not."""

import asyncio
from ipaddress import ip_network
from pathlib import Path

import pytest

from slapjack.i18n.catalog import catalog
from slapjack.server.doctor.findings import Finding, is_well
from slapjack.server.doctor.outside import look
from tests.server.certificates import CERT, KEY
from tests.server.doctor.front import answering, well
from tests.server.house import HOST, Start


async def findings(url: str) -> dict[str, Finding]:
    """Look from a thread, since the server runs in this loop."""
    found = await asyncio.to_thread(look, url, catalog())
    for one in found:
        assert not one.says.startswith("doctor-"), one.says
        assert one.says.endswith("."), one.says
        if one.verdict == "wrong":
            assert one.mend or one.check == "storage", one
    return {one.check: one for one in found}


async def test_a_server_that_is_well_has_nothing_to_mend(start: Start) -> None:
    house = await start()
    found = await findings(f"http://{HOST}:{house.port}")
    assert [one for one in found.values() if one.verdict != "ok"] == []
    # The clock is compared by the Date header, which only the main loop of a whole process writes.
    assert set(found) == {"server", "storage", "base_path", "proxy", "origin", "upgrade"}
    assert is_well(list(found.values()))


async def test_looking_leaves_nothing_open_at_the_server(start: Start) -> None:
    house = await start()
    await findings(f"http://{HOST}:{house.port}")
    async with asyncio.timeout(8):
        while house.served.sockets:
            await house.http.get("/healthz")
    assert house.wiring.limits.sockets_open == 0


async def test_the_base_path_of_links_is_compared_with_the_address(start: Start) -> None:
    house = await start(base_path="/games")
    found = await findings(f"http://{HOST}:{house.port}")
    assert found["base_path"].verdict == "wrong"
    assert "--base-path /" in found["base_path"].mend
    found = await findings(f"http://{HOST}:{house.port}/games")
    assert found["base_path"].verdict == "ok"


async def test_another_public_address_is_a_hint(start: Start) -> None:
    house = await start(public_url="https://cards.example.org")
    found = (await findings(f"http://{HOST}:{house.port}"))["public_url"]
    assert found.verdict == "hint"
    assert f"--public-url http://{HOST}:{house.port}" in found.mend


async def test_a_server_that_stops_is_not_ready(start: Start) -> None:
    house = await start()
    house.wiring.doors.are_open = False
    assert (await findings(f"http://{HOST}:{house.port}"))["storage"].verdict == "wrong"


async def test_a_certificate_that_nobody_vouches_for_is_said(start: Start, tmp_path: Path) -> None:
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    cert.write_text(CERT)
    key.write_text(KEY)
    house = await start(tls_cert=cert, tls_key=key)
    found = (await findings(f"https://localhost:{house.port}"))["server"]
    assert found.verdict == "wrong"
    assert "not to be trusted" in found.says
    found = (await findings(f"http://localhost:{house.port}"))["server"]
    assert found.verdict == "wrong"


async def test_plain_http_where_tls_was_expected_is_said(start: Start) -> None:
    house = await start()
    found = (await findings(f"https://localhost:{house.port}"))["server"]
    assert "does not speak TLS" in found.says


async def test_where_nothing_listens_is_said_with_what_to_start() -> None:
    async with answering({}) as url:
        pass
    found = (await findings(url))["server"]
    assert found.verdict == "wrong"
    assert "slapjack serve" in found.mend


async def test_a_name_that_is_none_is_said() -> None:
    assert "no machine by the name" in (await findings("http://nowhere.invalid"))["server"].says


@pytest.mark.parametrize(
    ("answers", "says"),
    [
        ({}, "not Slapjack"),
        ({"/healthz": (200, "<html>A router</html>")}, "not Slapjack"),
        ({"/healthz": (502, "Bad Gateway")}, "does not reach Slapjack"),
        ({**well(), "/api/v1/way": (404, {"code": "no_such_path"})}, "An older Slapjack"),
    ],
    ids=["nothing", "a router", "bad gateway", "an older version"],
)
async def test_what_is_not_our_server_is_told_apart(
    answers: dict[str, tuple[int, object]], says: str
) -> None:
    async with answering(answers) as url:
        found = await asyncio.to_thread(look, url, catalog())
    assert any(says in one.says and one.verdict == "wrong" for one in found)


@pytest.mark.parametrize(
    ("way", "check", "mend"),
    [
        ({"forwarded": True, "proxy": "172.17.0.1"}, "proxy", "--trusted-proxies 172.17.0.1"),
        ({"origin_allowed": False, "host": "inner:80"}, "origin", "Host $http_host"),
        ({"scheme": "https"}, "origin", "X-Forwarded-Proto"),
        ({"base_path": "/games"}, "base_path", "--base-path /"),
    ],
    ids=["proxy", "origin", "scheme", "base path"],
)
async def test_what_a_proxy_changed_is_named_with_the_line_that_mends_it(
    way: dict[str, object], check: str, mend: str
) -> None:
    async with answering(well(**way)) as url:
        found = (await findings(url))[check]
    assert found.verdict == "wrong"
    assert mend in found.mend


async def test_a_socket_that_lost_its_upgrade_is_named() -> None:
    async with answering(well()) as url:
        found = (await findings(url))["upgrade"]
    assert found.verdict == "wrong"
    assert "404" in found.says
    assert "proxy_set_header Upgrade" in found.mend


async def test_a_clock_that_is_far_off_is_a_hint() -> None:
    async with answering(well(), date="Tue, 01 Jan 2030 00:00:00 GMT") as url:
        found = (await findings(url))["clock"]
    assert found.verdict == "hint"


async def test_the_way_of_a_request_tells_nothing_of_other_visitors(start: Start) -> None:
    house = await start(trusted_proxies=(ip_network("10.0.0.0/8"),))
    way = (await house.http.get("/api/v1/way", headers={"x-forwarded-for": "192.0.2.9"})).json()
    assert way["proxy"] == HOST
    assert (way["forwarded"], way["trusted"], way["direct"]) == (True, False, False)
    assert "192.0.2.9" not in str(way)
    assert "10.0.0.0" not in str(way)
