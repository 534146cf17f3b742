"""Sockets over a real port, with real clients and with raw ones that misbehave."""

import asyncio
from contextlib import suppress
from ipaddress import ip_network

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Subprotocol

from slapjack.protocol.client_messages import Deal, Hello, React, Watermark
from slapjack.protocol.codec import MESSAGE_BYTES_MAX, PROTO
from slapjack.protocol.server_messages import Ended, Goaway, Refused, Welcome
from slapjack.server import socket as socket_module
from slapjack.server import wire
from slapjack.server.limits import Rate
from slapjack.units import Micros
from tests.server.house import HOST, House, Start, heard, say

WATCH = Hello(proto=PROTO, tokens=[], role="watcher")


async def closed_with(socket: ClientConnection) -> int | None:
    """Take messages until the server closes, and return its code."""
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code


async def status_of(house: House, path: str, **headers: str) -> int:
    """Return the status with which a handshake is refused."""
    with pytest.raises(InvalidStatus) as refused:
        await connect(
            f"ws://{HOST}:{house.port}{path}",
            subprotocols=[Subprotocol("slapjack.v1")],
            additional_headers=headers,
            proxy=None,
        )
    return refused.value.response.status_code


# The handshake


async def test_a_hello_is_answered_by_the_table(house: House) -> None:
    code = house.open_table().code
    async with house.socket(code) as socket:
        await say(socket, WATCH)
        welcome = await heard(socket, "welcome")
    assert isinstance(welcome, Welcome)
    assert (welcome.code, welcome.proto, welcome.role) == (code, PROTO, "watcher")


async def test_a_seat_is_owned_by_its_token(house: House) -> None:
    code = house.open_table().code
    seat = (await house.http.post(f"/api/v1/tables/{code}/seats")).json()
    async with house.socket(code) as socket:
        await say(socket, Hello(proto=PROTO, tokens=[seat["token"]]))
        welcome = await heard(socket, "welcome")
    assert isinstance(welcome, Welcome)
    assert welcome.seats == [seat["seat"]]


async def test_a_wrong_token_gets_no_seat_and_its_own_code(house: House) -> None:
    code = house.open_table().code
    async with house.socket(code) as socket:
        await say(socket, Hello(proto=PROTO, tokens=["x" * 22]))
        assert await closed_with(socket) == 4001


async def test_a_table_that_is_gone_is_said_before_the_close(house: House) -> None:
    async with house.socket("BCDF") as socket:
        ended = await heard(socket, "ended")
        assert ended == Ended(why="no_such_table")
        assert await closed_with(socket) == 4004


async def test_a_code_in_small_letters_finds_its_table(house: House) -> None:
    async with house.watcher(house.open_table().code.lower()):
        pass


async def test_no_compression_is_used_though_it_is_offered(house: House) -> None:
    async with house.socket(house.open_table().code) as socket:
        assert socket.response is not None
        assert "Sec-WebSocket-Extensions" not in socket.response.headers
        assert socket.subprotocol == "slapjack.v1"


async def test_a_page_of_another_site_is_refused(house: House) -> None:
    path = f"/api/v1/tables/{house.open_table().code}/socket"
    assert await status_of(house, path, Origin="http://evil.example") == 403
    assert await status_of(house, path, Origin="null") == 403
    assert house.wiring.limits.sockets_open == 0


async def test_our_own_page_and_the_public_one_are_let_in(start: Start) -> None:
    house = await start(public_url="https://cards.example.org")
    code = house.open_table().code
    for origin in (f"http://{HOST}:{house.port}", "https://cards.example.org", None):
        async with house.socket(code, origin=origin) as socket:
            await say(socket, WATCH)
            await heard(socket, "welcome")


async def test_a_socket_elsewhere_is_refused(house: House) -> None:
    for path in ("/", "/socket", "/api/v1/tables/BCDF", "/api/v1/tables/BCDF/socket/x"):
        assert await status_of(house, path) == 404


async def test_a_client_must_speak_our_protocol(house: House) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(house.url(house.open_table().code), proxy=None)
    assert refused.value.response.status_code == 400


async def test_sockets_of_one_address_are_limited(house: House) -> None:
    house.wiring.limits.sockets.rate = Rate(every_us=Micros(60_000_000), burst=1)
    house.wiring.limits.unproven.rate = Rate(every_us=Micros(60_000_000), burst=1)
    code = house.open_table().code
    async with house.socket(code), house.socket(code):
        assert await status_of(house, f"/api/v1/tables/{code}/socket") == 429


async def test_guessing_codes_by_socket_is_slowed_down(house: House) -> None:
    house.wiring.limits.wrong_codes.rate = Rate(every_us=Micros(60_000_000), burst=2)
    codes = []
    for _ in range(3):
        async with house.socket("BCDF") as socket:
            with suppress(ConnectionClosed):
                await say(socket, WATCH)
            codes.append(await closed_with(socket))
    assert codes == [4004, 4004, 4008]


