"""Requests as no browser sends them: never whole, far too long, too many, with crooked headers."""

import asyncio
import gc
import logging
from contextlib import AsyncExitStack, suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from slapjack.server import front
from slapjack.server.limits import Rate
from slapjack.server.peers import is_own_origin, peer_of
from slapjack.units import Micros
from tests.hostile.wild import asking, comes_true, exchanged, plain, status_of
from tests.server.house import House

pytestmark = pytest.mark.slow

# Time


async def test_a_connection_that_never_asks_is_ended(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "REQUEST_S", 0.02)
    async with plain(house) as (reader, _):
        with suppress(ConnectionError):
            assert await reader.read() == b""


async def test_a_request_that_comes_sign_by_sign_is_ended(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "REQUEST_S", 0.05)
    async with plain(house) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
        ended = asyncio.ensure_future(reader.read())
        while not ended.done():
            writer.write(b"a")
            await asyncio.wait([ended], timeout=0.01)
        with suppress(ConnectionError):
            assert ended.result() == b""


async def test_a_body_that_is_never_whole_is_ended(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "REQUEST_S", 0.05)
    answer = await exchanged(house, b"POST /api/v1/tables HTTP/1.1\r\nContent-Length: 100\r\n\r\n{")
    assert answer == b""


async def test_a_second_request_on_a_kept_connection_has_its_own_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with plain(house) as (reader, writer):
        writer.write(b"GET /healthz HTTP/1.1\r\n\r\n")
        assert b" 200 " in await reader.readuntil(b"\r\n\r\n")
        monkeypatch.setattr(front, "REQUEST_S", 0.02)
        writer.write(b"GET /hea")
        with suppress(ConnectionError):
            await reader.read()


async def test_an_answer_that_nobody_reads_is_given_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "UNREAD_S", 0.05)
    one = b"GET /api/v1/messages.json HTTP/1.1\r\n\r\n"
    async with plain(house) as (_, writer):
        with suppress(ConnectionError):
            while True:
                writer.write(one * 8)
                await writer.drain()


# Size


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"GET / HTTP/1.1\r\nX-Long: " + b"a" * 300_000,
        b"GET /" + b"a" * 300_000,
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 50_000,
        b"GET / HTTP/1.1\r\nX-Long: " + b"a" * 20_000 + b"\r\n\r\n",
    ],
    ids=["endless header", "endless path", "endless headers", "whole but long"],
)
async def test_a_head_that_is_too_long_ends_its_connection(
    house: House, request_bytes: bytes
) -> None:
    answer = await exchanged(house, request_bytes)
    assert answer == b"" or status_of(answer) == 400


async def test_thousands_of_requests_in_one_go_are_not_taken(house: House) -> None:
    answer = await exchanged(house, b"GET /healthz HTTP/1.1\r\n\r\n" * 5_000)
    assert answer.count(b"HTTP/1.1") <= front.PIPELINE_MAX + 2


async def test_a_body_in_thousands_of_pieces_is_not_taken(house: House) -> None:
    head = b"POST /api/v1/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    answer = await exchanged(house, head + b"1\r\n \r\n" * 10_000)
    assert answer == b"" or status_of(answer) in (400, 413)


# Number


HALF = (b"", b"GET / HT", b"POST /x HTTP/1.1\r\nContent-Length: 9\r\n\r\n")


async def test_connections_of_one_address_are_bounded_and_given_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "REQUESTS_OPEN_OF_ADDRESS_MAX", 5)
    async with AsyncExitStack() as stack:
        open_ones = [await stack.enter_async_context(plain(house)) for _ in range(5)]
        assert await exchanged(house, asking("/healthz")) == b""
        open_ones[0][1].close()
        await comes_true(lambda: len(house.server.server_state.connections) == 4)
        assert status_of(await exchanged(house, asking("/healthz"))) == 200
    await comes_true(lambda: not house.server.server_state.connections)
    assert len(house.wiring.limits.requests_open) == 0


