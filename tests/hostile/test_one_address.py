"""A class behind one router, a family behind one tunnel: limits count by token first."""

import asyncio
from contextlib import AsyncExitStack, suppress

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from slapjack.protocol.client_messages import Hello
from slapjack.protocol.codec import PROTO
from slapjack.server import limits
from slapjack.server import socket as socket_module
from slapjack.server.limits import Rate
from slapjack.units import Micros
from tests.hostile.wild import comes_true
from tests.server.house import HOST, House, heard, say

NEVER = Rate(every_us=Micros(3_600_000_000), burst=0)
"""An address that has used up everything."""

WATCH = Hello(proto=PROTO, tokens=[], role="watcher")


def used_up(house: House) -> None:
    """Let this machine's address have guessed as many codes as it may."""
    guesses = house.wiring.limits.wrong_codes
    guesses.rate = Rate(every_us=Micros(3_600_000_000), burst=1)
    guesses.take(HOST, house.wiring.clock.now())


async def seat(house: House, code: str) -> str:
    answer = await house.http.post(f"/api/v1/tables/{code}/seats", json={})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


async def come(house: House, stack: AsyncExitStack, code: str, token: str) -> ClientConnection:
    socket = await stack.enter_async_context(house.socket(code))
    await say(socket, Hello(proto=PROTO, tokens=[token]))
    await heard(socket, "welcome")
    return socket


async def close_code(socket: ClientConnection) -> int | None:
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code


@pytest.mark.slow
async def test_a_class_of_thirty_behind_one_router_opens_sits_and_plays(house: House) -> None:
    async with AsyncExitStack() as stack:
        for _ in range(6):
            opened = await house.http.post("/api/v1/tables", json={})
            assert opened.status_code == 201
            code = opened.json()["code"]
            for _ in range(5):
                for path in ("/", f"/{code}", f"/api/v1/tables/{code}"):
                    assert (await house.http.get(path)).status_code != 429
                assert (await house.http.get(f"/api/v1/tables/{code}/qr.svg")).status_code != 429
                await come(house, stack, code, await seat(house, code))
        assert len(house.wiring.fanout) == 30
        assert house.wiring.limits.sockets_open == 0


async def test_who_has_a_seat_comes_back_though_a_neighbour_opened_too_many_sockets(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SOCKETS_OF_ADDRESS_MAX", 3)
    code = house.open_table().code
    token = await seat(house, code)
    async with AsyncExitStack() as stack:
        for _ in range(3):
            await stack.enter_async_context(house.socket(code))
        await come(house, stack, code, token)
        stranger = await stack.enter_async_context(house.socket(code))
        await say(stranger, WATCH)
        assert await close_code(stranger) == 4008


async def test_who_has_a_seat_comes_back_though_a_neighbour_was_too_fast(house: House) -> None:
    house.wiring.limits.sockets.rate = NEVER
    code = house.open_table().code
    token = await seat(house, code)
    async with AsyncExitStack() as stack:
        await come(house, stack, code, token)


async def test_who_has_a_seat_comes_back_though_a_neighbour_guesses_codes(house: House) -> None:
    opened = house.open_table()
    used_up(house)
    async with AsyncExitStack() as stack:
        await come(house, stack, opened.code, opened.host_token)


async def test_a_table_at_which_the_class_plays_stays_open_to_it_while_somebody_guesses(
    house: House,
) -> None:
    code, other = house.open_table().code, house.open_table().code
    await seat(house, code)
    used_up(house)
    for _ in range(30):
        assert (await house.http.get("/api/v1/tables/BBBB")).status_code in (404, 429)
    await seat(house, code)
    async with house.watcher(code):
        pass
    assert (await house.http.get(f"/api/v1/tables/{other}")).status_code == 429


async def test_to_a_guesser_a_right_code_and_a_wrong_one_are_the_same(house: House) -> None:
    right = house.open_table().code
    wrong = "BBBB" if right != "BBBB" else "CCCC"
    used_up(house)
    said = []
    for code in (right, wrong):
        async with house.socket(code) as socket:
            await say(socket, Hello(proto=PROTO, tokens=["x" * 22]))
            said.append(await close_code(socket))
        said.append((await house.http.get(f"/api/v1/tables/{code}")).status_code)
    assert said == [4008, 429, 4008, 429]


async def test_whoever_may_only_show_a_token_has_little_time_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "PROOF_S", 0.02)
    house.wiring.limits.sockets.rate = NEVER
    async with house.socket(house.open_table().code) as socket:
        assert await close_code(socket) == 4000
    await comes_true(lambda: house.wiring.limits.sockets_open == 0)


async def test_a_token_counts_only_at_its_own_table(house: House) -> None:
    house.wiring.limits.sockets.rate = NEVER
    mine, theirs = house.open_table(), house.open_table()
    async with house.socket(theirs.code) as socket:
        await say(socket, Hello(proto=PROTO, tokens=[mine.host_token]))
        assert await close_code(socket) == 4008


async def test_beyond_all_measure_even_a_handshake_is_refused(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SOCKETS_OF_ADDRESS_MAX", 1)
    monkeypatch.setattr(limits, "UNPROVEN_OF_ADDRESS_MAX", 1)
    code = house.open_table().code
    async with house.socket(code), house.socket(code):
        with pytest.raises(Exception, match="429"):
            async with house.socket(code):
                pass
    await asyncio.sleep(0)
    await comes_true(lambda: house.wiring.limits.sockets_open == 0)