async def test_below_a_base_path_the_socket_is_below_it_too(start: Start) -> None:
    house = await start(base_path="/games/slap")
    async with house.watcher(house.open_table().code):
        pass


async def test_visitors_of_a_trusted_proxy_are_counted_apart(start: Start) -> None:
    house = await start(trusted_proxies=(ip_network("127.0.0.1"),))
    house.wiring.limits.sockets.rate = Rate(every_us=Micros(60_000_000), burst=1)
    house.wiring.limits.unproven.rate = Rate(every_us=Micros(60_000_000), burst=0)
    code = house.open_table().code
    for visitor in ("198.51.100.1", "198.51.100.2"):
        async with house.socket(code, headers={"x-forwarded-for": visitor}):
            pass
    path = f"/api/v1/tables/{code}/socket"
    assert await status_of(house, path, **{"X-Forwarded-For": "198.51.100.1"}) == 429


# Hello


async def test_whoever_speaks_before_hello_is_sent_away(house: House) -> None:
    async with house.socket(house.open_table().code) as socket:
        await say(socket, Deal(action_id="a"))
        assert await closed_with(socket) == 4000


async def test_whoever_never_says_hello_is_sent_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "HELLO_S", 0.02)
    async with house.socket(house.open_table().code) as socket:
        assert await closed_with(socket) == 4000


async def test_a_client_of_another_version_is_told_so(house: House) -> None:
    async with house.socket(house.open_table().code) as socket:
        await say(socket, Hello(proto=PROTO + 1, tokens=[]))
        assert await closed_with(socket) == 4010


async def test_a_second_hello_is_a_bad_message(house: House) -> None:
    async with house.watcher(house.open_table().code) as socket:
        await say(socket, WATCH)
        refused = await heard(socket, "refused")
    assert isinstance(refused, Refused)
    assert refused.code == "bad_message"


# Bad messages


BAD = ["null", "[]", "7", "{", '{"type":"nothing"}', "[" * 4_000]


async def test_each_bad_message_is_answered_and_one_too_many_closes(house: House) -> None:
    code = house.open_table().code
    async with house.watcher(code) as other, house.watcher(code) as socket:
        for bad in BAD[:5]:
            await socket.send(bad)
            refused = await heard(socket, "refused")
            assert isinstance(refused, Refused)
            assert (refused.code, refused.action_id) == ("bad_message", None)
            assert refused.hint
        await socket.send(BAD[5])
        assert await closed_with(socket) == 4000
        await say(other, Deal(action_id="mine"))
        refused = await heard(other, "refused")
        assert isinstance(refused, Refused)
        assert refused.action_id == "mine"


async def test_binary_is_no_message(house: House) -> None:
    async with house.watcher(house.open_table().code) as socket:
        await socket.send(msgspec.json.encode(Deal(action_id="a")))
        refused = await heard(socket, "refused")
    assert isinstance(refused, Refused)
    assert refused.code == "bad_message"


async def test_a_message_that_is_too_long_closes_at_once(house: House) -> None:
    async with house.watcher(house.open_table().code) as socket:
        await socket.send("x" * (MESSAGE_BYTES_MAX + 1))
        assert await closed_with(socket) == 1009


async def test_a_flood_of_actions_is_refused_and_then_closed(house: House) -> None:
    async with house.watcher(house.open_table().code) as socket:
        with suppress(ConnectionClosed):
            for number in range(200):
                await say(socket, React(action_id=f"a{number}", seat=0, kind="clap"))
        codes = []
        with suppress(ConnectionClosed):
            while True:
                message = msgspec.json.decode(await socket.recv())
                if message["type"] == "refused":
                    codes.append(message["code"])
        assert "too_fast" in codes
        assert socket.close_code == 4008


async def test_watermarks_of_every_frame_are_welcome(house: House) -> None:
    async with house.watcher(house.open_table().code) as socket:
        for number in range(300):
            await say(socket, Watermark(flip=1, free_us=number))
        await say(socket, Deal(action_id="after"))
        refused = await heard(socket, "refused")
    assert isinstance(refused, Refused)
    assert refused.action_id == "after"


async def test_a_flood_of_bytes_is_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "CLOSE_S", 0.02)
    async with house.watcher(house.open_table().code) as socket:
        with suppress(ConnectionClosed):
            for _ in range(200):
                await socket.send('{"type":"hello"' + " " * 4_000 + "}")
        assert await closed_with(socket) in (4000, 4008)


# Ends


async def test_a_client_may_close_at_any_time(house: House) -> None:
    async with house.watcher(house.open_table().code) as socket:
        await socket.close(1000)
        assert socket.close_code == 1000


async def test_when_the_server_stops_everybody_is_told_to_come_back(house: House) -> None:
    code = house.open_table().code
    async with house.watcher(code) as socket:
        stopping = asyncio.ensure_future(house.server.shutdown(sockets=[]))
        assert isinstance(await heard(socket, "goaway"), Goaway)
        assert await closed_with(socket) == 1012
        await stopping
        house.server.started = False
    assert house.said == ["stopping"]
    assert len(house.served.sockets) == 0