async def test_two_hundred_half_open_connections_leave_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        for number in range(200):
            _, writer = await stack.enter_async_context(plain(house))
            writer.write(
                (b"", b"GET / HT", b"POST /x HTTP/1.1\r\nContent-Length: 9\r\n\r\n")[number % 3]
            )
        assert (await house.http.get("/healthz")).status_code == 200
    await house.http.aclose()
    await comes_true(lambda: not house.server.server_state.connections)
    assert len(house.wiring.limits.requests_open) == 0
    gc.collect()
    assert not [one for one in gc.get_objects() if isinstance(one, front.Front)]


async def test_requests_of_one_address_are_slowed_down(house: House) -> None:
    house.wiring.limits.requests.rate = Rate(every_us=Micros(60_000_000), burst=3)
    answers = [await exchanged(house, asking("/version")) for _ in range(4)]
    assert [status_of(one) for one in answers] == [200, 200, 200, 429]
    assert b"retry-after" in answers[3]


async def test_codes_to_scan_are_drawn_once_and_few_of_other_hosts(house: House) -> None:
    house.wiring.limits.pictures.rate = Rate(every_us=Micros(60_000_000), burst=2)
    path = f"/api/v1/tables/{house.open_table().code}/qr.svg"
    asked = ["one.example", "one.example", "two.example", "three.example", "two.example"]
    answers = [status_of(await exchanged(house, asking(path, f"Host: {one}"))) for one in asked]
    assert answers == [200, 200, 200, 429, 200]


# Headers


CROOKED = [
    "Host: [",
    "Host: " + "a" * 9_000,
    "Host: \xff\xfe",
    "Host: a b",
    "Host: <b>",
    "Host: //..",
    "Host: example.org:99999999",
    "Origin: http://[",
    "Origin: \xff",
    "X-Forwarded-For: ,,,\r\nX-Forwarded-Host: [",
    "Forwarded: for=\x01",
    "Accept-Encoding: " + "br;" * 2_000,
    "Authorization: Bearer \xff",
    "Content-Type: \xff",
    "Cookie: " + ";" * 4_000,
    "Range: bytes=-1-2,,",
    "If-Modified-Since: \x80",
    "Upgrade: h2c\r\nConnection: Upgrade",
    "Transfer-Encoding: chunked\r\nContent-Length: 3",
    "Expect: 100-continue",
]


@pytest.mark.parametrize("header", CROOKED)
async def test_a_crooked_header_is_no_fault_of_ours(
    house: House, header: str, caplog: pytest.LogCaptureFixture
) -> None:
    code = house.open_table().code
    for path in ("/", f"/api/v1/tables/{code}", f"/api/v1/tables/{code}/qr.svg", "/api/v1/way"):
        answer = await exchanged(house, asking(path, header))
        assert answer == b"" or status_of(answer) < 500 or path == "/", answer[:200]
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


@pytest.mark.parametrize("header", CROOKED)
async def test_a_crooked_header_of_a_handshake_is_no_fault_of_ours(
    house: House, header: str, caplog: pytest.LogCaptureFixture
) -> None:
    code = house.open_table().code
    shake = (
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )
    async with plain(house) as (reader, writer):
        bytes_of = asking(f"/api/v1/tables/{code}/socket", header, *shake)
        writer.write(bytes_of.replace(b"Connection: close\r\n", b""))
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            await reader.readuntil(b"\r\n\r\n")
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


@given(
    st.text(st.characters(max_codepoint=255), max_size=60),
    st.text(st.characters(max_codepoint=255), max_size=60),
    st.text(st.characters(max_codepoint=255), max_size=60),
)
def test_no_header_makes_telling_the_peer_fail(host: str, origin: str, chain: str) -> None:
    headers = {"host": [host], "x-forwarded-for": [chain], "x-forwarded-host": [origin]}
    peer = peer_of("127.0.0.1", "http", lambda name: headers.get(name, []), ())
    is_own_origin(origin, peer.host, None)
    is_own_origin(f"http://{origin}", peer.host, "https://example.org")


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.binary(min_size=1, max_size=40), max_size=5).map(b"".join))
async def test_no_bytes_make_a_connection_fail(house: House, tail: bytes) -> None:
    for start in (b"", b"GET /", b"POST /api/v1/tables HTTP/1.1\r\nContent-Length: 2\r\n"):
        async with plain(house) as (_, writer):
            writer.write(start + tail)
            writer.write_eof()
    answer = await house.http.get("/healthz")
    assert answer.status_code == 200
